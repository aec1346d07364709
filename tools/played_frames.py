"""Games between two agents as one of the seats gets them from the hall: a frame for every decision.

The page's own tests play them through the table (``tools/page_tests.py``), and the browser tests show positions of them
(``tests/browser/positions.py``).
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from typing import Any

from spellhall.agents import agent
from spellhall.registry import game as make_game
from spellhall.server.tables.live_game import Beginning, LiveGame
from spellhall.server.tables.watching.audience import ENCODER
from spellhall.server.tables.watching.card_tokens import Tokens
from spellhall.server.tables.watching.seat_view import SeatLog, SeatView
from spellhall.server.tables.watching.shared_view import SharedView
from spellhall.server.wire import Frame, SeatShown

MOST = 4_000
"""Decisions after which a game is abandoned."""


def played(game: str, seed: int, names: Sequence[str]) -> Iterator[dict[str, Any]]:
    """The frames of one game for the first seat, as JSON values. The seed decides decks, shuffles and moves."""
    made = make_game(game)
    lot = random.Random(seed)
    decks = [lot.choice(sorted(made.starter_decks().items()))[1] for _ in names]
    live_game = LiveGame(made, Beginning(decks, seed, made.digest()))
    agents = [agent("greedy", seed + seat) for seat in range(len(names))]
    seat_view = SeatView(SharedView(live_game.state, Tokens(b"positions"), names), 0)
    seat_log = SeatLog(live_game.state, 0, names)
    for number in range(MOST):
        if live_game.state.is_terminal():
            return
        frame = Frame(
            code="",
            game=game,
            stage="playing",
            you=0,
            options={name: str(value) for name, value in made.options.items()},
            seats=[SeatShown(seat, "person", name, "", True, True) for seat, name in enumerate(names)],
            actions=number,
        )
        seat_view.look(frame, number + 1)
        seat_log.tell()
        frame.log, frame.plays = list(seat_log.lines), list(seat_log.plays.shown(seat_view.shared_view))
        yield json.loads(ENCODER.encode(frame))
        live_game.state.apply(agents[live_game.state.current_player()].act(live_game.state))
