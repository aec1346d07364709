"""Five first fights: a turn, blocking, events, starting again, and counting the damage.

You play the deck Old Oak, your opponent Gatehouse. Each fight starts on your turn in mid-game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from spellhall.games.spellslinger import reflexes
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.rules.blocks import attackers_of
from spellhall.games.spellslinger.rules.defined import card_of
from spellhall.games.spellslinger.rules.numbers import has, is_character, strength
from spellhall.games.spellslinger.rules.playing import MAIN_WINDOW
from spellhall.games.spellslinger.rules.turns import Match, Turn
from spellhall.games.spellslinger.scenes import RIVAL, laid_out
from spellhall.kernel.frames import PASS
from spellhall.kernel.game import Game
from spellhall.kernel.presentation.fights import Fight, Tip
from spellhall.kernel.presentation.lessons import LEARNER
from spellhall.kernel.state import State

BIG = (
    *("King of the Hollow Hill", "Great Boar of Ashwood", "Troll Boulder-Hurler", "Moss Troll", "Bridge Troll"),
    *("Dwarf Quarryman", "Dusk Lynx", "Leaf-Cloak Elf", "Barrow Badger"),
)
"""The learner's characters, the strongest first."""
SNARED = 3
"""The damage of Fowler's Snare."""
FEW = 2
FLYERS = ("Hive of the Abbey", "Pegasus Matriarch")
"""Who the opponent of the third fight always attacks with."""


class Deal(NamedTuple):
    """How a game starts: the terrains and the life of both players, and the random seed."""

    terrains: tuple[int, int]
    life: tuple[int, int]
    seed: int


class Board(NamedTuple):
    """Which cards lie where at the start: characters in play, and hands."""

    mine: Sequence[str]
    theirs: Sequence[str]
    hold: Sequence[str]
    held: Sequence[str] = ()


DEALS: Mapping[str, Deal] = MappingProxyType(
    {
        "turn": Deal((2, 2), (7, 8), 86),
        "block": Deal((4, 4), (5, 8), 38),
        "events": Deal((4, 4), (8, 10), 31),
        "again": Deal((5, 5), (8, 8), 44),
        "count": Deal((5, 5), (10, 10), 191),
    }
)
BOARDS: Mapping[str, Board] = MappingProxyType(
    {
        "turn": Board(
            ["Barrow Badger"],
            ["Carriage Mare"],
            ["Woods", "Dwarf Quarryman", "Bridge Troll", "Woods"],
            ["Plains", "Plough Ox", "Warhorse of the Vale"],
        ),
        "block": Board(
            ["Dwarf Quarryman", "Bridge Troll"],
            ["Plough Ox", "Warhorse of the Vale"],
            ["Woods", "Dusk Lynx", "Moss Troll"],
            ["Plains", "Shepherd's Ram"],
        ),
        "events": Board(
            ["Bridge Troll"],
            ["Hive of the Abbey", "Farmyard Mastiff"],
            ["Contest of Horns", "Fowler's Snare", "Woods", "Barrow Badger"],
            ["Plains", "Pegasus Matriarch"],
        ),
        "again": Board(
            [],
            ["Farmyard Mastiff", "Plough Ox"],
            ["Woods", "Bridge Troll", "Great Boar of Ashwood", "Barrow Badger", "Contest of Horns"],
            ["Plains"],
        ),
        "count": Board(
            ["Barrow Badger", "Bridge Troll", "Moss Troll"],
            ["Plough Ox", "Farmyard Mastiff"],
            ["Woods", "Dwarf Quarryman"],
            ["Plains", "Shepherd's Ram"],
        ),
    }
)


def asks(rule: str) -> Callable[[State], bool]:
    """Whether the waiting question comes from a rule."""
    return lambda state: state.decision().rule == rule


def both(*conditions: Callable[[State], bool]) -> Callable[[State], bool]:
    """Whether all the conditions hold."""
    return lambda state: all(holds_now(state) for holds_now in conditions)


def lethal(state: State) -> bool:
    """Whether the learner's attack is more than the opponent can stop."""
    able = [card for card in state.decision().options if card != PASS]
    return bool(able) and reflexes.is_lethal(state, RIVAL, reflexes.guards_of(state, RIVAL), able)


def names(state: State, cards: Sequence[int]) -> list[str]:
    """The names of cards."""
    return [card_of(state, card).name for card in cards]


def attackers(state: State) -> list[str]:
    """Who can join the attack, the strongest first."""
    able = [card for card in state.decision().options if card != PASS]
    return names(state, sorted(able, key=lambda card: -strength(state, card)))


def safe_attackers(state: State) -> list[str]:
    """Who can attack without falling to a single blocker, and isn't needed at home."""
    guards = reflexes.guards_of(state, RIVAL)
    able = [card for card in state.decision().options if card != PASS]
    return names(
        state,
        [card for card in able if reflexes.dares(state, card, guards) and reflexes.can_leave(state, LEARNER, card)],
    )


def winning_blockers(state: State) -> list[str]:
    """Who can destroy an attacker and survive it."""
    foes = attackers_of(state, LEARNER)
    return names(
        state,
        [
            card
            for card in state.decision().options
            if card != PASS
            and any(reflexes.kills(state, card, foe) and not reflexes.kills(state, foe, card) for foe in foes)
        ],
    )


