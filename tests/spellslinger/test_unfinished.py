"""What has to be settled before a card can be used, as its reason: in Spellslinger, question by question."""

from __future__ import annotations

from agents.beginner_spellslinger import declaring, facing
from slinger_cards import c, costing
from slinger_hall import SlingerHall
from slinger_lands import able

BIG, SMALL = c(4, 2), c(1, 1)


def refusal(t: SlingerHall, card: int) -> str:
    """Why the player who is asked can't use a card."""
    return t.state.why_not(t.asked, card)


def test_while_attackers_are_declared_interrupts_wait() -> None:
    t = facing((BIG,), (SMALL,))
    zap = t.hold(0, "zap")[0]
    t.at("declare")
    assert refusal(t, zap) == "you're declaring attackers, so you can't use it until that's done (SS-AT-02)"


def test_while_blockers_are_declared_interrupts_wait() -> None:
    t = facing((SMALL, SMALL), (BIG, BIG))
    zap = t.hold(0, "zap")[0]
    t.at("declare", active=1).do(BIG, BIG)
    while t.state.decision().rule != "SS-BL-01":
        t.skip()
    assert refusal(t, zap) == "you're declaring blockers, so you can't use it until that's done (SS-BL-01)"
    t.do(SMALL)
    assert refusal(t, zap) == f"you're choosing which attacker {SMALL} blocks (SS-BL-02)"


def test_a_target_is_chosen_among_legal_ones_only() -> None:
    t = able("Woods", 1)
    foe = t.play(1, BIG)
    zap = t.hold(0, "destroy", "zap")[1]
    other = t.play(0, SMALL)
    t.at("main").do("play destroy")
    assert refusal(t, zap) == "you're still playing destroy (SS-PL-04)"
    assert not refusal(t, foe) and not refusal(t, other)
    woods = t.state.pile(3, 0)[0]
    assert refusal(t, woods) == "it isn't a legal target for destroy (SS-PL-04)"


def test_a_payment_comes_first() -> None:
    t = able("Woods", 3, costing("2"), "zap")
    t.put(0, "in play", "Mountain")
    t.at("main").do("play c 1/1 for 2")
    assert t.state.decision().rule == "SS-PL-02", "terrains of two colours leave a choice"
    assert refusal(t, t.state.pile(1, 0)[0]) == "you're still playing c 1/1 for 2 (SS-PL-02)"


def test_an_opening_hand_is_kept_or_not_before_anything_is_played() -> None:
    game = declaring(SMALL).game
    deck = next(iter(game.starter_decks().values()))
    state = game.new_state([deck, deck], 3)
    while state.decision().rule != "SS-SU-11":
        state.apply(state.legal_actions()[0])
    seat = state.current_player()
    assert {state.why_not(seat, card) for card in state.pile(1, seat)} == {
        "decide first whether to keep this hand (SS-SU-11)"
    }
