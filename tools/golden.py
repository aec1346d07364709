"""Write the golden playthroughs: whole games as prose, in tests/golden. ``python tools/golden.py [NAME]``.

A change of rules, cards or wording shows as a diff of these files, and is to be read before it is committed.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

import spellhall
from spellhall.agents import agent

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "golden"
PLAYERS = ("Ana", "Bo", "Cy", "Dee")


class Game(NamedTuple):
    """What a playthrough is made of."""

    game: str
    preset: str
    decks: tuple[str, ...]
    seed: int


GAMES = {
    "spellfire-rulebook": Game("spellfire", "rulebook", ("Forgotten Realms", "Dark Sun"), 4),
    "spellfire-tournament-three": Game("spellfire", "tournament", ("AD&D", "Birthright", "Monsters"), 2),
    "spellchain": Game("spellchain", "rulebook", ("Pyre", "Court"), 3),
    "spellslinger": Game("spellslinger", "rulebook", ("Lighthouse", "Pilgrims"), 10),
}


def playthrough(name: str) -> str:
    """One whole game between greedy agents, as a spectator reads it."""
    made = GAMES[name]
    game = spellhall.game(made.game, preset=made.preset)
    decks = game.starter_decks()
    state = game.new_state([decks[deck] for deck in made.decks], made.seed)
    agents = [agent("greedy", made.seed + seat) for seat in range(len(made.decks))]
    while not state.is_terminal():
        state.apply(agents[state.current_player()].act(state))
    assert state.record is not None
    title = " against ".join(f"{who} ({deck})" for who, deck in zip(PLAYERS, made.decks, strict=False))
    players = PLAYERS[: len(made.decks)]
    lines = [f"{made.game}, preset {made.preset}, seed {made.seed}: {title}", ""]
    for line in game.story(state.record.entries, -1, players):
        if line.depth == 0:
            lines.append("")
        lines.append("  " * line.depth + line.text)
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for wanted in sys.argv[1:] or sorted(GAMES):
        (FOLDER / f"{wanted}.txt").write_text(playthrough(wanted), encoding="utf-8")
        print(f"wrote {wanted}.txt")
