"""The table: one position of one game, as flat columns of ints. Read this for what a rule or an agent can call.

What a card *is* is in ``face[handle]``, an index into the game's catalogue of definitions. A handle is just a piece
of cardboard. Zones, frames and log refer to handles, so you can redeal a position for a searching seat by permuting
``face`` among the handles that this seat can't tell apart, with no repairs elsewhere. A shuffle does just that.

Changes go through one door. Every mutation of the table is one of the atoms: the plain ones (``mark``, ``set_reg``,
...; see ``atoms``), and those below (``move``, ``shuffle``, ...). Each of these proposes, lets the game's replacements
act, commits, and reports the event to triggers and log. Copies share their columns until one writes (``columns``).
Everything that rules compute from the cards in play (modifiers, listeners) is projected from the columns and kept
until ``presence``, the counter of changes to the cards in play, moves on; ``version`` counts every change, and
``valid_at`` is the last version where a projection that depends on more than the cards in play was valid.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

import msgspec
from mypy_extensions import mypyc_attr

from spellhall.kernel import chance
from spellhall.kernel.atoms import Atoms
from spellhall.kernel.columns import FACE, PLACE, SEEN, as_list
from spellhall.kernel.documents.positions import save
from spellhall.kernel.documents.saves import restored, save_history
from spellhall.kernel.errors import IllegalAction, SpellhallError
from spellhall.kernel.events import NOTHING, REVEALING, Ended, Event, Moved, Rolled, Shown, Shuffled
from spellhall.kernel.frames import CONCEDE_VERB, TIME_VERB, Ask, Procedure
from spellhall.kernel.frames import action as packed
from spellhall.kernel.layout import ALL_SEE, OWNER_SEES
from spellhall.kernel.numbers import as_action, as_one_of
from spellhall.kernel.projected import Projected
from spellhall.kernel.redeals import dealt_again
from spellhall.kernel.views import information_state, view

if TYPE_CHECKING:
    from spellhall.kernel.game import Game

STEP_LIMIT: Final = 5_000
"""Steps without a question after which the engine calls a game stuck: far above any real sequence of play."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Atoms):
    """A position. Made by ``Game.new_state``, ``clone`` or ``Game.load``; changed by ``apply`` alone."""

    __slots__ = ()

    # ------------------------------------------------------------------ the contract

    def current_player(self) -> int:
        """The seat that decides now, or -1 at the end."""
        return -1 if self.scores is not None else self.decision().seat

    def decision(self) -> Ask:
        """The question that waits for an answer; derived again by running its step if it isn't at hand.

        Raises:
            IllegalAction: when the game is over.
        """
        if self.question is None:
            if self.scores is not None:
                raise IllegalAction("the game is over, so there's nothing to decide")
            frame = self.stack[-1].copy()
            question: Ask | None = frame.steps[frame.step](frame, self)
            if question is None:
                raise SpellhallError(f"{type(frame).__name__}.{frame.step} did not put its question again")
            if question.seat in self.game.stand_ins:
                question = question.put_to(self.game.stand_ins[question.seat])
            self.question = question
        return self.question

    def legal_actions(self) -> list[int]:
        """The actions that ``apply`` accepts now: never empty before the end, empty after it."""
        if self.scores is not None:
            return []
        question = self.question
        return self.decision().options if question is None else question.options

    def is_terminal(self) -> bool:
        """Whether a rule of the game has ended it."""
        return self.scores is not None

    def returns(self) -> list[float]:
        """Per seat 1.0 for a win, -1.0 for a loss, 0.0 for a draw or an unfinished game."""
        return [0.0] * self.seats if self.scores is None else list(self.scores)

    def apply(self, action: SupportsIndex, floor: int = 0) -> None:
        """Take one legal action and run on to the next question or the end.

        ``floor`` is for agents that look ahead on a clone. It also stops when the stack is less deep than that and
        triggers are resolved, so the look ahead includes what the action has set off, but nothing after the
        procedure that asked.

        Raises:
            IllegalAction: for any other action; nothing has changed.
        """
        taken = action if type(action) is int else as_action(action)
        if self.scores is not None:
            raise IllegalAction("the game is over, so no action is legal")
        question = self.question
        if question is None:
            question = self.decision()
        if taken not in question.options:
            raise IllegalAction(f"{self.game.refuse(self, taken)}; legal here: {len(question.options)} other choices")
        if self.record is not None:
            self.record.add(taken, question.seat)
        self._answer(question, taken)
        self._advance(floor)

    def concede(self, seat: SupportsIndex) -> None:
        """A seat concedes, at any moment, no matter who is asked; the game decides what happens to the others.

        Raises:
            IllegalAction: when the game is over, or the seat is already out of it; nothing has changed.
            UsageError: when there is no such seat, or no one can leave this game; nothing has changed.
        """
        leaver = as_one_of(seat, "seat", 0, self.seats - 1)
        if self.scores is not None:
            raise IllegalAction("the game is over, so no one can concede")
        if leaver in self.game.stand_ins:
            raise IllegalAction(f"no one sits at seat {leaver}, so it can't concede")
        if self.game.is_out(self, leaver):
            raise IllegalAction(f"seat {leaver} is already out of the game")
        self.game.check_leaving()
        if self.record is not None:
            self.record.add(packed(CONCEDE_VERB, leaver), leaver, hidden=True)
        self.game.leave(self, leaver)

    def call_time(self) -> None:
        """Time is up for this game, at any moment, no matter who is asked; the game decides how it ends.

        A history records it as done by the seat after the last one, where no one sits.

        Raises:
            IllegalAction: when the game is over, or time was already called; nothing has changed.
            UsageError: when the game has no rule for it; nothing has changed.
        """
        if self.scores is not None:
            raise IllegalAction("the game is over, so you can't call time")
        self.game.check_time()
        if self.game.is_timed(self):
            raise IllegalAction("time has already been called")
        if self.record is not None:
            self.record.add(packed(TIME_VERB, 0), self.seats, hidden=True)
        self.game.time_called(self)

    def _answer(self, question: Ask, action: int) -> None:
        self.question = None
        frame = self.stack[-1] if len(self.stack) > self.shared else self._own_top()
        frame.steps[question.then](frame, self, action)

    def _advance(self, floor: int = 0) -> None:
        for _ in range(STEP_LIMIT):
            if self.fired and self.scores is None:
                self.game.react(self)
            depth = len(self.stack)
            if self.scores is not None or (depth < floor and not self.fired):
                return
            frame = self.stack[-1] if depth > self.shared else self._own_top()
            question: Ask | None = frame.steps[frame.step](frame, self)
            if question is None:
                continue
            if question.seat in self.game.stand_ins:
                asked, question = question, question.put_to(self.game.stand_ins[question.seat])
                self.heed(asked.seat)
                if question.seat < 0:
                    self._answer(asked, self.game.choose(self, asked))
                    continue
            if question.automatic and not (question.from_hand and self.game.equal_windows):
                if self.record is not None:
                    self.heed(question.seat)
                if len(question.options) == 1:
                    self._answer(question, question.options[0])
                    continue
            self.question = question
            return
        raise SpellhallError("the game does not come to a decision")  # pragma: no cover

    def start(self, procedure: Procedure) -> None:
        """Put the first procedure on an empty table and run to the first question."""
        self.call(procedure)
        self._advance()

    def resume(self) -> None:
        """Run on to the next question: for trials, which put a stack together by hand."""
        self._advance()

    def finish(self, scores: list[float], why: int = 0) -> None:
        """A rule ends the game; ``scores`` is what ``returns`` says, ``why`` the game's reason."""
        self.scores = scores
        self.question = None
        winners = [seat for seat, score in enumerate(scores) if score > 0]
        self.tell(Ended(winners[0] if len(winners) == 1 else NOTHING, why))

    # ------------------------------------------------------------------ atoms

    def move(
        self,
        handle: int,
        zone: int,
        seat: int,
        why: int = 0,
        host: int = NOTHING,
        untold: list[Event] | None = None,
    ) -> int:
        """Move a card to a seat's zone (on top); returns the zone where it really went, or -1 if it stayed.

        ``why`` is the game's reason, which its replacements and triggers read; ``host`` is the card it is attached to;
        ``untold`` collects the event instead of the triggers (see ``move_together``).
        """
        game = self.game
        origin = self.zone[handle]
        if game.replaces_moves:
            target = game.replace_move(self, handle, zone, seat, why)
            if target < 0:
                return -1
            if target != zone:
                zone = target
                seat = game.seat_for(self, handle, zone, seat)
        if zone in game.common:
            seat = 0
        listeners = None
        if untold is None:
            made: Projected | None = self.projection
            if made is None or self.projected != self.presence or (made.passing and self.valid_at != self.version):
                listeners = game.listeners(self, Moved)
            else:
                listeners = made.listeners.get(Moved)
        if self.owned & PLACE != PLACE:
            self._own(PLACE)
        former = self.control[handle]
        place = origin * self.seats + former
        pile = self.piles[place] if self.own_piles >> place & 1 else self._own_pile(place)
        if pile[-1] == handle:
            pile.pop()
        else:
            pile.remove(handle)
        place = zone * self.seats + seat
        pile = self.piles[place] if self.own_piles >> place & 1 else self._own_pile(place)
        pile.append(handle)
        self.zone[handle] = zone
        self.control[handle] = seat
        self.host[handle] = host
        layout = game.layout
        in_play = layout.in_play
        if not in_play[origin] or not in_play[zone]:
            self.clock += 1
            self.stamp[handle] = self.clock
        before, sight = self.seen[handle], layout.sight[zone]
        if sight == ALL_SEE:
            self.seen[handle] = before | (1 << self.seats) - 1
        elif sight == OWNER_SEES:
            self.seen[handle] = before | 1 << seat | layout.privy
        self.version += 1
        if (in_play[origin] or in_play[zone]) and game.reshapes(self, handle, origin, zone, former):
            self.presence += 1
        event = Moved(seat, handle, host, why, origin, zone)
        if self.record is not None:
            self._log(event)
            if self.seen[handle] != before:
                self._taint()
        if game.follows_moves:
            game.moved(self, handle, origin, zone)
        if untold is not None:
            untold.append(event)
        elif listeners:
            game.notice(self, listeners, event)
        return zone

    def move_together(self, moves: Iterable[tuple[int, int, int, int]]) -> None:
        """Move cards at the same moment, each given as (handle, zone, seat, why).

        No trigger hears of any before all have moved. Then everything that listened before hears every move, including
        the moved cards themselves, and so does everything that listens only now.
        """
        game = self.game
        before = game.listeners(self, Moved)
        untold: list[Event] = []
        for handle, zone, seat, why in moves:
            self.move(handle, zone, seat, why, untold=untold)
        listeners = game.either(before, game.listeners(self, Moved))
        if listeners:
            for event in untold:
                game.notice(self, listeners, event)

    def shuffle(self, zone: int, seat: int) -> None:
        """Shuffle a pile: its faces change places, and no one knows any of its handles any more."""
        if self.owned & (FACE | SEEN) != FACE | SEEN:
            self._own(FACE | SEEN)
        pile = self.piles[zone * self.seats + seat]
        faces = [self.face[handle] for handle in pile]
        self.rng = chance.shuffled(self.rng, faces)
        for handle, face in zip(pile, faces, strict=True):
            self.face[handle] = face
            self.seen[handle] = 0
        self.version += 1
        if self.record is not None:
            for handle in pile:
                self.record.shuffles[handle] = self.record.shuffles.get(handle, 0) + 1
        self.tell(Shuffled(seat, zone))

    def show(self, handle: int, seats: int) -> None:
        """Show a card to the seats of a bit mask; it stays where it is."""
        seats |= self.game.layout.privy
        if self.seen[handle] | seats != self.seen[handle]:
            if not self.owned & SEEN:
                self._own(SEEN)
            self.seen[handle] |= seats
            self.version += 1
        self.tell(Shown(self.control[handle], handle, seats))

    def show_to_all(self, handle: int) -> None:
        """Show a card to everyone; it stays where it is."""
        self.show(handle, (1 << self.seats) - 1)

    def look_through(self, handles: list[int], seats: int) -> None:
        """Show many cards at once to the seats of a bit mask, as in a search; the log doesn't list them."""
        seats |= self.game.layout.privy
        if not self.owned & SEEN:
            self._own(SEEN)
        for handle in handles:
            self.seen[handle] |= seats
        self.version += 1
        if self.record is not None:
            self._taint()

    def lay_open(self, handle: int) -> None:
        """Show a card to everyone where it is; the log doesn't list it."""
        self.look_through([handle], (1 << self.seats) - 1)

    def roll(self, bound: int, seat: int = NOTHING) -> int:
        """A random whole number from 0 to ``bound - 1``, shown to all."""
        self.rng, number = chance.below(self.rng, bound)
        self.tell(Rolled(seat, number))
        return number

    def tell(self, event: Event, heard_by: Any = None) -> None:
        """Report an event that isn't a move to triggers and log.

        ``heard_by``: the listeners from before the change, for events that silence their own source.
        """
        kind = type(event)
        if self.record is not None:
            self._log(event)
            if kind in REVEALING:
                self._taint()
        game = self.game
        listeners = heard_by
        if listeners is None:
            made: Projected | None = self.projection
            if made is None or self.projected != self.presence or (made.passing and self.valid_at != self.version):
                listeners = game.listeners(self, kind)
            else:
                listeners = made.listeners.get(kind)
        if listeners:
            game.notice(self, listeners, event)

    # ------------------------------------------------------------------ copies, views, documents

    def clone(self, history: bool = False) -> State:
        """An independent copy, which shares all columns and frames until one side changes them.

        ``history``: with a history of its own, if this state has one. Without, copies cost less.
        """
        self._share()
        twin = State.__new__(State)
        twin.game = self.game
        twin.catalogue = self.catalogue
        twin.record = None
        if history and self.record is not None:
            twin.record = self.record.copy()
        twin._stand_as(self)
        return twin

    def continue_in(self, game: Game) -> None:
        """Go on in another form of the same game, whose cards may be defined differently."""
        self.game = game
        self.catalogue = as_list(game.catalogue)

    def become(self, twin: State) -> None:
        """Take over the position of a clone that has gone on, with its history if it has one.

        Code that holds this state, or its history, keeps the same objects. Don't use the clone any more.
        """
        self._stand_as(twin)
        if self.record is not None and twin.record is not None:
            self.record.become(twin.record)

    def resample(self, seat: SupportsIndex, dice: chance.Dice) -> State:
        """A redealt clone: everything that ``seat`` can't see is redistributed among each owner's unseen cards.

        It depends only on what the seat sees and on the dice; future random draws are new, too. Seat -1 is a
        spectator, who sees what everyone sees. If all play from one pile, it may hold anyone's cards.

        Raises:
            UsageError: when there is no such seat.
        """
        return dealt_again(self, as_one_of(seat, "seat", -1, self.seats - 1), dice)

    def view(self, seat: SupportsIndex) -> dict[str, Any]:
        """Everything that a seat may know, as plain data: the only way out of a state. Seat -1 is a spectator.

        Raises:
            UsageError: when there is no such seat.
        """
        return view(self, as_one_of(seat, "seat", -1, self.seats - 1))

    def information_state(self, seat: SupportsIndex) -> bytes:
        """What the hall shows a seat of the whole game, as JSON: the same for histories that it can't tell apart.

        It holds the seat's view, the log as the seat sees it, who has acted, and what the seat itself has done. Two
        things that only a player's memory keeps are not in it: the cards of a pile that it once looked through and
        that was shuffled since, and which question others answered if neither table nor log shows it. The text stays
        the same from run to run, as long as cards, prompts and log do. Seat -1 is a spectator.

        Raises:
            UsageError: when there is no such seat, or the state has no history (see ``clone``).
        """
        return information_state(self, as_one_of(seat, "seat", -1, self.seats - 1))

    def save(self) -> dict[str, Any]:
        """A JSON document of this exact position, even in mid-card."""
        return save(self)

    def save_json(self) -> bytes:
        """The same document as JSON text."""
        return msgspec.json.encode(save(self))

    def why_not(self, seat: SupportsIndex, card: SupportsIndex) -> str:
        """One sentence, with the rule's number, why a seat can't use a card now; empty when it can.

        Raises:
            UsageError: when there is no such seat or card.
        """
        return self.game.why_not(self, as_one_of(seat, "seat", 0, self.seats - 1), self._card(card))

    def explain(self, card: SupportsIndex, what: str) -> list[tuple[str, int]]:
        """The parts of a number on the table, each with its source: ``explain(card, "level")``.

        Raises:
            UsageError: when there is no such card or number.
        """
        return self.game.explain(self, self._card(card), what)

    def _card(self, card: SupportsIndex) -> int:
        return as_one_of(card, "card", 0, len(self.face) - 1)

    # ------------------------------------------------------------------ as an object of Python

    def same_as(self, other: State) -> bool:
        """Whether another state is the same position of the same game, however it came about."""
        return self is other or (self.seats == other.seats and self.save() == other.save())

    def __eq__(self, other: object) -> bool:
        return self.same_as(other) if isinstance(other, State) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __copy__(self) -> State:
        """A clone with a history of its own."""
        return self.clone(history=True)

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles the documents of the position and its history, and the game by its options."""
        return restored, (self.game, self.save(), self.record and save_history(self.game, self.record))

    def __repr__(self) -> str:
        if self.scores is not None:
            where = f"over, returns {self.returns()}"
        elif self.question is not None:
            question = self.question
            where = f"seat {question.seat} decides: {question.label}" + (f" ({question.rule})" if question.rule else "")
        else:
            where = f"in the middle of {type(self.stack[-1]).__name__}" if self.stack else "with nothing in progress"
        taken = "" if self.record is None else f", after {len(self.record.actions)} actions"
        return f"<State of {self.game.name} for {self.seats}{taken}, {where}>"
