"""A prophecy about the outcome of a round that others fight (SF-GUESS-05)."""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.rules.host import number_of_modifier
from spellhall.games.spellfire.rules.questions import Memory
from spellhall.games.spellfire.rules.turn.destinations import leave_if_spent
from spellhall.games.spellfire.table import ATTACKER, DEFENCE, DEFENDER, OFFENCE, TURN, TURN_END
from spellhall.games.spellfire.words.describing.conditions import JustChosen
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.frames import CHOOSE_OPTION, PICK, Ask, action, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import Trigger


class OthersJustChose(JustChosen):
    """Two other players have just chosen their champions, and no powers have worked yet (SF-COMB-C9)."""

    def phrase(self) -> str:
        return "two other players have just chosen their champions for a round"

    def holds(self, state: State, fx: Context) -> bool:
        return super().holds(state, fx) and fx.seat not in (state.regs[ATTACKER], state.regs[DEFENDER])


class Foretold(Memory):
    """The champion that is said to win."""

    def phrase(self) -> str:
        return ""


class Foretell(Effectful):
    """The player says which of the two champions wins the round (SF-GUESS-05)."""

    asks = True

    def __init__(self) -> None:
        self.foretold = Foretold()

    def phrase(self) -> str:
        return "predict the winner"

    def question(self, state: State, fx: Running) -> Ask:
        words = ("the attacker", "the defender")
        options = [action(PICK, 0), action(PICK, 1)]
        return ask(fx.seat, CHOOSE_OPTION, options, fx.answered, "who wins?", "SF-GUESS-05", words=words)

    def answer(self, state: State, fx: Running, action: int) -> bool:
        champion = state.regs[DEFENCE if action else OFFENCE]
        number = number_of_modifier(state, self.foretold)
        state.begin_lasting((number, fx.source, fx.seat, champion, TURN_END, state.regs[TURN], 0))
        return True

    def hint(self) -> float:
        return 0.5


class EndProphecy(Effectful):
    """What was foretold has come to its end."""

    def phrase(self) -> str:
        return ""

    def run(self, state: State, fx: Running) -> None:
        for effect in [effect for effect in state.lasting if effect[1] == fx.source]:
            state.end_lasting(effect)
        leave_if_spent(state, fx.source)

    def hint(self) -> float:
        return 0.0


def _foretold_by(state: State, fx: Context) -> int:
    return next((effect[3] for effect in state.lasting if effect[1] == fx.source and effect[3] >= 0), -1)


class ComesTrue(Trigger):
    """The champion that this card has foretold to win has won its round."""

    event = events.RoundDecided

    def phrase(self) -> str:
        return "when you are right"

    def matches(self, state: State, fx: Context, event: events.RoundDecided) -> bool:
        return bool(event.card == _foretold_by(state, fx))


class ProvesWrong(Trigger):
    """The champion that this card has foretold to win has lost its round."""

    event = events.RoundDecided

    def phrase(self) -> str:
        return "when you are wrong"

    def matches(self, state: State, fx: Context, event: events.RoundDecided) -> bool:
        return bool(event.loser == _foretold_by(state, fx))


class NoOneWins(Trigger):
    """The battle is over, and neither has the champion won nor lost that this card has foretold to win."""

    event = events.BattleEnded

    def phrase(self) -> str:
        return "when no one wins"

    def matches(self, state: State, fx: Context, event: events.BattleEnded) -> bool:
        return _foretold_by(state, fx) >= 0


OTHERS_JUST_CHOSE = OthersJustChose()
COMES_TRUE, PROVES_WRONG, NO_ONE_WINS = ComesTrue(), ProvesWrong(), NoOneWins()
