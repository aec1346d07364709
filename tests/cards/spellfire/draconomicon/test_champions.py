"""Champions of Draconomicon, each in a position that shows what it does."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, fight, finish_turn
from sieges import siege

from spellhall.games.spellfire.card import REGISTER
from spellhall.games.spellfire.rules.battle.attacks import may_defend
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.plays.permits import is_banned, may_use
from spellhall.games.spellfire.telling.card_text import text_of


@pytest.mark.parametrize(
    ("champion", "opened", "closed"),
    [
        ("Infyrana the Dragon", ("wDef+3/4",), ("cDef+3/4",)),
        ("Rauglothgor", ("wDef+3/4",), ("cDef+3/4",)),
        ("Maldraedior, Great Blue Wyrm", ("wDef+3/4", "cDef+3/4"), ("psyDef+3",)),
        ("Fi Lendicol", ("fist+3", "claw+3", "Rake!"), ("cDef+3/4",)),
        ("Charm, the Crystal Dragon", ("wDef+3/4", "cDef+3/4", "psyDef+3"), ("bloodDef+3",)),
        ("Sapphire the Blue Dragon", ("wDef+3/4", "psyDef+3"), ("cDef+3/4",)),
        ("Glimmer the Brass Dragon", ("cDef+3/4",), ("wDef+3/4",)),
        (
            "T'chaar, Dragon of Flame",
            ("wOff+3/4", "c/Off", "Phobia Amplification", "Fear", "Rake!", "Boot to the Head"),
            ("wDef+3/4", "psyDef+3", "bloodDef+3", "fist+3"),
        ),
    ],
)
def test_some_use_cards_that_their_icons_do_not_open(
    champion: str, opened: tuple[str, ...], closed: tuple[str, ...]
) -> None:
    opened = tuple({"c/Off": "cOff-3/4", "Fear": "4th/443"}.get(card, card) for card in opened)
    t = at_home(pool=(champion,), hand=("her2",))
    t.put(0, "discard pile", *opened, *closed)
    assert [may_use(t.state, t.handle(champion), t.handle(card)) for card in opened] == [True] * len(opened)
    assert not any(may_use(t.state, t.handle(champion), t.handle(card)) for card in closed)


@pytest.mark.parametrize(
    ("champion", "card", "kept_off"),
    [
        ("Infyrana the Dragon", "her5", True),
        ("Infyrana the Dragon", "al3", True),
        ("Infyrana the Dragon", "mon5", False),
        ("Fi Lendicol", "cOff-3/4", True),
        ("Fi Lendicol", "wOff-3/4", False),
        ("Fi Lendicol", "Phobia Amplification", True),
        ("Rauglothgor", "wOff-3/4", True),
        ("Rauglothgor", "mi+3 Off", False),
        ("Lernaean Hydra", "wOff-3/4", True),
        ("Lernaean Hydra", "Phobia Amplification", True),
        ("Lernaean Hydra", "evRuin", True),
        ("Lernaean Hydra", "mi+3 Off", False),
        ("The Celestial Emperor", "wOff-3/4", True),
        ("The Celestial Emperor", "mon5", True),
        ("The Celestial Emperor", "al3", True),
        ("The Celestial Emperor", "mi+3 Off", False),
        ("Tiamat, God of Evil Dragons", "Phobia Amplification", True),
        ("Tiamat, God of Evil Dragons", "Boot to the Head", True),
        ("Tiamat, God of Evil Dragons", "4th/443", True),
        ("Tiamat, God of Evil Dragons", "wOff-3/4", False),
        ("Bahamut, God of Good Dragons", "mon5", True),
        ("Bahamut, God of Good Dragons", "al3", True),
        ("Bahamut, God of Good Dragons", "wOff-3/4", False),
    ],
)
def test_some_are_immune(champion: str, card: str, kept_off: bool) -> None:
    t = at_home(pool=(champion,), hand=("her2",))
    t.put(1, "discard pile", card)
    assert immune(t.state, t.handle(champion), t.handle(card)) is kept_off


def test_the_immunity_to_powers_leaves_levels_as_they_are() -> None:
    assert fight("her5 with al3", "Infyrana the Dragon").totals() == (8, 8)


def test_the_hydra_loses_its_immunity_when_it_fights() -> None:
    t = fight("Lernaean Hydra", "her9")
    t.put(1, "discard pile", "wOff-3/4")
    assert not immune(t.state, t.handle("Lernaean Hydra"), t.handle("wOff-3/4"))


@pytest.mark.parametrize(("foe", "level"), [("her9", 9), ("her3 with mi+2", 5)])
def test_the_hydra_is_as_strong_as_whom_it_meets(foe: str, level: int) -> None:
    assert fight(foe, "Lernaean Hydra").totals() == (level, level)


def test_infyrana_breaks_something_when_she_is_discarded_from_combat() -> None:
    t = fight("her15 with art+4", "Infyrana the Dragon")
    t.skip().yes()
    assert t.where("art+4") == "discard pile" and t.where("Infyrana the Dragon") == "discard pile"


def test_infyrana_breaks_nothing_when_she_returns_home() -> None:
    t = siege("The Mistmoor", "her15 with art+4", "Infyrana the Dragon")
    t.skip().yes()
    assert t.where("Infyrana the Dragon") == "pool" and t.where("art+4") == "attached"


def test_flame_rises_once_in_defence() -> None:
    t = fight("her15", "Flame")
    t.skip()
    assert t.where("Flame") == "pool"
    t = fight("Flame", "her15")
    t.skip()
    assert t.where("Flame") == "discard pile"


def test_no_small_ally_stands_against_flame() -> None:
    t = duel("her9", "Flame", rival_hand=("al1",), hand=("al3", "al4", "al1"))
    assert is_banned(t.state, 0, t.handle("her9"), t.handle("al3"))
    assert not is_banned(t.state, 0, t.handle("her9"), t.handle("al4"))


@pytest.mark.parametrize(
    ("shunned", "shunning"),
    [
        ("swi9", "Pelath the Bronze Dragon"),
        ("monDragon5", "Dragon Hatchling"),
        ("monDragon5", "Cron the Black with Orb of the Eternal Dragon"),
    ],
)
def test_some_and_others_never_meet(shunned: str, shunning: str) -> None:
    for attacker, defender in ((shunned, shunning), (shunning, shunned), ("her5", shunning), ("her5", shunned)):
        t = Hall()
        t.formation(0, A="r9")
        t.formation(1, A="r1")
        t.pool(0, attacker)
        t.pool(1, defender, "her2")
        t.begin(phase=4).attack("r1")
        barred = attacker != "her5"
        assert may_defend(t.state, t.handle(defender.split(" with ")[0])) is not barred
        assert may_defend(t.state, t.handle("her2"))


def test_no_swimming_ally_stands_against_pelath() -> None:
    t = duel("her9", "Pelath the Bronze Dragon", hand=("alSwim2", "al2"), rival_hand=("al1",))
    assert is_banned(t.state, 0, t.handle("her9"), t.handle("alSwim2"))
    assert not is_banned(t.state, 0, t.handle("her9"), t.handle("al2"))


def test_pelath_salvages_an_item_at_the_end_of_the_turn() -> None:
    t = at_home(phase=6, pool=("Pelath the Bronze Dragon",))
    t.put(0, "discard pile", "mi+2")
    t.put(1, "discard pile", "mi+1")
    t.end_turn().yes()
    assert t.where("mi+2") == "attached" and t.where("mi+1") == "discard pile"


def test_the_spells_of_maldraedior_go_back_into_his_pile() -> None:
    t = duel("Maldraedior, Great Blue Wyrm", "her15", hand=("wDef+3/4", "al1"), rival_hand=("al2",))
    t.play("wDef+3/4").skip()
    assert t.where("wDef+3/4") == "draw pile" and t.where("Maldraedior, Great Blue Wyrm") == "discard pile"


def test_flashburn_has_his_orc() -> None:
    assert fight("Flashburn", "her15").totals() == (18, 15)


def test_fi_lendicol_gets_to_any_realm_with_his_allies() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r2", B="r3", C="r4", D="r1")
    t.pool(0, "Fi Lendicol")
    t.pool(1, "her9")
    t.hand(0, "al5")
    t.hand(1, "al1")
    t.begin(phase=4).attack("r1").pick("her9").play("al5")
    assert t.totals() == (12, 9)


@pytest.mark.parametrize(("realm", "total"), [("Rauglothgor's Lair", (7 + 2 + 3) * 2), ("r1", 7 + 2 + 3)])
def test_rauglothgor_is_twice_as_strong_in_his_own_lair(realm: str, total: int) -> None:
    assert siege(realm, "herDragon5", "Rauglothgor with mi+2 and al3").totals() == (5, total)


def test_the_breath_of_the_greyhawk_dragon_chokes_the_opposing_champion() -> None:
    t = duel("wiz5", "Greyhawk Dragon", hand=("al1",), rival_hand=("al1",))
    t.put(0, "discard pile", "wDef+3/4", "bloodDef+3", "fist+3", "psyDef+3")
    banned = [is_banned(t.state, 0, t.handle("wiz5"), t.handle(c)) for c in ("wDef+3/4", "bloodDef+3", "fist+3")]
    assert banned == [True] * 3
    assert not is_banned(t.state, 0, t.handle("wiz5"), t.handle("psyDef+3"))
    assert not is_banned(t.state, 1, t.handle("Greyhawk Dragon"), t.handle("wDef+3/4"))


def test_flare_is_helped_by_the_bare_level_of_a_champion_of_krynn() -> None:
    t = duel("Flare", "her15", hand=("al1",), rival_hand=("al1",))
    t.pool(1, "herDL5 with mi+2", "her4")
    t.use("Flare")
    assert t.totals() == (12, 15) and not t.can_use("Flare")
    t.skip()
    assert t.where("herDL5") == "pool" and t.where("mi+2") == "attached"


def test_defensive_cards_help_twice_against_tchaar() -> None:
    assert fight("her5 with mi+2 and mi+3 Off", "T'chaar, Dragon of Flame").totals() == (5 + 4 + 3, 12)


def test_tchaar_uses_offensive_cards_of_every_type_whoever_they_are_made_for() -> None:
    t = at_home(pool=("T'chaar, Dragon of Flame",), hand=("Rake!", "wDef+3/4", "her2"))
    tchaar = t.handle("T'chaar, Dragon of Flame")
    assert [may_use(t.state, tchaar, t.handle(card)) for card in ("Rake!", "wDef+3/4")] == [True, False]
    assert "Can use offensive cards of every type." in text_of(REGISTER["DRc/01"])


def test_cron_destroys_one_attachment_in_a_battle() -> None:
    t = duel("her15 with mi+2 and mi+1", "Cron the Black", hand=("al1",), rival_hand=("al1",))
    t.use("Cron the Black").pick("mi+2")
    assert t.where("mi+2") == "discard pile" and t.where("mi+1") == "attached" and not t.can_use("Cron the Black")


def test_all_shuffle_their_discard_piles_when_the_hatchling_is_beaten() -> None:
    t = fight("her15", "Dragon Hatchling")
    t.put(0, "discard pile", "al7")
    t.put(1, "discard pile", "al8")
    t.skip()
    assert t.where("al7") == t.where("al8") == t.where("Dragon Hatchling") == "draw pile"


def test_each_ally_of_the_wyvern_stings() -> None:
    t = duel("Wyvern", "her15", hand=("al5", "al3", "al1"), rival_hand=("al1",))
    assert t.play("al5").totals() == (9, 13)
    assert t.play("al3").totals() == (12, 12)


def test_verminaard_rides_a_dragon_and_grows_beside_the_queen_of_dragons() -> None:
    t = duel("Verminaard the Dragonmaster", "her15", hand=("al1",), rival_hand=("al1",))
    t.pool(1, "monDragon5 with mi+2", "mon5")
    t.use("Verminaard the Dragonmaster")
    assert t.totals() == (7 + 7, 15)
    t.skip()
    assert t.where("monDragon5") == "pool"
    t = fight("Verminaard the Dragonmaster", "her15")
    t.pool(1, "Tiamat, God of Evil Dragons")
    assert t.totals() == (11, 15)


@pytest.mark.parametrize(
    ("beside", "level"), [("Takhisis, Queen of Darkness", 11), ("her5 with Takhisis's Helmet of Power", 7)]
)
def test_verminaard_does_not_take_a_thing_of_his_queen_for_her(beside: str, level: int) -> None:
    t = fight("Verminaard the Dragonmaster", "her15")
    t.pool(1, beside)
    assert t.totals() == (level, 15)


def test_the_emperor_costs_dragons_and_names_who_defends_against_the_others() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.pool(0, "monDragon5", "herDragon5", "Flame", "her5")
    t.hand(0, "The Celestial Emperor")
    t.begin(phase=3).play("The Celestial Emperor").pick("Flame").pick("monDragon5")
    assert t.where("The Celestial Emperor") == "pool" and t.where("Flame") == "discard pile"
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "monDragon5", "The Celestial Emperor")
    t.pool(1, "her2", "her9")
    t.begin(phase=4).attack("r1").pick("monDragon5").pick("her2")
    assert t.can_pick("her2") and not t.can_pick("her9")


@pytest.mark.parametrize("avatar", ["Tiamat, God of Evil Dragons", "Bahamut, God of Good Dragons"])
def test_two_dragons_that_cast_spells_bring_their_god(avatar: str) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.pool(0, "Greyhawk Dragon", "Rauglothgor", "monDragon5")
    t.hand(0, avatar)
    t.begin(phase=3).play(avatar)
    assert not t.can_pick("monDragon5")
    t.pick("Greyhawk Dragon")
    if t.can_pick("Rauglothgor"):
        t.pick("Rauglothgor")
    assert t.where(avatar) == "pool" and t.where("monDragon5") == "pool"
    assert t.where("Greyhawk Dragon") == t.where("Rauglothgor") == "discard pile"


def test_the_dragons_of_tiamat_come_home_when_they_lose() -> None:
    for defender, zone in (("monDragon5", "pool"), ("mon5", "discard pile")):
        t = fight("her15", defender)
        t.pool(1, "Tiamat, God of Evil Dragons")
        t.skip()
        assert t.where(defender) == zone


def test_bahamut_doubles_defenders_and_their_dragons() -> None:
    t = fight("her15", "her5 with alDragon3 and al2")
    t.pool(1, "Bahamut, God of Good Dragons")
    assert t.totals() == (15, 10 + 6 + 2)
    t = fight("her5", "her15")
    t.pool(0, "Bahamut, God of Good Dragons")
    assert t.totals() == (5, 15), "he attacks"


def test_the_dragon_cultist_raises_a_dragon_in_a_turn_without_attack() -> None:
    t = at_home(phase=6, pool=("Dragon Cultist",))
    t.put(0, "discard pile", "monDragon5")
    t.end_turn().yes()
    assert t.where("monDragon5") == "hand"
    t = fight("Dragon Cultist", "her2")
    t.put(0, "discard pile", "monDragon5")
    finish_turn(t)
    assert t.where("monDragon5") == "discard pile"


def test_charm_dazzles_all_holdings_when_she_is_opposed() -> None:
    t = fight("Charm, the Crystal Dragon", "her15", realm="r1 with h1")
    assert t.where("h1") == "discard pile"
    t = fight("her15", "Charm, the Crystal Dragon", realm="r1 with h1")
    assert t.where("h1") == "attached"


def test_sapphire_costs_the_other_side_a_realm_of_the_hand_or_all_items() -> None:
    for ransom in (True, False):
        t = Hall()
        t.formation(0, A="r9")
        t.formation(1, A="r1")
        t.pool(0, "Sapphire the Blue Dragon")
        t.pool(1, "her9 with mi+2 and art+4")
        t.hand(0, "al1")
        t.hand(1, "r5", "al1")
        t.begin(phase=4).attack("r1").pick("her9").yes()
        assert t.seat == 1
        t = t.pick("r5") if ransom else t.skip()
        assert t.where("r5") == ("discard pile" if ransom else "hand")
        assert t.where("mi+2") == ("attached" if ransom else "discard pile") and t.where("art+4") == "attached"


def test_glimmer_adds_to_his_hoard_when_he_wins() -> None:
    t = fight("Glimmer the Brass Dragon", "her3")
    t.put(0, "discard pile", "mi+2")
    t.skip().yes()
    assert t.where("mi+2") == "attached"
