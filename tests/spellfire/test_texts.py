"""Texts and prompts of Spellfire cards: they say all that the card does, and to whom."""

from __future__ import annotations

import re

import pytest
from positions import at_home, fight

from spellhall.games.spellfire.card import REGISTER
from spellhall.games.spellfire.facts import NO_WORLD, WORLD_NAMES
from spellhall.games.spellfire.telling.brevity import opening_of_both, told_together, without_use
from spellhall.games.spellfire.telling.card_text import in_a_row, short_name, text_of
from spellhall.games.spellfire.words.describing.wording import phase_of
from spellhall.language.control import told_apart

SHIPPED = [card for card in REGISTER.values() if card.edition != "test"]


def text(key: str) -> str:
    """The text of one card."""
    return text_of(REGISTER[key])


def test_every_further_world_of_a_card_stands_in_its_text() -> None:
    several = [card for card in SHIPPED if card.worlds - {card.world, NO_WORLD}]
    assert several
    for card in several:
        for world in card.worlds - {card.world, NO_WORLD}:
            assert WORLD_NAMES[world] in text_of(card), card.name


@pytest.mark.parametrize(
    "clumsy",
    (
        "all other your",
        "one other adventurers",
        " in a pool counts as",
        "Clerics of Malar gains",
        "Myrmidons is",
        "Gladiators stays",
        "champions and its allies",
        "chooses up to one opposing",
        "chooses an opposing",
        "edition chase card or",
        "a realm of other players",
        "each owner's",
        "uppermost",
        "for its last digit",
        "a champion not of type",
        "doubled in",
        "halved in",
        "the other card",
        "the answered card",
        "it is not so that",
        "your next turn, then your",
        " 3 or 4 or 5",
        "your champions in a pool",
        "champion of type",
        " avatar champion",
        " or more of at most ",
        "has just been won when defending",
    ),
)
def test_no_text_is_clumsy_as_some_were(clumsy: str) -> None:
    assert [card.name for card in SHIPPED if clumsy in text_of(card)] == []


BRIEF = {"NO", "1st", "1stc", "2nd", "3rd", "4th", "RL", "DL", "DLc"}
"""Sets whose cards are printed with short texts; later ones do more a card."""
CHARACTERS, LATER_CHARACTERS = 114, 157
"""How long the texts of these sets, and those of the others, are on average, at most. What is printed on the cards of
the others has 157 characters on average, too.
"""
BANNED: dict[str, set[str]] = {
    r"choose (?:an?|another|one of) [^,;:.]+, then (?:discard|raze|send) (?:that|those)\b": {
        "3rd/167",  # what happens to the realm is another thing if it is razed already
        "4th/151",  # the sentence behind it speaks of the hero
        "4th/387",
        "4th/441",  # its user is discarded even if nothing was chosen
    },
    r"for this round of battle": set(),
    r"on the other side of the battle": set(),
    r"the (?:base )?level of [\w' ]+ becomes \d": set(),
    r", then [^.]*, then ": set(),
    r"\bis also an? ": set(),
    r"when [\w', ]+ is in battle\b(?! and)": set(),
    r"\btheir own\b": set(),
    r"\bhave the help of\b": set(),
    r"in answer to [^:.]+: cancel that [\w ]+\.": set(),
    r"\bjust played\b": set(),
    r"\bdecide that\b": set(),
    r"\bit is not so that\b": set(),
    r"\bwhoever\b": set(),
    r"\bif there is any\b": set(),
    r"\bof (?:which|yours|an opponent)\b(?!')": set(),
    r"\bnobody's\b": set(),
    r"\bcards of type\b": set(),
    r"\bhas just been\b": set(),
    r"\bit is \+0\.": set(),
    r"(?:^|\. )in combat\b": set(),
    r"\bnot of (?:AD&D|[A-Z])": set(),
    r"\bonce a \w+, (?:cancel|discard)\b": set(),
    r"\bwhen there (?:is|are)\b": set(),
    r"\bfor every (?:other )?(?:player|opponent) in turn\b": set(),
    r"\bdigit drawn\b": set(),
    r"\bopposing (?!player)[\w -]+ in (?:a|the|your|their|that player's) pool": set(),
}
"""What no text says, by pattern; and the cards that may say it."""


def test_the_texts_are_short_on_average() -> None:
    for brief, longest in ((True, CHARACTERS), (False, LATER_CHARACTERS)):
        lengths = [len(text_of(card)) for card in SHIPPED if (card.edition in BRIEF) is brief]
        assert sum(lengths) / len(lengths) < longest


