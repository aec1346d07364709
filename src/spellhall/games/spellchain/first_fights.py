"""Five first fights: the order of a chain, defence, boosts, cards that stay, and reading the totals.

Each duel starts with fewer HP than usual and is over after two or three chains.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from spellhall.games.spellchain import table as tb
from spellhall.games.spellchain.forecast import forecast
from spellhall.games.spellchain.rules.defined import card_of
from spellhall.games.spellchain.rules.duel import Duel
from spellhall.kernel.game import Game
from spellhall.kernel.presentation.fights import Fight, Tip, always
from spellhall.kernel.presentation.lessons import LEARNER
from spellhall.kernel.presentation.scenes import Scene
from spellhall.kernel.state import State

RIVAL = 1
LAYING = "SC-PL-05"
"""The rule that asks for the next card of a chain."""
Names = tuple[str, ...] | Callable[[State], Sequence[str]]
BOOSTS = ("Mana Overload", "Focus Mana", "Densify Mana")
COUNTERS = ("Counter Spell", "Shade Counter", "Drowning Vortex")
SHIELDS = ("Spell Shield", "Oren's Shield", "Water Wall")
DAMAGE = ("Greater Fireball", "Meteor Shower", "Ancient Flame", "Dark Flame", "Fireball")
STAYING = ("Pyromancer's Mastery", "Heatwave")


class Deal(NamedTuple):
    """How a duel starts: both decks, both players' HP, and the random seed of shuffles and rolls."""

    decks: tuple[str, str]
    hp: tuple[int, int]
    seed: int


DEALS: Mapping[str, Deal] = MappingProxyType(
    {
        "order": Deal(("Pyre", "Frenzy"), (9, 17), 137),
        "defence": Deal(("Pyre", "Frenzy"), (7, 15), 10),
        "boosts": Deal(("Pyre", "Arsenal"), (5, 11), 277),
        "staying": Deal(("Pyre", "Quick"), (6, 11), 273),
        "totals": Deal(("Storm", "Tide"), (6, 10), 173),
    }
)
HANDS: Mapping[str, Sequence[str]] = MappingProxyType(
    {
        "order": ["Greater Fireball", "Ancient Flame", "Fireball", "Fireball", "Focus Mana"],
        "defence": ["Counter Spell", "Spell Shield", "Fireball", "Greater Fireball", "Fireball"],
        "boosts": ["Focus Mana", "Mana Overload", "Greater Fireball", "Meteor Shower", "Spell Shield"],
        "staying": ["Pyromancer's Mastery", "Heatwave", "Fireball", "Spell Shield", "Counter Spell"],
        "totals": ["Lightning Bolt", "Lightning Bolt", "Dragon Lightning", "Counter Spell", "Rejuvenate"],
    }
)
"""The learner's first hands."""


def laid(state: State, seat: int) -> list[str]:
    """The names of a seat's cards in the chain, in order."""
    cards = sorted(state.pile(tb.CHAIN, seat), key=state.marks[tb.SLOT].__getitem__)
    return [card_of(state, card).name for card in cards]


def held(state: State) -> list[str]:
    """The names in the learner's hand."""
    return [card_of(state, card).name for card in state.pile(tb.HAND, LEARNER)]


def slot(state: State) -> int:
    """The slot that is filled next."""
    return len(state.pile(tb.CHAIN, LEARNER)) + len(state.pile(tb.CHAIN, RIVAL)) + 1


def holds(*names: str) -> Callable[[State], bool]:
    """Whether the learner holds one of these cards."""
    return lambda state: any(name in held(state) for name in names)


def waits(*names: str) -> Callable[[State], bool]:
    """Whether a card of the learner's with one of these names is in the chain."""
    return lambda state: any(name in laid(state, LEARNER) for name in names)


def up_to(last: int) -> Callable[[State], bool]:
    """Whether the next slot is at most this one."""
    return lambda state: slot(state) <= last


