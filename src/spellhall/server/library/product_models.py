"""The products that an organiser may have opened, in a pod or an event, as the page shows them."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import BaseModel

from spellhall.kernel.parts.limited import Choice


class ProductLine(BaseModel):
    """A product, and what is in it."""

    name: str
    text: str


class ChoiceLine(BaseModel):
    """One choice among products; the first is opened unless you name another."""

    title: str
    products: list[ProductLine]


def choice_lines(choices: Sequence[Choice]) -> list[ChoiceLine]:
    """A game's choices."""
    return [
        ChoiceLine(title=choice.title, products=[ProductLine(name=one.name, text=one.text) for one in choice.products])
        for choice in choices
    ]