@pytest.mark.parametrize("pattern", BANNED)
def test_no_text_reads_as_if_it_were_translated(pattern: str) -> None:
    said = re.compile(pattern, re.IGNORECASE)
    assert {card.key for card in SHIPPED if said.search(text_of(card))} == BANNED[pattern]


@pytest.mark.parametrize("either", (r"cannot (?:play|use) (?:(?! when )[^;:.,])* and ", r" chooses [^;:.,]* and "))
def test_where_any_of_several_is_meant_the_text_says_or(either: str) -> None:
    assert [card.name for card in SHIPPED if re.search(either, text_of(card))] == []


def test_a_chosen_card_is_called_by_its_noun() -> None:
    for noun in ("realm", "champion", "ally", "holding", "magical item", "artifact", "hero", "monster", "wizard"):
        vague = re.compile(
            rf"choose (?:an?|up to one|another) (?:[\w-]+ )?{noun}(?!,| or )(?:(?! or [a-z])[^:;.])*that card"
        )
        assert [card.name for card in SHIPPED if vague.search(text_of(card))] == []


def test_what_is_yours_goes_back_to_your_own_hand_and_pile() -> None:
    for key in ("4th/022", "4th/444", "4th/401", "3rd/063", "1st/422"):
        assert re.search(r"(?:to|into) your (?:hand|draw pile)", text(key)), key


def test_who_must_be_beaten_twice_says_what_the_first_defeat_does() -> None:
    assert "The first time its bearer is defeated in a battle while defending, it returns to its pool" in text(
        "4th/205"
    )
    assert "The first time Drizzt Do'Urden is defeated in a battle while defending, it returns" in text("4th/253")
    assert "it stands and another champion may attack it. The second time, it is razed" in text("4th/009")


def test_what_holds_for_one_time_is_told_at_once() -> None:
    assert "Until the end of your next turn, dragon champions and allies can use" in text("4th/139")
    assert ", and wizards cannot use spells." in text("4th/139")


def test_plain_orders_stand_in_one_list() -> None:
    labor = "Choose a razed realm, choose a champion in your pool, rebuild that realm, then discard that champion."
    assert text("4th/122").startswith(labor)
    assert in_a_row("draw a card, then discard a card") == "draw a card, then discard a card"
    conditional = "choose a realm, then if it is yours, draw a card, then raze that realm"
    assert in_a_row(conditional) == conditional
    assert in_a_row("in turn: draw a card, then discard it, then draw a card") == (
        "in turn: draw a card, discard it, then draw a card"
    )
    told = "he takes it, then draw a card, then discard it"
    assert in_a_row(told) == told


LONG = {
    "3rd/288": 380,
    "3rd/370": 375,
    "BRc/05": 310,
    "DL/047": 305,
    "DL/083": 340,
    "DR/043": 360,
    "DR/062": 330,
    "DRc/04": 330,
    "DU/028": 345,
    "DU/072": 380,
    "DUc/19": 345,
    "FRc/21": 320,
    "NS/043": 315,
    "NS/044": 435,
    "NS/053": 320,
    "NSc/24": 370,
    "PO/058": 350,
    "RR/077": 315,
    "UD/068": 310,
}
"""Cards that do so much that their texts are longer than others, and how long these may be."""


def test_no_text_is_longer_than_a_frame_holds() -> None:
    lengths = {card.key: len(text_of(card)) for card in SHIPPED}
    assert {key: length for key, length in lengths.items() if length > LONG.get(key, 300)} == {}
    assert all(lengths[key] > 300 for key in LONG)


