"""Wizards of the 4th edition."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, fight, home, step_forward

from spellhall.games.spellfire.rules.battle.attacks import may_defend


def test_elminster_ignores_offensive_spells_and_psionics() -> None:
    for caster, card in (("wiz3", "wOff-3/4"), ("psi3", "psyOff-3")):
        t = fight(caster, "Elminster the Mage", hand=(card,))
        t.play(card)
        assert t.totals() == (3, 9)


def test_vangerdahast_looks_into_the_hand_of_an_attacker() -> None:
    t = fight("her9", "Vangerdahast", hand=("al5",))
    t.yes()
    assert t.state.seen[t.handle("al5")] >> 1 & 1
    t = fight("Vangerdahast", "her9", rival_hand=("al5",))
    assert not t.state.seen[t.handle("al5")] & 1


def test_mika_grows_while_the_opponent_uses_allies() -> None:
    t = fight("her7", "Mika the Wolf Nomad", hand=("al2",), rival_hand=("fist+3",))
    assert t.totals() == (7, 7)
    t.play("al2")
    assert t.totals() == (9, 10)


def test_mika_uses_the_blows_of_heroes() -> None:
    assert fight("Mika the Wolf Nomad", "her9", hand=("fist+3",)).can_play("fist+3")


def test_nobody_takes_an_item_from_mordenkainen() -> None:
    t = fight("wiz5", "Mordenkainen with mi+2", hand=("strip/4",))
    t.play("strip/4")
    assert t.where("mi+2") == "attached"


def test_each_spell_of_the_defiler_costs_a_card_and_brings_one() -> None:
    t = fight("Rogue Defiler of Tyr", "her9", hand=("wDef+3/4", "wOff+3/4"))
    t.pile(0, "mi+2", "mi+1")
    t.play("wDef+3/4").pick("al1")
    assert t.where("mi+2") == "hand" and t.hand_size(0) == 2
    t.is_sound()


def test_kalid_na_is_a_psionicist_too_and_ignores_psionic_attacks() -> None:
    assert fight("Kalid-na", "her15", hand=("psyDef+3",)).can_play("psyDef+3")
    t = fight("psi3", "Kalid-na", hand=("psyOff-3",))
    t.play("psyOff-3")
    assert t.totals() == (3, 9)


def test_ancient_kalidnay_waits_while_kalid_na_is_there() -> None:
    for present, allowed in (((), True), (("Kalid-na",), False)):
        t = at_home(phase=2, pool=present, hand=("Ancient Kalidnay", "r5"))
        assert t.can_play("Ancient Kalidnay") is allowed


def with_adventurers(champion: str, others: int, rival: str, **more: tuple[str, ...]) -> Hall:
    """P1 attacks with an adventurer of no power; the named one and others wait in the pool."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, champion, "adv5", *(f"adv{i}" for i in range(1, others)))
    t.pool(1, rival)
    t.hand(0, *more.get("hand", ()), "al1")
    t.hand(1, *more.get("rival_hand", ()), "al1")
    return t.begin(seat=0, phase=4).attack("r1")


@pytest.mark.rule("SF-AVA-04")
@pytest.mark.parametrize(("others", "level"), [(2, 1), (3, 4)])
def test_four_adventurers_with_sharla_ignore_wizard_spells(others: int, level: int) -> None:
    t = with_adventurers("Sharla", others, "wiz3", rival_hand=("wOff-3/4",))
    step_forward(t, "adv5", "wiz3").play("al1")
    if t.seat == 0:
        t.skip_to(seat=1)
    t.play("wOff-3/4")
    assert t.totals()[0] == level


@pytest.mark.rule("SF-AVA-04")
@pytest.mark.parametrize(("others", "total"), [(1, 7), (2, 10)])
def test_spells_of_adventurers_count_twice_with_larn(others: int, total: int) -> None:
    t = with_adventurers("Larn", others, "her15", hand=("wDef+3/4",))
    step_forward(t, "Larn", "her15").play("wDef+3/4")
    assert t.totals()[0] == total


def test_the_bride_of_malice_ignores_psionics_and_blows() -> None:
    for user, card in (("psi3", "psyOff-3"), ("her3", "fistOff+3")):
        t = fight(user, "Bride of Malice", hand=(card,))
        t.play(card)
        assert t.totals() == (3, 9)


@pytest.mark.parametrize("card", ["bloodDef+3", "claw+3"])
def test_the_bride_of_malice_has_many_weapons(card: str) -> None:
    assert fight("Bride of Malice", "her15", hand=(card,)).can_play(card)


@pytest.mark.rule("SF-AVA-01")
@pytest.mark.parametrize(
    ("avatar", "dear", "cheap"),
    [
        (
            "Corellon Larethian",
            ("elf5 with art+4 and Gauntlets of Golem Strength and mi+1",),
            ("elf5", "her9 with art+4"),
        ),
        ("Kanchelsis", ("und5 with mi+1",), ("und9",)),
        ("Ferrix", ("mon9 with mi+3 Off",), ("mon9",)),
        ("Titania", ("her3", "her4", "her5"), ("her3", "her4")),
    ],
)
def test_avatars_demand_their_price(avatar: str, dear: tuple[str, ...], cheap: tuple[str, ...]) -> None:
    assert not home(*cheap, hand=(avatar,)).can_play(avatar)
    t = home(*dear, hand=(avatar,))
    t.play(avatar)
    while t.where(avatar) == "hand":
        t.state.apply(t.state.legal_actions()[0])
    assert t.where(avatar) == "pool" and {t.where(name.split(" with ")[0]) for name in dear} == {"discard pile"}


def test_corellon_ignores_offensive_wizard_spells() -> None:
    t = fight("wiz3", "Corellon Larethian", hand=("wOff-3/4",))
    t.play("wOff-3/4")
    assert t.totals() == (3, 18)


def test_rule_cards_do_nothing_to_the_elves_of_corellons_player() -> None:
    t = at_home(pool=("Corellon Larethian", "her7"), hand=("her1",))
    t.pool(1, "Kanchelsis")
    t.put(1, "table", "Time of Troubles")
    assert may_defend(t.state, t.handle("Corellon Larethian"))
    assert not may_defend(t.state, t.handle("her7")) and not may_defend(t.state, t.handle("Kanchelsis"))


def test_kanchelsis_tears_a_card_away_after_each_victory() -> None:
    t = fight("Kanchelsis", "her9", rival_hand=("al2",))
    t.pool(1, "her5 with mi+2 and art+4")
    t.skip().yes().pick("art+4")
    assert t.where("art+4") == "discard pile" and t.where("mi+2") == "attached"


def test_ferrix_takes_tribute_or_the_victory() -> None:
    t = fight("Ferrix", "her15", rival_hand=("art+2", "h1"))
    assert t.seat == 1 and t.offered() == ["art+2", "h1"]
    t.pick("h1")
    assert t.where("h1") == "discard pile" and t.where("her15") == "battle"
    t = fight("Ferrix", "her15", rival_hand=("art+2",))
    t.skip()
    assert t.where("her15") == "discard pile" and t.where("art+2") == "hand"


def test_titania_blesses_one_kind_of_champions_each_turn() -> None:
    t = at_home(seat=1, phase=6)
    t.pool(0, "Titania", "her9", "mon9")
    t.hand(1, "evPool")
    t.end_turn().skip_to(label="which kind")
    t.say("hero")
    t.is_sound()
    t.skip_to(seat=1).play("evPool")
    assert t.offered() == ["Titania", "mon9"]
