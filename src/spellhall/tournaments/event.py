"""An event: its log, and what the log comes to.

``Event`` does nothing of itself. It takes entries, which commands have made (``commands``) or a store has kept, and
folds them into its state; what is asked of it is computed from that. It reads no clock, and its lots come from its seed
alone, so the same log is the same event no matter where it is read.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from spellhall.kernel.errors import UsageError
from spellhall.tournaments import seeds
from spellhall.tournaments.entries import Entered, Entry, LateEntered, Undone
from spellhall.tournaments.fold import take
from spellhall.tournaments.log_chain import Logged, logged
from spellhall.tournaments.match import match_of
from spellhall.tournaments.names import Names
from spellhall.tournaments.number_words import joined
from spellhall.tournaments.own_games import judges_himself
from spellhall.tournaments.plan import Plan
from spellhall.tournaments.randomness import pair_of
from spellhall.tournaments.state import Entrant, RoundState, SecondChance, State, Table
from spellhall.tournaments.structures.kinds import structure_of
from spellhall.tournaments.structures.structure import Ahead, Field, Match, MatchRule, Round, Structure

WISH = 1
"""The weight of a wish of staff that two should not share a table."""


class Event:
    """One tournament.

    Attributes:
        seed: that of all its lots.
        names: what its people are called.
        log: its entries.
        state: what they come to.
        members: the people of everybody who ever entered, by number, be that taken back or not: no number is given
            twice, and the log can name all of them.
        own_judges: the people of the staff who have decided something of their own games, in that order.
    """

    def __init__(self, seed: int, names: Names | None = None, log: Iterable[Logged] = ()) -> None:
        self.seed = seed
        self.names = names or Names()
        self.log: list[Logged] = []
        self.state = State()
        self.members: dict[int, tuple[int, ...]] = {}
        self.own_judges: list[int] = []
        self._kept: dict[tuple[int, int], tuple[Table, int, Match]] = {}
        self._structure: tuple[object, Structure] | None = None
        for entry in log:
            self.take(entry)

    # --- the log -----------------------------------------------------------------------------------------------------

    def append(self, body: Entry, at: int, by: int = 0, reason: str = "") -> Logged:
        """Write an entry, which a command has checked, and take it."""
        entry = logged(self.log[-1] if self.log else None, body, at, by, reason)
        self.take(entry)
        return entry

    def do(self, bodies: Iterable[Entry], at: int, by: int = 0, reason: str = "") -> list[Logged]:
        """Write several entries that belong together."""
        return [self.append(body, at, by, reason) for body in bodies]

    def take(self, entry: Logged) -> None:
        """Take an entry that was written already."""
        if entry.by not in self.own_judges and judges_himself(self.state, self.log, entry.body, entry.by):
            self.own_judges.append(entry.by)
        self.log.append(entry)
        if isinstance(entry.body, Entered | LateEntered):
            self.members[entry.body.entrant] = entry.body.members
        if isinstance(entry.body, Undone):
            self._fold()
        else:
            take(entry.body, self.state, entry.at)

    def until(self, n: int) -> Event:
        """The event as it was after its entry ``n``."""
        return Event(self.seed, self.names, self.log[:n])

    def copy(self) -> Event:
        """The same event again, to try something on."""
        return self.until(len(self.log))

    def _fold(self) -> None:
        self.state = State()
        self._kept.clear()
        for entry in self.standing_log():
            take(entry.body, self.state, entry.at)

    def standing_log(self) -> list[Logged]:
        """The entries that hold: not undone, and none that undoes."""
        undone = {entry.body.entry for entry in self.log if isinstance(entry.body, Undone)}
        return [entry for entry in self.log if entry.n not in undone and not isinstance(entry.body, Undone)]

    # --- what was agreed ---------------------------------------------------------------------------------------------

    @property
    def plan(self) -> Plan:
        """What was agreed.

        Raises:
            UsageError: for an event without a beginning.
        """
        if self.state.plan is None:
            raise UsageError("this event was never announced: its log is empty")
        return self.state.plan

    @property
    def structure(self) -> Structure:
        """How its entrants meet."""
        kind = self.plan.structure
        if self._structure is None or self._structure[0] is not kind:
            self._structure = (kind, structure_of(kind))
        return self._structure[1]

    def rule(self, table: Table) -> MatchRule:
        """When the match at a table is over."""
        return self.structure.rule(self.plan, table.round, len(table.entrants))

    # --- what it has come to -----------------------------------------------------------------------------------------

    @property
    def stage(self) -> str:
        """Where it stands: "announced", "open" to entrants, "drawn" for staff alone, "running", "between", "closed"."""
        if self.state.closed:
            return "closed"
        if not self.state.rounds:
            return "open" if self.state.open else "announced"
        last = self.state.rounds[-1]
        if not last.published:
            return "drawn"
        return "between" if self.round_is_over(last) else "running"

    def match(self, table: Table) -> Match:
        """The match at a table as it stands."""
        key = (table.round, table.number)
        kept = self._kept.get(key)
        if kept is None or kept[0] is not table or kept[1] != table.changes:
            match = match_of(
                table,
                self.rule(table),
                self.state.facts,
                self.plan.policies,
                lambda entrant: seeds.match_lot(self.seed, table.round, table.number, entrant),
            )
            kept = self._kept[key] = (table, table.changes, match)
        return kept[2]

    def round_is_over(self, round: RoundState) -> bool:
        """Whether every match of a round is decided."""
        return all(self.match(table).over for table in round.tables)

    def is_closed(self, round: int) -> bool:
        """Whether something rests already on how a round ended: the next one, a second chance, the end of the event."""
        return len(self.state.rounds) > round or bool(self.chance.answers) or bool(self.state.closed)

    @property
    def chance(self) -> SecondChance:
        """Who was asked to come back for the round that comes next."""
        return self.state.chances.get(len(self.state.rounds) + 1, SecondChance())

    @property
    def field(self) -> Field:
        """All that its structure has to know."""
        return self.field_before(len(self.state.rounds) + 1)

    def field_before(self, round: int) -> Field:
        """The same before the draw of a round, with what was known of those before it."""
        state, chance = self.state, self.state.chances.get(round, SecondChance())
        begun = [entrant for entrant in state.entrants.values() if not (entrant.gone and entrant.gone_after == 0)]
        known = {entrant.number for entrant in begun}
        return Field(
            self.plan,
            self.seed,
            entrants=tuple(entrant.number for entrant in begun),
            gone=frozenset(entrant.number for entrant in begun if entrant.gone),
            ejected=frozenset(entrant.number for entrant in begun if entrant.gone == "ejected"),
            since={entrant.number: entrant.since for entrant in begun if entrant.since},
            rounds=tuple(self._round(drawn) for drawn in state.rounds[: round - 1]),
            asked=tuple(chance.answers),
            back=chance.back,
            alone=chance.alone,
            apart={
                pair_of(entrant.number, other): WISH for entrant in begun for other in entrant.apart if other in known
            },
            fixed={entrant.number: entrant.fixed_table for entrant in begun if entrant.fixed_table},
        )

    def _round(self, drawn: RoundState) -> Round:
        matches = tuple(self.match(table) for table in drawn.tables)
        return Round(drawn.number, matches, drawn.byes, drawn.back)

    @property
    def ahead(self) -> Ahead:
        """What comes next, as the structure says. Every match of the last round is over."""
        return self.structure.ahead(self.field)

    # --- people ------------------------------------------------------------------------------------------------------

    def entrant(self, number: int) -> Entrant:
        """An entrant by their number.

        Raises:
            UsageError: when there is none.
        """
        if number not in self.state.entrants:
            raise UsageError(f"there is no entrant {number}")
        return self.state.entrants[number]

    def name(self, number: int) -> str:
        """What an entrant is called.

        Raises:
            UsageError: when there is none.
        """
        if number not in self.members:
            raise UsageError(f"there is no entrant {number}")
        return self.names.entrant(number, self.members[number])

    def called(self, numbers: Sequence[int]) -> str:
        """What several are called, as in "Ana, Bo and Cy"."""
        return joined([self.name(number) for number in numbers]) or "nobody"

    def table(self, number: int, round: int = 0) -> Table:
        """A table of the round under way, or of another.

        Raises:
            UsageError: when there is none.
        """
        rounds = self.state.rounds
        round = round or len(rounds)
        if not 0 < round <= len(rounds):
            raise UsageError(f"round {round} is not drawn" if round else "no round is drawn yet")
        tables = rounds[round - 1].tables
        if not 0 < number <= len(tables):
            raise UsageError(f"round {round} has tables 1 to {len(tables)}, and no table {number}")
        return tables[number - 1]
