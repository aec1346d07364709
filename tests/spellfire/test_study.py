"""What a witness counts of a deck of Spellfire, and what is told of it: compared with the table itself."""

from __future__ import annotations

import pytest
from duels import duel
from hall import Hall
from positions import at_home
from random_games import fixture_game

from spellhall.agents import agent
from spellhall.arena.studies.deck_games import watch
from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.turn.victory import unrazed
from spellhall.games.spellfire.study import witness as w
from spellhall.games.spellfire.study.figures import figures_of
from spellhall.games.spellfire.study.witness import DeckWitness
from spellhall.kernel.frames import YES
from spellhall.kernel.parts.statistics import Tally
from spellhall.kernel.state import State


class Doubting(DeckWitness):
    """Compares what it has made of events with the table, at every question."""

    def asked(self, state: State) -> None:
        super().asked(state)
        realms = set(state.pile(tb.FORMATION, self.seat))
        assert self.formation == realms
        assert len(self.formation - self.ruins) == unrazed(state, self.seat)


def witness_of(t: Hall, seat: int = 0) -> DeckWitness:
    """A witness of a position that was laid out."""
    return DeckWitness(t.state, seat, Tally())


def tell(t: Hall, witness: DeckWitness) -> Tally:
    """Tell it all that has happened; what it has counted."""
    assert t.state.record is not None
    for entry in t.state.record.entries:
        witness.heard(t.state, entry)
    return witness.mine


@pytest.mark.parametrize("seed", range(6))
def test_the_realms_of_a_witness_are_those_of_the_table(seed):
    state = fixture_game(seed)
    tally = Tally()
    watch(state, [Doubting(state, seat, tally) for seat in range(2)], "random", seed)
    assert tally[w.TURNS]["1"] == tally[w.MULLIGANS].total() == 2
    assert tally[w.TURNS].total() >= state.game.length(state)
    assert all(tally[w.STANDING][turn] <= tally[w.LAID][turn] + 6 for turn in tally[w.TURNS])


def test_the_last_turn_counts_though_the_game_ends_in_it():
    state = fixture_game(3)
    tally = Tally()
    watch(state, [DeckWitness(state, seat, tally) for seat in range(2)], "greedy", 3)
    if not tally[w.MULLIGANS]["1"]:
        assert tally[w.TURNS].total() == state.game.length(state)


def test_a_hand_without_a_play_makes_an_idle_turn():
    for hand, idle in ((("al1",), True), (("al1", "her5"), False), (("r1",), False)):
        t = Hall()
        t.hand(0, *hand)
        t.pile(0, *["al2"] * 9)
        t.hand(1, "her5")
        t.begin(seat=1, phase=6)
        witness = witness_of(t)
        told = 0
        while t.reg(tb.TURN) < 7:
            witness.asked(t.state)
            t.state.apply(t.state.legal_actions()[-1])
            assert t.state.record is not None
            for entry in t.state.record.entries[told:]:
                witness.heard(t.state, entry)
            told = len(t.state.record.entries)
        assert witness.mine[w.TURNS]["1"] == 1
        assert bool(witness.mine[w.IDLE]["1"]) is idle, hand


def test_champions_count_by_what_they_do():
    t = duel("her5", "mon9", ("al1",))
    mine, theirs = witness_of(t), witness_of(t, 1)
    t.skip()
    key = t.state.definition(t.handle("her5")).key
    counts = tell(t, mine)
    assert {deed: counts[deed][key] for deed in (w.ATTACKS, w.DEFENCES, w.WON, w.LOST)} == {
        w.ATTACKS: 1,
        w.DEFENCES: 0,
        w.WON: 0,
        w.LOST: 1,
    }
    monster = t.state.definition(t.handle("mon9")).key
    assert tell(t, theirs)[w.WON] == {monster: 1} and theirs.mine[w.DEFENCES] == {monster: 1}
    assert not theirs.mine[w.ATTACKS], "the attack was the other's"


def test_who_razes_an_undefended_realm_is_counted():
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her5")
    t.begin(phase=4)
    witness = witness_of(t)
    t.attack("r1")
    assert t.is_razed("r1")
    assert tell(t, witness)[w.RAZED] == {t.state.definition(t.handle("her5")).key: 1}


@pytest.mark.parametrize("answered", [True, False])
def test_a_spell_that_was_cancelled_is_wasted(answered):
    t = duel("wiz5", "wiz9", ("wOff-3/4", "al1"), ("dispel", "al2"))
    mine, theirs = witness_of(t), witness_of(t, 1)
    t.play("wOff-3/4")
    if answered:
        t.play("dispel")
    counts = tell(t, mine)
    assert counts[w.PLAYED] == {"wizard spell": 1}
    assert counts[w.CANCELLED] == ({"wizard spell": 1} if answered else {})
    assert not tell(t, theirs)[w.CANCELLED]


def test_an_event_that_is_cancelled_or_discarded_from_hand_is_wasted():
    t = at_home(hand=("evGift",))
    t.pool(1, "Helm")
    witness = witness_of(t)
    t.play("evGift").use("Helm")
    assert tell(t, witness)[w.CANCELLED] == {"event": 1}
    t = Hall()
    t.hand(0, *["evGift"] * 9, "al1")
    t.begin(phase=5)
    witness = witness_of(t)
    t.skip_to(rule="SF-PH5-05").pick("evGift").pick("evGift")
    assert tell(t, witness)[w.DISCARDED] == {"event": 2} and not witness.mine[w.PLAYED]


def test_what_was_seen_before_a_mulligan_does_not_count():
    t = Hall(pile=40)
    t.formation(1, A="r9")
    t.hand(0, "her5", "al1")
    t.begin(seat=0, phase=3, turn=3, turns=1)
    witness = witness_of(t)
    t.play("her5").skip_to(label="mulligan")
    t.state.apply(YES)
    tell(t, witness)
    assert (witness.mulligans, witness.laid, witness.formation) == (1, 0, set())
    assert witness.turn <= 1
    other = witness_of(t, 1)
    tell(t, other)
    assert other.mulligans == 0, "the other has called none"


def test_figures_say_what_was_counted():
    state = fixture_game(1)
    tally = Tally()
    for seed in range(4):
        state = fixture_game(seed)
        watch(state, [DeckWitness(state, 0, tally)], "random", seed)
    figures = {figure.name: figure for figure in figures_of(state.game, tally)}
    assert list(figures) == ["realms", "stuck", "idle", "champions", "wasted", "mulligans"]
    for figure in figures.values():
        assert figure.meaning.endswith(".") and figure.said.endswith(".")
        assert all(len(row.counts) == len(figure.heads) - 2 for row in figure.rows), figure.name
        assert all(0 <= row.value <= 100 for row in figure.rows)
        assert all(row.low is None or row.low <= row.value <= (row.high or 0) for row in figure.rows)
    assert sum(row.counts[0] for row in figures["mulligans"].rows) == 4
    assert figures["realms"].rows[0].counts[1] == 4
    assert not [*figures_of(state.game, Tally())], "of no game nothing is told"


def test_the_agents_play_as_they_do_without_witnesses():
    state = fixture_game(5)
    twin = fixture_game(5)
    watch(state, [DeckWitness(state, 0, Tally())], "greedy", 5)
    agents = [agent("greedy", 5 + seat) for seat in range(2)]
    while not twin.is_terminal():
        twin.apply(agents[twin.current_player()].act(twin))
    assert state.same_as(twin)