def both(*conditions: Callable[[State], bool]) -> Callable[[State], bool]:
    """Whether all the conditions hold."""
    return lambda state: all(holds_now(state) for holds_now in conditions)


def threatened(state: State) -> bool:
    """Whether the learner would lose at least 3 HP if the chain resolved now."""
    return state.seat_data[tb.HP][LEARNER] - forecast(state).hp[LEARNER] >= 3


def threatened_by_a_spell(state: State) -> bool:
    """Whether the opponent's latest card is a Spell that would cost the learner HP."""
    theirs = [step for step in forecast(state).steps if step.seat == RIVAL]
    return bool(theirs) and theirs[0].change[LEARNER] <= -3 and not theirs[0].negated


def lethal(state: State) -> list[str]:
    """The learner's cards that win if the chain resolves right after them."""
    found = []
    for card in state.pile(tb.HAND, LEARNER):
        twin = state.clone()
        twin.mark(tb.SLOT, card, slot(state))
        twin.move(card, tb.CHAIN, LEARNER, tb.PLAYED)
        hp = forecast(twin).hp
        if hp[RIVAL] <= 0 < hp[LEARNER]:
            found.append(card_of(state, card).name)
    return found


def lay(say: str, do: Names, otherwise: str, when: Callable[[State], bool] = always) -> Tip:
    """A tip about which card to play next."""
    return Tip(say, do, otherwise, lambda state: state.decision().rule == LAYING and when(state))


