"""What a game declares about opening packs at a table: the one contract between the games and limited play.

A *form* is one way to get a pool of cards: packs that are passed (a draft), or packs that everyone opens alone
(sealed). The pods of ``spellhall.limited`` know no game, and no game knows pods: a game declares its forms, opens the
packs of one, gives advice, and says which decks can be made from a pool (``kernel.parts.opening``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from spellhall.kernel.errors import UsageError, shortened

Packs = list[list[list[str]]]
"""For each seat its packs in the order they are opened, each with the keys of its cards."""
LEFT, RIGHT = 1, -1
"""Where a pile is passed: to the next seat, in the direction of turns, or to the one before."""


@dataclass(frozen=True)
class Product:
    """Something that can be opened.

    Attributes:
        name: what people call it, and name it by.
        text: what is in it, in a sentence or two.
        aliases: other names for it.
    """

    name: str
    text: str
    aliases: tuple[str, ...] = ()


@dataclass(frozen=True)
class Choice:
    """What an organiser may choose to have opened, next to other such choices.

    Attributes:
        title: what is chosen ("Starter deck").
        products: the first is opened unless another one is named.
    """

    title: str
    products: tuple[Product, ...]


@dataclass(frozen=True)
class LimitedForm:
    """One way to play with cards that are opened at the table.

    Attributes:
        name: the tag that it is stored and requested by.
        title: what people call it.
        text: what happens, in a sentence or two, for people who choose.
        rules: the sections and rules about it, by ID.
        options: the rule options of the games that follow, including the preset.
        ways: for each pack, the side that its piles are passed to; empty if everyone keeps what they open.
        least, most: how many it is for.
        choices: the products to choose when a pod is set up; empty if the form always opens the same.
    """

    name: str
    title: str
    text: str
    rules: tuple[str, ...]
    options: Mapping[str, str]
    ways: tuple[int, ...] = ()
    least: int = 2
    most: int = 12
    choices: tuple[Choice, ...] = ()


def chosen(choices: Sequence[Choice], names: Sequence[str]) -> tuple[str, ...]:
    """The product of each choice, with the usual ones for those that nobody named.

    Names may come in any order and spelling; each goes to the first choice that has it.

    Raises:
        UsageError: for a name that isn't a product here, or one more than there are choices for.
    """
    if names and not choices:
        raise UsageError(f"nothing can be chosen here, so leave out {shortened(names[0])!r}")
    found: list[str] = [""] * len(choices)
    for name in names:
        fit = [(place, product) for place, one in enumerate(choices) if (product := _called(one, name))]
        if not fit:
            raise UsageError(f"{shortened(name)!r} can't be opened here; {_advice(choices, name)}")
        free = [(place, product) for place, product in fit if not found[place]]
        if not free:
            raise UsageError(f"{fit[0][1]} is one too many; you can name {_counted(choices)}")
        found[free[0][0]] = free[0][1]
    return tuple(name or one.products[0].name for name, one in zip(found, choices, strict=True))


def unusual(choices: Sequence[Choice], names: Sequence[str]) -> tuple[str, ...]:
    """Those of the chosen products that differ from the usual ones: naming them is enough.

    Raises:
        UsageError: as ``chosen``.
    """
    products = zip(chosen(choices, names), choices, strict=True)
    return tuple(name for name, one in products if name != one.products[0].name)


def _called(choice: Choice, name: str) -> str:
    """The product of a choice that a text names; empty for none."""
    plain = _plain(name)
    named = (one.name for one in choice.products if plain in map(_plain, (one.name, *one.aliases)))
    return next(named, "")


def _advice(choices: Sequence[Choice], name: str) -> str:
    known = {_plain(one.name): one.name for choice in choices for one in choice.products}
    near = get_close_matches(_plain(name), known, n=1)
    return f"did you mean {known[near[0]]}?" if near else f"there are {', '.join(known.values())}"


def _counted(choices: Sequence[Choice]) -> str:
    *most, last = [f"one {choice.title.lower()}" for choice in choices]
    return f"{', '.join(most)} and {last}" if most else last


def _plain(name: str) -> str:
    return " ".join(name.casefold().replace("’", "'").split())
