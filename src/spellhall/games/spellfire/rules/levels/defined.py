"""What the rules know of a card: its facts, and what was recorded of its text, sorted by when they look for it.

``card.Card`` makes it, with all that decks, printings and corrections need besides.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from spellhall.kernel.definition import Definition
from spellhall.kernel.state import State
from spellhall.language.script import Ability
from spellhall.language.words import Modifier

Asked = type[Modifier]
"""What the rules ask of modifiers: a class (see ``questions``)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Defined(Definition):
    """A card as the rules see it.

    Attributes:
        type: one of the types in ``facts``.
        icon: the same, but for a card that stands as a champion (section ROLE): then what its icon says.
        stands: whether it may come out of a hand as a champion, be it by its text.
        world, worlds: the world that is printed on it, and all that it bears; NO_WORLD where the type has none.
        level, levels: the printed number that counts, 0 for none; and all of them (SF-DECK-13).
        edition: the set it was printed in.
        issue: when it came out: the place of its set among all, whether it is a chase card (they come after the others
            of their set), and its number.
        number: the last digits of its card number, for draws of lots (AMB-43).
        traits: classifications, with those they carry.
        side: DEFENSIVE, OFFENSIVE or NEITHER; for events HELPFUL or HARMFUL in ``nature``.
        phases: the phases when it may be played; empty where the type decides.
        anytime: playable at any time; only_answers: only as an answer.
        users: for unarmed combat cards, who may use it (traits or "hero"); empty: as the icon says.
        avatar: an avatar.
        heralds: it comes out of a hand when something has just happened (section HERALD).
        piercing: it ignores every immunity (SF-WISH-01); uncancellable: nothing cancels it (SF-PAUSE-12).
        psionic: its special power is psionic (SF-TERM-17); stays: it lies on the table until something removes it.
        defends_as: the type that a realm has while it defends itself.
        works, play, price, answers: its abilities, sorted by when they are looked for; holds, acts: those of ``works``,
            modifiers by question, and what is used, answered or triggered.
        traps: its abilities that bring it to light where it lies face down under a realm.
        shed: its abilities for when it is discarded from where nothing works, as from a hand.
        moments: when it may be played from hand at all (see ``plays/timing_index``); powers: the abilities that are
            used, each with the verb that does so and its moments.
        printed: all its modifiers by question, for what the rules ask of its own text.
    """

    __slots__ = (
        "abilities",
        "acts",
        "answers",
        "anytime",
        "avatar",
        "counts_in_battle",
        "defends_as",
        "draws_cards",
        "edition",
        "heralds",
        "holds",
        "icon",
        "is_champion",
        "is_holding",
        "issue",
        "level",
        "levels",
        "moments",
        "nature",
        "number",
        "only_answers",
        "phases",
        "piercing",
        "play",
        "powers",
        "price",
        "printed",
        "psionic",
        "shed",
        "side",
        "stands",
        "stays",
        "traits",
        "traps",
        "type",
        "uncancellable",
        "users",
        "works",
        "world",
        "worlds",
    )
    type: int
    icon: int
    stands: bool
    level: int
    levels: tuple[int, ...]
    world: int
    edition: str
    issue: tuple[int, bool, int]
    number: int
    worlds: frozenset[int]
    traits: frozenset[str]
    side: int
    nature: int
    phases: frozenset[int]
    anytime: bool
    only_answers: bool
    users: frozenset[str]
    avatar: bool
    heralds: bool
    piercing: bool
    uncancellable: bool
    psionic: bool
    stays: bool
    is_champion: bool
    is_holding: bool
    counts_in_battle: bool
    draws_cards: bool
    defends_as: int
    moments: int
    abilities: list[Ability]
    works: list[tuple[int, Ability]]
    holds: list[tuple[Asked, Modifier]]
    acts: list[tuple[int, Ability]]
    powers: list[tuple[int, int, int]]
    answers: list[tuple[int, Ability]]
    traps: list[tuple[int, Ability]]
    shed: list[tuple[int, Ability]]
    play: Ability | None
    price: Ability | None
    printed: dict[Asked, list[Modifier]]


def card_of(state: State, handle: int) -> Defined:
    """What a card is, as the rules see it: ``State.definition`` with the type of this game."""
    found: Defined = state.game.catalogue[state.face[handle]]
    return found
