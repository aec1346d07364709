"""Seven lessons: terrains pay for characters, characters attack and block, speed decides a fight, answers, the win.

You hold the deck Old Oak, the other player Gatehouse.
"""

from __future__ import annotations

from collections.abc import Sequence

from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.rules.turns import Match, Turn
from spellhall.kernel.game import Game
from spellhall.kernel.lessons import LEARNER, Lesson, Step
from spellhall.kernel.scenes import Scene, answered
from spellhall.kernel.state import State

RIVAL = 1
DECKS = ("Old Oak", "Gatehouse")
TERRAINS = ("Woods", "Plains")


def lies(state: State, seat: int, zone: int, name: str) -> bool:
    """Whether a card of a name lies in a zone of a seat."""
    return any(state.definition(card).name == name for card in state.pile(zone, seat))


def lessons(game: Game) -> Sequence[Lesson]:
    """All of them, for a game of these options."""

    def scene(
        step: str,
        terrains: tuple[int, int],
        mine: Sequence[str] = (),
        theirs: Sequence[str] = (),
        hold: Sequence[str] = (),
        life: tuple[int, int] = (20, 20),
        attack: Sequence[str] = (),
    ) -> State:
        """A step of a turn: of the learner, or of the other player where he attacks."""
        decks = game.starter_decks()
        table = Scene(game, [decks[name] for name in DECKS])
        for seat, characters in ((LEARNER, mine), (RIVAL, theirs)):
            table.put(seat, tb.IN_PLAY, *[TERRAINS[seat]] * terrains[seat], *characters)
            table.put(seat, tb.HAND, *(hold if seat == LEARNER else [TERRAINS[seat]] * 2))
        state = table.state
        for seat in (LEARNER, RIVAL):
            state.set_seat(tb.LIFE, seat, life[seat])
            state.set_seat(tb.KEPT, seat, 1)
        state.set_reg(tb.TURN, 2 * max(terrains) + len(attack))
        state.set_reg(tb.ACTIVE, RIVAL if attack else LEARNER)
        state.set_reg(tb.FIRST, RIVAL)
        match, turn = Match(seat=-1), Turn()
        match.step, turn.step = "next_turn", step
        return answered(table.begin(match, turn), *attack)

    return (
        Lesson(
            "terrain",
            "Play a terrain",
            lambda: scene("main", (1, 1), hold=["Woods", "Barrow Badger", "Kitchen-Garden Gnome"]),
            (
                Step(
                    "Terrains pay for everything else, and you may play one each turn: play Woods.",
                    ("play Woods",),
                    "Woods lies before you, and each terrain pays one resource a turn.",
                    "A turn without a terrain sets you back: play Woods first.",
                    {"play Kitchen-Garden Gnome": "With a second terrain you could do more: play Woods first."},
                ),
            ),
            lambda state: sum(state.definition(card).name == "Woods" for card in state.pile(tb.IN_PLAY, LEARNER)) == 2,
        ),
        Lesson(
            "character",
            "Call a character",
            lambda: scene("main", (2, 2), hold=["Barrow Badger", "Kitchen-Garden Gnome", "Moss Troll"]),
            (
                Step(
                    "Barrow Badger costs two: play it, and your two Woods turn sideways to pay for it.",
                    ("play Barrow Badger",),
                    "2/3 means strength 2 and speed 3; it can block at once, and attack from your next turn on.",
                    "Your terrains stand ready to pay: play Barrow Badger.",
                    {"play Kitchen-Garden Gnome": "The gnome is weaker and leaves too little: play Barrow Badger."},
                ),
            ),
            lambda state: lies(state, LEARNER, tb.IN_PLAY, "Barrow Badger"),
        ),
        Lesson(
            "attack",
            "Attack",
            lambda: scene("declare", (4, 4), ["Bridge Troll"], hold=["Moss Troll"]),
            (
                Step(
                    "You attack before your main phase, and nobody can block: attack with Bridge Troll.",
                    ("Bridge Troll",),
                    "It turned sideways and struck for its strength, 4; at 0 life a player is out.",
                    "Without an attack, nobody loses any life: choose Bridge Troll.",
                ),
            ),
            lambda state: state.seat_data[tb.LIFE][RIVAL] == tb.FULL_LIFE - 4,
        ),
        Lesson(
            "block",
            "Speed strikes first",
            lambda: scene(
                "declare",
                (4, 4),
                ["Barrow Badger", "Dwarf Quarryman"],
                ["Plough Ox"],
                ["Moss Troll"],
                attack=["Plough Ox"],
            ),
            (
                Step(
                    "Plough Ox is 3/2, your Quarryman 3/3: being faster, it strikes first and kills, so block with it.",
                    ("Dwarf Quarryman",),
                    "Three damage beat strength 3, and whoever is destroyed first does not strike back.",
                    "Then Plough Ox hits you for 3: block with Dwarf Quarryman.",
                    {"Barrow Badger": "Faster, but its 2 damage do not kill strength 3: block with Dwarf Quarryman."},
                ),
            ),
            lambda state: (
                lies(state, RIVAL, tb.DISCARD, "Plough Ox") and lies(state, LEARNER, tb.IN_PLAY, "Dwarf Quarryman")
            ),
        ),
        Lesson(
            "answer",
            "Answer in their turn",
            lambda: scene(
                "declare",
                (4, 4),
                ["Barrow Badger"],
                ["Hive of the Abbey"],
                ["Fowler's Snare", "Leaf-Cloak Elf"],
                attack=["Hive of the Abbey"],
            ),
            (
                Step(
                    "Interrupts work in any turn, and only flyers block flyers: play Fowler's Snare on the Hive.",
                    ("play Fowler's Snare",),
                    "Three damage were enough for its strength 3, and the attack is over.",
                    "Then the Hive flies over your badger and hits you: play Fowler's Snare.",
                    {"play Leaf-Cloak Elf": "The elf comes by Ambush, but blocks no flyer: play Fowler's Snare."},
                ),
            ),
            lambda state: lies(state, RIVAL, tb.DISCARD, "Hive of the Abbey"),
        ),
        Lesson(
            "event",
            "Aim an event",
            lambda: scene(
                "main",
                (3, 6),
                ["Barrow Badger", "Bridge Troll"],
                ["Farmyard Mastiff", "Herald of High Noon"],
                ["Contest of Horns", "Dusk Lynx"],
            ),
            (
                Step(
                    "Contest of Horns lets one of your characters hit another: play it.",
                    ("play Contest of Horns",),
                    "Before it is paid for, it is aimed.",
                    "The angel would rule the sky for the rest of the game: play Contest of Horns.",
                    {"play Dusk Lynx": "A lynx cannot reach what flies: play Contest of Horns."},
                ),
                Step(
                    "It deals as much as the strength of yours: choose Bridge Troll, which has 4.",
                    ("Bridge Troll",),
                    "Four damage is more than either of theirs can take.",
                    "Two damage would not destroy strength 3: choose Bridge Troll.",
                ),
                Step(
                    "Herald of High Noon is their best, and has strength 3: choose it.",
                    ("Herald of High Noon",),
                    "The angel is destroyed, without a fight and out of the sky.",
                    "Herald of High Noon does more harm than that: choose the Herald.",
                    {"Barrow Badger": "That badger is yours: choose Herald of High Noon."},
                ),
            ),
            lambda state: lies(state, RIVAL, tb.DISCARD, "Herald of High Noon"),
        ),
        Lesson(
            "win",
            "Win the game",
            lambda: scene(
                "declare",
                (5, 5),
                ["Barrow Badger", "Bridge Troll"],
                ["Plough Ox"],
                ["Moss Troll"],
                life=(3, 2),
            ),
            (
                Step(
                    "They have 2 life and one blocker: attack with both of yours, and choose either one first.",
                    ("Barrow Badger", "Bridge Troll"),
                    "One attacker is declared; add the other.",
                    "Next turn they may be out of reach: attack now.",
                ),
                Step(
                    "Now the other one, for a single blocker cannot stop two.",
                    ("Barrow Badger", "Bridge Troll"),
                    "One was blocked, the other got through: they have no life left, and you have won.",
                    "One attacker alone would be blocked: add the other.",
                    replies=("Plough Ox", "Bridge Troll"),
                ),
            ),
            lambda state: state.is_terminal() and state.returns()[LEARNER] > 0,
        ),
    )
