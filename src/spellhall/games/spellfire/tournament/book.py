"""Spellfire's tournament book (``parts.tournament``): what events are called, what that means, what isn't allowed.

A combination of type, variants, victory and size either makes one game or has faults, with a sentence for each.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from spellhall.games.spellfire.formats.construction import LARGE, MIDDLE, SMALL
from spellhall.games.spellfire.printings.shelf import definition_in_all
from spellhall.games.spellfire.tournament import deck_rules, opened, reports, shorthand
from spellhall.games.spellfire.tournament.kinds import (
    ALLIANCE,
    BARBARIC,
    CONQUEROR,
    DECREE,
    DESTROYED,
    DUNGEON,
    ENHANCED,
    FEAR,
    GRIND,
    LAWYER,
    MELON,
    NO_XS,
    QUESTING,
    SEATS,
    SHATTERED,
    SIDEBOARDS,
    SIZES,
    STANDARD,
    TEAM,
    TYPES,
    VARIANTS,
    VICTORIES,
    WARRIOR,
    WORLD_WAR,
)
from spellhall.games.spellfire.tournament.reports import LARGE_FORMATION, SMALL_FORMATION
from spellhall.kernel.chance import Dice, narrow
from spellhall.kernel.errors import UsageError, shortened
from spellhall.kernel.parts.limited import Choice
from spellhall.kernel.parts.tournament import Entered, Fact, Format, TableFacts, TypeInfo, VariantInfo, Verdict
from spellhall.kernel.state import State

BY_TYPE: Mapping[str, Mapping[str, str]] = {
    CONQUEROR: {"victory": "conqueror"},
    DECREE: {"attacks": "any_realm", "plunder": "on"},
    GRIND: {"granted_turns": "no_realms"},
    LAWYER: {"opening_rule": "4th/491"},
    SHATTERED: {"copies_in_play": "2"},
    TEAM: {"teams": "three_of_two", "victory": "team"},
    WARRIOR: {"warriors_rule": "on"},
}
BY_VARIANT: Mapping[str, Mapping[str, str]] = {
    ALLIANCE: {"aid": "on"},
    DESTROYED: {"destroyed_worlds": "on"},
    FEAR: {"fear_of_undead": "on"},
    DUNGEON: {"dungeon_discard": "on"},
    QUESTING: {"questing": "on"},
}
BY_VICTORY: Mapping[str, Mapping[str, str]] = {
    STANDARD: {"victory_realms": str(SMALL_FORMATION), "victory_timing": "immediate"},
    ENHANCED: {"victory_realms": str(LARGE_FORMATION), "victory_timing": "immediate"},
    BARBARIC: {"victory_realms": str(SMALL_FORMATION), "victory_timing": "start_of_own_turn"},
}
"""Which game options the parts of a format set; melons are brought by players, so the table sets that option."""
OWN_VICTORY = (CONQUEROR, TEAM)
"""SFT-VIC-13. Types that define the winner themselves."""
LEAST_SEATS, MOST_SEATS = 2, 6


class SpellfireBook:
    """See ``parts.tournament.Book``."""

    types: Mapping[str, TypeInfo] = TYPES
    variants: Mapping[str, VariantInfo] = VARIANTS
    victories: Sequence[str] = VICTORIES
    sizes: Sequence[int] = SIZES
    facts: Sequence[Fact] = reports.FACTS

    def read(self, name: str, strict: bool = True, own: Sequence[str] = ()) -> tuple[Format, str]:
        """The format that a name stands for, and the event's label; ``own``: types that the event adds."""
        return shorthand.read(name, strict, own)

    def write(self, format: Format, label: str = "") -> str:
        """The event name for this format (SFT-NAM-04)."""
        return shorthand.write(settled(format), label)

    def check(self, format: Format) -> Verdict:
        """SFT-GEN-12. Contradictions, and what an organizer should know."""
        format = settled(format)
        faults = [*_faults_of_parts(format), *_contradictions(format)]
        return Verdict(faults, [] if faults else _warnings(format))

    def options(self, format: Format, table: TableFacts) -> dict[str, str]:
        """SFT-GEN-12, SFT-GEN-13. The rule options of one game.

        Raises:
            UsageError: for a format with faults, or a table where it can't be played.
        """
        format = settled(format)
        faults = [*self.check(format).faults, *_faults_of_table(format, table)]
        if faults:
            raise UsageError(faults[0])
        built = {name: str(value) for name, value in deck_rules.construction_options(format).items()}
        options = {name: built[name] for name in ("preset", "deck_sizes", "deck_limits")}
        options |= {**BY_VICTORY[format.victory], **BY_TYPE.get(format.type, {})}
        for variant in format.variants:
            options |= BY_VARIANT.get(variant, {})
        if MELON in format.variants:
            options["melons"] = ",".join(map(str, sorted(set(table.brought)))) or "none"
        return options

    def deck_faults(self, format: Format, entered: Entered) -> list[str]:
        """What is wrong with an entrant's deck and what comes with it."""
        return deck_rules.faults(settled(format), entered)

    def wants_editions(self, format: Format) -> bool:
        """SFT-DCK-02, SFT-NOX-05. True for a No-Xs, which looks at the numbers of printings."""
        return settled(format).type == NO_XS

    def product(self, format: Format, seed: int) -> list[str]:
        """SFT-SEA-01, SFT-MST-06. A sealed deck; in a Master's Strategy, its booster follows."""
        kind = settled(format).type
        if kind not in deck_rules.PRODUCT_TYPES:
            return []
        return opened.open_all(kind, settled(format).parameter, Dice(narrow(seed)))

    def choices(self, kind: str) -> Sequence[Choice]:
        """SFT-SEA-07, SFT-MST-09. Which products an event of a type can open."""
        return opened.choices_of(kind)

    def draft_form(self, format: Format) -> str:
        """None of the book's types is a draft."""
        return ""

    def legal_cards(self, format: Format) -> list[str]:
        """The keys of all cards that a deck may hold, from any set."""
        return deck_rules.legal_keys(settled(format))

    def same_card(self, key: str) -> str:
        """SFT-DCK-04. The number of the definition that a printing matches word for word."""
        return definition_in_all(key)

    def random_deck(self, format: Format, seed: int) -> list[str]:
        """A random legal deck."""
        return deck_rules.by_lot(settled(format), narrow(seed))

    def count_decides(self, format: Format) -> bool:
        """SFT-CON-01. True, as the most realms win, except in a Conqueror's Game, where markers decide."""
        return settled(format).type != CONQUEROR

    def report_faults(self, format: Format, report: Mapping[str, Any]) -> list[str]:
        """Why a reported result is impossible."""
        return reports.faults(settled(format), report)

    def tally(self, state: State) -> list[dict[str, int]]:
        """The counts that matter in a game, seat by seat."""
        return reports.tally(state)


