"""The code walk in docs/hall.md is up to date: every name in it is defined in the sources."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

TOP = Path(__file__).parents[1]
WALK = (
    (TOP / "docs" / "hall.md").read_text(encoding="utf-8").split("## A decision, from the socket")[1].split("\n## ")[0]
)
NAMES = re.findall(r"`((?:[A-Z]\w+\.)?_?[A-Za-z]\w+)`", WALK)
ROOMS = (("src/spellhall/kernel", "*.py"), ("src/spellhall/server", "*.py"), ("web/src/lib", "*.ts"))
GAME = (("src/spellhall/games/spellchain", "table.py"), ("src/spellhall/games/spellchain/rules", "duel.py"))
PAGE = (("web/src/table/spellchain", "slots.ts"),)
TOP_LEVEL = re.compile(r"(?:export )?(?:async )?(?:class|def|function|interface) (\w+)")
CONSTANTS = re.compile(r"([A-Z_]+(?:, [A-Z_]+)*)(?:: Final)? =")
MEMBER = re.compile(r"(?:  |    )(?:async )?(?:def )?(\w+)\(")


def known() -> set[str]:
    """Every class and function in the packages of the walk, and each method as ``Class.method``."""
    found: dict[str, set[str]] = defaultdict(set)
    for folder, pattern in (*ROOMS, *GAME, *PAGE):
        for path in (TOP / folder).rglob(pattern):
            cls = ""
            for line in path.read_text(encoding="utf-8").splitlines():
                if top := TOP_LEVEL.match(line):
                    cls = top[1]
                    found[cls].add("")
                elif constants := CONSTANTS.match(line):
                    found |= {name: {""} for name in constants[1].split(", ")}
                elif member := MEMBER.match(line):
                    found[cls].add(member[1])
                    found[member[1]].add("")
    return {f"{cls}.{member}" if member else cls for cls, members in found.items() for member in members}


def test_every_name_on_the_way_is_there():
    there = known()
    assert len(NAMES) > 30
    assert [name for name in NAMES if name not in there] == []
    assert not {"State.leap", "LiveGames.copy", "cards_of_all"} & there
