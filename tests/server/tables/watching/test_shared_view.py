"""What is kept of a look at a state, so that the next look is quick, never shows anything else than a fresh look."""

from __future__ import annotations

import copy
import random
from collections import deque

import pytest
from rules.spellfire.test_trap import den

from spellhall.games.spellfire.formats.random_decks import random_deck
from spellhall.games.spellfire.table import FORMATION
from spellhall.kernel.chance import Dice
from spellhall.registry import game as make_game
from spellhall.server.tables.watching.audience import ENCODER
from spellhall.server.tables.watching.card_tokens import Tokens
from spellhall.server.tables.watching.seat_view import SeatView, common
from spellhall.server.tables.watching.shared_view import SharedView
from spellhall.server.wire import Frame, LogLine

NAMES = ("Ana", "Bo", "Cy", "Di")


def seen(shared_view, seat, moment):
    frame = Frame(code="", game=shared_view.state.game.name, stage="playing", you=seat, options={}, seats=[])
    SeatView(shared_view, seat).look(frame, moment)
    return frame


TABLES = [
    ("spellfire", 2, {}),
    ("spellfire", 3, {"preset": "tournament"}),
    ("spellfire", 1, {"solitaire": "one-deck", "opponent_hand": "open"}),
    ("spellslinger", 2, {}),
    ("spellslinger", 4, {"teams": "as-one"}),
    ("spellchain", 2, {}),
    ("spellchain", 2, {"preset": "table"}),
]


def dealt(game, players, seed):
    """A table with random decks, where the game makes any."""
    dice = Dice(seed)
    if game.name == "spellfire":
        decks = [random_deck(game, dice) for _ in range(players)]
    elif game.name == "spellslinger":
        decks = [game.random_deck(dice) for _ in range(players)]
    else:
        starters = sorted(game.starter_decks().values())
        decks = [starters[dice.below(len(starters))] for _ in range(players)]
    return game.new_state(decks, seed)


def gone_on(state, action, on_a_copy):
    """Take an action as trials and tests do, or as a table does: beside it, on a copy that it then becomes."""
    if not on_a_copy:
        return state.apply(action)
    twin = copy.copy(state)
    twin.apply(action)
    state.become(twin)


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=str)
def test_a_look_that_remembers_is_a_fresh_look(game, players, options):
    """Anyone who looks, however seldom; and what was seen stays what it was, for those who are told of it later."""
    for seed in range(3):
        lot = random.Random(seed)
        state = dealt(make_game(game, **options), players, seed)
        tokens = Tokens(b"secret of the table")
        often, seldom = SharedView(state, tokens, NAMES), SharedView(state, tokens, NAMES)
        held = deque(maxlen=5)
        for moment in range(120):
            for seat in (*range(state.seats), -1):
                fresh = ENCODER.encode(seen(SharedView(state, tokens, NAMES), seat, moment))
                look = seen(often, seat, moment)
                assert ENCODER.encode(look) == fresh
                held.append((look, fresh))
                if lot.random() < 0.1:
                    assert ENCODER.encode(seen(seldom, seat, moment)) == fresh
            if state.is_terminal():
                break
            gone_on(state, lot.choice(state.legal_actions()), lot.random() < 0.5)
            for look, fresh in held:
                assert ENCODER.encode(look) == fresh


def test_a_card_that_looks_as_before_is_the_same_object():
    made = make_game("spellfire")
    deck = sorted(made.starter_decks().items())[0][1]
    shared_view = SharedView(made.new_state([deck, deck], 1), Tokens(b"secret"), NAMES)
    same = shown = 0
    for moment in range(40):
        before = seen(shared_view, 0, moment).cards
        shared_view.state.apply(shared_view.state.legal_actions()[0])
        after = seen(shared_view, 0, moment + 1).cards
        same += sum(after.get(token) is card for token, card in before.items())
        shown += len(before)
    assert same > 0.8 * shown


@pytest.mark.parametrize("name", ["spellfire", "spellslinger", "spellchain"])
def test_what_everyone_sees_alike_stays_the_same_object_until_it_changes(name):
    made = make_game(name)
    deck = sorted(made.starter_decks().items())[0][1]
    shared_view, lot = SharedView(made.new_state([deck, deck], 1), Tokens(b"secret"), NAMES), random.Random(name)
    state, kept = shared_view.state, dict.fromkeys(("sides", "registers", "table"), 0)
    before = seen(shared_view, 0, 0)
    for moment in range(1, 80):
        shuffles = dict(state.record.shuffles)
        state.apply(lot.choice(state.legal_actions()))
        after = seen(shared_view, 1, moment)
        for part in kept if state.record.shuffles == shuffles else ():
            old, new = getattr(before, part), getattr(after, part)
            kept[part] += old is new
            assert old is new or old != new or part == "sides", "a card may come for one that goes"
        before = after
        if state.is_terminal():
            break
    assert sum(kept.values()) > 10, kept


@pytest.mark.parametrize(
    ("old", "new", "keep"), [("", "", 0), ("", "ab", 0), ("ab", "abc", 2), ("abc", "ab", 2), ("abc", "axd", 1)]
)
def test_what_two_logs_have_in_common(old, new, keep):
    lines = {letter: LogLine(letter, 0, 0) for letter in "abcdx"}
    assert common([lines[letter] for letter in old], [lines[letter] for letter in new]) == keep
    anew = [LogLine(letter, 0, 0) for letter in new]
    assert common([lines[letter] for letter in old], anew) == keep


@pytest.mark.parametrize(("seat", "key"), [(0, None), (1, "4th/420"), (-1, None)])
def test_where_a_hidden_card_lies_is_no_secret(seat, key):
    """What lies face down under a realm is drawn there for all, and named to its player alone (SF-TRAP-02)."""
    state = den("Fire Trap").state
    shared_view = SharedView(state, Tokens(b"secret of the table"), NAMES[:2])
    (hidden,) = [card for card in seen(shared_view, seat, 0).cards.values() if card.zone == "beneath"]
    assert (hidden.key, hidden.host) == (key, shared_view.token(state.pile(FORMATION, 1)[0]))
