"""With whom they say that they attack, they do (SOL-ATK-02, SOL-ATK-07, SOL-VIS-02)."""

from __future__ import annotations

from typing import Any

import pytest
from alone import HE, YOU, Alone

import spellhall
from spellhall.games.spellfire import events
from spellhall.games.spellfire.solitaire import reasons as r
from spellhall.kernel.chance import Dice
from spellhall.kernel.events import Event

FORMS = {"one deck": {"solitaire": "one-deck"}, "two decks": {"solitaire": "two-deck", "turn_cap": "60"}}
WRATH = "4th/157"
"""Wrath of the Immortals: its victim has to go first."""
BETWEEN = (events.CardPlayed, events.PowerUsed)
"""What may change whom they can send after they have named the realm."""


@pytest.mark.rule("SOL-ATK-07", "SOL-VIS-02", "SF-CALL-01")
def test_who_has_to_go_first_is_announced_and_sent() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, "her9", "her8", "Dracolich")
    t.hand(YOU, "Wrath of the Immortals")
    t.his_turn(phase=3)
    while not t.can_play("Wrath of the Immortals"):
        t.skip()
    t.play("Wrath of the Immortals").pick("Dracolich").through()
    assert t.sent() == [("Dracolich", "r1")]
    line = t.line("attacks r1")
    assert line.text.startswith("IO attacks r1 with Dracolich: the only one who can attack it")
    assert "her9 (level 9) against r1: Dracolich has to go first (SOL-ATK-07, SF-CALL-01)." in line.opens


@pytest.mark.rule("SOL-ATK-07", "SOL-VIS-02", "SF-ARENA-01")
def test_his_pool_is_not_announced_where_only_the_abyss_fights() -> None:
    t = Alone()
    t.formation(YOU, A="Nightmare Lands")
    t.pool(HE, "her9")
    t.put(HE, "abyss", "mon9")
    t.his_turn(phase=4)
    assert t.sent() == []
    (kept,) = t.line("does not attack").opens
    assert kept.endswith("Nightmare Lands: only champions out of the Abyss fight there (SOL-ATK-07, SF-ARENA-01).")


def announced(told: list[Event]) -> list[tuple[events.OpponentChose, Event]]:
    """Each announcement of an attack, with what they did then; without those after which a card or power was used."""
    found: list[tuple[events.OpponentChose, Event]] = []
    for place, event in enumerate(told):
        if isinstance(event, events.OpponentChose) and event.deed == r.ATTACKS:
            after = told[place + 1 :]
            end = next((n for n, one in enumerate(after) if isinstance(one, events.Attacks | events.BattleEnded)), -1)
            if end >= 0 and not any(isinstance(one, BETWEEN) for one in after[:end]):
                found.append((event, after[end]))
    return found


def played(form: str, seed: int) -> list[Event]:
    """What happened in a game in which you do anything that is legal, with decks that are full of the wrath."""
    game: Any = spellhall.game("spellfire", **FORMS[form])
    dice = Dice(seed)
    decks = [[*game.random_deck(dice)[:47], *[WRATH] * 8] for _ in range(game.form.decks)]
    state = game.new_state(decks, seed=seed, check=False)
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply(actions[dice.below(len(actions))])
    assert state.record is not None
    return [entry.event for entry in state.record.entries]


@pytest.mark.rule("SOL-ATK-02", "SOL-ATK-07", "SOL-VIS-02")
@pytest.mark.parametrize("form", FORMS)
def test_in_whole_games_he_does_what_he_announces(form: str) -> None:
    attacks = [attack for seed in range(8) for attack in announced(played(form, seed))]
    assert len(attacks) > 5
    for said, done in attacks:
        assert isinstance(done, events.Attacks) and (done.seat, done.card) == (HE, said.card)
