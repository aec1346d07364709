"""What the rules know about a card: its facts and its abilities, sorted by when the rules look for them.

Read this to learn the fields of a card definition.
``card.Card`` builds it and adds what decks, printings and errata need.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from spellhall.kernel.definition import Definition
from spellhall.kernel.state import State
from spellhall.language.script import Ability
from spellhall.language.words import Modifier

Asked = type[Modifier]
"""What the rules ask of modifiers: a question class (see ``questions``)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Defined(Definition):
    """A card as the rules see it.

    Attributes:
        type: one of the types in ``facts``.
        icon: the type its icon shows; it differs from ``type`` when the card stands as a champion (section ROLE).
        stands: whether it can be played from hand as a champion, by its type or by its text.
        world, worlds: the world printed on it, and every world it counts as; NO_WORLD if its type has none.
        level, levels: the printed level that counts (0 for none), and all printed levels (SF-DECK-13).
        edition: the set it was printed in.
        issue: its release order: the position of its set, whether it is a chase card (these come last in their set),
            and its number.
        number: the last digits of its card number, for the draw that decides who starts (AMB-43).
        traits: its classifications, including those they imply.
        side: DEFENSIVE, OFFENSIVE or NEITHER; for events HELPFUL or HARMFUL in ``nature``.
        phases: the phases when it may be played; empty if its type decides.
        anytime: playable at any time; only_answers: only as an answer.
        users: for unarmed combat cards, who may use it (traits or "hero"); empty if its icon decides.
        avatar: whether it's an avatar.
        heralds: it can be played from hand right after a certain event (section HERALD).
        meets: it is played just when both champions are chosen (SF-COMB-C9).
        recalls: it asks who fell in the last battle (SF-POOL-12).
        piercing: it ignores every immunity (SF-WISH-01); uncancellable: nothing cancels it (SF-PAUSE-12).
        psionic: its special power is psionic (SF-TERM-17); stays: it stays on the table until something removes it.
        defends_as: the type a realm has while it defends itself.
        works, play, price, answers: its abilities, sorted by when the rules look for them; holds, acts: ``works`` split
            into modifiers by question, and abilities that are used, answer or trigger; has_works: whether there are
            any, so that it holds or waits for something while in play.
        traps: its abilities that turn it up when it lies face down under a realm.
        saves: its abilities for a champion that would be discarded while it is in hand (section SAVE); has_saves:
            whether there are any.
        awaits_draws: it is played only when someone else has drawn cards (SF-PH1-07).
        shed: its abilities for being discarded from a place where cards don't work, such as a hand; urgent: those for
            being drawn (SF-CARD-41).
        moments: when it may be played from hand at all (see ``plays/timing_index``); powers: the abilities a player
            uses, each with its verb and its moments.
        printed: all its modifiers by question, for questions the rules ask about its own text.
    """

    __slots__ = (
        "abilities",
        "acts",
        "answers",
        "anytime",
        "avatar",
        "awaits_draws",
        "counts_in_battle",
        "defends_as",
        "draws_cards",
        "edition",
        "has_saves",
        "has_works",
        "heralds",
        "holds",
        "icon",
        "is_champion",
        "is_holding",
        "issue",
        "level",
        "levels",
        "meets",
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
        "recalls",
        "saves",
        "shed",
        "side",
        "stands",
        "stays",
        "traits",
        "traps",
        "type",
        "uncancellable",
        "urgent",
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
    has_saves: bool
    has_works: bool
    awaits_draws: bool
    heralds: bool
    meets: bool
    recalls: bool
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
    saves: list[tuple[int, Ability]]
    shed: list[tuple[int, Ability]]
    urgent: list[tuple[int, Ability]]
    play: Ability | None
    price: Ability | None
    printed: dict[Asked, list[Modifier]]


def card_of(state: State, handle: int) -> Defined:
    """The card's definition as the rules see it: ``State.definition``, typed for this game."""
    found: Defined = state.catalogue[state.face[handle]]
    return found
