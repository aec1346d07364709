"""The plan of a pod, agreed before its packs are opened, and the packs."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import blake2b

from spellhall.kernel.chance import Dice, written
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game
from spellhall.kernel.parts.limited import LimitedForm, Packs, chosen
from spellhall.limited.rounds import KINDS, ROBIN

BEST_OF = (1, 3, 5)


@dataclass(frozen=True)
class Plan:
    """The plan of a pod.

    Attributes:
        form: the name of a form of the game (``Game.limited_forms``).
        seats: how many sit there.
        agents: the seats of agents from the start.
        rounds: how the seats meet: "robin" for round robin, or "knockout".
        best_of: the most games in a match: 1, 3 or 5.
        products: what is opened, where the form leaves a choice; the usual products if it names none.

    Raises:
        UsageError: for rounds or matches that don't exist.
    """

    form: str
    seats: int
    agents: frozenset[int] = field(default_factory=frozenset)
    rounds: str = ROBIN
    best_of: int = 1
    products: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.rounds not in KINDS:
            raise UsageError(f"there are no rounds called {self.rounds!r}; a pod plays {' or '.join(KINDS)}")
        if self.best_of not in BEST_OF:
            raise UsageError(f"a match is best of {', '.join(map(str, BEST_OF))}, not {self.best_of}")


def form_of(game: Game, name: str) -> LimitedForm:
    """A form of a game by its name.

    Raises:
        UsageError: when the game has no such form.
    """
    forms = {form.name: form for form in game.limited_forms()}
    if not forms:
        raise UsageError(f"{game.title or game.name} has no packs to open")
    if name not in forms:
        raise UsageError(f"{game.title or game.name} has no form {name!r}; there are {', '.join(forms)}")
    return forms[name]


def seating(seats: int, seed: int) -> list[int]:
    """A random seating: for each seat, the place of its player in the order they came.

    Otherwise friends who come together would sit next to each other, and could pass each other good cards.
    The same seed gives the same seating, and reveals nothing about the packs that it deals.
    """
    mixed = blake2b(f"{written(seed)}".encode(), digest_size=8, person=b"spellhall seats").digest()
    order = list(range(seats))
    Dice(int.from_bytes(mixed, "big")).shuffle(order)
    return order


def deal(game: Game, plan: Plan, seed: int) -> Packs:
    """The packs of a pod: the same for the same seed, as long as the game's cards are the same.

    Raises:
        UsageError: for a number of seats or a product that the form doesn't allow.
    """
    form = form_of(game, plan.form)
    if not form.least <= plan.seats <= form.most:
        raise UsageError(f"{form.title.lower()} is for {form.least} to {form.most} players, not {plan.seats}")
    return game.open_packs(plan.form, plan.seats, Dice(seed), chosen(form.choices, plan.products))
