"""Turns what witnesses have counted over many games of Spellfire into figures about a deck."""

from __future__ import annotations

from collections.abc import Iterator

from spellhall.games.spellfire.option_types import options_of
from spellhall.games.spellfire.study.witness import (
    ANSWERED,
    ATTACKS,
    BEGUN,
    CANCELLED,
    CHAMPIONS,
    DEFENCES,
    DISCARDED,
    EARLY_TURN,
    FOUGHT,
    HELD,
    IDLE,
    LAID,
    LOST,
    MULLIGANS,
    PLAYED,
    RAZED,
    STANDING,
    TURNS,
    WON,
)
from spellhall.kernel.game import Game
from spellhall.kernel.parts.statistics import SCORES, SHARE, Figure, Row, Tally, mean, named, percent, share_row, wilson

LAST_TURN = 12
"""How many of the deck's turns are reported individually."""
FEW = 2
"""A player with fewer realms than this on the table is stuck."""


def figures_of(game: Game, tally: Tally) -> Iterator[Figure]:
    """Everything reported about a Spellfire deck."""
    if tally[SCORES]:
        yield _scores(game, tally)
    if not tally[TURNS]:
        return
    names = named(game, tally[CHAMPIONS])
    yield _realms(tally)
    yield _stuck(tally)
    yield _idle(tally)
    yield _champions(tally, names)
    if tally[PLAYED] or tally[DISCARDED] or tally[HELD]:
        yield _wasted(tally)
    yield _mulligans(tally)


def _scores(game: Game, tally: Tally) -> Figure:
    full = int(options_of(game)["victory_realms"])
    counts = {score: tally[SCORES][str(score)] for score in range(full + 1)}
    games = sum(counts.values())
    rows = [share_row(f"{score} ({game.band(score)})", count, games, count) for score, count in counts.items()]
    points = mean(sum(score * count for score, count in counts.items()), games)
    return Figure(
        "solitaire",
        "Alone against the imaginary opponent",
        f"{points:g} realms on average; a full win in {rows[full].value:g}% of {games} games.",
        "What counts is how many realms stand when the draw pile runs out; only six are a full win (SOL-END-08).",
        SHARE,
        ("score", "share of games", "games"),
        rows,
    )


def _turns(tally: Tally) -> list[str]:
    return [str(turn) for turn in range(1, LAST_TURN + 1) if tally[TURNS][str(turn)]]


def _realms(tally: Tally) -> Figure:
    rows = [
        Row(
            turn,
            mean(tally[LAID][turn], tally[TURNS][turn]),
            counts=(mean(tally[STANDING][turn], tally[TURNS][turn]), tally[TURNS][turn]),
        )
        for turn in _turns(tally)
    ]
    at = min(EARLY_TURN, len(rows)) - 1
    return Figure(
        "realms",
        "How fast realms come",
        f"{rows[at].value:g} realms by its turn {rows[at].label} on average.",
        "A realm every turn wins in six turns. The closer the realms are to the number of turns, the less the deck "
        "waits for them.",
        "realms laid",
        ("own turn", "realms laid so far", "unrazed at its end", "games"),
        rows,
    )


def _stuck(tally: Tally) -> Figure:
    counts = {int(laid): games for laid, games in tally[BEGUN].items()}
    games = sum(counts.values())
    stuck = sum(count for laid, count in counts.items() if laid < FEW)
    rows = [
        share_row(str(laid), counts.get(laid, 0), games, counts.get(laid, 0))
        for laid in range(max(counts, default=-1) + 1)
    ]
    least, most = wilson(stuck, games)
    said = f"{percent(stuck, games):g}% ({percent(least):g}-{percent(most):g}) of {games} games that came so far."
    return Figure(
        "stuck",
        f"Stuck on fewer than two realms at turn {EARLY_TURN}",
        said if games else f"No game came to the deck's turn {EARLY_TURN}.",
        "A deck that often gets stuck has too few realms, or too many it can't play.",
        SHARE,
        (f"realms laid by turn {EARLY_TURN}", "share of games", "games"),
        rows,
    )


def _idle(tally: Tally) -> Figure:
    rows = [share_row(turn, tally[IDLE][turn], tally[TURNS][turn]) for turn in _turns(tally)]
    idle, turns = tally[IDLE].total(), tally[TURNS].total()
    return Figure(
        "idle",
        "Turns without a play in hand",
        f"{percent(idle, turns):g}% of {turns} turns of its own.",
        "In such a turn no card of the hand could be played at any moment, so all that came was kept or discarded.",
        SHARE,
        ("own turn", "share of turns", "turns"),
        rows,
    )


def _champions(tally: Tally, names: dict[str, str]) -> Figure:
    games = tally[CHAMPIONS]
    order = sorted(games, key=lambda key: (-tally[FOUGHT][key], names[key]))
    rows = [
        Row(
            names[key],
            percent(tally[FOUGHT][key], games[key]),
            counts=tuple(tally[deed][key] for deed in (ATTACKS, DEFENCES, WON, LOST, RAZED)),
        )
        for key in order
    ]
    idle = sum(1 for key in order if not tally[FOUGHT][key])
    first = f"{rows[0].label} most often" if rows and rows[0].value else "none"
    return Figure(
        "champions",
        "Champions that fought",
        f"Of {len(rows)} champions {len(rows) - idle} fought, {first}.",
        "A champion that seldom fights costs levels of the deck that another would use.",
        SHARE,
        ("champion", "fought in so many games", "attacks", "defences", "rounds won", "rounds lost", "realms razed"),
        rows,
    )


def _wasted(tally: Tally) -> Figure:
    kinds = sorted({kind for fate in (PLAYED, DISCARDED, HELD) for kind in tally[fate]})
    fates = (PLAYED, CANCELLED, ANSWERED, DISCARDED, HELD)
    rows = []
    for kind in kinds:
        used, wasted = _used(tally, kind)
        rows.append(Row(kind, percent(wasted, used), counts=tuple(tally[fate][kind] for fate in fates)))
    used = sum(_used(tally, kind)[0] for kind in kinds)
    wasted = sum(_used(tally, kind)[1] for kind in kinds)
    return Figure(
        "wasted",
        "Events and spells wasted",
        f"{wasted} of {used} that were used up ({percent(wasted, used):g}%).",
        "Wasted is what was cancelled, turned back or ignored by the opponent, and what was discarded from hand "
        "unplayed.",
        SHARE,
        ("type", "share wasted", *fates),
        rows,
    )


def _used(tally: Tally, kind: str) -> tuple[int, int]:
    """How many cards of a type were used up, and how many of those in vain."""
    wasted = sum(tally[fate][kind] for fate in (CANCELLED, ANSWERED, DISCARDED))
    used = tally[PLAYED][kind] + tally[DISCARDED][kind]
    return used, min(used, wasted)


def _mulligans(tally: Tally) -> Figure:
    counts = tally[MULLIGANS]
    games = counts.total()
    called = games - counts["0"]
    rows = [
        share_row(number, counts[number], games, counts[number]) for number in sorted(counts, key=int) if counts[number]
    ]
    return Figure(
        "mulligans",
        "Mulligans",
        f"Called in {called} of {games} games ({percent(called, games):g}%).",
        "A mulligan may be called by who held no realm in two turns (SF-MULL-01), so many of them mean too few realms.",
        SHARE,
        ("mulligans in a game", "share of games", "games"),
        rows,
    )
