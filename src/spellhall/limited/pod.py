"""A pod: people and agents who open packs together, build decks from their cards, and play each other.

Its plan, its packs and its steps determine it, in this order: store these and you have stored the pod. A step is
checked against the stage, the seat and the pile, but not against deck rules, so yesterday's pod can still be read after
a rule has changed; ``faults`` says beforehand what is wrong with a deck.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game
from spellhall.kernel.parts.limited import Packs
from spellhall.limited.drafting import Draft
from spellhall.limited.plans import Plan, form_of
from spellhall.limited.rounds import DRAWN, KNOCKOUT, Match, Played, next_pairs

DRAFTING, BUILDING, PLAYING, OVER = "drafting", "building", "playing", "over"
KINDS = ("pick", "deck", "agent", "game", "result")


class Step(NamedTuple):
    """Something that happened in a pod.

    Attributes:
        kind: "pick": a seat chooses a card of its pile; "deck": it is ready for its next game with this deck; "agent":
            an agent acts for it from now on; "game": a game of a match begins; "result": it is over.
        seat: whose step it is; for a result the winner, or -1 for none.
        cards: the card that is picked, or those of the deck.
        by: who chose (see ``drafting.Taken``).
        round, place: the match of a game or a result.
        code: the name of a game's table, given by the code that opened it.
    """

    kind: str
    seat: int = DRAWN
    cards: tuple[str, ...] = ()
    by: str = ""
    round: int = -1
    place: int = -1
    code: str = ""

    def written(self) -> dict[str, Any]:
        """The step for documents: by field names, without defaults."""
        told = {name: value for name, value in self._asdict().items() if value != self._field_defaults.get(name)}
        return {**told, "seat": self.seat, **({"cards": list(self.cards)} if self.cards else {})}

    @classmethod
    def read(cls, document: Mapping[str, Any]) -> Step:
        """Read the step that ``written`` wrote."""
        return cls(**{**document, "cards": tuple(document.get("cards", ()))})


class Pod:
    """One pod.

    Attributes:
        game: with the options of the form.
        form: what is opened, and how it is passed.
        draft: the draft, also for reviewing it afterwards; None for sealed packs.
        agents: the seats that agents act for.
        decks: by seat, the deck that it plays; None while it has none.
        ready: the seats that are ready for their next game.
        rounds: the matches of each round that has begun.
        steps: everything that has happened.
    """

    def __init__(self, game: Game, plan: Plan, packs: Packs, steps: Iterable[Step] = ()) -> None:
        self.game = game
        self.plan = plan
        self.form = form_of(game, plan.form)
        self.packs = packs
        self.draft = Draft(packs, self.form.ways) if self.form.ways else None
        self.agents = set(plan.agents)
        self.decks: list[tuple[str, ...] | None] = [None] * plan.seats
        self.ready: set[int] = set()
        self.rounds: list[list[Match]] = []
        self.steps: list[Step] = []
        for step in steps:
            self.apply(step)

    def copy(self) -> Pod:
        """A copy of the pod, rebuilt from its record."""
        return Pod(self.game, self.plan, self.packs, self.steps)

    # ------------------------------------------------------------------ its stage

    @property
    def stage(self) -> str:
        """Whether it is "drafting", "building" until all have a deck, "playing" or "over"."""
        if self.draft is not None and not self.draft.is_over:
            return DRAFTING
        if None in self.decks:
            return BUILDING
        return PLAYING if any(match.winner is None for match in self.rounds[-1]) else OVER

    def pool(self, seat: int) -> list[str]:
        """The cards that a seat can build with, so far."""
        if self.draft is not None:
            return list(self.draft.picks[seat])
        return [key for pack in self.packs[seat] for key in pack]

    def faults(self, seat: int, deck: Sequence[str]) -> list[str]:
        """What is wrong with a seat's deck, a sentence each."""
        known = [key for key in deck if key in self.game.faces]
        strange = [f"there's no card {key!r}" for key in dict.fromkeys(deck) if key not in self.game.faces]
        return strange or self.game.pool_faults(known, self.pool(seat))

    def match_of(self, seat: int) -> Match | None:
        """A seat's unfinished match."""
        matches = self.rounds[-1] if self.rounds else []
        return next((match for match in matches if seat in match.seats and match.winner is None), None)

    def wanted(self) -> list[Match]:
        """The matches whose next game can begin: both players are ready, and no game is in progress."""
        if self.stage != PLAYING:
            return []
        return [
            match
            for match in self.rounds[-1]
            if match.winner is None and match.running is None and self.ready.issuperset(match.seats)
        ]

    # ------------------------------------------------------------------ what happens

    def apply(self, step: Step) -> None:
        """Carry out a step.

        Raises:
            UsageError: when it isn't possible; then nothing has changed.
        """
        if step.kind not in KINDS:
            raise UsageError(f"a pod knows no step {step.kind!r}")
        least = DRAWN if step.kind in ("game", "result") else 0
        if not least <= step.seat < self.plan.seats:
            raise UsageError(f"this pod has no seat {step.seat}")
        getattr(self, f"_{step.kind}")(step)
        self.steps.append(step)

    def _pick(self, step: Step) -> None:
        if self.draft is None:
            raise UsageError("no packs are passed in this pod; everyone keeps what they open")
        if len(step.cards) != 1:
            raise UsageError("pick one card from the pile")
        self.draft.choose(step.seat, step.cards[0], step.by)

    def _deck(self, step: Step) -> None:
        if self.stage not in (BUILDING, PLAYING):
            raise UsageError(
                "you can build your deck once every card is picked" if self.stage == DRAFTING else "the pod is over"
            )
        match = self.match_of(step.seat)
        if match is not None and match.running is not None:
            raise UsageError("your game is in progress; you can change your deck when it's over")
        self.decks[step.seat] = step.cards
        self.ready.add(step.seat)
        if not self.rounds and None not in self.decks:
            self._begin_round()

    def _agent(self, step: Step) -> None:
        if step.seat in self.agents:
            raise UsageError("an agent already acts for this seat")
        self.agents.add(step.seat)

    def _game(self, step: Step) -> None:
        match = self._match(step)
        if match not in self.wanted():
            raise UsageError("this match can't continue right now")
        match.games.append(Played(step.code))
        self.ready -= set(match.seats)

    def _result(self, step: Step) -> None:
        match = self._match(step)
        if match.running is None or match.running.code != step.code:
            raise UsageError("this game isn't in progress")
        if step.seat not in (*match.seats, DRAWN):
            raise UsageError(f"seat {step.seat} isn't in this match")
        match.running.winner = step.seat
        if all(match.winner is not None for match in self.rounds[-1]):
            self._begin_round()

    def _match(self, step: Step) -> Match:
        if not (0 <= step.round < len(self.rounds) and 0 <= step.place < len(self.rounds[step.round])):
            raise UsageError(f"round {step.round} has no match {step.place}")
        return self.rounds[step.round][step.place]

    def _begin_round(self) -> None:
        """Begin the next round, if there is one; everyone who has played has to say again that they are ready."""
        plan = self.plan
        pairs = next_pairs(plan.rounds, plan.seats, self.rounds)
        if pairs:
            knockout = plan.rounds == KNOCKOUT
            number = len(self.rounds)
            self.rounds.append([Match(number, i, pair, plan.best_of, knockout) for i, pair in enumerate(pairs)])

    # ------------------------------------------------------------------ as an object of Python

    def _all(self) -> dict[str, Any]:
        draft = None if self.draft is None else vars(self.draft)
        return {**vars(self), "draft": draft}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pod) and self._all() == other._all()

    __hash__ = None  # type: ignore[assignment]  # it changes
