"""Seven lessons: terrains pay for characters, characters attack and block, speed decides a fight, answers, the win.

You play the deck Old Oak, your opponent Gatehouse.
"""

from __future__ import annotations

from collections.abc import Sequence

from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.rules.defined import card_of
from spellhall.games.spellslinger.rules.turns import Match, Turn
from spellhall.games.spellslinger.scenes import RIVAL, TERRAINS, laid_out
from spellhall.kernel.game import Game
from spellhall.kernel.presentation.lessons import LEARNER, Lesson, Step
from spellhall.kernel.presentation.scenes import answered
from spellhall.kernel.state import State


def lies(state: State, seat: int, zone: int, name: str) -> bool:
    """Whether a seat has a card of that name in a zone."""
    return any(card_of(state, card).name == name for card in state.pile(zone, seat))


def lessons(game: Game) -> Sequence[Lesson]:
    """All the lessons, for a game with these options."""

    def scene(
        step: str,
        terrains: tuple[int, int],
        mine: Sequence[str] = (),
        theirs: Sequence[str] = (),
        hold: Sequence[str] = (),
        life: tuple[int, int] = (20, 20),
        attack: Sequence[str] = (),
    ) -> State:
        """Set up a step of a turn: the learner's, or the other player's where they attack."""
        table = laid_out(game, terrains, (mine, theirs), (hold, [TERRAINS[RIVAL]] * 2), life)
        state = table.state
        state.set_reg(tb.TURN, 2 * max(terrains) + len(attack))
        state.set_reg(tb.ACTIVE, RIVAL if attack else LEARNER)
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
                    "Terrains pay for everything else, and you can play one each turn. Play Woods.",
                    ("play Woods",),
                    "Woods is in play, and each terrain gives you one resource a turn.",
                    "A turn without a terrain sets you back. Play Woods first.",
                    {"play Kitchen-Garden Gnome": "You can do more with a second terrain. Play Woods first."},
                ),
            ),
            lambda state: sum(card_of(state, card).name == "Woods" for card in state.pile(tb.IN_PLAY, LEARNER)) == 2,
        ),
        Lesson(
            "character",
            "Play a character",
            lambda: scene("main", (2, 2), hold=["Barrow Badger", "Kitchen-Garden Gnome", "Moss Troll"]),
            (
                Step(
                    "Barrow Badger costs two. Play it, and your two Woods turn sideways to pay.",
                    ("play Barrow Badger",),
                    "2/3 means strength 2, speed 3. It can block right away and attack from your next turn.",
                    "Your terrains are ready to pay. Play Barrow Badger.",
                    {"play Kitchen-Garden Gnome": "The gnome is weaker. Play Barrow Badger."},
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
                    "You attack before your main phase, and no one can block. Attack with Bridge Troll.",
                    ("Bridge Troll",),
                    "It turned sideways and dealt 4 damage, its strength. At 0 life, a player is out.",
                    "No attack, no damage. Choose Bridge Troll.",
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
                    "Your 3/3 Quarryman is faster than the 3/2 Plough Ox. It strikes first and kills. Block with it.",
                    ("Dwarf Quarryman",),
                    "3 damage kills a 3-strength character, and dead characters don't hit back.",
                    "Plough Ox would hit you for 3. Block with Dwarf Quarryman.",
                    {"Barrow Badger": "It's faster, but 2 damage doesn't kill strength 3. Block with Dwarf Quarryman."},
                ),
            ),
            lambda state: (
                lies(state, RIVAL, tb.DISCARD, "Plough Ox") and lies(state, LEARNER, tb.IN_PLAY, "Dwarf Quarryman")
            ),
        ),
        Lesson(
            "answer",
            "Respond on their turn",
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
                    "Interrupts work on any turn, and only flyers block flyers. Play Fowler's Snare on the Hive.",
                    ("play Fowler's Snare",),
                    "3 damage was enough for its strength 3, and the attack is over.",
                    "The Hive would fly over your badger and hit you. Play Fowler's Snare.",
                    {"play Leaf-Cloak Elf": "The elf has Ambush, but it can't block flyers. Play Fowler's Snare."},
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
                    "Contest of Horns lets one of your characters hit another. Play it.",
                    ("play Contest of Horns",),
                    "Pick a target first; you pay after that.",
                    "The angel would rule the sky for the rest of the game. Play Contest of Horns.",
                    {"play Dusk Lynx": "A lynx can't block flyers. Play Contest of Horns."},
                ),
                Step(
                    "It deals damage equal to your character's strength. Choose Bridge Troll, which has 4.",
                    ("Bridge Troll",),
                    "4 damage is more than either of their characters can take.",
                    "2 damage won't destroy strength 3. Choose Bridge Troll.",
                ),
                Step(
                    "Herald of High Noon is their best, and it has strength 3. Choose it.",
                    ("Herald of High Noon",),
                    "You shot the angel out of the sky without a fight.",
                    "Herald of High Noon is the bigger threat. Choose the Herald.",
                    {"Barrow Badger": "That badger is yours. Choose Herald of High Noon."},
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
                    "They have 2 life and one blocker. Attack with both your characters.",
                    ("Barrow Badger", "Bridge Troll"),
                    "That's one attacker. Add the other.",
                    "They could be out of reach next turn. Attack now.",
                ),
                Step(
                    "Now the other one. A single blocker can't stop both.",
                    ("Barrow Badger", "Bridge Troll"),
                    "One was blocked and the other got through. They have no life left. You won!",
                    "A lone attacker would be blocked. Add the other.",
                    replies=("Plough Ox", "Bridge Troll"),
                ),
            ),
            lambda state: state.is_terminal() and state.returns()[LEARNER] > 0,
        ),
    )
