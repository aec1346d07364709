"""The game's questions in plain words: what is asked of whom, and what it means."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from spellhall.games.spellchain.rules.defined import card_of
from spellhall.games.spellchain.rules.duel import Chain, Cutting, Duel, Reshape
from spellhall.games.spellchain.table import CHAIN, SLOT, SLOTS
from spellhall.kernel.frames import Ask
from spellhall.kernel.presentation.prompts import OF_CARDS, Asked, People, Prompt, kind_of_choice
from spellhall.kernel.state import State
from spellhall.language.effect import Effect

PROMPTS: Mapping[str, Prompt] = MappingProxyType(
    {
        "first": Prompt(
            "You rolled higher. Go first or second in the first chain?",
            "{who} chooses who goes first in the first chain.",
        ),
        "cut": Prompt("How many cards do you cut from {other:'s} deck?", "{who} cuts {other:'s} deck."),
        "lay": Prompt(
            "The chain begins. Play a card into slot 1, which activates last.", "{who} plays a card into slot {slot}."
        ),
        "lay/next": Prompt(
            (
                "{before} is in slot {last}. Play a card into slot {slot}, which activates before it.",
                "Play a card into slot {slot}, which activates before slot {last}.",
            ),
            "{who} plays a card into slot {slot}.",
        ),
        "lay/alone": Prompt("Play a card into slot {slot}.", "{who} plays a card into slot {slot}."),
        "lay/last": Prompt(
            "Play a card into slot {slot}, the last one. Then the chain activates backwards, this card first.",
            "{who} plays the last card of the chain.",
        ),
        "exchange": Prompt("Exchange a card for a new one, or keep your hand.", "{who} may exchange a card."),
        "exchange/several": Prompt(
            "Exchange up to {left} cards for new ones, or keep your hand.", "{who} may exchange cards."
        ),
        **OF_CARDS,
    }
)
IMPERATIVES = {
    "swap which cards?": "choose the cards to swap",
    "apply which effect?": "choose the card whose effect it copies",
    "negate which Summon card?": "choose a Summon card to negate",
}
"""What card texts ask for."""


def asked(state: State, question: Ask, people: People) -> Asked:
    """The kind of the waiting question, and the values for its sentences."""
    frame = state.stack[-1]
    match frame:
        case Chain():
            return _laying(state, frame.played + 1)
        case Reshape():
            return Asked("exchange" if frame.left == 1 else "exchange/several", {"left": frame.left})
        case Duel():
            return Asked("first", {})
        case Cutting():
            return Asked("cut", {"other": people[1 - frame.cutter]})
        case Effect():
            text = people.named(IMPERATIVES.get(question.label, question.label)).removesuffix("?")
            return Asked(kind_of_choice(question, text), {"card": str(card_of(state, frame.source).name), "text": text})
    raise NotImplementedError(f"nobody has words for {question.label!r}")


def _laying(state: State, slot: int) -> Asked:
    """A card goes into a slot; the card in the slot before it is named."""
    laid = {state.marks[SLOT][card]: card for seat in range(state.seats) for card in state.pile(CHAIN, seat)}
    fields: dict[str, object] = {"slot": slot}
    if slot == SLOTS:
        return Asked("lay/last", fields)
    if slot - 1 not in laid:
        return Asked("lay", fields) if slot == 1 else Asked("lay/alone", fields)
    return Asked("lay/next", fields | {"last": slot - 1, "before": str(card_of(state, laid[slot - 1]).name)})
