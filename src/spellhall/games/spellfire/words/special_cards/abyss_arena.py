"""Words for a realm for which both sides fight out of the Abyss (section ARENA)."""

from __future__ import annotations

from spellhall.games.spellfire.rules import questions
from spellhall.games.spellfire.rules.battle.two_spoils import note_tithe
from spellhall.games.spellfire.rules.special_cards import abyss_arena
from spellhall.games.spellfire.table import ATTACKER, DEFENDER, HAND, TARGET
from spellhall.games.spellfire.words.battle.attack_and_defence import OnHere
from spellhall.games.spellfire.words.describing.players import Players
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running


class FoughtInAbyss(OnHere, abyss_arena.Arena):
    """A realm for which both sides fight with the champions and cards of their Abyss (SF-ARENA-01)."""

    def phrase(self) -> str:
        return (
            "both sides fight here with champions and other cards of their Abyss except events, and all that they use "
            "goes back there"
        )


class NothingFromHand(questions.Ban):
    """The two players who fight for this realm can play no card of their hands (SF-ARENA-02)."""

    def forbids(self, state: State, seat: int, champion: int, card: int, standing: Context) -> bool:
        """Whether a seat may not play a card (with a champion)."""
        regs = state.regs
        fights = regs[TARGET] == standing.source and seat in (regs[ATTACKER], regs[DEFENDER])
        return bool(fights and state.zone[card] == HAND)

    def phrase(self) -> str:
        return "they cannot use cards from hand"


class TitheSpoils(Effectful):
    """Anyone who earns the spoils of the battle draws two cards for them, and sends one of these to the Abyss
    (SF-ARENA-04).
    """

    def __init__(self, who: Players) -> None:
        self.who = who

    def phrase(self) -> str:
        return f"{self.who.phrase()}'s spoils of this battle are two cards; one of them goes to the Abyss"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        for seat in self.who.seats(state, fx):
            note_tithe(state, seat)

    def hint(self) -> float:
        return 0.3
