"""How descriptions are put into words: whose a place is, and what is said of a card that was named before."""

from __future__ import annotations

import re
from functools import cache

from spellhall.games.spellfire import facts
from spellhall.language.patterns import Pattern
from spellhall.language.words import listed

_PLACE = r"(?:a )?(pool|hand|discard pile)"
_WHERE = Pattern(
    r"\b(?:in|on|from|among)\b(?! the name)"
    r"|\b(?:attached to|attacking|attacked|defending|facing|fighting|opposing|played)\b"
)
_OWNER = Pattern(r" of (an opponent|another player)(?! or )(?! and )\b")
_OWNERS = Pattern(r" of (other players|opponents|the opposing player)\b")
_NO_NOUNS = {"your", "other", "opposing", "attached", "offensive", "defensive", "harmful", "helpful"}
_PLAIN = {"undead", "coastal", "underdark", "awnshegh", "razed", "unrazed", "exposed", "attacked"}


_KIND_PLURALS = {
    "hero": "heroes",
    "thief": "thieves",
    "elf": "elves",
    "drow": "drow",
    "undead": "the undead",
    "ally": "allies",
    "blood ability": "blood abilities",
}


def phase_of(*phases: int) -> str:
    """Phases by what they are for: "champion phase", "realm or champion phase"."""
    return f"{listed([facts.PHASE_NAMES[phase] for phase in phases], 'or')} phase"


def plural_of(kind: str) -> str:
    """The plural of a kind or type: heroes, thieves, elves."""
    return _KIND_PLURALS.get(kind, kind + "s")


@cache
def settled(text: str, several: bool) -> str:
    """A description with its places as their owners': your pool, that player's hand, another player's discard pile."""
    if text.startswith("your "):
        placed, places = re.subn(r"\bin (?:a )?(pool|hand|discard pile)\b", r"in your \1", text)
        text = placed.removeprefix("your ") if places else text
    text = re.sub(rf"\bof that player in {_PLACE}\b", r"in that player's \1", text)
    text = re.sub(rf"\bin {_PLACE} of that player\b", r"in that player's \1", text)
    text = re.sub(rf"\bof the opposing player ((?:[\w ]+ )?)in {_PLACE}\b", r"\1in the opposing player's \2", text)
    text = re.sub(rf"\bin {_PLACE} of the opposing player\b", r"in the opposing player's \1", text)
    for they, one in (("other players", "another player"), ("opponents", "an opponent")):
        owner = rf"in {they}' \1s" if several else rf"in {one}'s \1"
        text = re.sub(rf"\bin {_PLACE} of {they}\b", owner, text)
        text = re.sub(rf"\bof {they} in {_PLACE}\b", owner, text)
    text = re.sub(r"(?<!non-)\bavatar champion", "avatar", text)
    text = text.replace("Forgotten Realms realms", "realms of the Forgotten Realms")
    if several:
        return owners_first(re.sub(r"\bin a (pool|discard pile)\b", r"in \1s", text))
    return text.replace("of other players", "of another player").replace("of opponents", "of an opponent")


def owners_first(text: str) -> str:
    """Cards in the plural behind those whose they are: opponents' realms, the opposing player's holdings."""
    found = _OWNERS.search(text)
    if found is None or " of " in text[: found.start()]:
        return text
    owners = f"{found[1]}'" if found[1].endswith("s") else f"{found[1]}'s"
    return f"{owners} {text[: found.start()]}{text[found.end() :]}"


def with_article(text: str) -> str:
    """A description in the singular with its article or owner: a realm, another champion, an opponent's ally."""
    if (found := _OWNER.search(text)) and not text.startswith("other ") and " of " not in text[: found.start()]:
        return f"{found[1]}'s {text[: found.start()]}{text[found.end() :]}"
    if text.startswith("other "):
        return f"an{text}"
    return f"{'an' if text[0] in 'aeiou' else 'a'} {text}"


def says_where(text: str) -> bool:
    """Whether a description tells where its cards lie; the others look at cards in play."""
    return _WHERE.search(text) is not None


def predicate(subject: str, noun: str, adjectives: tuple[str, ...], clauses: tuple[str, ...]) -> str:
    """What is said of a card whose noun the subject of the sentence has named before: "is undead", "is no cleric", "is
    of level 3 or more"; empty where the description has to be said in full.
    """
    if not (subject.endswith(noun) or (noun == "champion" and subject == "this card")):
        return ""
    if not adjectives and len(clauses) == 1:
        if clauses[0].startswith("with "):
            return f"has {clauses[0].removeprefix('with ')}"
        if clauses[0].startswith("whose base level is "):
            return clauses[0].replace("whose base level is", "has a base level")
        return f"is {clauses[0]}" if clauses[0].startswith(("of ", "in ", "attacking by ")) else ""
    if clauses or len(adjectives) != 1 or adjectives[0] in _NO_NOUNS or adjectives[0] in facts.WORLD_NAMES:
        return ""
    (said,) = adjectives
    if said in _PLAIN:
        return f"is {said}"
    kind = said.removeprefix("non-")
    if kind == said:
        return f"is {with_article(said)}"
    return f"is not {kind if kind in _PLAIN else with_article(kind)}"