@pytest.mark.parametrize(
    ("key", "longest", "said"),
    [
        ("4th/475", 300, "discard the winner and another champion of your choice, if any."),
        (
            "4th/475",
            300,
            "Whenever Yondalla is discarded except as a round ends, discard a champion of your choice",
        ),
        ("4th/475", 300, "To play it, discard a monster with level 12 or more in your pool."),
        ("4th/488", 300, "raze one of your unrazed realms, then choose an opponent. That player chooses one of"),
        ("4th/488", 300, "Raze that realm, or discard it if it is already razed."),
        (
            "4th/035",
            250,
            "chooses magical items or artifacts: discard all such cards attached to the attacking champion",
        ),
        (
            "4th/127",
            240,
            "choose a realm in the same formation. The two realms change places.",
        ),
        ("4th/127", 240, "change places. Discard all holdings attached to them."),
        ("4th/240", 300, ". It cannot be removed or made to switch sides by events, magical items, spells or"),
        (
            "4th/237",
            200,
            "When it is played, discard an opposing ally of your choice, if any.",
        ),
        ("4th/508", 300, ". Immune to offensive cards and to special powers of the opposing player's champions."),
        ("4th/396", 230, "otherwise, if 6 or more, 3 base levels; otherwise, 1 base level. (Def"),
        ("4th/416", 300, "if that champion could have attacked, but has not, discard it. That player chooses and"),
        (
            "4th/129",
            300,
            "in play chooses in turn up to two realms in their hand, then if two were chosen, discard both;",
        ),
        (
            "3rd/127",
            300,
            "choose an ally or magical item attached to it. That card stays attached after the battle",
        ),
        ("3rd/127", 300, "removed. Discard all others."),
        ("1st/420", 260, "if champions are in combat, and before combat, if it was there when the round began, choose"),
        ("1st/422", 300, "send Gatekeeper to the Abyss, all other champions in play to their owners' hands, then all"),
        ("AR/027", 300, "It gains 1 level for each such card."),
        ("AR/049", 124, "its bearer stops being a flyer if it is a flyer, and otherwise becomes one"),
        ("ARc/04", 175, "Its bearer must defend before its player's other champions."),
        ("DL/064", 206, "takes their allies worth 6 or more levels in all, as far as possible"),
        ("NSc/16", 141, "Can go to Limbo if defeated."),
        ("RR/081", 230, "discard an opposing artifact and an opposing ally of your choice, if any"),
        ("RRc/12", 200, "then draw two cards. Or choose one of the opposing player's allies"),
        ("UD/054", 230, "can attack the first realm of any formation, counted from place A, whatever"),
        ("DL/083", 340, "turn it back upon its user or let it strike a champion of your choice instead"),
        ("4th/064", 300, "of their Abyss except events, and all that they use goes back there"),
        ("4th/464", 310, "choose an opponent's or unowned rule card on the table"),
        ("2nd/203", 300, "The next realm of every player must be laid in place A."),
        ("4th/479", 300, "choose a player. That player's champions cannot use spells until the end of the turn."),
        ("2nd/213", 120, "Every player in turn discards one of their realms in their hand or in play."),
        ("4th/214", 90, "Allies played after it in the battle are flyers and swimmers."),
        ("4th/098", 75, "Monsters and werebeast or lycanthrope champions cannot attack your realms."),
        ("4th/403", 300, "razes one of their realms or discards one of their holdings."),
        ("1st/431", 300, "can attack any Forgotten Realms realm, whatever its position or powers."),
        ("1st/431", 300, "your spoils of this battle are two cards."),
        ("1stc/23", 250, "the winning player's spoils of this battle are two cards."),
        ("2nd/417", 185, "discard all opposing allies of +3 or less, and later ones as they are played."),
        ("4th/327", 115, "opposing allies switch to your side, and later ones as they are played."),
        ("4th/057", 290, "attacks this realm by way of an underdark realm, the attacking champion counts half"),
        ("4th/324", 265, "can use wizard spells and blood abilities and has the special power of that champion this"),
        ("4th/511", 290, "discard all razed realms of players who did not calm this event."),
        ("4th/157", 230, "and it has no special power and must attack and defend before"),
        ("4th/252", 295, "If you have a champion in the battle, attach Displacer Beast to it; otherwise, discard"),
        ("4th/410", 300, "A King must attack and defend before its player's other champions and is immune to"),
        ("4th/505", 300, "Whenever a champion with base level 9 or more attacks its realm, the attacking player draws"),
        ("4th/518", 290, "the defending champion counts twice its base level and is immune to offensive cards."),
        ("4th/046", 170, "1 base level for each card attached to them, and they are discarded as soon as"),
        ("4th/306", 170, "named Pearl or Amber attacks or is sent to defend, that cleric uses"),
        (
            "4th/348",
            160,
            "showing trees, allies in its force cannot be made to switch sides or removed for any reason.",
        ),
        ("4th/360", 275, "have neither special powers nor levels until four have been played in the round."),
        ("4th/460", 300, "When it is played, and whenever a battle ends, choose a champion"),
        ("4th/468", 310, "Only drow champions, of any world, can bear it."),
        ("4th/509", 250, "defensive magical items fighting here have neither special powers nor levels."),
        ("4th/516", 255, "its realm cannot be razed or removed by card play. When this card is attached to another"),
        ("3rd/052", 245, "that card has neither special powers nor levels."),
    ],
)
def test_long_texts_say_the_same_thing_once(key: str, longest: int, said: str) -> None:
    assert said in text(key) and len(text(key)) <= longest


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("3rd/262", "psionic power cards cannot be played and have neither special powers nor levels."),
        (
            "3rd/375",
            "For the rest of the battle, the opposing player's undead allies have neither special powers nor levels.",
        ),
        ("3rd/075", "While it fights, offensive magical items in the battle marked +3 or less have neither special"),
        ("3rd/052", "that card has neither special powers nor levels."),
        ("4th/360", "have neither special powers nor levels until four have been played in the round."),
    ],
)
def test_what_loses_both_powers_and_levels_is_named_once(key: str, said: str) -> None:
    assert said in text(key)


