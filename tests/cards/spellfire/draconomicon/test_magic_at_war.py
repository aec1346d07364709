"""Events, spells, powers and things of the last cards of Draconomicon, each in a position of its own."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, fight, finish_turn, step_forward

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.battle.attacks import may_defend
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.projection import model_of
from spellhall.games.spellfire.rules.plays.permits import may_use
from spellhall.games.spellfire.rules.turn.draws import cards_to_draw


def _blessed(blessing: str, foe: str) -> Hall:
    """P1 blesses a dragon in phase 3, and attacks with it."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "monDragon5", "mon6")
    t.pool(1, foe)
    t.hand(0, blessing, "al1")
    t.hand(1, "al2")
    t.begin(phase=3).play(blessing)
    if t.can_pick("monDragon5"):
        t.pick("monDragon5")
    t.skip_to_phase(4).attack("r1")
    return step_forward(t, "monDragon5", foe)


@pytest.mark.parametrize(
    ("blessing", "foe", "totals"),
    [
        ("Blessing of Tiamat", "her3 with al9", (5, 3)),
        ("Blessing of Tiamat", "her3 with DR/084", (5, 3)),
        ("Blessing of Bahamut", "her9 with al3", (5, 3)),
        ("Blessing of Bahamut", "Shadow Dragon with al3", (5, 3)),
    ],
)
def test_a_blessed_dragon_ignores_levels_and_powers(blessing: str, foe: str, totals: tuple[int, int]) -> None:
    assert _blessed(blessing, foe).totals() == totals


def test_the_blessing_is_for_dragons_alone() -> None:
    for blessing in ("Blessing of Tiamat", "Blessing of Bahamut"):
        t = at_home(pool=("cle5", "mon5"), hand=(blessing, "her2"))
        assert not t.can_play(blessing) and may_use(t.state, t.handle("cle5"), t.handle(blessing))
        t = at_home(pool=("mon5", "monDragon5"), hand=(blessing, "her2"))
        assert [may_use(t.state, t.handle(who), t.handle(blessing)) for who in ("mon5", "monDragon5")] == [False, True]


@pytest.mark.parametrize(("foe", "card"), [("Adam", "mi+3 Off"), ("Adam", "wOff-3/4"), ("Lord Soth", "wOff-3/4")])
def test_the_wand_takes_every_immunity_of_the_opposing_champion(foe: str, card: str) -> None:
    for wand in ("", " with Wand of Negation"):
        t = fight(f"her9{wand}", foe)
        t.put(0, "discard pile", card)
        assert immune(t.state, t.handle(foe), t.handle(card)) is not bool(wand)
    t = at_home(pool=("her9 with Wand of Negation",), hand=("her2", card))
    t.pool(1, foe)
    assert immune(t.state, t.handle(foe), t.handle(card)), "only in combat"


@pytest.mark.parametrize(
    ("caster", "card", "kept_off"),
    [
        ("monDragon5", "wOff-3/4", True),
        ("monDragon5", "claw+3", False),
        ("monDragon5", "fistOff+3", True),
        ("wiz5", "wOff-3/4", False),
        ("monDragon5", "cOff-3/4", False),
    ],
)
def test_the_scale_protects_from_what_dragons_cast(caster: str, card: str, kept_off: bool) -> None:
    t = fight("her9 with Dragon's Scale", caster)
    t.put(1, "attached", card)
    t.state.host[t.handle(card)] = t.handle(caster)
    assert immune(t.state, t.handle("her9"), t.handle(card)) is kept_off


def test_a_revolt_costs_the_allies_in_hand_or_a_champion() -> None:
    for part in (0, 1):
        t = at_home(pool=("her5",), hand=("Forced Revolt", "her2"))
        t.pool(1, "her9", "mon3")
        t.hand(1, "al3", "al4", "her7")
        t.play("Forced Revolt")
        assert t.seat == 1
        t.say(t.options()[part])
        if part:
            t.pick("mon3")
        assert t.where("al3", 1) == t.where("al4", 1) == ("hand" if part else "discard pile")
        assert t.where("mon3") == ("discard pile" if part else "pool") and t.where("her9") == "pool"
        assert t.where("her7") == "hand"


def test_a_revolt_without_allies_costs_a_champion() -> None:
    t = at_home(pool=("her5",), hand=("Forced Revolt", "her2"))
    t.pool(1, "her9", "mon3")
    t.hand(1, "her7")
    t.play("Forced Revolt").pick("mon3")
    assert t.where("mon3") == "discard pile" and t.where("her9") == "pool" and t.where("her5") == "pool"


def test_the_familiar_lends_its_power_and_level_and_is_discarded() -> None:
    t = duel("Greyhawk Dragon", "mon9", hand=("Humanoid Familiar", "al1"), rival_hand=("al9", "al1"))
    t.pool(1, "Knights of the Rose", "mon3")
    t.play("Humanoid Familiar")
    if t.can_pick("Knights of the Rose"):
        t.pick("Knights of the Rose")
    assert model_of(t.state, t.handle("Greyhawk Dragon")).name == "Knights of the Rose"
    assert t.totals() == (10 + 10, 9)
    t.skip()
    assert t.where("Knights of the Rose") == "discard pile" and t.where("mon3") == "pool"


def test_only_dragons_and_monsters_have_a_humanoid_familiar() -> None:
    t = at_home(pool=("wiz5", "Azalin", "Greyhawk Dragon"), hand=("Humanoid Familiar", "her2"))
    able = [
        may_use(t.state, t.handle(who), t.handle("Humanoid Familiar")) for who in ("wiz5", "Azalin", "Greyhawk Dragon")
    ]
    assert able == [False, True, True]


def test_who_daydreams_misses_a_turn_for_two_more_cards() -> None:
    t = at_home(phase=5, pool=("psi5", "her5"), hand=("Daydream", "w/5"))
    t.play("Daydream")
    psi = t.handle("psi5")
    assert not may_defend(t.state, psi) and may_defend(t.state, t.handle("her5"))
    finish_turn(t)
    t.skip_to(seat=0, turns=1, label="cards in the draw phase")
    t.yes()
    assert cards_to_draw(t.state, 0) == 5 and cards_to_draw(t.state, 1) == 3
    assert not may_defend(t.state, psi)
    finish_turn(t)
    assert may_defend(t.state, psi)


def test_no_one_dreams_on_for_a_champion_that_is_gone() -> None:
    t = at_home(phase=5, pool=("psi5", "her5"), hand=("Daydream", "w/5"))
    t.play("Daydream")
    t.state.move(t.handle("psi5"), tb.DISCARD, 0)
    finish_turn(finish_turn(t))
    assert "draw phase" not in t.label and cards_to_draw(t.state, 0) == 3


def test_a_bite_takes_an_item_of_the_victims_choice() -> None:
    t = duel("monDragon5", "her9 with mi+2 and mi+1", hand=("Bite", "al1", "al9"), rival_hand=("al2", "mi0"))
    t.play("Bite").pick("mi+1")
    assert t.where("mi+1") == "discard pile" and t.where("mi+2") == "attached" and t.totals() == (11, 11)
    t.play("al1").play("mi0")
    assert t.where("mi0") == "attached"


def test_a_bite_waits_for_the_first_item() -> None:
    t = duel("monDragon5", "her9", hand=("Bite", "al9", "al8"), rival_hand=("mi+3 Off", "mi+2", "al1", "al2"))
    t.play("Bite").play("mi+3 Off")
    assert t.where("mi+3 Off") == "discard pile" and t.totals() == (11, 9)
    t.play("mi+2")
    assert t.where("mi+2") == "attached" and t.totals() == (11, 11)
