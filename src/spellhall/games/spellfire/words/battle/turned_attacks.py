"""Words of cards that turn an attack on another realm: by force, by a trick, or by talk (SF-SWAP-06, SF-SWAP-07)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.plays.play import discard
from spellhall.games.spellfire.table import (
    ATTACKER,
    CHALLENGED,
    DEFENDER,
    FORMATION,
    HAND,
    PAID,
    ROUND,
    STAGE,
)
from spellhall.games.spellfire.words.battle.combat import BreakOff
from spellhall.games.spellfire.words.battle.exchanges import Divert
from spellhall.games.spellfire.words.describing.nouns import ATTACKED_REALM, Chosen, realms
from spellhall.games.spellfire.words.describing.nouns import ATTACKER as RAIDER
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.games.spellfire.words.plays.removal import SwapRealms
from spellhall.kernel.frames import CHOOSE_CARD, PASS, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import Cards, Condition, count_phrase


class SwapUnderAttack(Divert):
    """A realm changes places with the attacked one of its formation, and is attacked instead (SF-SWAP-09)."""

    def __init__(self, realm: Cards) -> None:
        super().__init__(realm)
        self.swap = SwapRealms(ATTACKED_REALM, realm)

    def phrase(self) -> str:
        return f"{self.realm.phrase()} trades places with it and is attacked instead"

    def run(self, state: State, fx: Running) -> None:
        self.swap.run(state, fx)
        super().run(state, fx)


class JustAttacked(Condition):
    """The first champion of a battle has been sent against a realm of the card's player, who has not answered yet."""

    def phrase(self) -> str:
        return "you have just been attacked for the first time in a battle"

    def holds(self, state: State, fx: Context) -> bool:
        regs = state.regs
        return bool(regs[STAGE] == CHALLENGED and regs[DEFENDER] == fx.seat and regs[ROUND] == 1)


class Parley(Effectful):
    """The attacker turns on a third player's realm, or pays cards from hand to go on, or ends the battle (SF-SWAP-10).
    The slots hold that realm, and how many were paid.
    """

    asks = True

    def __init__(self, price: int, slot: int) -> None:
        self.price = price
        self.slot = slot
        self.elsewhere = realms.of_third_players.open_to(RAIDER)
        self.turn = Divert(Chosen(slot, 1, "that realm"))

    def phrase(self) -> str:
        cards = count_phrase(self.price, "card")
        return (
            "the attacking player chooses one: the champion attacks a third player's realm that it could attack "
            f"instead; or that player discards {cards} and attacks on; or the battle ends with no winner"
        )

    def is_order(self) -> bool:
        return False

    def question(self, state: State, fx: Running) -> Ask:
        attacker = max(0, state.regs[ATTACKER])
        hand, paid = list(state.pile(HAND, attacker)), max(0, fx.slots[self.slot + 1])
        options = hand
        if not paid:
            able = hand if len(hand) >= self.price else []
            options = [*self.elsewhere.handles(state, fx), *able, PASS]
        label = "attack that realm instead, or discard to go on"
        return ask(attacker, CHOOSE_CARD, options, fx.answered, label, "SF-SWAP-10", from_hand=True)

    def answer(self, state: State, fx: Running, action: int) -> bool:
        if action == PASS:
            BreakOff().run(state, fx)
            return True
        if state.zone[action] == FORMATION:
            fx.slots[self.slot] = action
            self.turn.run(state, fx)
            return True
        discard(state, action, PAID)
        fx.slots[self.slot + 1] = max(0, fx.slots[self.slot + 1]) + 1
        return bool(fx.slots[self.slot + 1] >= self.price)

    def hint(self) -> float:
        return 1.5


JUST_ATTACKED = JustAttacked()
