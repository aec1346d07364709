"""Verbs of battle."""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.facts import ALLY
from spellhall.games.spellfire.rules import questions
from spellhall.games.spellfire.rules.battle.attacks import MOVEMENTS, is_marked
from spellhall.games.spellfire.rules.battle.cleanup import retire
from spellhall.games.spellfire.rules.battle.rescue import Walled
from spellhall.games.spellfire.rules.battle.sides import attachments, facing, fighter_of
from spellhall.games.spellfire.rules.host import number_of_modifier
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.immunity import immune, reaches
from spellhall.games.spellfire.rules.levels.projection import model_of
from spellhall.games.spellfire.table import (
    ATTACHED,
    ATTACKER,
    DEFENCE,
    DISCARD,
    DISCARDED,
    FOUGHT,
    HALTED,
    OFFENCE,
    ROUND_END,
    SWITCHED,
    TARGET,
    TURN,
)
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.plays.effects import Effectful, removable, withstands
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.effect import Standing
from spellhall.language.words import Cards


class SwitchSides(Effectful):
    """Allies leave their champion and fight for this side; with ``across`` for the side opposite them."""

    def __init__(self, cards: Cards, across: bool = False) -> None:
        self.cards = cards
        self.across = across

    def phrase(self) -> str:
        whither = "sides" if self.across else "to your side"
        return f"{self.cards.phrase()} {'switch' if self.cards.plural else 'switches'} {whither}"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        for handle in self.cards.handles(state, fx):
            fighter = facing(state, handle) if self.across else fighter_of(state, fx.seat)
            if fighter < 0 or not reaches(state, fx, handle):
                continue
            if withstands(state, handle, fx, questions.Loyalty):
                continue
            side = state.control[fighter] if self.across else fx.seat
            state.move(handle, ATTACHED, side, SWITCHED, fighter)

    def hint(self) -> float:
        return 2.0


class AttackAgain(Effectful):
    """A champion that has attacked may do so once more this turn, twice in all; or, ``ever``, as often as it wins."""

    def __init__(self, cards: Cards, ever: bool = False) -> None:
        self.cards = cards
        self.ever = ever

    def phrase(self) -> str:
        return f"{self.cards.phrase()} may attack {'again' if self.ever else 'a second time'} this turn"

    def run(self, state: State, fx: Running) -> None:
        for handle in self.cards.handles(state, fx):
            if self.ever and state.marks[FOUGHT][handle]:
                state.mark(FOUGHT, handle, 0)
            elif state.marks[FOUGHT][handle] == 1:
                state.mark(FOUGHT, handle, 2)

    def hint(self) -> float:
        return 1.5


class RaiseWall(Effectful):
    """Stops the opposing champion from fighting on, unless it can cross (section WALL)."""

    def __init__(self, crossing: Filter) -> None:
        self.crossing = crossing

    def phrase(self) -> str:
        crosses = self.crossing.said_of("the opposing champion")
        movement = movement_in(self.crossing)
        cut_off = f"its non-{movement} allies are discarded, and no more can join it this round"
        return f"the opposing champion cannot fight on unless it {crosses}" + (
            f"; if it is, {cut_off}" if movement else ""
        )

    def run(self, state: State, fx: Running) -> None:
        user = fx.user if fx.user >= 0 else fx.source
        victim = facing(state, user)
        if victim < 0 or immune(state, victim, fx.source):
            return
        number = next(i for i, a in enumerate(model_of(state, fx.source).abilities) if a.kind == "wall")
        state.call(Walled(victim=victim, source=fx.source, number=number))

    def hint(self) -> float:
        return 2.0


def movement_in(crossing: Filter) -> str:
    """The special movement that a wall names as the way across, or nothing."""
    named = " ".join(crossing.adjectives).split()
    return next((kind for kind in MOVEMENTS if kind in named), "")


class OnFoot(questions.Bar):
    """Allies without the movement that a wall names cannot join the champion beyond it (SF-WALL-09)."""

    def __init__(self, movement: str) -> None:
        self.movement = movement

    def bars(self, state: State, ally: int, champion: int, standing: Context) -> bool:
        """Whether an ally cannot get to a champion, or stay with it."""
        if champion != standing.subject or immune(state, ally, standing.source):
            return False
        return not is_marked(state, ally, self.movement)

    def phrase(self) -> str:
        return f"non-{self.movement} allies cannot join it"


class CutOff(Effectful):
    """A champion that gets across a wall loses the allies that do not, and no such ally joins it while the wall stands
    (SF-WALL-09).
    """

    def __init__(self, movement: str) -> None:
        self.on_foot = OnFoot(movement)

    def phrase(self) -> str:
        """Nothing: the wall says so itself."""
        return ""

    def run(self, state: State, fx: Running) -> None:
        victim = facing(state, fx.user if fx.user >= 0 else fx.source)
        if victim < 0 or state.marks[HALTED][victim] or immune(state, victim, fx.source):
            return
        number = number_of_modifier(state, self.on_foot)
        standing = Standing(fx.source, fx.seat, victim, fx.spared)
        state.begin_lasting((number, fx.source, fx.seat, victim, ROUND_END, state.regs[TURN], fx.spared))
        for card in attachments(state, victim):
            if card_of(state, card).type == ALLY and self.on_foot.bars(state, card, victim, standing):
                if removable(state, card, fx):
                    state.move(card, DISCARD, state.owner[card], DISCARDED)

    def hint(self) -> float:
        return 1.0


class BreakOff(Effectful):
    """The battle stops with no winner; both champions return to their pools. An attacker who calms it fights on."""

    def phrase(self) -> str:
        return "the battle ends with no winner and the champions return to their pools"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        if state.regs[ATTACKER] >= 0 and fx.spared >> state.regs[ATTACKER] & 1:
            return
        if state.regs[ATTACKER] >= 0:
            state.tell(events.CalledOff(fx.seat, fx.source))
        for fighter in (state.regs[OFFENCE], state.regs[DEFENCE]):
            retire(state, fighter)
        if state.regs[DEFENCE] == state.regs[TARGET]:
            state.set_reg(DEFENCE, -1)

    def hint(self) -> float:
        return 0.5
