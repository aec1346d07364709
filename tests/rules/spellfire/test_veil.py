"""Section VEIL: champions that lie face down in a pool."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.special_cards.face_down_champions import Veil, is_veiled

WAR, ETHEREAL = "Secret War", "Ethereal Champion"


def war(*pool: str, hand: tuple[str, ...] = ("al1",), rival: tuple[str, ...] = ("wOff/3",)) -> Hall:
    """P1 has turned their champions face down in their phase 3; P2 holds a spell that strikes a champion in a pool."""
    t = at_home(hand=(WAR, *hand), pool=pool or ("her5",))
    t.pool(1, "wiz9")
    t.hand(1, *rival)
    return t.play(WAR)


@pytest.mark.rule("SF-VEIL-01")
def test_nothing_can_be_aimed_at_a_champion_that_lies_face_down() -> None:
    t = war("her5 with mi+2", "mon5", hand=("her3",))
    t.play("her3")
    assert t.where("Secret War") == "table"
    t.is_sound()
    t.skip_to_phase(3, seat=1, turns=1)
    t.play("wOff/3")
    assert t.offered() == ["her3", "wiz9"]


@pytest.mark.rule("SF-VEIL-01")
def test_what_strikes_a_whole_pool_passes_it_over() -> None:
    t = war("und5", hand=("und3",), rival=("Sunray", "al1"))
    t.play("und3")
    t.pool(1, "cle9")
    t.skip_to_phase(3, seat=1, turns=1)
    t.play("Sunray").say("seat 0")
    assert (t.where("und5"), t.where("und3")) == ("pool", "discard pile")


@pytest.mark.rule("SF-VEIL-01")
def test_what_lasts_without_a_modifier_turns_nobody_down(monkeypatch: pytest.MonkeyPatch) -> None:
    t = at_home(pool=("her5",), hand=("her3",))
    words = t.game.modifiers
    veil = next(word for word in words if isinstance(word, Veil))
    monkeypatch.setattr(t.game, "modifiers", [*words, veil])
    her = t.handle("her5")
    t.state.begin_lasting((-1, t.handle("her3"), 0, her, tb.TURN_END, t.reg(tb.TURN), 0))
    assert not is_veiled(t.state, her)


@pytest.mark.rule("SF-VEIL-02")
def test_who_lies_face_down_casts_nothing_and_has_no_power() -> None:
    t = war("wiz5", hand=("wOff/3", "her3"), rival=())
    assert not t.can_play("wOff/3") and "SF-SPELL-09" in t.why_not("wOff/3", seat=0, owner=0)
    t = at_home(pool=("Great Mother",), hand=(WAR,))
    assert t.can_use("Great Mother")
    t.play(WAR)
    assert not t.can_use("Great Mother")


@pytest.mark.rule("SF-VEIL-03")
def test_it_is_turned_up_when_it_fights_and_stays_so() -> None:
    t = war("her5 with mi+2", "mon3")
    t.skip_to_phase(4).attack("r8").pick("her5")
    t.skip_to(rule="SF-COMB-C1").pick("wiz9")
    assert t.totals() == (7, 9) and not is_veiled(t.state, t.handle("her5"))
    assert is_veiled(t.state, t.handle("mon3"))
    t = war("her5", rival=())
    t.state.move(t.handle("wiz9"), 7, 1)
    t.skip_to_phase(4).attack("r8")
    assert t.where("her5") == "pool" and not is_veiled(t.state, t.handle("her5"))
    assert t.where(WAR) != "table", "nobody lies face down any more"


@pytest.mark.rule("SF-VEIL-04")
def test_the_ethereal_champion_turns_the_others_down_and_up() -> None:
    t = at_home(pool=(ETHEREAL, "her5"), hand=("her3",))
    t.pool(1, "wiz9")
    t.hand(1, "wOff/3")
    t.use(ETHEREAL)
    assert is_veiled(t.state, t.handle("her5")) and not t.can_use(ETHEREAL)
    t.play("her3")
    assert t.can_use(ETHEREAL)
    t.skip_to_phase(3, seat=1, turns=1)
    t.play("wOff/3")
    assert t.offered() == ["her3", "wiz9"]
    t.pick("her3")
    t.state.move(t.handle(ETHEREAL), 7, 0, 4)
    assert not is_veiled(t.state, t.handle("her5"))


@pytest.mark.rule("SF-VEIL-04")
def test_whom_secret_war_turned_down_stays_so_until_it_fights() -> None:
    t = war("her5", hand=(ETHEREAL, "her3"))
    t.play(ETHEREAL).play("her3").use(ETHEREAL)
    t.state.move(t.handle(ETHEREAL), 7, 0, 4)
    assert is_veiled(t.state, t.handle("her5")) and not is_veiled(t.state, t.handle("her3"))
    t.skip_to_phase(4).attack("r8").pick("her5").skip_to(rule="SF-COMB-C1").pick("wiz9")
    assert not is_veiled(t.state, t.handle("her5"))


def test_the_ethereal_champion_is_immune_and_casts() -> None:
    t = at_home(pool=(ETHEREAL,), hand=("wOff/3", "her3"))
    t.pool(1, "mon5")
    t.state.question = None
    assert t.can_play("wOff/3")
    t.play("wOff/3")
    assert t.where("mon5") == "discard pile"
