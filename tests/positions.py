"""Positions that many Spellfire tests start from."""

from __future__ import annotations

from typing import Any

from hall import Hall, key_of

from spellhall.games.spellfire import table as tb
from spellhall.kernel.frames import PASS

CHAMPIONS = ("her5", "wiz5", "cle5", "mon5", "psi5", "thi5", "reg5")
"""A champion of every kind."""
FILLERS = tuple(f"al{level}" for level in range(1, 10))


def duel(attacker: str, defender: str, *, realm: str = "r1", **more: Any) -> Hall:
    """P1 attacks a realm of P2 with a champion from their pool, and P2 defends with one from theirs: step F begins.

    ``hand`` and ``rival_hand`` are the two hands; everything else goes to ``Hall``. The defender has handle 0.
    """
    hand, rival_hand = more.pop("hand", ()), more.pop("rival_hand", ())
    t = Hall(**more)
    t.pool(1, defender)
    t.pool(0, attacker)
    t.formation(0, A="r9")
    t.formation(1, A=realm)
    t.hand(0, *hand)
    t.hand(1, *rival_hand)
    t.begin(seat=0, phase=4)
    t.attack(realm.split(" with ")[0])
    return send(t, attacker, defender)


def send(t: Hall, attacker: str, defender: str) -> Hall:
    """The two champions step forward; a player who could play something in between doesn't."""
    step_forward(t, attacker, defender)
    assert t.reg(tb.STAGE) == tb.EXCHANGE, "the round is over already: give the losing side a card"
    return t


def step_forward(t: Hall, attacker: str, defender: str) -> Hall:
    """The same, if the round may be over at once."""
    first, second = attacker.split(" with ")[0], defender.split(" with ")[0]
    while not t.can_pick(second):
        if t.can_pick(first):
            t.pick(first)
        else:
            t.skip()
    return t.pick(second)


def fight(attacker: str, defender: str, *, realm: str = "r1", **more: Any) -> Hall:
    """A duel where both hold a spare "al1", so that the losing side is asked; it may be over at once.

    The attacker has handle 0.
    """
    t = Hall()
    t.pool(0, attacker)
    t.pool(1, defender)
    t.formation(0, A="r9")
    t.formation(1, A=realm)
    t.hand(0, *more.get("hand", ()), "al1")
    t.hand(1, *more.get("rival_hand", ()), "al1")
    return step_forward(t.begin(seat=0, phase=4).attack(realm.split(" with ")[0]), attacker, defender)


def at_home(
    *, seat: int = 0, phase: int = 3, pool: tuple[str, ...] = (), hand: tuple[str, ...] = (), **more: Any
) -> Hall:
    """A player with one realm acts in a phase of their own turn; every other player has one realm, too.

    The first champion of their pool has handle 0, or else the first card of their hand.
    """
    t = Hall(**more)
    t.pool(seat, *pool)
    t.hand(seat, *hand)
    for player in range(t.state.seats):
        t.formation(player, A=f"r{9 - player}")
    t.begin(seat=seat, phase=phase)
    assert (t.seat, t.reg(tb.PHASE)) == (seat, phase), "he had nothing to do: give him something"
    return t


def home(*pool: str, hand: tuple[str, ...] = ()) -> Hall:
    """P1 in their phase 3 with the named champions in their pool; one more champion in hand gives them a play."""
    return at_home(pool=pool, hand=("her2", *hand))


def deck(*names: str, size: int = 55) -> list[str]:
    """A deck of the named cards, filled up with allies; not checked for legality."""
    fill = [FILLERS[i % len(FILLERS)] for i in range(size - len(names))]
    return [key_of(name) for name in (*names, *fill)]


def finish_turn(t: Hall) -> Hall:
    """Do nothing more until the next turn has begun (or the game is over)."""
    turn = t.reg(tb.TURN)
    while not t.state.is_terminal() and t.reg(tb.TURN) == turn:
        options = t.state.legal_actions()
        t.state.apply(PASS if PASS in options else options[-1])
    return t


def legal_deck(*champions: str) -> list[str]:
    """A deck that follows all construction rules, with nine more champions if none are named."""
    realms = ("r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9", "rDS", "rCoast", "rPow")
    allies = [f"al{kind}{level}" for kind in ("Fly", "Swim", "Earth", "Und") for level in (2, 3, 4)]
    powers = ("psyDef+3", "thiefDef+3", "bloodDef+3", "fist+3")
    spells = ("wDef+3/4", "wOff+3/4", "cDef+3/4", "dispel", "lwish", "w/5", *powers)
    chosen = champions or tuple(f"her{level}" for level in range(1, 10))
    filled = [*realms, *FILLERS, *allies, *spells, *chosen]
    events = ("evRuin", "evGift", "evPeace", "mi+2", "mi+1", "mi0", "chest", "art+4", "art+2", "Z", "h1", "h2")
    return [key_of(name) for name in (*filled, *events[: 55 - len(filled)])]
