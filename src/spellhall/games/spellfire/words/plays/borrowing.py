"""Verbs for what changes hands: items and artifacts borrowed or rearranged, powers imitated, spoils passed on."""

from __future__ import annotations

from spellhall.games.spellfire.rules import questions
from spellhall.games.spellfire.rules.battle.round import line_up, line_up_imitated
from spellhall.games.spellfire.rules.battle.sides import opponent_of
from spellhall.games.spellfire.rules.host import number_of_modifier
from spellhall.games.spellfire.rules.levels.immunity import reaches
from spellhall.games.spellfire.rules.levels.projection import held
from spellhall.games.spellfire.rules.plays.permits import why_not_bear
from spellhall.games.spellfire.table import ATTACHED, ATTACKER, BATTLE_END, MODEL, SENT, TURN
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.nouns import IT
from spellhall.games.spellfire.words.describing.players import Players
from spellhall.games.spellfire.words.plays.effects import Effectful, all_of, removable
from spellhall.games.spellfire.words.plays.modifiers import Held
from spellhall.kernel.frames import CHOOSE_TARGET, PASS, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.context import Running
from spellhall.language.words import Cards


class OnLoan(Held, questions.Loan):
    """What is borrowed until the round ends."""

    def phrase(self) -> str:
        return f"{self.subject()} {self.verb('is', 'are')} borrowed"


class Imitates(Held, questions.Imitation):
    """Who has the power of another until the round ends."""

    def phrase(self) -> str:
        return f"{self.subject()} {self.verb('has', 'have')} the special power of another card"


class TakesSpoils(questions.Claim):
    """Spoils that someone else than the one who earned them has, or draws a card for."""

    def __init__(self, plain: bool) -> None:
        self.plain = plain

    def phrase(self) -> str:
        return "the spoils go to another player"


class Borrow(Effectful):
    """Attaches cards to a champion until the round ends, whatever it bears already; then they go back (SF-ATT-15).

    A card is borrowed from the same bearer once a round: two that borrow each other come to an end.
    """

    def __init__(self, cards: Cards, to: Cards) -> None:
        self.cards = cards
        self.to = to
        self.loan = OnLoan(IT)

    def phrase(self) -> str:
        return f"{self.to.phrase()} uses {all_of(self.cards)} this round"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        number = number_of_modifier(state, self.loan)
        for bearer in self.to.handles(state, fx)[:1]:
            for card in self.cards.handles(state, fx):
                former = state.host[card]
                if former in (-1, bearer) or was_had(state, questions.Loan, card, former):
                    continue
                if not removable(state, card, fx):
                    continue
                state.move(card, ATTACHED, state.control[bearer], SENT, bearer)
                state.begin_lasting((number, fx.source, fx.seat, card, BATTLE_END, state.regs[TURN], 0, former))
                line_up(state, card)

    def hint(self) -> float:
        return 1.0


class Imitate(Effectful):
    """This card, or another (``by``), has the special power of a card until the round ends, instead of its own
    (SF-OPT-08).

    It takes up the same power once a round, and what it bears does not work anew: two that imitate each other come to
    an end, and so does a champion that imitates by what it bears.
    """

    def __init__(self, cards: Cards, by: Cards) -> None:
        self.cards = cards
        self.by = by
        self.imitation = Imitates(IT)

    def phrase(self) -> str:
        return f"{self.by.phrase()} has the special power of {self.cards.phrase()} this round"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        number = number_of_modifier(state, self.imitation)
        for model, actor in zip(self.cards.handles(state, fx), self.by.handles(state, fx), strict=False):
            if was_had(state, questions.Imitation, actor, model):
                continue
            if actor != fx.source and not reaches(state, fx, actor):
                continue
            state.begin_lasting((number, actor, fx.seat, actor, BATTLE_END, state.regs[TURN], 0, model))
            state.mark(MODEL, actor, model + 1)
            line_up_imitated(state, actor)

    def hint(self) -> float:
        return 1.0


def was_had(state: State, sort: type[questions.Loan] | type[questions.Imitation], card: int, whose: int) -> bool:
    """Whether a card has been borrowed from a bearer, or has taken up the power of a card, in this round already."""
    return any(standing.number == whose and word.applies(state, card, standing) for word, standing in held(state, sort))


class Redistribute(Effectful):
    """The player moves items and artifacts, each at most once, to champions that can bear them (SF-ATT-16)."""

    asks = True

    def __init__(self, cards: Filter, to: Filter, slot: int, whither: str) -> None:
        self.cards = cards
        self.to = to
        self.whither = whither or to.many()
        self.slot = slot

    def phrase(self) -> str:
        return f"move any {self.cards.many()} to {self.whither}"

    def _bearers(self, state: State, fx: Running, card: int) -> list[int]:
        """The champions that can bear a card, but for the one that does."""
        return [
            champion
            for champion in self.to.handles(state, fx)
            if champion != state.host[card] and why_not_bear(state, champion, card) is None
        ]

    def question(self, state: State, fx: Running) -> Ask:
        done = fx.gathered(self.slot)
        if len(done) % 2:
            bearers = self._bearers(state, fx, done[-1])
            return ask(fx.seat, CHOOSE_TARGET, bearers, fx.answered, "choose who bears it", "SF-ATT-16")
        movable = [
            card
            for card in self.cards.handles(state, fx)
            if card not in done[::2] and removable(state, card, fx) and self._bearers(state, fx, card)
        ]
        label = "choose a magical item or artifact to move"
        return ask(fx.seat, CHOOSE_TARGET, [*movable, PASS], fx.answered, label, "SF-ATT-16")

    def answer(self, state: State, fx: Running, action: int) -> bool:
        if action == PASS:
            fx.gathered_all(self.slot)
            return True
        done = fx.gathered(self.slot)
        fx.gather(self.slot, action)
        if len(done) % 2:
            state.move(done[-1], ATTACHED, state.control[action], SENT, action)
        return False

    def hint(self) -> float:
        return 0.2


class PassSpoils(Effectful):
    """If the opposing player earns the spoils of this battle, someone else has them (SF-SPOIL-11); ``plain``: draws a
    card for them.
    """

    def __init__(self, to: Players, plain: bool) -> None:
        self.to = to
        self.taking = TakesSpoils(plain)
        self.plain = plain

    def phrase(self) -> str:
        if self.plain:
            who = self.to.phrase()
            draws = f"{who} {self.to.verb('draws', 'draw')}"
            return f"if the attacker earns spoils of victory in this battle, {draws} a card and the attacker gets none"
        return f"{self.to.phrase()} draws the spoils of victory of this battle in place of the opposing player"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        robbed = opponent_of(state, fx.seat)
        number = number_of_modifier(state, self.taking)
        for seat in self.to.seats(state, fx)[:1]:
            taker = (number, -1, seat, -1, BATTLE_END, state.regs[TURN], 0)
            state.begin_lasting((*taker, state.regs[ATTACKER] if robbed < 0 else robbed))

    def hint(self) -> float:
        return 0.5
