"""Seven lessons: realms, champions, items, an attack, a losing battle, a defence, and the sixth realm.

You play the Greyhawk deck, your opponent Forgotten Realms.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.scenes import laid_out, mid_turn
from spellhall.kernel.game import Game
from spellhall.kernel.presentation.lessons import LEARNER, Lesson, Step
from spellhall.kernel.presentation.scenes import answered
from spellhall.kernel.state import State

RIVAL = 1
NOTHING: Mapping[str, str] = MappingProxyType({})


def found(state: State, seat: int, zone: int, name: str) -> int:
    """A card in a seat's zone by name, or -1."""
    return next((card for card in state.pile(zone, seat) if card_of(state, card).name == name), -1)


def stands(state: State, seat: int, name: str) -> bool:
    """Whether a realm is in a formation and unrazed."""
    realm = found(state, seat, tb.FORMATION, name)
    return realm >= 0 and not state.marks[tb.RAZED][realm]


def lessons(game: Game) -> Sequence[Lesson]:
    """All the lessons, for a game with these options."""

    def scene(
        phase: int,
        mine: Mapping[str, str],
        theirs: Mapping[str, str],
        pools: tuple[Sequence[str], Sequence[str]] = ((), ()),
        hands: tuple[Sequence[str], Sequence[str]] = ((), ()),
        seat: int = LEARNER,
        *so_far: str,
    ) -> State:
        """Set up a phase of a seat's turn: realms by place, champions, hands, and what was already done in the
        phase.
        """
        return answered(mid_turn(laid_out(game, (mine, theirs), pools, hands), seat, phase, len(mine)), *so_far)

    front = {"A": "Perrenland", "B": "Sterich"}
    rivals = {"A": "Myth Drannor", "B": "Raurin"}
    return (
        Lesson(
            "realm",
            "Play a realm",
            lambda: scene(2, NOTHING, NOTHING, hands=(["Nyrond", "Thorvid", "Tyrol", "Fireball"], ["Tyrol"])),
            (
                Step(
                    "Get six realms standing and you win. You can add one each turn. Play Nyrond.",
                    ("play Nyrond",),
                    "Nyrond takes the front spot and shields what you build behind it.",
                    "A turn without a realm is a wasted turn. Play Nyrond.",
                ),
            ),
            lambda state: stands(state, LEARNER, "Nyrond"),
        ),
        Lesson(
            "champion",
            "Play a champion",
            lambda: scene(3, front, rivals, hands=(["Mordenkainen", "Thorvid", "Brine Dragon"], ["Tyrol"])),
            (
                Step(
                    "Champions in your pool attack and defend with their level. Play Mordenkainen, level 7.",
                    ("play Mordenkainen",),
                    "Mordenkainen is in your pool, ready to attack or defend.",
                    "Your realms need someone to fight for them. Play Mordenkainen.",
                    {"play Thorvid": "Thorvid is only level 5. Play Mordenkainen first."},
                ),
            ),
            lambda state: found(state, LEARNER, tb.POOL, "Mordenkainen") >= 0,
        ),
        Lesson(
            "item",
            "Arm a champion",
            lambda: scene(
                3,
                front,
                rivals,
                (["Thorvid"], ["Adon"]),
                (["Girdle of Storm Giant Strength", "Nyrond", "Tyrinon"], ["Tyrol"]),
            ),
            (
                Step(
                    "A magical item adds its bonus to its bearer. Play Girdle of Storm Giant Strength on Thorvid.",
                    ("play Girdle of Storm Giant Strength",),
                    "Thorvid now fights at 14, his own 5 plus 9, for as long as he wears it.",
                    "Thorvid won't win much with just 5. Play Girdle of Storm Giant Strength.",
                    {"play Tyrinon": "A second level 5 champion won't win much. Play Girdle of Storm Giant Strength."},
                ),
            ),
            lambda state: found(state, LEARNER, tb.ATTACHED, "Girdle of Storm Giant Strength") >= 0,
        ),
        Lesson(
            "attack",
            "Attack a realm",
            lambda: scene(4, front, rivals, (["Mature Gold Dragon", "Thorvid"], []), (["Nyrond"], ["Sembia"])),
            (
                Step(
                    "Once a turn you can attack an unshielded realm. Attack Myth Drannor, the one in front.",
                    ("attack Myth Drannor",),
                    "Target chosen. Now pick who attacks.",
                    "If they get six realms, you lose. Attack Myth Drannor.",
                    {"attack Raurin": "Raurin is behind it, and only your dragon can fly there. Attack Myth Drannor."},
                ),
                Step(
                    "Send a champion from your pool. They have none to defend with, so either will do.",
                    ("Mature Gold Dragon", "Thorvid"),
                    "No one defended Myth Drannor, so you razed it. Face down, it no longer counts.",
                    "You need a champion to attack. Send one of yours.",
                ),
            ),
            lambda state: (
                found(state, RIVAL, tb.FORMATION, "Myth Drannor") >= 0 and not stands(state, RIVAL, "Myth Drannor")
            ),
        ),
        Lesson(
            "behind",
            "Win from behind",
            lambda: scene(
                4,
                front,
                rivals,
                (["Thorvid"], ["Mallin Dimmerswill"]),
                (["Brine Dragon", "Tyrol", "Nyrond"], ["Sembia"]),
                LEARNER,
                "attack Myth Drannor",
                "Thorvid",
                "Mallin Dimmerswill",
            ),
            (
                Step(
                    "You're losing 5 to 6, so it's your move. Play an ally like Brine Dragon to add its level.",
                    ("play Brine Dragon", "play Tyrol"),
                    "That put them behind with nothing to play. Their champion is defeated and discarded.",
                    "If you stop while you're behind, you lose the round. Play an ally.",
                ),
            ),
            lambda state: found(state, RIVAL, tb.DISCARD, "Mallin Dimmerswill") >= 0,
        ),
        Lesson(
            "defend",
            "Defend a realm",
            lambda: scene(
                4,
                front,
                rivals,
                (["Thorvid", "Mordenkainen"], ["Mallin Dimmerswill"]),
                (["Nyrond"], ["Sembia"]),
                RIVAL,
                "attack Perrenland",
                "Mallin Dimmerswill",
            ),
            (
                Step(
                    "Mallin Dimmerswill attacks with 6. Send Mordenkainen, whose 7 leads right away.",
                    ("Mordenkainen",),
                    "The attacker was behind, couldn't play and was discarded. Even a tie is enough to defend.",
                    "The best defender leads right away. Send Mordenkainen.",
                    {
                        "Thorvid": "Thorvid would be losing 5 to 6 with no card to help him. Send Mordenkainen.",
                        "pass": "An undefended realm is razed. Send Mordenkainen.",
                    },
                ),
            ),
            lambda state: found(state, RIVAL, tb.DISCARD, "Mallin Dimmerswill") >= 0,
        ),
        Lesson(
            "win",
            "The sixth realm",
            lambda: scene(
                2,
                {
                    "A": "Perrenland",
                    "B": "Sterich",
                    "C": "Hell Furnaces",
                    "D": "Stonefist Hold",
                    "E": "Greyhawk Ruins",
                },
                rivals | {"C": "Damara", "D": "Evermeet", "E": "Daggerdale"},
                (["Thorvid"], ["Adon"]),
                (["Nyrond", "Fortification: Rampart"], ["Sembia"]),
            ),
            (
                Step(
                    "You have five realms standing, and the sixth wins. Play Nyrond.",
                    ("play Nyrond",),
                    "Six realms standing. You won!",
                    "They have five realms too and could get there first. Play Nyrond.",
                    {"play Fortification: Rampart": "A holding protects, but a sixth realm wins now. Play Nyrond."},
                ),
            ),
            lambda state: state.is_terminal() and state.returns()[LEARNER] > 0,
        ),
    )
