"""The dead that fight on as allies, undead and without powers (SF-ROLE-13), or haunt their victors (SF-ROLE-14)."""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.rules.host import number_of_modifier
from spellhall.games.spellfire.rules.levels.immunity import reaches
from spellhall.games.spellfire.table import (
    ABYSS,
    ATTACHED,
    DISCARD,
    ENTERED,
    EXCHANGE,
    FOR_GOOD,
    JUST_BECAUSE,
    STAGE,
    TURN,
)
from spellhall.games.spellfire.words.battle.protection import Goes, NoPowers
from spellhall.games.spellfire.words.describing.nouns import IT
from spellhall.games.spellfire.words.levels.identity import Gains
from spellhall.games.spellfire.words.levels.levels import BaseBecomes, LevelBecomes
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.games.spellfire.words.plays.permits import StaysOn
from spellhall.kernel.state import State
from spellhall.language.context import Running
from spellhall.language.words import Cards, Modifier


class Reanimate(Effectful):
    """Champions and allies of discard piles join a champion as undead allies of a level, without powers (SF-ROLE-13).
    Those that ``stay`` remain attached after the battle; others go to the Abyss then.
    """

    def __init__(self, cards: Cards, level: int, host: Cards, stay: bool) -> None:
        self.cards = cards
        self.level = level
        self.host = host
        self.stay = stay
        after: Modifier = StaysOn(IT) if stay else Goes(IT, ABYSS, why="discarded")
        self.words = [BaseBecomes(IT, level), LevelBecomes(IT, level), Gains(IT, "undead"), NoPowers(IT), after]

    def phrase(self) -> str:
        after = "and stays attached after the battle" if self.stay else "and goes to the Abyss afterwards"
        joins = f"{self.cards.phrase()} joins {self.host.phrase()}"
        return f"{joins} as an undead +{self.level} ally without special power {after}"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        for host in self.host.handles(state, fx)[:1]:
            for card in self.cards.handles(state, fx):
                if state.zone[card] != DISCARD or not reaches(state, fx, card):
                    continue
                state.move(card, ATTACHED, state.control[host], JUST_BECAUSE, host)
                if state.regs[STAGE] == EXCHANGE:
                    state.mark(ENTERED, card, 1)
                for word in self.words:
                    number = number_of_modifier(state, word)
                    state.begin_lasting((number, fx.source, fx.seat, card, FOR_GOOD, state.regs[TURN], 0))
                state.tell(events.FightsAsAlly(state.control[host], card, host))

    def hint(self) -> float:
        return 1.5


class Haunt(Effectful):
    """This ally stays with a champion that has beaten it, until it is removed (SF-ROLE-14)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.stays = StaysOn(IT)

    def phrase(self) -> str:
        return f"this card stays with {self.cards.phrase()}"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        for champion in self.cards.handles(state, fx)[:1]:
            if reaches(state, fx, champion):
                state.move(fx.source, ATTACHED, state.control[champion], JUST_BECAUSE, champion)
                number = number_of_modifier(state, self.stays)
                state.begin_lasting((number, fx.source, fx.seat, fx.source, FOR_GOOD, state.regs[TURN], 0))

    def hint(self) -> float:
        return 1.0
