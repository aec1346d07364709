"""Cards in another role: champions that fight as allies, or in the place of another (section ROLE)."""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.rules import questions
from spellhall.games.spellfire.rules.battle.cleanup import retire
from spellhall.games.spellfire.rules.battle.round import line_up
from spellhall.games.spellfire.rules.battle.sides import fighter_of, stands
from spellhall.games.spellfire.rules.host import number_of_modifier
from spellhall.games.spellfire.rules.levels.immunity import reaches
from spellhall.games.spellfire.table import (
    ATTACHED,
    BATTLE,
    BATTLE_END,
    BENEATH,
    DEFENCE,
    DISCARD,
    DRAW_PILE,
    ENTERED,
    EXCHANGE,
    FALLEN,
    HAND,
    JUST_BECAUSE,
    OFFENCE,
    POOL,
    SPENT,
    STAGE,
    TURN,
)
from spellhall.games.spellfire.words.describing.nouns import IT
from spellhall.games.spellfire.words.describing.players import Players
from spellhall.games.spellfire.words.plays.effects import Effectful, removable
from spellhall.games.spellfire.words.plays.modifiers import Held
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import Cards


class GoesHome(Held, questions.Fate):
    """Champions that return to their pools when they have fought as allies: ``always``, or on the winning side only."""

    constant = ("zone", "may")
    zone: int = POOL
    may: bool = False

    def __init__(self, cards: Cards, always: bool) -> None:
        super().__init__(cards)
        self.always = always

    def redirects(self, why: int) -> bool:
        """Whether a move for a reason is redirected."""
        return why == SPENT or (self.always and why == FALLEN)

    def phrase(self) -> str:
        when = "" if self.always else " if its side won"
        return f"{self.subject()} returns to its pool after the round{when}"


class FightAsAlly(Effectful):
    """Champions join the player's fighter as allies (SF-ROLE-01). After the round they are discarded, unless they go
    home: "always", or if their side has "won".
    """

    def __init__(self, cards: Cards, home: str) -> None:
        if home not in ("", "won", "always"):
            raise ValueError(home)
        self.cards = cards
        self.going_home = GoesHome(IT, home == "always") if home else None

    def phrase(self) -> str:
        who = self.cards.phrase()
        after = "it is discarded after the round"
        if self.going_home is not None:
            after = "it returns to its pool after the round"
            after += "" if self.going_home.always else " if your side won it, and is discarded if not"
        if self.cards.plural:
            fate = "are discarded" if self.going_home is None else "return to their pools"
            after = f"they {fate} after the round"
            return f"{who} fight on your side as allies; {after}"
        return f"{who} fights on your side as an ally; {after}"

    def is_order(self) -> bool:
        return False

    def possible(self, state: State, fx: Context) -> bool:
        return stands(state, fighter_of(state, fx.seat))

    def run(self, state: State, fx: Running) -> None:
        fighter = fighter_of(state, fx.seat)
        if not stands(state, fighter):
            return
        for handle in self.cards.handles(state, fx):
            if state.zone[handle] not in (DRAW_PILE, POOL, HAND, BENEATH) or not removable(state, handle, fx):
                continue
            state.move(handle, ATTACHED, fx.seat, JUST_BECAUSE, fighter)
            if state.regs[STAGE] == EXCHANGE:
                state.mark(ENTERED, handle, 1)
            if self.going_home is not None:
                number = number_of_modifier(state, self.going_home)
                state.begin_lasting((number, fx.source, fx.seat, handle, BATTLE_END, state.regs[TURN], 0))
            state.tell(events.FightsAsAlly(fx.seat, handle, fighter))

    def hint(self) -> float:
        return 1.5


class StandIn(Effectful):
    """A champion in a pool, or in the discard pile, takes the place of a player's fighter (``of``), who goes home
    (SF-ROLE-05).
    """

    def __init__(self, cards: Cards, of: Players) -> None:
        self.cards = cards
        self.of = of

    def phrase(self) -> str:
        return f"{self.cards.phrase()} fights in the place of {self.of.own('champion')} this round"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        for seat, handle in zip(self.of.seats(state, fx), self.cards.handles(state, fx), strict=False):
            fighter = fighter_of(state, seat)
            here = state.zone[handle] in (POOL, DISCARD)
            if not stands(state, fighter) or not here or not reaches(state, fx, handle):
                continue
            register = OFFENCE if fighter == state.regs[OFFENCE] else DEFENCE
            line_up(state, handle, instead_of=fighter)
            retire(state, fighter)
            state.move(handle, BATTLE, seat, JUST_BECAUSE)
            state.set_reg(register, handle)
            state.tell(events.StoodIn(seat, handle, fighter))

    def hint(self) -> float:
        return 1.0


class Mirrors(Held, questions.Mirror):
    """Champions that reflect what the champion that attacks them brings into the round (SF-AIM-06)."""

    def phrase(self) -> str:
        who = f"{self.subject()} {self.verb('turns', 'turn')}"
        return f"{who} the power that the attacking champion brings along back upon it"