@pytest.mark.parametrize("key", ["4th/516", "RL/016"])
def test_a_holding_calls_its_realm_its_own(key: str) -> None:
    assert "its realm" in text(key).lower() and "the realm" not in text(key).lower()


def test_what_can_be_done_once_and_once_more_is_done_twice() -> None:
    jewel = text("DL/054")
    assert jewel.startswith(
        "Twice a battle, you may cancel one of the opposing player's spells as it is played. Once a battle, "
    )
    assert jewel.count("Once a battle") == 1


def test_what_loses_powers_alone_keeps_its_levels() -> None:
    assert without_use("allies have no special powers; the level of monsters becomes 0") == (
        "allies have no special powers; the level of monsters becomes 0"
    )


@pytest.mark.parametrize(
    ("key", "said"),
    [
        (
            "2nd/142",
            "Its realm can be its own defender as a level 5 hero, unless it can do so at a higher level already.",
        ),
        (
            "3rd/036",
            "Its realm can be its own defender as a level 4 monster, unless it can do so at a higher level already.",
        ),
    ],
)
def test_a_holding_says_once_as_what_its_realm_defends_itself(key: str, said: str) -> None:
    assert text(key) == said


def test_two_events_share_a_sentence_only_if_the_same_card_meets_them() -> None:
    assert opening_of_both("whenever this realm is razed", "whenever this realm is discarded") == (
        "whenever this realm is razed or discarded"
    )
    assert opening_of_both("when it is on the winning side", "when it is on the losing side") == (
        "when it is on the winning side or on the losing side"
    )
    assert opening_of_both("whenever anyone plays a realm", "whenever a realm is razed") == ""


def test_what_holds_at_different_times_is_told_apart() -> None:
    phrases = ["elves can use spells when attacking", "elves are immune to events when defending"]
    assert told_together(phrases) == "; ".join(phrases)
    both = ["elves can use spells when attacking", "elves are immune to events when attacking", "orcs gain 2 levels"]
    assert told_together(both) == "when attacking, elves can use spells and are immune to events; orcs gain 2 levels"
    barred = ["elves cannot be razed by orcs when attacking", "elves cannot be moved by cards when attacking"]
    assert told_together(barred) == ("when attacking, elves cannot be razed by orcs or moved by cards")


def test_immunity_to_special_powers_says_so() -> None:
    assert "immune to special powers of opponents' realms and holdings" in text("4th/345")
    assert "immune to special powers of realms and undead champions" in text("4th/199")


def test_a_power_that_is_turned_back_is_not_merely_copied() -> None:
    assert "turn the power that the attacking champion brings along back upon it" in text("4th/334")


def test_lots_say_who_draws_again_and_digits_whom_they_strike() -> None:
    assert "those tied for the lowest last digit repeat this until one is left" in text("4th/104")
    assert "If that champion has a base level above that digit" in text("4th/112")


def test_a_text_calls_a_champion_by_its_short_name() -> None:
    assert "Whenever Glimmer wins a round" in text("DRc/16")
    assert text("DRc/16").endswith(" from your discard pile to Glimmer.")
    assert "Can use cleric spells. Whenever" in text("DRc/16"), "what a champion can do needs no name"
    assert short_name(REGISTER["NS/029"]) == "Artemis Entreri"


def test_options_that_differ_in_more_than_a_kind_of_cards_are_told_apart() -> None:
    assert told_apart("discard all items here, then play no items", "discard all allies here, then play no allies") == (
        "items",
        "allies",
    )
    assert (
        told_apart("discard all items here, then play no items", "discard all allies here, then play no items") is None
    )
    assert told_apart("draw a card, then draw a card", "lose a card, then draw a card") is None


def test_who_chooses_is_not_who_discards() -> None:
    assert "The opposing player chooses a card attached to the opposing champion, if any, which is disc" in text(
        "4th/438"
    )
    assert "discards, in turn, one of their realms, holdings or champions." in text("4th/414")
    assert "chooses one of their unrazed realms, which is razed." in text("4th/512")
    mixed = re.compile(r"player chooses [^;:.]*, then (?:discard|raze) (?:that|those)")
    assert [card.name for card in SHIPPED if mixed.search(text_of(card))] == []


