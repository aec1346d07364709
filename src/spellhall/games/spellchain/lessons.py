"""Seven lessons: what a chain is, how it runs backwards, what stops a spell, what stays, and how to win.

Each begins with a chain that is nearly full. You play a Pyre deck, your opponent an Arsenal or a Tide.
"""

from __future__ import annotations

from collections.abc import Sequence

from spellhall.games.spellchain import table as tb
from spellhall.games.spellchain.rules.duel import Chain, Duel
from spellhall.kernel.game import Game
from spellhall.kernel.presentation.lessons import LEARNER, Lesson, Step
from spellhall.kernel.presentation.scenes import Scene, answered
from spellhall.kernel.state import State

RIVAL = 1


def unhurt(state: State) -> bool:
    """The chain is over, and the learner has lost nothing."""
    return state.regs[tb.CHAINS] > 1 and state.seat_data[tb.HP][LEARNER] == tb.FULL_HP


def lessons(game: Game) -> Sequence[Lesson]:
    """All the lessons, for a game with these options."""

    def chain(
        laid: Sequence[str],
        hold: Sequence[str],
        rival: str = "Tide",
        rest: Sequence[str] = (),
        hp: tuple[int, int] = (20, 20),
        deck: str = "Pyre",
    ) -> State:
        """A chain with these cards already laid in turn, and both players' hands; the learner is next."""
        decks = game.starter_decks()
        scene = Scene(game, [decks[deck], decks[rival]])
        first = LEARNER if len(laid) % 2 == 0 else RIVAL
        state = scene.state
        state.set_reg(tb.FIRST, first)
        for register in (tb.ROUND, tb.CHAIN_NUMBER, tb.CHAINS):
            state.set_reg(register, 1)
        for seat in (LEARNER, RIVAL):
            state.set_seat(tb.HP, seat, hp[seat])
        for place, name in enumerate(laid):
            scene.put(first if place % 2 == 0 else 1 - first, tb.HAND, name)
        scene.put(LEARNER, tb.HAND, *hold)
        scene.put(RIVAL, tb.HAND, *rest)
        duel, lay = Duel(roller=first), Chain(played=0)
        duel.step, lay.step = "next_chain", "put"
        return answered(scene.begin(duel, lay), *laid)

    shields = ("Spell Shield", "Water Veil", "Spell Shield")
    return (
        Lesson(
            "lay",
            "Play a card",
            lambda: chain(
                [
                    "Water Wall",
                    "Spell Shield",
                    "Water Veil",
                    "Spell Shield",
                    "Water Wall",
                    "Spell Shield",
                    "Hailstorm",
                ],
                ["Fireball", "Focus Mana"],
                rest=["Tsunami"],
            ),
            (
                Step(
                    "Get your opponent down to 0 HP and you win. Play Fireball in the last slot to hit them for 3.",
                    ("Fireball",),
                    "The chain was full, so every card took effect, and Fireball dealt its 3.",
                    "That card deals no damage. Play Fireball.",
                    {"Focus Mana": "Focus Mana only helps a spell that strikes after it. Play Fireball."},
                ),
            ),
            lambda state: state.seat_data[tb.HP][RIVAL] < tb.FULL_HP,
        ),
        Lesson(
            "backwards",
            "The last card strikes first",
            lambda: chain(
                ["Water Wall", *shields, "Water Wall"],
                ["Greater Fireball", "Fireball", "Spell Shield"],
                rest=["Hailstorm", "Tsunami"],
            ),
            (
                Step(
                    "Greater Fireball deals 5 after another Fire card, and slot 8 strikes before slot 6. Play it now.",
                    ("Greater Fireball",),
                    "It's waiting in slot 6. What you play after it strikes before it.",
                    "Greater Fireball has to strike after Fireball, so play it first.",
                    {"Fireball": "If you play Fireball first, it strikes last. Play Greater Fireball first."},
                    ("Hailstorm",),
                ),
                Step(
                    "Now play Fireball into slot 8. It strikes first and powers up Greater Fireball.",
                    ("Fireball",),
                    "From slot 8 back to slot 1, Fireball dealt 3, then Greater Fireball 5.",
                    "That isn't a Fire card, so Greater Fireball would deal only 3. Play Fireball.",
                ),
            ),
            lambda state: state.seat_data[tb.HP][RIVAL] <= tb.FULL_HP - 8,
        ),
        Lesson(
            "counter",
            "Stop a spell",
            lambda: chain(
                ["Water Wall", "Spell Shield", "Water Veil", "Fireball", "Water Wall", "Focus Mana", "Tsunami"],
                ["Counter Spell", "Fireball"],
                rest=["Rejuvenate"],
            ),
            (
                Step(
                    "Tsunami in slot 7 would hit you for 5. Play Counter Spell after it, so it activates first.",
                    ("Counter Spell",),
                    "Counter Spell activated first and negated Tsunami, which did nothing at all.",
                    "That doesn't stop Tsunami. Play Counter Spell.",
                    {"Fireball": "Fireball hits, but Tsunami hits you harder. Play Counter Spell."},
                ),
            ),
            unhurt,
        ),
        Lesson(
            "block",
            "Block a hit",
            lambda: chain(
                ["Oren's Shield", "Fireball", "Amulet of Healing", "Focus Mana", "Decoy", "Fireball", "Mithril Sword"],
                ["Counter Spell", "Spell Shield"],
                "Arsenal",
                ["Boulder"],
            ),
            (
                Step(
                    "Mithril Sword is an Artifact, so Counter Spell can't stop it. Play Spell Shield to block its 4.",
                    ("Spell Shield",),
                    "Block 4 absorbed the whole hit. Any Block you have left ends with the chain.",
                    "That blocks nothing. Play Spell Shield.",
                    {"Counter Spell": "Counter Spell negates Spells, and the sword isn't one. Play Spell Shield."},
                ),
            ),
            unhurt,
        ),
        Lesson(
            "boost",
            "Make a spell stronger",
            lambda: chain(
                ["Water Wall", *shields, "Water Wall"],
                ["Fireball", "Focus Mana", "Counter Spell"],
                rest=["Rejuvenate", "Tsunami"],
            ),
            (
                Step(
                    "Focus Mana adds 3 to the spell that strikes after it. Play Fireball now, in slot 6.",
                    ("Fireball",),
                    "Fireball is waiting in slot 6. Slot 8 will activate before it.",
                    "The spell you want to boost goes in an earlier slot. Play Fireball first.",
                    {"Focus Mana": "In slot 6 it would activate too late for Fireball. Play Fireball first."},
                    ("Rejuvenate",),
                ),
                Step(
                    "Now play Focus Mana into slot 8. Fireball deals 6 instead of 3.",
                    ("Focus Mana",),
                    "Fireball dealt 3 more, 6 in one hit, because you played the two cards in the right order.",
                    "Fireball would deal only 3. Play Focus Mana.",
                ),
            ),
            lambda state: state.seat_data[tb.HP][RIVAL] <= tb.FULL_HP - 6,
        ),
        Lesson(
            "stay",
            "Cards that stay",
            lambda: chain(
                ["Water Wall", "Fireball", "Water Veil", "Spell Shield", "Water Wall", "Focus Mana", "Rejuvenate"],
                ["Pyromancer's Mastery", "Counter Spell"],
                rest=["Tsunami"],
            ),
            (
                Step(
                    "Continuous cards stay after the chain. Play Pyromancer's Mastery, and all your Fire hits harder.",
                    ("Pyromancer's Mastery",),
                    "It's now in your Continuous Zone and works until the round of five chains ends.",
                    "That card is discarded with the chain. Play Pyromancer's Mastery, which stays.",
                ),
            ),
            lambda state: len(state.pile(tb.CONTINUOUS, LEARNER)) == 1,
        ),
        Lesson(
            "win",
            "Win the duel",
            lambda: chain(
                ["Water Wall", *shields, "Water Wall", "Greater Fireball", "Aqua Repulsion"],
                ["Shield Break", "Fireball"],
                rest=["Tsunami"],
                hp=(4, 6),
            ),
            (
                Step(
                    "They have 6 HP left and hide behind Aqua Repulsion. Play Shield Break, and nothing protects them.",
                    ("Shield Break",),
                    "3 from Shield Break and 3 from Greater Fireball leave them at 0 HP. You won!",
                    "Aqua Repulsion would weaken Greater Fireball, and they'd survive. Play Shield Break.",
                    {"Fireball": "3 now, but Aqua Repulsion turns Greater Fireball aside. Play Shield Break."},
                ),
            ),
            lambda state: state.is_terminal() and state.returns()[LEARNER] > 0,
        ),
    )
