"""A card's rules text, rendered from its definition."""

from __future__ import annotations

from typing import Any

from spellhall.games.spellslinger.card import Card
from spellhall.games.spellslinger.facts import CHARACTER
from spellhall.games.spellslinger.words.effects import clause
from spellhall.games.spellslinger.words.modifiers import Held
from spellhall.language.script import Ability
from spellhall.language.words import Modifier


def heading(card: Card) -> str:
    """Title, cost, type with kinds, numbers and rarity in one line."""
    cost = f" {card.cost.shown()}" if card.cost.text else ""
    kinds = f" - {' '.join(sorted(card.kinds))}" if card.kinds else ""
    numbers = f", {card.strength}/{card.speed}" if card.type == CHARACTER else ""
    rarity = "common terrain" if card.common_terrain else card.rarity
    return f"{card.name}{cost} ({card.type}{kinds}{numbers}, {rarity})"


def text_of(card: Card) -> str:
    """Keywords, then every ability as a sentence."""
    parts = [f"{keyword}." for keyword in sorted(card.keywords)]
    for ability in card.abilities:
        for sentence in filter(None, sentences_of(ability, card)):
            said = by_type(sentence, card)
            parts.append(said[0].upper() + said[1:] + ".")
    return " ".join(parts)


def by_type(text: str, card: Card) -> str:
    """A text where the card refers to itself by type: this character, this enchantment."""
    return text.replace("this card", f"this {card.type.lower()}")


def sentences_of(ability: Ability, card: Card) -> list[str]:
    """An ability in sentences: an event's effect part by part, everything else in one."""
    if ability.kind == "resolves":
        return [*prices(ability), *(word.phrase() for word in ability.body)]
    if ability.kind in ("standing", "enchants"):
        return statements(ability.modifiers)
    return [sentence_of(ability, card)]


def statements(words: list[Modifier]) -> list[str]:
    """Modifiers in sentences: two about the same cards are merged, as in: get +2/+0 and cannot block."""
    found: list[str] = []
    subject = ""
    for word in words:
        text = word.phrase()
        if subject and text.startswith(f"{subject} "):
            found[-1] += f" and{text.removeprefix(subject)}"
        else:
            found.append(text)
        subject = word.subject() if isinstance(word, Held) and not word.ending() else ""
    return found


def prices(ability: Ability) -> list[str]:
    """The further costs of an event or interrupt."""
    costs: Any = ability.details["costs"]
    return [f"as an additional cost, {price.phrase()}" for price in costs]


def sentence_of(ability: Ability, card: Card) -> str:
    """One ability as a sentence, without its full stop."""
    if ability.kind == "trigger" and ability.trigger is not None:
        condition = "" if ability.condition is None else f", if {ability.condition.phrase()}"
        when, what = by_type(ability.trigger.phrase(), card), clause(ability.body)
        if " this character " in when and what.startswith("this character "):
            what = f"it {what.removeprefix('this character ')}"
        return f"{when}{condition}, {what}"
    if ability.kind == "activated":
        return f"{cost_of(ability)}: {clause(ability.body)}"
    return "; ".join(sentences_of(ability, card))


def cost_of(ability: Ability) -> str:
    """The cost of an activated ability, for example: [1], turn sideways."""
    details: Any = ability.details
    parts = [details["cost"].shown()] if details["cost"].text else []
    parts += ["turn sideways"] if details["sideways"] else []
    parts += [price.phrase() for price in details["costs"]]
    return ", ".join(parts)


EXPLAINED = {
    "Flying": ("SS-KW-01",),
    "Ambush": ("SS-KW-02", "SS-KW-04"),
    "Deadly": ("SS-KW-05",),
    "Bonding": ("SS-KW-11", "SS-GR-01", "SS-GR-03", "SS-GR-05"),
}
"""The rules that explain each keyword."""


def rules_for(card: Card) -> list[str]:
    """The rules that explain the keywords in a card's text."""
    text = text_of(card)
    return [rule for keyword, rules in EXPLAINED.items() if keyword in text for rule in rules]
