"""What a drawn Spell Chain card shows besides its name and text."""

from __future__ import annotations

from spellhall.games.spellchain.card import SEALS, Card
from spellhall.games.spellchain.telling.shapes import SpellchainFacts
from spellhall.games.spellchain.words.effects import Deal, Gain, Heal, PlacePoison
from spellhall.games.spellchain.words.numbers import Plus
from spellhall.language.words import Number, Word

VARIES = "X"


def face_of(card: Card) -> SpellchainFacts:
    """Kind, seals, how many a deck may hold, and the numbers of its effects."""
    found: dict[str, list[str]] = {}
    damage = 0
    for ability in card.abilities:
        for word in ability.words():
            name, times, amount = number_in(word)
            if name:
                found.setdefault(name, []).append(sign(times, amount))
            if name == "damage":
                damage = max(damage, times * least(amount))
    return {
        "kind": card.kind,
        "seals": [seal for seal in SEALS if seal in card.seals],
        "limit": card.limit,
        "stays": card.continuous or card.summon,
        "numbers": {name: "/".join(dict.fromkeys(signs)) for name, signs in found.items()},
        "damage": damage,
    }


def number_in(word: Word) -> tuple[str, int, int | Number]:
    """What a word gives a number of, how many times, and the number; an empty name for words that give none."""
    if isinstance(word, Deal):
        return "damage", word.times, word.amount
    if isinstance(word, Heal):
        return "heal", 1, word.amount
    if isinstance(word, PlacePoison):
        return "Poison", 1, word.amount
    if isinstance(word, Gain):
        return word.what, 1, word.amount
    return "", 0, 0


def least(amount: int | Number) -> int:
    """A number, or the minimum of one that grows; 0 if it can't be known before the game."""
    if isinstance(amount, Plus):
        return amount.base
    return amount if isinstance(amount, int) else 0


def sign(times: int, amount: int | Number) -> str:
    """A number in a few characters: 3, 5+ (it grows), X (known only in the game), 3×2 (three times 2)."""
    text = str(least(amount) or VARIES)
    if isinstance(amount, Plus) and amount.base:
        text += "+"
    return f"{times}×{text}" if times > 1 else text
