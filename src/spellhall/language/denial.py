"""The opposite of a clause in the text of a card: "the digit drawn is 2 or less", "the digit drawn is 3 or more".

A condition whose opposite can't be derived by grammar states it itself (``Condition.denied``).
"""

from __future__ import annotations

import re
from typing import Final

from spellhall.language.patterns import Pattern

COMPARED: Final = Pattern(r"^(the (?:roll|digit drawn|total of|level of)\b.*) is (\d+) or (less|more)$")
"""Clauses that only compare something with a number: "the digit drawn is 2 or less"."""
PLAIN: Final = (
    (r"^none of (.+?) (is|are) ", r"one of \1 \2 "),
    (r"^any of ", "none of "),
    (r"^no (\w+) is ", r"a \1 is "),
    (r"^more than ", "at most "),
    (r"^once every ", "before every "),
    (r"^you take no part ", "you take part "),
    (r"^you have (\d+) (\w+) or less$", r"you have more than \1 \2"),
    (r"^you activated at least ", "you activated fewer than "),
    (r"^you activated ", "you did not activate "),
    (r"^(?=(?:attacking|defending|fighting)\b|between |in )", "not "),
)
"""How certain clauses begin, and how their opposites begin."""
BARE_VERBS: Final = {
    "attacks": "attack",
    "blocks": "block",
    "controls": "control",
    "enters": "enter",
    "fights": "fight",
    "leads": "lead",
    "strikes": "strike",
}
VERB: Final = Pattern(
    r"\b(?:(?P<denied>is|are|was|were|has|have) not|does not (?P<does_not>\w+)"
    r"|(?P<helper>is|are|was|were|could|can|(?:has|have)(?= (?:been|had|\w+ed)\b))"
    r"|(?P<any>has|have) any|(?P<having>has)|(?P<have>have|control|hold)"
    rf"|(?P<doing>{'|'.join(BARE_VERBS)}))(?= |$)"
)
"""The verb of a clause: the first one found."""


def denied(clause: str) -> str:
    """The opposite of a clause."""
    if compared := COMPARED.match(clause):
        what, number, end = compared.groups()
        return f"{what} is {int(number) + 1} or more" if end == "less" else f"{what} is {int(number) - 1} or less"
    for begins, opposite in PLAIN:
        if re.match(begins, clause):
            return re.sub(begins, opposite, clause, count=1)
    return VERB.sub(_turned, clause, count=1) if VERB.search(clause) else f"it is not the case that {clause}"


def _turned(verb: re.Match[str]) -> str:
    """A verb with "not" added, or removed if it had one."""
    if verb["denied"]:
        return verb["denied"]
    if verb["does_not"]:
        return f"{verb['does_not']}s"
    if verb["helper"]:
        return f"{verb['helper']} not"
    if verb["any"]:
        return f"{verb['any']} no"
    if verb["having"]:
        return "does not have"
    return f"do not {verb['have']}" if verb["have"] else f"does not {BARE_VERBS[verb['doing']]}"