def test_who_may_choose_one_may_choose_one() -> None:
    assert text("4th/016").endswith("When it is played, you may discard a wizard of your choice.")
    assert [card.name for card in SHIPPED if "choose up to one" in text_of(card)] == []
    names = "Allies attached to your champions named Pearl, Amber or Aquamarina gain 2 levels."
    assert text("4th/304") == names


def test_offensive_goes_on_over_all_nouns_that_it_belongs_to() -> None:
    assert "spells and psionic power cards that are offensive" in text("4th/271")
    assert "offensive spells, offensive magical items and artifacts" in text("4th/282")


def test_the_ward_of_ironguarding_says_that_nothing_is_taken_from_the_pile() -> None:
    assert "take anything from it" in text("4th/412")


def test_who_is_asked_by_another_players_card_reads_what_is_his() -> None:
    t = fight("Ferrix", "her15", rival_hand=("art+2",))
    assert (t.seat, t.label) == (1, "choose up to one of your artifacts or holdings in your hand or in play")


def test_prompts_name_cards_and_players() -> None:
    t = at_home(players=3, hand=("Slave Revolt!", "mi+1"), pool=("her5",))
    t.pool(1, "her3", "her4")
    t.pool(2, "mon3", "mon4")
    t.play("Slave Revolt!")
    assert t.label == "choose a champion in seat 1's pool"


@pytest.mark.parametrize(
    ("key", "said"),
    [
        (
            "3rd/036",
            "Its realm can be its own defender as a level 4 monster, unless it can do so at a higher level already.",
        ),
        ("4th/306", "Whenever one of your clerics named Pearl or Amber attacks or is sent to defend, that cleric uses"),
        ("3rd/047", "when attacking or defending a realm named The Great Rift."),
        ("4th/163", "gain 2 levels, and they are immune to offensive spells. (Def)"),
        ("3rd/082", "Whenever Dagrande razes an opponent's realm or wins a round while defending, your spoils"),
        ("3rd/022", "Wizards attacking here except red wizards lose 2 levels."),
        ("3rd/114", "This realm can be its own defender as a level 1 hero."),
        ("3rd/035", "gain 4 levels when Suzail is attached to Cormyr."),
        ("4th/081", "attacking here lose 2 levels, and they are discarded as soon as their level is 0 or less."),
    ],
)
def test_what_holds_for_the_same_cards_is_said_once(key: str, said: str) -> None:
    assert said in text(key)


@pytest.mark.parametrize("key", ["4th/365", "4th/396", "4th/397"])
def test_the_level_of_a_caster_is_explained_once(key: str) -> None:
    assert text(key).count("level without it is") == 1
    assert "; otherwise, if " in text(key)


def test_armor_is_attached_whatever_the_level_of_its_user() -> None:
    assert text("4th/396").startswith("Attach Armor to the user. If its user")


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("DL/038", "Whenever anyone plays the first ally in its force, choose one"),
        ("DL/061", "in the name, attacking champions and allies lose 3 levels"),
        ("DL/087", "that came out of your deck into their owners' draw piles"),
    ],
)
def test_who_or_how_much_is_meant_stands_in_one_place(key: str, said: str) -> None:
    assert said in text(key)


def test_no_text_names_a_phase_by_its_number() -> None:
    assert [card.name for card in SHIPPED if re.search(r"\bphases? \d", text_of(card))] == []


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("4th/106", "In your champion phase: move any magical items"),
        ("AR/092", "In your spell phase: Ancient Kalidnay loses this power"),
        ("DLc/25", "You draw 1 more card in the draw phase"),
        (
            "4th/311",
            "In the champion phase, spells cast by Yumac that strike champions up to a certain level reach 2",
        ),
        ("4th/189", "send up to two of your spells for the battle phase"),
        ("4th/040", "In the rule phase, your champions are immune to realms with a power for that phase"),
    ],
)
def test_a_phase_is_named_by_what_it_is_for(key: str, said: str) -> None:
    assert said in text(key)


def test_phases_are_listed_with_one_noun() -> None:
    assert phase_of(4) == "battle phase"
    assert phase_of(2, 3) == "realm or champion phase"


def test_the_notation_keeps_the_numbers_that_are_printed() -> None:
    marked = [card for card in SHIPPED if card.phases and card.side]
    assert marked
    for card in marked:
        assert text_of(card).endswith("".join(f"/{phase}" for phase in sorted(card.phases)) + ")"), card.name
