"""Where a number comes from: every level and limit, split into its parts with their sources."""

from __future__ import annotations

from spellhall.games.spellfire.rules.battle.sides import stands
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.levels import Parts, adjusted_level, base_level, own_level, total_level
from spellhall.games.spellfire.rules.turn.draws import hand_limit, usual_draw_and_hand
from spellhall.kernel.errors import UsageError
from spellhall.kernel.state import State


def explain(state: State, card: int, what: str) -> list[tuple[str, int]]:
    """The parts of a number: ``level`` (of a fighter: the total of its side), ``base``, ``own`` or ``hand limit``.

    Raises:
        UsageError: for any other word.
    """
    parts: Parts = []
    if what == "level":
        if stands(state, card):
            total_level(state, card, parts)
        elif card_of(state, card).is_champion:
            adjusted_level(state, card, parts)
        else:
            own_level(state, card, parts)
    elif what == "base":
        base_level(state, card, parts)
    elif what == "own":
        own_level(state, card, parts)
    elif what == "hand limit":
        seat = state.control[card]
        usual = usual_draw_and_hand(state, seat)[1]
        return [("rules (SF-HAND-01)", usual), ("cards in play", hand_limit(state, seat) - usual)]
    else:
        raise UsageError(f"there's no number called {what!r}; ask for level, base, own or hand limit")
    return [(part.text, part.amount) for part in parts]
