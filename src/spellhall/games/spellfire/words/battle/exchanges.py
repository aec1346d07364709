"""Verbs that change how a battle goes on: new champions, a new beginning, spoils beyond the usual (section SWAP)."""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.rules.battle.battle import Battle
from spellhall.games.spellfire.rules.battle.cleanup import retire
from spellhall.games.spellfire.rules.battle.round import Round
from spellhall.games.spellfire.rules.battle.seized import seize
from spellhall.games.spellfire.rules.battle.sides import attachments, both_stand, fighter_of, stands
from spellhall.games.spellfire.rules.battle.substitution import Relief, replacements
from spellhall.games.spellfire.rules.game_form import form_of
from spellhall.games.spellfire.rules.host import number_of_modifier
from spellhall.games.spellfire.rules.levels.immunity import reaches
from spellhall.games.spellfire.rules.plays.play import discard
from spellhall.games.spellfire.rules.turn.end_of_turn import expire
from spellhall.games.spellfire.table import (
    ATTACKER,
    DEFENCE,
    DEFENDER,
    FORMATION,
    HALTED,
    OFFENCE,
    POOL,
    ROUND_END,
    SENT,
    TABLE,
    TARGET,
    TURN,
)
from spellhall.games.spellfire.words.battle.attack_and_defence import Reaches
from spellhall.games.spellfire.words.describing.nouns import IT
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import Cards


class Withdraw(Effectful):
    """Champions leave the round for their pools, with items and artifacts; all else that hangs on them is discarded,
    but for this card if it ``stays`` (SF-SWAP-01). With ``ends`` a defender's leaving ends just the round (SF-END-08).
    ``stripped``: they lose items and artifacts, too.
    """

    def __init__(self, cards: Cards, stays: bool, ends: bool, stripped: bool = False) -> None:
        self.cards = cards
        self.stays = stays
        self.ends = ends
        self.stripped = stripped

    def phrase(self) -> str:
        but = " except this card" if self.stays else ""
        but = ", which ends the round without a winner" if self.ends else but
        goes = "return to their pools" if self.cards.plural else "returns to its pool"
        whose = "their" if self.cards.plural else "its"
        if self.stripped:
            return f"{self.cards.phrase()} {goes}, discarding all that is attached to {whose.replace('its', 'it')}"
        return f"{self.cards.phrase()} {goes}, discarding {whose} allies and spells{but}"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        for handle in self.cards.handles(state, fx):
            if not stands(state, handle) or not reaches(state, fx, handle):
                continue
            if self.stays and state.host[fx.source] == handle:
                state.move(fx.source, TABLE, fx.seat, SENT)
            if self.ends:
                state.mark(HALTED, handle, 1)
                continue
            for card in attachments(state, handle) if self.stripped else ():
                discard(state, card)
            retire(state, handle)
            if handle == state.regs[TARGET]:
                state.set_reg(DEFENCE, -1)

    def hint(self) -> float:
        return 0.5


class Seize(Effectful):
    """A champion that has attacked must defend for this card's player in the next round of the battle, and is discarded
    after it (SF-SWAP-08).
    """

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"{self.cards.phrase()} must defend for you in the next round of this battle and is discarded after it"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        for handle in self.cards.handles(state, fx):
            if state.zone[handle] == POOL and state.regs[ATTACKER] >= 0 and reaches(state, fx, handle):
                seize(state, handle, fx.seat)

    def hint(self) -> float:
        return 2.0


class Relieve(Effectful):
    """Anyone who has no champion in the round any more may send another, the attacker first (SF-SWAP-02); ``again``:
    the card's player must, out of their pool, be it that the champion has attacked or defended already (SF-SWAP-04).
    """

    def __init__(self, again: bool) -> None:
        self.again = again

    def phrase(self) -> str:
        if self.again:
            return "another champion in your pool takes its place, even if it has attacked or defended already"
        return "a player left without a champion may send another"

    def is_order(self) -> bool:
        return False

    def possible(self, state: State, fx: Context) -> bool:
        return not self.again or bool(replacements(state, fx.seat, fighter_of(state, fx.seat), True))

    def run(self, state: State, fx: Running) -> None:
        regs = state.regs
        for seat, fighter in ((regs[DEFENDER], regs[DEFENCE]), (regs[ATTACKER], regs[OFFENCE])):
            if seat >= 0 and not stands(state, fighter) and (not self.again or seat == fx.seat):
                left = fighter if fighter >= 0 else regs[TARGET]
                state.call(Relief(seat=seat, left=left, again=int(self.again)))

    def hint(self) -> float:
        return 1.0


class Divert(Effectful):
    """The attacker attacks another realm instead, whatever its position or powers, and so may its allies (SF-SWAP-06,
    SF-SWAP-07).
    """

    def __init__(self, realm: Cards) -> None:
        self.realm = realm
        self.way = Reaches(IT, ignores_bans=True, with_allies=True)

    def phrase(self) -> str:
        realm = self.realm.phrase()
        return f"the attacking champion and its allies attack {realm} instead, whatever its position or powers"

    def is_order(self) -> bool:
        return False

    def possible(self, state: State, fx: Context) -> bool:
        return not form_of(state).regains(state.regs[ATTACKER])

    def run(self, state: State, fx: Running) -> None:
        champion = state.regs[OFFENCE]
        depth = next((at for at, frame in enumerate(state.stack) if isinstance(frame, Battle)), -1)
        for realm in self.realm.handles(state, fx):
            if depth < 0 or state.zone[realm] != FORMATION or not reaches(state, fx, champion):
                continue
            ongoing = state.own(depth)
            assert isinstance(ongoing, Battle)
            ongoing.divert(state, realm, fx.source)
            number = number_of_modifier(state, self.way)
            state.begin_lasting((number, fx.source, fx.seat, champion, ROUND_END, state.regs[TURN], fx.spared))

    def hint(self) -> float:
        return 1.0


class BeginAgain(Effectful):
    """Combat begins again between the same champions: all that lasts for the round is over, and what both sides still
    have activates anew (SF-SWAP-05).
    """

    def phrase(self) -> str:
        return "the same champions start combat again with the cards they have left"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        depth = next((at for at, frame in enumerate(state.stack) if isinstance(frame, Round)), -1)
        if depth < 0 or not both_stand(state):
            return
        expire(state, ROUND_END, -1)
        for fighter in (state.regs[OFFENCE], state.regs[DEFENCE]):
            if state.marks[HALTED][fighter]:
                state.mark(HALTED, fighter, 0)
        ongoing = state.own(depth)
        assert isinstance(ongoing, Round)
        ongoing.begin_again(state)
        state.tell(events.CombatRenewed(fx.seat, fx.source))

    def hint(self) -> float:
        return 0.3
