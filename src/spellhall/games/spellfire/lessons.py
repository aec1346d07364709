"""Seven lessons: realms, champions, items, an attack, a battle from behind, a defence, and the sixth realm.

You hold the deck Greyhawk, the other player Forgotten Realms.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.turn import Match, Turn
from spellhall.kernel.game import Game
from spellhall.kernel.lessons import LEARNER, Lesson, Step
from spellhall.kernel.scenes import Scene, answered
from spellhall.kernel.state import State

RIVAL = 1
DECKS = ("Greyhawk", "Forgotten Realms")
NOTHING: Mapping[str, str] = MappingProxyType({})


def found(state: State, seat: int, zone: int, name: str) -> int:
    """A card of a name in a zone of a seat, or -1."""
    return next((card for card in state.pile(zone, seat) if state.definition(card).name == name), -1)


def stands(state: State, seat: int, name: str) -> bool:
    """Whether a realm lies in a formation, and is not razed."""
    realm = found(state, seat, tb.FORMATION, name)
    return realm >= 0 and not state.marks[tb.RAZED][realm]


def lessons(game: Game) -> Sequence[Lesson]:
    """All of them, for a game of these options."""

    def scene(
        phase: int,
        mine: Mapping[str, str],
        theirs: Mapping[str, str],
        pools: tuple[Sequence[str], Sequence[str]] = ((), ()),
        hands: tuple[Sequence[str], Sequence[str]] = ((), ()),
        seat: int = LEARNER,
        *so_far: str,
    ) -> State:
        """A phase of a seat's turn: realms by their places, champions, hands, and what has been done in the phase."""
        decks = game.starter_decks()
        table = Scene(game, [decks[name] for name in DECKS])
        state = table.state
        turns = len(mine)
        for owner, formation in ((LEARNER, mine), (RIVAL, theirs)):
            for place, name in formation.items():
                realm = table.put(owner, tb.FORMATION, name)[0]
                state.mark(tb.PLACE, realm, tb.PLACES.index(place))
            table.put(owner, tb.POOL, *pools[owner])
            table.put(owner, tb.HAND, *hands[owner])
        for register, value in (
            (tb.ACTIVE, seat),
            (tb.STARTER, LEARNER),
            (tb.TURN, 2 * turns + 1 + seat),
            (tb.PHASE, phase),
            (tb.CYCLED, int(turns > 0)),
        ):
            state.set_reg(register, value)
        for owner in (LEARNER, RIVAL):
            state.set_seat(tb.TURNS, owner, turns)
        match, turn = Match(), Turn(seat=seat)
        match.step, turn.step = "next_turn", "act"
        return answered(table.begin(match, turn), *so_far)

    front = {"A": "Perrenland", "B": "Sterich"}
    rivals = {"A": "Myth Drannor", "B": "Raurin"}
    return (
        Lesson(
            "realm",
            "Lay a realm",
            lambda: scene(2, NOTHING, NOTHING, hands=(["Nyrond", "Thorvid", "Tyrol", "Fireball"], ["Tyrol"])),
            (
                Step(
                    "Six realms that stand win the game, and you may lay one each turn: play Nyrond.",
                    ("play Nyrond",),
                    "Nyrond lies at place A, in front of all that will come behind it.",
                    "A turn without a realm is a turn lost: play Nyrond.",
                ),
            ),
            lambda state: stands(state, LEARNER, "Nyrond"),
        ),
        Lesson(
            "champion",
            "Call a champion",
            lambda: scene(3, front, rivals, hands=(["Mordenkainen", "Thorvid", "Brine Dragon"], ["Tyrol"])),
            (
                Step(
                    "Champions of your pool attack and defend by their level: play Mordenkainen, who has 7.",
                    ("play Mordenkainen",),
                    "Mordenkainen waits in your pool, ready for an attack or a defence.",
                    "Your realms need somebody to fight for them: play Mordenkainen.",
                    {"play Thorvid": "Thorvid has only level 5: play Mordenkainen first."},
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
                    "A magical item adds its number to its bearer: play Girdle of Storm Giant Strength on Thorvid.",
                    ("play Girdle of Storm Giant Strength",),
                    "Thorvid fights with 5 and 9, that is 14, for as long as he wears it.",
                    "Thorvid with 5 alone will not win much: play Girdle of Storm Giant Strength.",
                    {"play Tyrinon": "A second champion of 5 wins little: play Girdle of Storm Giant Strength."},
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
                    "Once a turn you may attack a realm that lies open: attack Myth Drannor, the one in front.",
                    ("attack Myth Drannor",),
                    "You named the realm; now somebody has to go there.",
                    "Their six realms would beat you: attack Myth Drannor.",
                    {"attack Raurin": "Raurin lies behind it, where only your dragon can fly: attack Myth Drannor."},
                ),
                Step(
                    "Now send somebody from your pool: they have no champion, so either will do.",
                    ("Mature Gold Dragon", "Thorvid"),
                    "Nobody came to defend it, so Myth Drannor was razed: face down, it counts no more.",
                    "An attack needs a champion: send one of yours.",
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
                    "You are behind 5 to 6, so it is you who may play: an ally such as Brine Dragon adds its level.",
                    ("play Brine Dragon", "play Tyrol"),
                    "Now they were behind and had nothing to play: their champion is beaten and discarded.",
                    "Whoever is behind and stops loses the round: play an ally.",
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
                    "Mallin Dimmerswill attacks with 6: send Mordenkainen, whose 7 leads at once.",
                    ("Mordenkainen",),
                    "The attacker was behind, had no card to play, and was discarded; even a tie is enough to defend.",
                    "A champion who leads at once defends best: send Mordenkainen.",
                    {
                        "Thorvid": "Thorvid would be behind, 5 to 6, with no card to help him: send Mordenkainen.",
                        "pass": "A realm that nobody defends is razed: send Mordenkainen.",
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
                    "Five of your realms stand, and the sixth wins: play Nyrond.",
                    ("play Nyrond",),
                    "Six realms on the table and not one of them razed: you have won.",
                    "They have five realms, too, and may be faster: play Nyrond.",
                    {"play Fortification: Rampart": "A holding protects, but a sixth realm wins now: play Nyrond."},
                ),
            ),
            lambda state: state.is_terminal() and state.returns()[LEARNER] > 0,
        ),
    )
