"""An event: its log, and the state that the log adds up to.

``Event`` decides nothing. It takes entries, which commands have made (``commands``) or a store has kept, folds
them into its state, and computes answers from that. It reads no clock, and its random draws depend only on its
seed, so the same log is the same event wherever it is read.
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
"""The weight of a staff wish that two shouldn't share a table."""


class Event:
    """One tournament.

    Attributes:
        seed: the seed of all its draws.
        names: the names of its people.
        log: its entries.
        state: what the entries add up to.
        members: the people of every entrant who ever entered, by number, even if that was undone: no number is given
        twice, so the log can name all of them.
        own_judges: the staff members who have decided something about their own games, in that order.
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
        """Write an entry that a command has checked, and apply it."""
        entry = logged(self.log[-1] if self.log else None, body, at, by, reason)
        self.take(entry)
        return entry

    def do(self, bodies: Iterable[Entry], at: int, by: int = 0, reason: str = "") -> list[Logged]:
        """Write several entries that belong together."""
        return [self.append(body, at, by, reason) for body in bodies]

    def take(self, entry: Logged) -> None:
        """Apply an entry that was written already."""
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
        """The event as it was after entry ``n``."""
        return Event(self.seed, self.names, self.log[:n])

    def copy(self) -> Event:
        """A copy of the event, to try something on."""
        return self.until(len(self.log))

    def _fold(self) -> None:
        self.state = State()
        self._kept.clear()
        for entry in self.standing_log():
            take(entry.body, self.state, entry.at)

    def standing_log(self) -> list[Logged]:
        """The valid entries: neither undone nor undoing."""
        undone = {entry.body.entry for entry in self.log if isinstance(entry.body, Undone)}
        return [entry for entry in self.log if entry.n not in undone and not isinstance(entry.body, Undone)]

    # --- what was agreed ---------------------------------------------------------------------------------------------

    @property
    def plan(self) -> Plan:
        """The plan of the event.

        Raises:
            UsageError: for an event without a first entry.
        """
        if self.state.plan is None:
            raise UsageError("this event was never announced: its log is empty")
        return self.state.plan

    @property
    def structure(self) -> Structure:
        """The structure that decides how its entrants meet."""
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
        """Its stage: "announced", "open" to entrants, "drawn" for staff only, "running", "between", "closed"."""
        if self.state.closed:
            return "closed"
        if not self.state.rounds:
            return "open" if self.state.open else "announced"
        last = self.state.rounds[-1]
        if not last.published:
            return "drawn"
        return "between" if self.round_is_over(last) else "running"

    def match(self, table: Table) -> Match:
        """The match at a table as it is now."""
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
        """Whether something depends on how a round ended: the next one, a second chance, the end of the event."""
        return len(self.state.rounds) > round or bool(self.chance.answers) or bool(self.state.closed)

    @property
    def chance(self) -> SecondChance:
        """Who was asked to come back for the next round."""
        return self.state.chances.get(len(self.state.rounds) + 1, SecondChance())

    @property
    def field(self) -> Field:
        """Everything that its structure needs to know."""
        return self.field_before(len(self.state.rounds) + 1)

    def field_before(self, round: int) -> Field:
        """The same before the draw of a round, with what was known about earlier rounds."""
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
        """What comes next, according to the structure. Every match of the last round is over."""
        return self.structure.ahead(self.field)

    # --- people ------------------------------------------------------------------------------------------------------

    def entrant(self, number: int) -> Entrant:
        """An entrant by their number.

        Raises:
            UsageError: when there is none.
        """
        if number not in self.state.entrants:
            raise UsageError(f"entrant {number} doesn't exist")
        return self.state.entrants[number]

    def name(self, number: int) -> str:
        """The name of an entrant.

        Raises:
            UsageError: when there is none.
        """
        if number not in self.members:
            raise UsageError(f"entrant {number} doesn't exist")
        return self.names.entrant(number, self.members[number])

    def called(self, numbers: Sequence[int]) -> str:
        """The names of several entrants, as in "Ana, Bo and Cy"."""
        return joined([self.name(number) for number in numbers]) or "nobody"

    def table(self, number: int, round: int = 0) -> Table:
        """A table of the current round, or of another.

        Raises:
            UsageError: when there is none.
        """
        rounds = self.state.rounds
        round = round or len(rounds)
        if not 0 < round <= len(rounds):
            raise UsageError(f"round {round} isn't paired yet" if round else "no round is paired yet")
        tables = rounds[round - 1].tables
        if not 0 < number <= len(tables):
            raise UsageError(f"round {round} has tables 1 to {len(tables)}, so there's no table {number}")
        return tables[number - 1]
