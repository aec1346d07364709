"""One sentence a step: takes a long sentence of a card's text apart.

Read this when a text says too much in one breath. What holds side by side and what is done one after the other become
sentences of their own, as far as nothing then depends on words that no longer stand before it.
"""

from __future__ import annotations

import re

from spellhall.games.spellfire.card import Card
from spellhall.games.spellfire.telling.idioms import of_step, of_whole
from spellhall.language.patterns import Pattern

_SUBJECT = Pattern(
    r"(?P<who>its bearer|its realm|allies in its force|your [\w ]+?|[\w ]+ champions) "
    r"(?P<does>(?:is|are|can|cannot|counts?|gains?|loses?|has|have) [^,]+)"
)
_BEARER_IS = Pattern(r"(its bearer|this card) is an? (\w+)")
_BEARER_GAINS = Pattern(r"its bearer (gain|lose)s (.+)")
_IMMUNE = Pattern(r"(this card|this realm|its realm|you|its bearer|your [\w ]+?) (?:is|are) (immune to .+)")
_HOLDS = Pattern(
    r"\bif (?!any|turned)|\byou may (?!choose|look)|\bin turn\b|\bunless [\w' ]+ (?:discards|plays|sends) "
)
"""What all that follows in the sentence hangs on."""
_BRANCHES = Pattern(r"; or |: .*: |\bin turn: ")
_VERB = (
    "(?:attach|cancel|choose|discard|draw|ignore|lay|let|look|move|play|put|raze|rebuild|send|shuffle|take|turn|use) "
)
_ORDER = Pattern(_VERB)
_ORDERED = Pattern(rf"(?:^|[:,;] |may |then ){_VERB}")
_LAST_ORDER = Pattern(rf"(^|[:,;] )((?:you may )?{_VERB}[^,:;]*), (?={_VERB}[^,]*$)")
_SAME = Pattern(r"(?P<who>(?:that|those) \w+(?: item)?|this card|the user) (?P<does>(?!card)[a-z]+ .*)")
_LONGEST = 120
"""How long two things that are said of the same cards may be to share a sentence."""


def sentences_in(said: str, card: Card) -> list[str]:
    """A sentence of a card's text as players would say it, in as many sentences as it has steps; no full stops yet."""
    wholes = re.split(r"\. (?=If |It is shown |It stays |the base )", of_whole(said))
    return [of_step(step, card) for whole in wholes for part in _apart(whole) for step in _steps(part) if step]


def _apart(said: str) -> list[str]:
    """What holds side by side, a sentence each; what is said of the same cards, or the same of two, in one."""
    if said.startswith("play only "):
        only, _, rest = said.partition("; ")
        return [only, *_apart(rest)]
    if ": " in said:
        return [said]
    parts = said.split("; ")
    told = parts[:1]
    for part in parts[1:]:
        if part.startswith(("otherwise", "or ")):
            told[-1] += f"; {part}"
        elif both := _together(told[-1], part):
            told[-1] = both
        else:
            told.append(part)
    return told


def _together(one: str, other: str) -> str:
    """Two sentences in one; empty where they stay two."""
    first, second = _SUBJECT.fullmatch(one), _SUBJECT.fullmatch(other)
    if first and second and first["who"] == second["who"] and " when " not in one + other:
        kinds = first["does"].startswith(("is a", "are ")) and re.fullmatch(r"(?:is an?|are) \w+", second["does"])
        does = re.sub(r"^(?:is|are) ", "", second["does"]) if kinds else second["does"]
        both = f"{one} and {does}"
        return both if len(both) <= _LONGEST and " and " not in first["does"] else ""
    if first and other == f"allies attached to {first['who']} {first['does']}":
        return f"{first['who']} and their allies {first['does']}"
    if (level := _BEARER_GAINS.fullmatch(one)) and other == f"allies in its force {level[1]} {level[2]}":
        return f"its bearer and allies in its force {level[1]} {level[2]}"
    if (kind := _BEARER_IS.fullmatch(one)) and other == f"allies in its force are {kind[2]}s":
        return f"{kind[1]} and allies in its force are {kind[2]}s"
    if (immune := _IMMUNE.fullmatch(one)) and other.endswith(f" are {immune[2]}"):
        joint = " and the " if " and " in other.removesuffix(immune[2]) else " and "
        return f"{immune[1]}{joint}{other}"
    return ""


def _steps(said: str) -> list[str]:
    """What a card does one after the other, a sentence a step. What only happens under a condition, or to one player
    after the other, stays in one sentence, unless it is done to what was chosen there.
    """
    first, *more = said.split(", then ")
    told, held = [first], _HOLDS.search(first) is not None
    for step in more:
        if _BRANCHES.search(said) or _goes_on(step, held) or _is_one_order(told, more, step):
            told[-1] += f", then {step}"
        elif does := _same_card_does(told[-1], step):
            told[-1] += f" and {does}"
        else:
            if ", then " not in told[-1]:
                told[-1] = _LAST_ORDER.sub(r"\1\2, then ", told[-1])
            told.append(step)
        held = held or _HOLDS.search(step) is not None
    return told


def _goes_on(step: str, held: bool) -> bool:
    """Whether a step cannot stand by itself: it hangs on what was said before, or is the other branch of it."""
    if step.startswith("all ") or ("; otherwise" in step and not step.startswith("if ")):
        return True
    refers = step.startswith(("that ", "those ", "if you do")) and not step.startswith("that extra turn")
    return held and not refers


def _is_one_order(told: list[str], more: list[str], step: str) -> bool:
    """Whether a step is a short order that goes with the one before: "draw a card, then discard a card"."""
    if not _ORDER.match(step) or not _ORDERED.search(told[-1]):
        return False
    return len(more) == 1 or (step is more[0] and bool(_ORDER.match(told[-1])) and not _ORDER.match(more[1]))


def _same_card_does(before: str, step: str) -> str:
    """What a step says of the card that the one before was about, without naming it; empty if that was another."""
    same, first = _SAME.fullmatch(step), _SAME.fullmatch(before.removeprefix("This round, "))
    return same["does"] if same and first and same["who"] == first["who"] and " and " not in first["does"] else ""