BOOK = SpellfireBook()


def settled(format: Format) -> Format:
    """A format in the book's own terms: names as spelled there, variants in their order, Standard by default
    (SFT-VIC-02).

    Anything the book doesn't know stays as it is.
    """
    named = [shorthand.find_variant(variant) or variant for variant in format.variants]
    order = list(VARIANTS)
    kind = shorthand.find(format.type, TYPES) or format.type
    return replace(
        format,
        type=kind,
        parameter=opened.settled(kind, format.parameter) if opened.choices_of(kind) else format.parameter,
        variants=tuple(sorted(named, key=lambda name: order.index(name) if name in order else len(order))),
        victory=shorthand.find(format.victory, VICTORIES) or format.victory or STANDARD,
    )


def _faults_of_parts(format: Format) -> list[str]:
    """What is wrong with each part on its own."""
    found = []
    if format.type not in TYPES and not format.custom_rules.strip():
        found.append(
            f"{shorthand.no_type(format.type)}; a type of the event's own needs its rules written down (SFT-GEN-07)"
        )
    if format.type == NO_XS and format.parameter not in tuple("0123456789"):
        found.append(shorthand.no_digit())
    if opened.choices_of(format.type):
        found += [fault] if (fault := opened.fault_of(format.type, format.parameter)) else []
    elif format.type != NO_XS and format.parameter:
        found.append(f"{format.type} asks for nothing, and has {shortened(format.parameter)!r} (SFT-NOX-01)")
    for variant in dict.fromkeys(format.variants):
        if variant not in VARIANTS:
            found.append(shorthand.no_variant(variant))
        elif format.variants.count(variant) > 1:
            found.append(f"{variant} is named twice (SFT-VAR-03)")
    if format.victory not in VICTORIES:
        found.append(shorthand.no_victory(format.victory))
    if format.size not in SIZES:
        found.append(shorthand.no_size(format.size))
    return found


