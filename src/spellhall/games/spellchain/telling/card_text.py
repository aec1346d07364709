"""A card's rules text, rendered from its definition."""

from __future__ import annotations

from spellhall.games.spellchain.card import Card
from spellhall.language.script import Ability

TIMES = {0: "each time ", 1: "the first time each chain that ", 2: "the first two times each chain that "}


def heading(card: Card) -> str:
    """Name, kind, seals and copy limit in one line."""
    seals = "".join(f" [{seal}]" for seal in sorted(card.seals))
    return f"{card.name} ({card.kind}{seals}, {card.limit} a deck)"


def text_of(card: Card) -> str:
    """Every ability, with each of its parts as a sentence."""
    sentences = [sentence for ability in card.abilities for sentence in sentences_of(ability, card)]
    return " ".join(text[0].upper() + text[1:] + "." for text in sentences if text)


def sentences_of(ability: Ability, card: Card) -> list[str]:
    """An ability in sentences: a plain card's effect part by part, everything else in one."""
    if ability.kind == "standing":
        return [word.phrase() for word in ability.modifiers]
    if ability.kind == "activates" and not (card.continuous or card.summon):
        return [word.phrase() for word in ability.body]
    return [sentence_of(ability, card)]


def sentence_of(ability: Ability, card: Card) -> str:
    """One ability as a sentence, without its full stop."""
    if ability.kind == "standing":
        return "; ".join(word.phrase() for word in ability.modifiers)
    if ability.kind == "trigger" and ability.trigger is not None:
        most = int(str(ability.details["most"]))
        phrase = ability.trigger.phrase()
        moment = TIMES[most] + phrase.removeprefix("when ") if phrase.startswith("when ") else phrase
        condition = "" if ability.condition is None else f", if {ability.condition.phrase()}"
        return f"{moment}{condition}, {ability.clause()}"
    stays = card.continuous or card.summon
    return f"when this card activates, {ability.clause()}" if stays else ability.clause()
