"""Spellslinger's tournament book (section TO): what is played at events, and with which decks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from spellhall.games.spellslinger.formats import construction, packs
from spellhall.games.spellslinger.formats.draft import BOOSTER_DRAFT
from spellhall.games.spellslinger.formats.random_decks import random_deck
from spellhall.games.spellslinger.table import FIRST_BLOOD, LIFE
from spellhall.kernel.chance import Dice, narrow
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game
from spellhall.kernel.parts.limited import Choice
from spellhall.kernel.parts.tournament import Entered, Fact, Format, TableFacts, TypeInfo, VariantInfo, Verdict
from spellhall.kernel.presentation.event_names import Pattern, faults_of, read_title, settled, write_title
from spellhall.kernel.state import State

CONSTRUCTED, OFF_THE_TOP, SEALED, DRAFT = "Constructed", "Off the Top", "Sealed", "Draft"
ALLIANCE, AS_ONE = "Alliance", "As One"
PARTNERS = 2
PRESETS = {CONSTRUCTED: "rulebook", OFF_THE_TOP: "off-the-top", SEALED: "limited", DRAFT: "limited"}
LIMITED = (SEALED, DRAFT)
LEAST, MINUTES = 6, 50
"""SS-TO-01, SS-TO-04."""
LIFE_LEFT, FIRST_TO_DEAL = "life", "first"
MOST_LIFE = 999


def _type(name: str, text: str, *rules: str) -> TypeInfo:
    return TypeInfo(name, text, ("SS-TO-12", *rules), structure="knockout", seats=2, least=LEAST, minutes=MINUTES)


TYPES = {
    info.name: info
    for info in (
        _type(CONSTRUCTED, "Everybody brings a deck of at least 60 cards, with at most four of each.", "SS-DK-01"),
        _type(OFF_THE_TOP, "Nobody brings a deck: at each table all draw from one pile.", "SS-OT"),
        _type(SEALED, "Everybody opens six packs and makes a deck of 40 cards of them.", "SS-FM-02"),
        _type(DRAFT, "Packs are passed around; everyone picks a card at a time and builds a 40-card deck.", "SS-DR"),
    )
}
"""SS-TO-12."""
VARIANTS = {
    info.name: info
    for info in (
        VariantInfo(
            ALLIANCE,
            "Teams of two, each member with a life and a turn of one's own.",
            ("SS-TM",),
            seats=PARTNERS * 2,
            team=PARTNERS,
        ),
        VariantInfo(
            AS_ONE,
            "Teams of two that share their life and their turn.",
            ("SS-TM-08",),
            ("Team as One",),
            seats=PARTNERS * 2,
            team=PARTNERS,
        ),
    )
}
PATTERN = Pattern("Spellslinger", TYPES, VARIANTS, "SS-TO-12")
TEAMS = {ALLIANCE: "alliance", AS_ONE: "as-one"}
SEATS_OF_TEAMS = (4, 6)


class SpellslingerBook:
    """See ``parts.tournament.Book``.

    Args:
        game: the game's class; the book makes one game for each preset, to check decks.
    """

    types: Mapping[str, TypeInfo] = TYPES
    variants: Mapping[str, VariantInfo] = VARIANTS
    victories: Sequence[str] = ()
    sizes: Sequence[int] = ()
    facts: Sequence[Fact] = (
        Fact(LIFE_LEFT, "life", most=MOST_LIFE, decides="ties"),
        Fact(FIRST_TO_DEAL, "dealt damage to an opponent first (1 or 0)", most=1, decides="ties"),
    )

    def __init__(self, game: type[Game]) -> None:
        self.game = game

    @cached_property
    def games(self) -> dict[str, Game]:
        """A game for each preset."""
        return {preset: self.game(preset) for preset in dict.fromkeys(PRESETS.values())}

    def _game(self, format: Format) -> Game:
        return self.games[PRESETS.get(format.type, PRESETS[CONSTRUCTED])]

    def read(self, name: str, strict: bool = True) -> tuple[Format, str]:
        """The format that a name stands for, and the event's label."""
        return read_title(PATTERN, name)

    def write(self, format: Format, label: str = "") -> str:
        """The event name for this format."""
        return write_title(PATTERN, settled(PATTERN, format), label)

    def check(self, format: Format) -> Verdict:
        """Unknown names, two kinds of teams at once, and what this game doesn't offer."""
        format = settled(PATTERN, format)
        faults = faults_of(PATTERN, format)
        if set(TEAMS) <= set(format.variants):
            faults.append("a team plays in an alliance or as one, not both (SS-TM-01)")
        return Verdict(faults, [])

    def options(self, format: Format, table: TableFacts) -> dict[str, str]:
        """The rule options of one game.

        Raises:
            UsageError: for a format with faults, or a table where it can't be played.
        """
        format = settled(PATTERN, format)
        faults = self.check(format).faults
        if faults:
            raise UsageError(faults[0])
        options = {"preset": PRESETS.get(format.type, PRESETS[CONSTRUCTED])}
        for variant in format.variants:
            if table.seats not in SEATS_OF_TEAMS:
                raise UsageError(f"teams of two are two or three, so {table.seats} seats are not for them (SS-TM-01)")
            options |= {"teams": TEAMS[variant], "team_size": str(PARTNERS)}
        return options

    def deck_faults(self, format: Format, entered: Entered) -> list[str]:
        """SS-DK-01 to SS-DK-12. What is wrong with a deck, checked against its pool if it has one."""
        format = settled(PATTERN, format)
        game = self._game(format)
        faults = construction.faults_of(game, entered.deck)
        if format.type in LIMITED:
            faults += construction.faults_of_pool(game, [*entered.deck, *entered.sideboard], entered.pool or ())
            return faults
        return faults + (["nothing lies beside a deck in this type (SS-DK-08)"] if entered.sideboard else [])

    def wants_editions(self, format: Format) -> bool:
        """False: there is only one edition."""
        return False

    def product(self, format: Format, seed: int) -> list[str]:
        """SS-FM-02. Six packs for a sealed deck; drafted cards are picked, not handed out."""
        format = settled(PATTERN, format)
        return packs.sealed_pool(self._game(format), Dice(narrow(seed))) if format.type == SEALED else []

    def choices(self, kind: str) -> Sequence[Choice]:
        """Nothing is chosen."""
        return ()

    def draft_form(self, format: Format) -> str:
        """SS-DR-01. Packs that go round."""
        return BOOSTER_DRAFT if settled(PATTERN, format).type == DRAFT else ""

    def legal_cards(self, format: Format) -> list[str]:
        """The keys of all cards."""
        return [card.key for card in self._game(settled(PATTERN, format)).catalogue]

    def same_card(self, key: str) -> str:
        """Every card in this game has one printing."""
        return key

    def random_deck(self, format: Format, seed: int) -> list[str]:
        """A random legal deck, from packs of its own if the format uses packs; none in Off the Top."""
        return random_deck(self._game(settled(PATTERN, format)), Dice(narrow(seed)))

    def count_decides(self, format: Format) -> bool:
        """The player with the most life wins."""
        return True

    def report_faults(self, format: Format, report: Mapping[str, Any]) -> list[str]:
        """SS-TO-05, SS-TO-06. The winner on time has the most life; no one else was the first to deal damage."""
        tallies, winner = report["tallies"], report["winner"]
        if sum(one.get(FIRST_TO_DEAL, 0) for one in tallies) > 1:
            return ["one of them dealt damage first, and no two (SS-TO-06)"]
        lives = [one.get(LIFE_LEFT) for one in tallies]
        if report["end"] == "time" and winner is not None and None not in lives and lives[winner] < max(lives):
            names = report.get("names") or [f"entrant {number}" for number in range(1, len(lives) + 1)]
            one, other = names[winner], names[lives.index(max(lives))]
            return [f"{one} has {lives[winner]} life and {other} {max(lives)}: on time most wins (SS-TO-05)"]
        return []

    def tally(self, state: State) -> list[dict[str, int]]:
        """SS-TO-05, SS-TO-06. Life, and who first dealt damage to an opponent, seat by seat."""
        first = state.regs[FIRST_BLOOD] - 1
        life = state.seat_data[LIFE]
        return [
            {LIFE_LEFT: min(MOST_LIFE, max(0, life[seat])), FIRST_TO_DEAL: int(seat == first)}
            for seat in range(state.seats)
        ]