def fights(game: Game) -> Sequence[Fight]:
    """All the fights, for a game with these options."""

    def scene(name: str) -> State:
        """The start of a duel: both players draw their first hands, and the opponent plays first."""
        deal, decks = DEALS[name], game.starter_decks()
        table = Scene(game, [decks[deck] for deck in deal.decks], deal.seed)
        table.on_top(LEARNER, *HANDS[name])
        for seat in (LEARNER, RIVAL):
            table.state.set_seat(tb.HP, seat, deal.hp[seat])
        table.state.set_reg(tb.ROUND, 1)
        table.state.set_reg(tb.FIRST, RIVAL)
        duel = Duel(roller=RIVAL)
        duel.step = "chain"
        return table.begin(duel)

    return (
        Fight(
            "order",
            "Last in, first out",
            "Finch",
            "who plays whatever is nearest",
            "Cards on the table! I never plan ahead.",
            "You lined those up on purpose, didn't you?",
            "Ha! Even I can win like that.",
            "The chain runs backwards, so the last card strikes first. Play first what should strike last.",
            lambda: scene("order"),
            (
                lay(
                    "Ancient Flame grows with each Fire card that strikes before it. Play it early.",
                    ("Ancient Flame",),
                    "Ancient Flame should strike late, so it has to go in early. Play it now.",
                    both(up_to(3), holds("Fireball", "Greater Fireball")),
                ),
                lay(
                    "Greater Fireball deals 5 if another Fire card strikes first. Play it now and a Fireball later.",
                    ("Greater Fireball",),
                    "A Fireball played now strikes too late to help. Play Greater Fireball first.",
                    both(up_to(6), holds("Fireball")),
                ),
                lay(
                    "A Fire card strikes before all you've played so far and makes it stronger. Play Fireball.",
                    ("Fireball",),
                    "Your waiting Fire cards need another one in front of them. Play Fireball.",
                    waits("Greater Fireball", "Ancient Flame"),
                ),
            ),
            level="random",
        ),
        Fight(
            "defence",
            "Shields up",
            "Teal",
            "who hits hard and hides nothing",
            "My bolts hit hard. Did you bring a shield?",
            "You saw every bolt coming. Well held.",
            "You could have stopped that one, you know.",
            "A shield or a counter works on cards in earlier slots. Wait for a big hit, then answer it.",
            lambda: scene("defence"),
            (
                lay(
                    "That last Spell would hurt. Play Counter Spell now: it activates first and negates it.",
                    ("Counter Spell",),
                    "Their last Spell would hit you. Counter Spell stops it.",
                    threatened_by_a_spell,
                ),
                lay(
                    "Several hits are waiting for you. Play Spell Shield now, and it blocks 4 of the damage.",
                    ("Spell Shield",),
                    "You'd take those hits with nothing in the way. Play Spell Shield.",
                    threatened,
                ),
                lay(
                    "There's nothing to stop yet. Play {it}, and keep your defence for later.",
                    DAMAGE,
                    "A defence played now activates too late to help. Attack first.",
                    up_to(2),
                ),
            ),
            level="random",
        ),
        Fight(
            "boosts",
            "Stronger together",
            "Puffin",
            "who collects weapons and shows them all",
            "Look at my swords! And my crossbow! And my other crossbow!",
            "All those swords, and you beat me with two cards.",
            "Pretty, aren't they? Come back with a plan.",
            "Some cards boost only your next Spell that strikes. So play the big Spell first and the boost later.",
            lambda: scene("boosts"),
            (
                lay(
                    "Mana Overload doubles your next Spell. Your damage is waiting, so play it now.",
                    ("Mana Overload",),
                    "Your waiting Spell could strike twice as hard. Play Mana Overload.",
                    waits(*DAMAGE),
                ),
                lay(
                    "{it} adds 3 to your next Spell. Your damage is waiting, so play it now.",
                    ("Focus Mana", "Densify Mana"),
                    "Your waiting Spell could deal 3 more. Play {it}.",
                    waits(*DAMAGE),
                ),
                lay(
                    "A boost needs a Spell that strikes after it, so play {it} first.",
                    DAMAGE,
                    "A boost finds nothing to boost yet. Play {it} first.",
                    both(up_to(4), holds(*BOOSTS)),
                ),
            ),
            level="random",
        ),
        Fight(
            "staying",
            "Cards that stay",
            "Stork",
            "who's in no hurry at all",
            "Let's take our time. I always do.",
            "I waited too long, and you built too well.",
            "Slow and steady. It works more often than you'd think.",
            "Continuous cards stay when the chain ends and help in every chain after it. Play them early.",
            lambda: scene("staying"),
            (
                lay(
                    "Pyromancer's Mastery makes all your Fire hit harder, now and in the next chains. Play it.",
                    ("Pyromancer's Mastery",),
                    "The sooner it's out, the more it does. Play Pyromancer's Mastery.",
                ),
                lay(
                    "Heatwave stays, too, and adds 2 damage a chain once another Fire card strikes. Play it.",
                    ("Heatwave",),
                    "Heatwave works in every chain from now on. Play it.",
                ),
                lay(
                    "Your cards that stay help every Fire card. Play {it}.",
                    DAMAGE,
                    "Fire is what your cards in play make stronger. Play {it}.",
                    lambda state: bool(state.pile(tb.CONTINUOUS, LEARNER)) and slot(state) <= 4,
                ),
            ),
            level="random",
        ),
        Fight(
            "totals",
            "Read the totals",
            "Toucan",
            "who talks a lot and never counts",
            "Counting is for clerks. I just swing!",
            "Exactly enough? You counted, didn't you?",
            "See? And I didn't count once.",
            "The forecast shows both totals if the chain resolved now. Read it before you play each card.",
            lambda: scene("totals"),
            (
                lay(
                    "Look at the totals: with {it}, they'd be at 0 HP. Play it.",
                    lethal,
                    "Read the totals again. {it} wins this chain.",
                    lambda state: slot(state) >= 7,
                ),
                lay(
                    "The forecast says this chain would hurt. Rejuvenate wins some of it back.",
                    ("Rejuvenate",),
                    "You're losing more than you deal. Play Rejuvenate.",
                    both(lambda state: slot(state) >= 4, threatened),
                ),
                lay(
                    "Block doesn't stop {it}, so you can count on it. Play it.",
                    ("Lightning Bolt", "Dragon Lightning"),
                    "{it} can't be blocked, so you can count on it. Play it.",
                    up_to(3),
                ),
            ),
            level="random",
        ),
    )
