"""The invented cards of the tests, and which real cards could stand in for them in a position.

Read this when a rule has no position to show because its tests use invented cards (see ``tools/rule_positions.py``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from spellhall.kernel.game import Game
from spellhall.kernel.state import State
from spellhall.registry import class_of

FACTS = {
    "spellfire": ("levels", "side", "nature", "anytime", "phases", "world", "traits"),
    "spellslinger": ("keywords", "strength", "speed", "cost", "kinds"),
}
"""What makes two cards of a game alike, the most important fact first; other games' cards can't be stood in for."""
Shape = Mapping[str, Any]


def shape(game: str, card: Any) -> dict[str, Any]:
    """What a card is, apart from its name: its type, what its text does, and its facts."""
    if game not in FACTS:
        return {"type": card.key, "text": "", "facts": {}}
    facts = {name: _plain(getattr(card, name)) for name in FACTS[game]}
    text = "".join(ability.fingerprint() for ability in card.abilities)
    return {"type": str(card.type), "text": text.replace(card.key, "").replace(card.name, ""), "facts": facts}


def _plain(value: Any) -> str:
    if isinstance(value, frozenset | set):
        return " ".join(sorted(map(str, value)))
    return str(getattr(value, "text", value))


def invented(state: State) -> dict[str, dict[str, Any]]:
    """The shapes of the cards on a table that the real game doesn't have, by key."""
    name = state.game.name
    real = real_keys(name)
    cards = {card.key: card for face in set(state.face) for card in [state.game.catalogue[face]]}
    return {key: shape(name, card) for key, card in cards.items() if key not in real}


_real: dict[str, frozenset[str]] = {}


def real_keys(name: str) -> frozenset[str]:
    """The keys of the cards of a game as players get it."""
    if name not in _real:
        _real[name] = frozenset(card.key for card in class_of(name)().printed if not _is_invented(card))
    return _real[name]


def _is_invented(card: Any) -> bool:
    return getattr(card, "edition", "") == "test"


def stand_ins(game: Game, wanted: Shape, most: int) -> Sequence[str]:
    """The keys of the real cards that are most like an invented one, the best first.

    A card without a text may be stood in for by one with a text, which must then not matter.
    """
    found = []
    for card in game.definitions if game.name in FACTS else ():
        if str(card.type) != wanted["type"] or _is_invented(card):
            continue
        own = shape(game.name, card)
        if own["text"] == wanted["text"] or not wanted["text"]:
            differs = [own["facts"][fact] != value for fact, value in wanted["facts"].items()]
            found.append(((own["text"] != wanted["text"], differs), card.key))
    return [key for _, key in sorted(found)[:most]]
