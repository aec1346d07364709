"""Magical items of the 4th edition: what each does to its bearer, its side and the other side."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import fight, home, step_forward

from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.levels import base_level, own_level
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.words.battle.protection import Immune
from spellhall.language.effect import Standing


def is_immune(t: Hall, name: str, to: str) -> bool:
    return immune(t.state, t.handle(name), t.handle(to))


def level(t: Hall, name: str) -> int:
    return own_level(t.state, t.handle(name))


def test_the_banner_raises_and_shields_the_allies_of_its_bearer() -> None:
    t = fight("her3 with Banner of the Two-Eyed God", "mon9", hand=("al2",), rival_hand=("wOff-3/4",))
    t.play("al2")
    assert t.totals() == (3 + 3 + 4, 9)
    assert is_immune(t, "al2", "wOff-3/4") and not is_immune(t, "her3", "wOff-3/4")


def test_the_staff_of_conjuring_calls_an_ally_back_in_each_battle() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her1 with Staff of Conjuring")
    t.pool(1, "mon9")
    t.put(0, "discard pile", "al5")
    t.hand(1, "al1")
    t.begin(seat=0, phase=4).attack("r1")
    step_forward(t, "her1", "mon9").pick("al5").play("al5")
    assert t.totals() == (11, 9)


def test_the_staff_of_conjuring_breaks_when_its_bearer_is_defeated() -> None:
    t = fight("her1 with Staff of Conjuring", "mon9")
    t.skip()
    assert t.where("Staff of Conjuring") == "abyss" and t.where("her1") == "discard pile"


def test_the_war_banner_raises_all_champions_and_allies_of_its_player() -> None:
    t = fight("her3 with War Banner", "mon9", hand=("al2",))
    t.play("al2")
    assert t.totals()[0] == 4 + 1 + 3
    assert level(t, "mon9") == 9


def test_the_falcon_figurine_carries_its_bearer_past_realms_and_their_bans() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="rClericOnly")
    t.pool(0, "her5 with Falcon Figurine", "her4")
    t.pool(1, "mon9")
    t.begin(seat=0, phase=4).attack("rClericOnly")
    assert t.where("her5") == "battle" and t.seat == 1


def test_the_falcon_figurine_carries_allies_too() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.pool(0, "her1 with Falcon Figurine")
    t.hand(0, "al4")
    t.pool(1, "mon9")
    t.begin(seat=0, phase=4).attack("r2").pick("mon9")
    assert t.can_play("al4")


def test_the_ghost_crystal_brings_back_an_undead_ally_once_a_turn() -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.pool(0, "her5 with Ghost Crystal")
    t.put(0, "discard pile", "alUnd3", "alUnd2", "al5")
    t.begin(seat=0, phase=3).use("Ghost Crystal")
    assert t.offered() == ["alUnd2", "alUnd3"]
    t.pick("alUnd3")
    assert t.where("alUnd3") == "hand" and not t.can_use("Ghost Crystal")


def test_the_net_catches_allies_and_keeps_others_away() -> None:
    t = fight("her3", "mon3", hand=("al2", "Net of Entrapment"), rival_hand=("al4", "al3", "mi+2"))
    t.play("al2").play("al4").play("Net of Entrapment")
    assert t.where("al4", 1) == "discard pile" and t.totals() == (5, 3)
    assert t.seat == 1 and not t.can_play("al3") and t.can_play("mi+2")


@pytest.mark.parametrize(
    ("bearer", "cards"),
    [
        ("her5 with Orb of Power", ("wOff-3/4", "cOff-3/4", "mi+3 Off", "evRuin")),
        ("her5 with Dark Haven", ("wOff-3/4", "mi+3 Off")),
        ("her5 with Scarab of Protection", ("rPow", "und5")),
    ],
)
def test_protective_items_make_immune(bearer: str, cards: tuple[str, ...]) -> None:
    t = home(bearer)
    t.put(1, "hand", *cards)
    for card in cards:
        assert is_immune(t, "her5", card), card
    t.put(1, "hand", "mi+2", "her4", "evGift")
    assert not is_immune(t, "her5", "mi+2") and not is_immune(t, "her5", "her4") and not is_immune(t, "her5", "evGift")


def test_dark_haven_halves_its_bearer_rounding_down() -> None:
    t = home("her5 with Dark Haven")
    assert base_level(t.state, t.handle("her5")) == 2


def test_the_rings_look_into_a_hand_and_take_a_card_away() -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.pool(1, "her5 with Rings of All Seeing")
    t.hand(0, "al3", "al7")
    t.begin(seat=0, phase=6).end_turn()
    t.yes()
    assert t.seat == 1 and t.offered() == ["al3", "al7"]
    t.pick("al7")
    assert t.names(0, "hand") == ["al3"]


def test_the_shield_of_destruction_absorbs_one_spell_a_battle() -> None:
    t = fight("wiz3", "her5 with Shield of Destruction", hand=("wOff-3/4", "wOff+3/4"))
    t.play("wOff-3/4").use("Shield of Destruction")
    assert t.where("wOff-3/4") == "discard pile" and t.totals() == (3, 7)
    t.play("wOff+3/4")
    assert t.totals() == (6, 7)


def test_the_shield_of_annihilation_kills_an_ally_as_it_comes() -> None:
    t = fight("her3", "her5 with Shield of Annihilation", hand=("al5", "al2"))
    t.play("al5").use("Shield of Annihilation")
    assert t.where("al5") == "discard pile"
    t.play("al2")
    assert t.totals() == (5, 7)


def test_the_shield_of_wickedness_turns_an_ally_to_its_side() -> None:
    t = fight("her3 with Shield of Wickedness", "mon2", rival_hand=("al5",))
    assert t.seat == 1
    t.play("al5").use("Shield of Wickedness")
    assert t.totals() == (8, 2)
    t.is_sound()


def test_the_necklace_makes_a_caster_of_anybody() -> None:
    t = fight("her3 with The Necklace", "mon5", hand=("wOff+3/4", "cDef+3/4"))
    assert t.can_play("wOff+3/4") and not t.can_play("cDef+3/4")
    t.put(1, "hand", "psyDef+3", "psyOff-3")
    assert is_immune(t, "her3", "psyOff-3") and not is_immune(t, "her3", "psyDef+3")


@pytest.mark.parametrize(
    ("item", "trait"),
    [
        ("Gauntlets of Swimming", "swimmer"),
        ("Drow Slippers", "drow"),
        ("Drow Slippers", "elf"),
        ("Girdle of Storm Giant Strength", "giant"),
        ("Winged Boots", "flyer"),
        ("Trident of Fish Command", "swimmer"),
    ],
)
def test_some_items_change_what_their_bearer_is(item: str, trait: str) -> None:
    t = home(f"her5 with {item}", "her4")
    assert has_trait(t.state, t.handle("her5"), trait) and not has_trait(t.state, t.handle("her4"), trait)


def test_the_gauntlets_of_swimming_take_allies_to_a_shielded_coast() -> None:
    t = Hall(movement_for_allies="none")
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="rCoast")
    t.pool(0, "her1 with Gauntlets of Swimming")
    t.hand(0, "al4", "alSwim2")
    t.pool(1, "mon9")
    t.begin(seat=0, phase=4).attack("rCoast").pick("mon9").play("al4")
    assert has_trait(t.state, t.handle("al4"), "swimmer")


def test_the_drow_slippers_make_drow_of_allies() -> None:
    t = fight("her1 with Drow Slippers", "mon9", hand=("al4",))
    t.play("al4")
    assert has_trait(t.state, t.handle("al4"), "drow")


def test_the_horn_blasts_the_holding_of_an_attacked_realm() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1 with h1", B="r2 with h2")
    t.pool(0, "her5 with Horn of Blasting")
    t.begin(seat=0, phase=4).attack("r1")
    assert t.where("h1") == "discard pile" and t.where("h2") == "attached"


def test_the_wand_of_wonder_counts_the_digit_of_a_card_thrown_away() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her1 with Wand of Wonder")
    t.pool(1, "mon9")
    t.pile(0, "Banner of the Two-Eyed God", "al2")
    t.hand(0, "al1")
    t.begin(seat=0, phase=4).attack("r1").pick("mon9")
    assert t.where("Banner of the Two-Eyed God") == "discard pile"
    assert t.totals() == (1 + 3, 9)
    t.is_sound()


def test_golem_strength_crushes_all_holdings_of_a_beaten_defender() -> None:
    t = Hall()
    t.formation(0, A="r9 with h2")
    t.formation(1, A="r1", B="r2 with h1")
    t.pool(0, "her9 with Gauntlets of Golem Strength")
    t.pool(1, "mon1")
    t.begin(seat=0, phase=4).attack("r1").pick("mon1")
    assert t.where("h1") == "discard pile" and t.where("h2") == "attached"


def test_golem_strength_crushes_holdings_where_nobody_defends() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2 with h1")
    t.pool(0, "her9 with Gauntlets of Golem Strength")
    t.begin(seat=0, phase=4).attack("r1")
    assert t.is_razed("r1") and t.where("h1") == "discard pile"


@pytest.mark.parametrize(("rival", "place"), [("mon9", "pool"), ("fly9", "discard pile")])
def test_the_winged_boots_flee_from_who_cannot_fly(rival: str, place: str) -> None:
    t = fight("her1 with Winged Boots", rival)
    t.skip()
    if place == "pool":
        t.yes()
    assert t.where("her1") == place


def test_the_badge_doubles_every_wolf_of_its_player_and_itself() -> None:
    t = home("her5 with Badge of the Wolf Nomads")
    assert level(t, "Badge of the Wolf Nomads") == 8 and level(t, "her5") == 5


@pytest.mark.parametrize(
    ("item", "bearer", "stranger"),
    [
        ("Pan's Pipes", "mon5", "her5"),
        ("The Bagpipes of Drawmij", "wiz5", "cle5"),
        ("Ailarond Horn", "her5", "mon5"),
        ("The Harp of Kings", "reg5", "her5"),
        ("Chimes of Chelerie", "cle5", "wiz5"),
        ("Xeno-Xylophone", "psi5", "wiz5"),
        ("Hammer of the Gods", "cle5", "wiz5"),
        ("Lyre of Arvanaith", "elf5", "her5"),
        ("The Leviathan Horn", "giant5", "mon5"),
        ("Dragon Drums", "herDragon5", "mon5"),
    ],
)
def test_some_items_choose_who_bears_them(item: str, bearer: str, stranger: str) -> None:
    t = home(stranger, bearer, hand=(item,))
    t.play(item)
    assert t.where(item) == "attached" and t.state.host[t.handle(item)] == t.handle(bearer)
    alone = home(stranger, hand=(item,))
    assert not alone.can_play(item)


@pytest.mark.parametrize(
    ("item", "kind", "slayer"),
    [
        ("Pan's Pipes", "mon1", "slayM"),
        ("Ailarond Horn", "her1", "slayH"),
        ("The Bagpipes of Drawmij", "wiz1", "slayW"),
        ("The Harp of Kings", "reg1", "slay regents"),
        ("Chimes of Chelerie", "cle1", "slay clerics"),
        ("Xeno-Xylophone", "psi1", "slay psionicists"),
        ("Lyre of Arvanaith", "elf5", "slay elves"),
        ("The Leviathan Horn", "giant5", "slay giants"),
        ("Dragon Drums", "herDragon5", "slay dragons"),
    ],
)
def test_music_keeps_its_player_from_sudden_death(item: str, kind: str, slayer: str) -> None:
    assert fight(kind, slayer).where(kind) == "discard pile"
    assert fight(f"{kind} with {item}", slayer).where(kind) == "battle"


@pytest.mark.parametrize(
    ("item", "card", "protects"),
    [
        ("Ailarond Horn", "Living Scroll", True),
        ("Chimes of Chelerie", "Living Scroll", True),
        ("The Bagpipes of Drawmij", "Living Scroll", False),
        ("Pan's Pipes", "Living Scroll", False),
        ("The Bagpipes of Drawmij", "Boot to the Head", True),
        ("Ailarond Horn", "Boot to the Head", False),
    ],
)
def test_music_knows_the_kinds_that_a_card_strikes_down_not_those_that_strike_it(
    item: str, card: str, protects: bool
) -> None:
    t = home("her5", hand=(item, card))
    held = [word for ability in t.state.definition(t.handle(item)).abilities for word in ability.modifiers]
    (immunity,) = (word for word in held if isinstance(word, Immune))
    assert immunity.to.accepts(t.state, t.handle(card), Standing(t.handle(item), 0)) is protects