def flyer_in_reach(state: State) -> bool:
    """Whether the opponent has a character with Flying that 3 damage destroys."""
    return any(
        is_character(state, foe) and has(state, foe, "Flying") and strength(state, foe) <= SNARED
        for foe in state.pile(tb.IN_PLAY, RIVAL)
    )


def undefended(state: State) -> bool:
    """Whether the learner has fewer than two characters."""
    return sum(is_character(state, card) for card in state.pile(tb.IN_PLAY, LEARNER)) < FEW


def hunted(state: State) -> bool:
    """Whether one of the learner's characters is strong enough to destroy one of the opponent's."""
    mine, theirs = (
        [strength(state, card) for card in state.pile(tb.IN_PLAY, seat) if is_character(state, card)]
        for seat in (LEARNER, RIVAL)
    )
    return bool(mine) and any(0 < force <= max(mine) for force in theirs)


def snare_is_gone(state: State) -> bool:
    """Whether the learner no longer holds Fowler's Snare."""
    return "Fowler's Snare" not in names(state, state.pile(tb.HAND, LEARNER))


main = asks(MAIN_WINDOW)
attack = asks(reflexes.ATTACK)
block = asks(reflexes.BLOCK)
LAND = Tip(
    "You can play one terrain a turn. Play Woods first, and it pays for what comes next.",
    ("play Woods",),
    "A turn without a terrain sets you back. Play Woods first.",
    main,
)
BUILD = Tip(
    "Characters fight for you. Play {it}, the strongest you can pay for.",
    tuple(f"play {name}" for name in BIG),
    "You have resources left. Spend them on {it}.",
    main,
)
SAFE = Tip(
    "None of their blockers can beat {it} alone. Attack with it.",
    safe_attackers,
    "No single blocker can beat {it}. Attack with it.",
    attack,
)
COUNT = Tip(
    "Add it up: whatever they block, enough gets through. Attack with everyone.",
    attackers,
    "Count again. If everyone attacks, you win this turn.",
    both(attack, lethal),
)
WALL = Tip(
    "{it} can destroy an attacker and survive. Block with it.",
    winning_blockers,
    "That lets a good fight go by. Block with {it}.",
    block,
)


def fights(game: Game) -> Sequence[Fight]:
    """All the fights, for a game with these options."""

    def scene(name: str) -> State:
        """The start of a learner's turn in the middle of a game."""
        deal, board = DEALS[name], BOARDS[name]
        played, hands = (board.mine, board.theirs), (board.hold, board.held)
        table = laid_out(game, deal.terrains, played, hands, deal.life, deal.seed)
        match = Match(seat=-1)
        match.step = "next_turn"
        return table.begin(match, Turn())

    return (
        Fight(
            "turn",
            "Your turn",
            "Swift",
            "who's always in a hurry",
            "Quick, quick! Are you done yet?",
            "Already over? That was faster than me!",
            "Too slow! Try again, I'll wait. Briefly.",
            "Each turn, attack first, then play a terrain and a character. Bigger characters win fights.",
            lambda: scene("turn"),
            (LAND, BUILD, SAFE),
        ),
        Fight(
            "block",
            "Hold the line",
            "Bullfinch",
            "who charges without looking",
            "I charge, you run. Ready?",
            "You just stood there, and I bounced off!",
            "Straight through. You forgot to block!",
            "Characters that attacked can't block. Keep someone at home, and block when your character wins the fight.",
            lambda: scene("block"),
            (LAND, WALL, BUILD, SAFE),
        ),
        Fight(
            "events",
            "The right target",
            "Sandpiper",
            "who trusts in wings",
            "Trolls can't fly, can they?",
            "You aim well for someone on the ground.",
            "From up here, it looked easy.",
            "Events and interrupts are played once and gone. Pick the target that hurts you most.",
            lambda: scene("events"),
            (
                Tip(
                    "Interrupts work in the middle of a fight. Fowler's Snare destroys their flyer, so play it.",
                    ("play Fowler's Snare",),
                    "Fowler's Snare was made for this flyer. Play it now.",
                    flyer_in_reach,
                ),
                LAND,
                Tip(
                    "Contest of Horns hits one of their characters as hard as your strongest character can. Play it.",
                    ("play Contest of Horns",),
                    "You can destroy one of their characters without a fight. Play Contest of Horns.",
                    both(main, hunted, snare_is_gone),
                ),
                BUILD,
                SAFE,
            ),
            favours=FLYERS,
        ),
        Fight(
            "again",
            "Start again",
            "Gannet",
            "who's sure it's over",
            "Your side looks empty. Shall we call it a day?",
            "You came back from nothing!",
            "Told you it was over.",
            "You've lost your characters, but not your terrains. Rebuild, block, then strike back.",
            lambda: scene("again"),
            (
                LAND,
                WALL,
                Tip(
                    "You need blockers now. Play {it}, the strongest character you can pay for.",
                    tuple(f"play {name}" for name in BIG),
                    "You need someone who can block. Play {it}.",
                    both(main, undefended),
                ),
                BUILD,
                SAFE,
            ),
        ),
        Fight(
            "count",
            "Count the damage",
            "Starling",
            "who never looks at the numbers",
            "Numbers? I go by feeling.",
            "You knew it was enough. How?",
            "See, feeling works!",
            "Before you attack, add up what gets through and compare it with their life. Then count what comes back.",
            lambda: scene("count"),
            (COUNT, LAND, BUILD, SAFE),
        ),
    )
