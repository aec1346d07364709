"""Counter-effect cards: the exception to "one card after the other" (section CTR)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import duel

from spellhall.kernel.chance import Dice


def table(players: int = 2, **hands: tuple[str, ...]) -> Hall:
    """P1 is in their phase 3; P2 has two realms."""
    t = Hall(players)
    t.formation(0, A="r1")
    t.formation(1, A="r2", B="r3")
    for seat, name in enumerate(("first", "second", "third")[:players]):
        t.hand(seat, *hands.get(name, ()))
    return t


@pytest.mark.rule("SF-CTR-01", "AMB-01", "AMB-02", "AMB-10")
def test_nothing_is_accepted_while_an_effect_is_pending() -> None:
    t = table(first=("evRuin", "evGift"), second=("evGift", "calm"))
    t.begin(phase=3).play("evRuin")
    assert t.label.startswith("choose")
    assert not t.can_play("evGift")
    t.pick("r2")
    assert t.seat == 1
    assert not t.can_play("evGift")
    t.skip()
    assert t.where("r2") == "discard pile"
    assert t.can_play("evGift")


@pytest.mark.rule("SF-CTR-01")
@pytest.mark.parametrize(
    ("card", "phase", "asks"),
    [
        ("r3", 2, "SF-FORM-02"),
        ("h1", 2, "SF-PH2-05"),
        ("mi+2", 3, "SF-PH3-03"),
        ("art+4", 3, "SF-PH3-03"),
        ("wOff/3", 3, "SF-SPELL-09"),
    ],
)
def test_nobody_else_sees_a_card_before_it_is_said_where_it_goes_or_who_uses_it(
    card: str, phase: int, asks: str
) -> None:
    t = Hall()
    t.formation(0, A="r1", B="r2 razed", C="r4")
    t.formation(1, A="r5")
    t.pool(0, "wiz5", "wiz4")
    t.hand(0, card)
    played = t.begin(phase=phase).play(card).handle(card)
    assert t.rule == asks and t.where(card) == "hand" and t.state.seen[played] == 0b01
    assert t.state.view(1)["decision"] == {"seat": 0, "kind": "act-or-pass", "label": "plays a card", "rule": ""}
    assert t.state.game.prompt(t.state, 1, ("Ann", "Ben")).text == "Ann plays a card."
    for seed in range(5):
        dealt = t.state.resample(1, Dice(seed))
        assert dealt.face[played] == t.state.face[played] and dealt.legal_actions() == t.state.legal_actions()
    t.state.apply(t.state.legal_actions()[0])
    assert t.state.seen[played] == 0b11


@pytest.mark.rule("SF-CTR-02", "SF-CTR-05")
def test_a_countered_card_has_had_no_effect_though_its_victim_was_shown() -> None:
    t = table(first=("evRuin", "al9"), second=("calm",)).begin(phase=3)
    before = [(t.state.definition(h).name, t.state.marks[0][h]) for h in t.state.pile(2, 1)]
    t.play("evRuin").pick("r3")
    assert any("evRuin" in line for line in t.log(1))
    t.play("calm")
    assert [(t.state.definition(h).name, t.state.marks[0][h]) for h in t.state.pile(2, 1)] == before


@pytest.mark.rule("SF-CTR-03", "SF-TERM-19")
def test_a_counter_after_another_card_comes_too_late() -> None:
    t = table(first=("evRuin", "al9"), second=("evGift", "calm")).begin(phase=3)
    t.play("evRuin").pick("r2")
    assert t.can_play("calm")
    t.skip().play("evGift")
    assert not t.can_play("calm")
    assert "SF-CTR-02" in t.why_not("calm", seat=1)
    assert t.where("r2") == "discard pile"


@pytest.mark.rule("SF-CTR-04")
def test_cards_of_other_players_in_between_leave_the_chance_open() -> None:
    t = table(3, first=("evRuin", "al9"), second=("calm",))
    t.formation(2, A="r4")
    t.pool(2, "her5 with dup")
    t.begin(phase=3).play("evRuin").pick("r2")
    assert t.seat == 1
    t.skip()
    assert t.seat == 2
    t.use("dup")
    assert t.seat == 1
    t.play("calm")
    assert t.where("r2") == "formation"
    assert t.seat == 2
    t.pick("r1")
    assert t.where("r1") == "discard pile"


@pytest.mark.rule("AMB-05")
@pytest.mark.parametrize("countered", [True, False])
def test_a_counter_can_be_countered(countered: bool) -> None:
    t = duel("wiz5", "wiz9", hand=("wOff+3/4", "dispel", "al1"), rival_hand=("dispel", "al2"))
    t.play("wOff+3/4").play("dispel")
    assert (t.seat, t.can_play("dispel")) == (0, True)
    if countered:
        t.play("dispel")
    else:
        t.skip()
    assert t.totals() == (8 if countered else 5, 9)