def _contradictions(format: Format) -> list[str]:
    """Parts that are fine on their own but don't go together."""
    found = []
    sealed = format.type in deck_rules.PRODUCT_TYPES
    if SIDEBOARDS in format.variants and sealed:
        found.append(f"{format.type} has nothing to exchange for Sideboards (SFT-SID-01)")
    elif SIDEBOARDS in format.variants and format.size in (MIDDLE, LARGE):
        found.append(f"Sideboards need a deck of 55 cards, not {format.size} (SFT-SID-02)")
    if format.type in OWN_VICTORY and format.victory in (ENHANCED, BARBARIC):
        found.append(f"{format.type} says itself who wins: its name has Standard, not {format.victory} (SFT-VIC-13)")
    if sealed and format.size in (MIDDLE, LARGE):
        found.append(f"a sealed deck has 55 cards, not {format.size} (SFT-SEA-05)")
    return found


def _warnings(format: Format) -> list[str]:
    found = []
    if format.type not in TYPES:
        found.append(f"the hall plays {format.type} by the usual rules; its own are for the judge (SFT-GEN-07)")
    if format.type == SHATTERED and format.size in (MIDDLE, LARGE):
        found.append(f"Shattered Land takes long with {format.size} cards (SFT-GEN-09)")
    if format.victory == ENHANCED and format.size == SMALL:
        found.append("Enhanced asks for ten realms: a deck of 55 cards with fewer can never win (SFT-VIC-04)")
    if format.victory == ENHANCED and format.type == WORLD_WAR:
        poor = [world for world, count in deck_rules.realms_by_world().items() if count < LARGE_FORMATION]
        if poor:
            found.append(f"of {', '.join(poor)} the hall has fewer realms than the ten that win (SFT-VIC-04)")
    return found + list(shortage(format.type, format.parameter, format.size))


@lru_cache(maxsize=256)
def shortage(kind: str, parameter: str, size: int) -> tuple[str, ...]:
    """What the implemented cards lack for decks of a type."""
    format = Format(kind, parameter, size=size)
    if kind != WORLD_WAR:
        lack = deck_rules.lacking(format, deck_rules.allowed(format))
        return (f"the hall's cards make no deck of {size} for {kind}: they have {lack} (SFT-CHA-06)",) if lack else ()
    lacks = deck_rules.worlds_lacking(format)
    fit = [world for world, lack in lacks.items() if not lack]
    short = "; ".join(f"{world} has {lack}" for world, lack in lacks.items() if lack)
    if not short:
        return ()
    able = f"only for {', '.join(fit)}" if fit else "for no world"
    return (f"the hall's cards make decks of {size} {able}: {short} (SFT-WWR-01)",)


def _faults_of_table(format: Format, table: TableFacts) -> list[str]:
    if format.type == TEAM and table.seats != SEATS[TEAM]:
        return [f"at a table of Team Spirit sit six, three teams of two, not {table.seats} (SFT-TEA-01)"]
    if not LEAST_SEATS <= table.seats <= MOST_SEATS:
        return [f"a table has {LEAST_SEATS} to {MOST_SEATS} seats, not {table.seats} (SFT-BRK-04)"]
    if any(not 0 <= seat < table.seats for seat in table.brought):
        return [f"melons are brought by seats 0 to {table.seats - 1} (SFT-MEL-06)"]
    return []
