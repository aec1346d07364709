"""The part of docs/card-language.md about names in definitions besides words: facts of cards, and names of numbers."""

from __future__ import annotations

import inspect
from collections.abc import Callable

from spellhall.games.spellfire.card import Facts
from spellhall.games.spellfire.facts import TRAITS, TYPE_NAMES, WORLD_NAMES
from spellhall.games.spellfire.table import DURATIONS, ZONES

NOTES = {
    "world": "its world; champions, realms, holdings and artifacts have one",
    "also_world": "further worlds that it bears",
    "level": "the number in its icon; of several, as a tuple, the first counts",
    "traits": "its classifications; those that they carry need not be said",
    "bluelines": 'classifications that official corrections add, or, as "non-undead", take away (SF-GEN-23)',
    "side": "of spells and the like and of magical items: on which side they work",
    "nature": "of events: what they do to people (SF-EVT-05)",
    "phases": "the phases in which it may be played, where its type leaves that open",
    "anytime": "it may be played at any time; of events without phases it need not be said",
    "users": 'of unarmed combat cards: who uses them, "hero", "any" or classifications (SF-ICON-09)',
    "avatar": "it is an avatar; `you.price` says for what it comes",
    "limit": "how many of it one deck may hold, if not one; `ANY_NUMBER` of them",
    "psionic": "its special power is psionic (SF-TERM-17)",
    "piercing": "it ignores every immunity (SF-WISH-01)",
    "uncancellable": "nothing cancels it (SF-PAUSE-12)",
    "stays": "it lies on the table until something removes it; of rule cards and dungeons it need not be said",
    "rarity": "as printed; it has no influence on play (SF-GEN-21)",
}
"""What a definition may state besides name and number."""

TIMES = (
    *("ROUND_END", "BATTLE_END", "TURN_END", "OWN_NEXT_TURN", "END_OF_OWN_NEXT_TURN", "END_OF_ITS_PLAYERS_NEXT_TURN"),
    *("ACTIVE_PLAYERS_NEXT_TURN", "END_OF_OWN_TURN", "WHILE_IN_PLAY", "FOR_GOOD"),
)
PLACES = ("HAND", "DRAW_PILE", "POOL", "DISCARD", "LIMBO", "ABYSS", "VOID")
TYPES = (
    *("CLERIC", "HERO", "MONSTER", "PSIONICIST", "REGENT", "THIEF", "WIZARD"),
    *("REALM", "HOLDING", "ALLY", "ARTIFACT", "ITEM", "EVENT", "RULE", "DUNGEON"),
    *("CLERIC_SPELL", "WIZARD_SPELL", "PSIONIC_POWER", "BLOOD_ABILITY", "THIEF_SKILL", "UNARMED"),
)
WORLDS = ("AD", "BR", "DS", "DL", "FR", "GH", "RL")
SIDES = ("DEFENSIVE", "OFFENSIVE")
NATURES = ("HELPFUL", "HARMFUL")
STAKES = ("SPOILS", "A_CARD", "THE_ABYSS")
PLACES_IN_PILES = ("ON_TOP", "ON_BOTTOM", "SHUFFLED")


def facts_of_cards() -> list[str]:
    """The facts that a definition may state, with their types.

    Raises:
        ValueError: for a fact without its note, or a note without its fact.
    """
    types = inspect.get_annotations(Facts)
    if types.keys() != NOTES.keys():
        raise ValueError(f"the facts and their notes differ: {sorted(types.keys() ^ NOTES.keys())}")
    return [f"| `{name}` | `{_plain(types[name])}` | {note} |" for name, note in NOTES.items()]


def _plain(annotation: object) -> str:
    return str(getattr(annotation, "__forward_arg__", annotation)).replace("|", "\\|")


def names(values: dict[str, int]) -> str:
    """The chapters for the page; ``values`` are the names that cards can use, with what they stand for."""

    def told(what: tuple[str, ...], text: Callable[[int], str]) -> str:
        return ", ".join(f"`{name}` {text(values[name])}" for name in what)

    return NAMES.format(
        facts="\n".join(facts_of_cards()),
        times=told(TIMES, DURATIONS.__getitem__),
        places=told(PLACES, lambda zone: str(ZONES[zone].name)),
        types=told(TYPES, TYPE_NAMES.__getitem__),
        worlds=told(WORLDS, WORLD_NAMES.__getitem__),
        sides=", ".join(f"`{name}`" for name in SIDES),
        natures=", ".join(f"`{name}`" for name in NATURES),
        stakes=", ".join(f"`{name}`" for name in STAKES),
        in_piles=", ".join(f"`{name}`" for name in PLACES_IN_PILES),
        traits=", ".join(sorted(TRAITS)),
    )


NAMES = """## The facts of a card

`@hero("Helm", "4th/255", world=FR, level=6)`: the decorator names the type, then come name and number, then what else
stands on the card. What is not said, the card has not.

| fact | what | |
|---|---|---|
{facts}

Classifications are {traits}.

## Names of numbers

Where a word or a fact takes one of these as an `int`, cards write its name.

- Times (`until`): {times}.
- Zones (`zone`): {places}.
- Types (`types`, `type_`, `among`): {types}. Several at once: `*CHAMPIONS`,
  `*SPELLS`, `*SUPPORT` (all that a champion casts or uses).
- Worlds (`world`): {worlds}.
- Sides (`side`): {sides}. Natures (`nature`): {natures}.
- What is at stake in a duel (`stake`): {stakes}.
- Where a card goes in a draw pile (`place`): {in_piles}.

"""
