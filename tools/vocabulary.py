#!/usr/bin/env python3
"""Give new cards the next numbers of their game's vocabulary, and their moves the next codes: tools/vocabulary.py

Existing entries keep their place (see ``spellhall.rl.vocabulary``). Cards that aren't in a file yet come after the
others, in catalogue order, and the last block of codes about cards is extended, or another is begun.
New choices and moves are written by hand into a block of their own at the end. With ``--check`` nothing is
written, and the exit code is 1 if a card has no number, or no code.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import spellhall
from spellhall.arena.codes import PICK, verb_of
from spellhall.kernel.chance import Dice
from spellhall.kernel.frames import ACT_OR_PASS, FIRST_FREE_VERB, Ask, action
from spellhall.rl.codes import OTHER, OWN
from spellhall.rl.vocabulary import LINES, VERSION

FILES = Path(__file__).resolve().parent.parent / "src/spellhall/rl/vocabulary_files"
NUMBERS, PLACES, SEATS, COPIES = 32, 64, 6, 4
"""A new file has codes for this many numbers, places in a list, seats, and equal cards to pick from."""


def cards(name: str) -> list[str]:
    """The keys of a game's cards, old ones first."""
    file = FILES / f"{name}-v{VERSION}.txt"
    known = file.read_text("utf-8").splitlines() if file.exists() else []
    there = set(known)
    return [*known, *(key for key in dict.fromkeys(spellhall.game(name).printed_keys) if key not in there)]


def codes(name: str, count: int) -> list[dict[str, Any]]:
    """The blocks of a game with this many cards, old ones first."""
    file = FILES / f"{name}-v{VERSION}.json"
    blocks = json.loads(file.read_text("utf-8")) if file.exists() else begun(name)
    of_cards = [block for block in blocks if "cards" in block]
    numbered = max((block["cards"][1] for block in of_cards), default=0)
    if numbered < count:
        if "cards" in blocks[-1] and blocks[-1]["cards"][1] == numbered:
            blocks[-1]["cards"][1] = count
        else:
            moves = list(dict.fromkeys(move for block in of_cards for move in block["moves"]))
            blocks.append({"cards": [numbered + 1, count], "moves": moves})
    return list(blocks)


def begun(name: str) -> list[dict[str, Any]]:
    """The first blocks of a game that has none."""
    about = verbs(name)
    choices = ["pass", "yes", *(verb for verb, what in about.items() if not what)]
    choices += [f"{PICK}:number:{number}" for number in range(NUMBERS)]
    choices += [f"{PICK}:option:{place}" for place in range(PLACES)]
    choices += [f"{verb}:seat:{seat}" for verb, what in about.items() if what == "seat" for seat in range(SEATS)]
    moves = [f"{PICK}:{side}{copy}" for side in (OWN, OTHER) for copy in suffixes(COPIES)]
    for verb, what in about.items():
        moves += [f"{verb}:{side}" for side in (OWN, f"{OWN}#2", OTHER) if what == "card"]
    return [{"lines": LINES}, {"choices": choices}, {"cards": [1, 0], "moves": moves}]


def verbs(name: str) -> dict[str, str]:
    """A game's own verbs, and what each is about: a card, a seat, or nothing."""
    game, dice = spellhall.game(name), Dice(0)
    decks: list[list[str]] = []
    for _ in range(game.decks or game.players.least):
        decks.append(game.deck_beside(dice, decks))
    state, about = game.new_state(decks), {}
    for verb in range(FIRST_FREE_VERB, FIRST_FREE_VERB + len(game.verbs)):
        question = Ask(0, ACT_OR_PASS, [action(verb, 0)], "", "", "", False, (), False, "")
        about[verb_of(game, verb)] = game.subject_of(state, question, action(verb, 0))[0]
    return about


def suffixes(copies: int) -> list[str]:
    """The suffixes of the first, the second, and so on."""
    return ["", *(f"#{copy}" for copy in range(2, copies + 1))]


def files() -> dict[Path, str]:
    """What all files should hold."""
    texts = {}
    for name in spellhall.game_names():
        keys = cards(name)
        texts[FILES / f"{name}-v{VERSION}.txt"] = "\n".join(keys) + "\n"
        texts[FILES / f"{name}-v{VERSION}.json"] = json.dumps(codes(name, len(keys)), indent=1) + "\n"
    return texts


def main() -> int:
    """Write the files, or compare them."""
    stale = {file: text for file, text in files().items() if not file.exists() or file.read_text("utf-8") != text}
    if "--check" in sys.argv:
        return int(bool(stale))
    for file, text in stale.items():
        file.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
