"""Five first fights: a turn, attack and defence, what spells need, razing and rebuilding, and reading the totals.

Each starts on your turn in the middle of a game, with several realms already standing on both sides.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.facts import ALLY, REALM, WIZARD_SPELL
from spellhall.games.spellfire.rules.battle.attacks import attackers_for
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.levels import total_level
from spellhall.games.spellfire.scenes import laid_out, mid_turn
from spellhall.games.spellfire.telling.battle_reasons import level_of, strongest
from spellhall.kernel.frames import OPERAND, PASS, VERB_SHIFT
from spellhall.kernel.game import Game
from spellhall.kernel.presentation.fights import Fight, Tip
from spellhall.kernel.presentation.lessons import LEARNER
from spellhall.kernel.state import State

RIVAL = 1
REALMS = 2
"""A fight starts in this phase of a turn."""
MINE = ("Perrenland", "Sterich", "Nyrond", "Hell Furnaces", "Stonefist Hold")
THEIRS = ("Myth Drannor", "Raurin", "Damara", "Icewind Dale", "Daggerdale")
"""The realms standing at the start, from place A on."""
Marked = Callable[[State], bool]


class Deal(NamedTuple):
    """How a game starts: the realms on both sides, the random seed, and the place of a razed realm of the learner's."""

    realms: tuple[int, int]
    seed: int
    razed: str = ""


class Board(NamedTuple):
    """Which cards lie where at the start: both pools, both hands, and what the learner draws next."""

    pools: tuple[Sequence[str], Sequence[str]]
    hands: tuple[Sequence[str], Sequence[str]]
    next: Sequence[str] = ()


DEALS: Mapping[str, Deal] = MappingProxyType(
    {
        "turn": Deal((3, 5), 24),
        "attack": Deal((3, 4), 102),
        "spells": Deal((4, 5), 110),
        "rebuild": Deal((3, 4), 109, "A"),
        "totals": Deal((3, 3), 187),
    }
)
BOARDS: Mapping[str, Board] = MappingProxyType(
    {
        "turn": Board(
            (["Thorvid"], ["Adon"]),
            (["Greyhawk Ruins", "Mordenkainen", "Tyrol"], ["Tyrol"]),
            ["Temple of Elemental Evil", "Mature Gold Dragon", "Brine Dragon"],
        ),
        "attack": Board(
            (["Mature Gold Dragon"], ["Pereghost"]),
            (["Greyhawk Ruins", "Girdle of Storm Giant Strength", "Thorvid"], ["Tyrol"]),
            ["Temple of Elemental Evil", "Mordenkainen", "Roc"],
        ),
        "spells": Board(
            (["Mordenkainen", "Thorvid"], ["Eye Tyrant"]),
            (["Cone of Cold", "Lightning Bolt", "Greyhawk Ruins"], ["Tyrol"]),
            ["Temple of Elemental Evil", "Fireball", "Mika the Wolf Nomad"],
        ),
        "rebuild": Board(
            (["Mordenkainen"], ["Dracolich"]),
            (["Greyhawk Ruins", "Brine Dragon", "Thorvid"], ["Clay Golem"]),
            ["Temple of Elemental Evil", "Valley of the Mage", "Mature Gold Dragon"],
        ),
        "totals": Board(
            (["Mature Gold Dragon", "Thorvid"], ["Arden Glimrock"]),
            (["Brine Dragon", "Tyrol", "Greyhawk Ruins"], ["Flesh Golem"]),
            ["Temple of Elemental Evil", "Roc", "Athasian Sloth"],
        ),
    }
)


def asks(rule: str) -> Marked:
    """Whether the waiting question comes from a rule."""
    return lambda state: state.decision().rule == rule


def both(*conditions: Marked) -> Marked:
    """Whether all the conditions hold."""
    return lambda state: all(holds_now(state) for holds_now in conditions)


def offered(state: State, verb: int) -> list[int]:
    """The cards that a verb is offered with."""
    return [option & OPERAND for option in state.decision().options if option >> VERB_SHIFT == verb]


def called(state: State, cards: Sequence[int], verb: str = "") -> list[str]:
    """What choosing these cards means."""
    return [f"{verb} {card_of(state, card).name}".strip() for card in cards]


def realms_to_play(state: State) -> list[str]:
    """The realms that can be played."""
    return called(state, [card for card in offered(state, tb.PLAY) if card_of(state, card).type == REALM], "play")


def champions_to_play(state: State) -> list[str]:
    """The champions that can be played, the strongest first."""
    found = [card for card in offered(state, tb.PLAY) if card_of(state, card).is_champion]
    return called(state, sorted(found, key=lambda card: -level_of(state, card)), "play")


def best_guard(state: State) -> int:
    """The highest level in the opponent's pool."""
    guard = strongest(state, state.pile(tb.POOL, RIVAL))
    return level_of(state, guard) if guard >= 0 else 0


def easy_targets(state: State) -> list[str]:
    """The realms that the learner can attack with a champion above all in the opponent's pool."""
    found = []
    for realm in offered(state, tb.ATTACK):
        best = strongest(state, attackers_for(state, LEARNER, realm))
        if best >= 0 and level_of(state, best) > best_guard(state):
            found.append(realm)
    return called(state, found, "attack")


def champions_to_send(state: State) -> list[str]:
    """The champions that can be sent, the strongest first."""
    able = [card for card in state.decision().options if card != PASS and card < len(state.face)]
    champions = [card for card in able if card_of(state, card).is_champion]
    return called(state, sorted(champions, key=lambda card: -level_of(state, card)))


def holding_defenders(state: State) -> list[str]:
    """The champions whose level is at least the attacker's, the weakest first."""
    attacker = total_level(state, state.regs[tb.OFFENCE])
    able = [card for card in state.decision().options if card != PASS and card < len(state.face)]
    strong = [card for card in able if card_of(state, card).is_champion and level_of(state, card) >= attacker]
    return called(state, sorted(strong, key=lambda card: level_of(state, card)))


def behind_by(state: State) -> int:
    """How many levels the learner needs to take the lead."""
    offence, defence = total_level(state, state.regs[tb.OFFENCE]), total_level(state, state.regs[tb.DEFENCE])
    return offence - defence if state.regs[tb.DEFENDER] == LEARNER else defence - offence + 1


def enough(*types: int) -> Callable[[State], list[str]]:
    """The cards of these types that put the learner in the lead by their level, the smallest first."""

    def found(state: State) -> list[str]:
        cards = [
            card
            for card in offered(state, tb.PLAY)
            if card_of(state, card).type in types and card_of(state, card).level >= behind_by(state)
        ]
        return called(state, sorted(cards, key=lambda card: card_of(state, card).level), "play")

    return found


def razed_place(state: State) -> list[str]:
    """The places of the learner's razed realms."""
    return [
        tb.PLACES[state.marks[tb.PLACE][realm]]
        for realm in state.pile(tb.FORMATION, LEARNER)
        if state.marks[tb.RAZED][realm]
    ]


realm_phase, champion_phase, battle_phase = asks("SF-PH2-01"), asks("SF-PH3-01"), asks("SF-PH4-01")
sending, defending, losing = asks("SF-COMB-B1"), asks("SF-COMB-C1"), asks("SF-COMB-F1")
LAND = Tip(
    "Six standing realms win, and you can add one each turn. Play {it}.",
    realms_to_play,
    "A turn without a realm brings you no closer to six. Play {it}.",
    realm_phase,
)
MUSTER = Tip(
    "Champions attack for you and defend your realms. Play {it}, your strongest.",
    champions_to_play,
    "You could use another champion in your pool. Play {it}.",
    champion_phase,
)
STRIKE = Tip(
    "None of their champions matches your best one. Attack {it}.",
    easy_targets,
    "You have the strongest champion. Use it and attack {it}.",
    battle_phase,
)
SEND = Tip(
    "Send {it}, the strongest champion you have.",
    champions_to_send,
    "{it} has the best chance. Send it.",
    sending,
)
GUARD = Tip(
    "Defenders win ties, and {it} is at least as strong as the attacker. Send it.",
    holding_defenders,
    "{it} can hold this realm. Send it.",
    defending,
)
HELP = Tip(
    "You're behind, and {it} puts you in the lead. Play it.",
    enough(ALLY, WIZARD_SPELL),
    "{it} puts you in the lead. Play it.",
    losing,
)


def fights(game: Game) -> Sequence[Fight]:
    """All the fights, for a game with these options."""

    def scene(name: str) -> State:
        """The realm phase of a learner's turn."""
        deal, board = DEALS[name], BOARDS[name]
        mine, theirs = (
            dict(zip(tb.PLACES, names[:count], strict=False))
            for names, count in zip((MINE, THEIRS), deal.realms, strict=True)
        )
        table = laid_out(game, (mine, theirs), board.pools, board.hands, deal.seed)
        table.on_top(LEARNER, *board.next)
        for realm in table.state.pile(tb.FORMATION, LEARNER):
            table.state.mark(tb.RAZED, realm, int(tb.PLACES[table.state.marks[tb.PLACE][realm]] == deal.razed))
        return mid_turn(table, LEARNER, REALMS, max(deal.realms))

    return (
        Fight(
            "turn",
            "One realm a turn",
            "Petrel",
            "who daydreams in the wind",
            "Realms? Oh, is it my turn?",
            "Six already? I must have dozed off.",
            "I won? How nice. I wasn't really watching.",
            "In your turn, play a realm, then champions, then attack. The first player with six standing realms wins.",
            lambda: scene("turn"),
            (LAND, MUSTER, STRIKE, SEND, GUARD),
        ),
        Fight(
            "attack",
            "Attack and defend",
            "Kestrel",
            "who swoops at anything",
            "Which of your realms falls first?",
            "You hit back harder than I thought.",
            "Nobody home? Thank you for the realm.",
            "Razed realms don't count, so attack theirs. Defenders win ties, so keep a strong champion.",
            lambda: scene("attack"),
            (GUARD, STRIKE, SEND, LAND, MUSTER),
        ),
        Fight(
            "spells",
            "What spells need",
            "Magpie",
            "who loves shiny spells",
            "Shiny, shiny spells! Mine are the best.",
            "Your wizard outshone them all.",
            "You forgot who can cast those, didn't you?",
            "Wizard spells need a wizard, or a champion who can use them. Send one, and cast when you're behind.",
            lambda: scene("spells"),
            (
                Tip(
                    "You're behind, and your champion can cast {it} to take the lead. Play it.",
                    enough(WIZARD_SPELL),
                    "Your champion can cast {it} to take the lead. Play it.",
                    losing,
                ),
                GUARD,
                STRIKE,
                SEND,
                LAND,
            ),
        ),
        Fight(
            "rebuild",
            "Raze and rebuild",
            "Heron",
            "who stands still, then stabs",
            "I can wait. Realms fall all by themselves.",
            "You rebuilt faster than I could raze.",
            "One by one, they fell.",
            "A new realm can take the place of a razed one for free. So losing a realm isn't the end.",
            lambda: scene("rebuild"),
            (
                Tip(
                    "Your razed realm counts for nothing now. Put the new one in its place.",
                    razed_place,
                    "The razed realm only takes up room. Put the new one in its place.",
                    asks("SF-FORM-02"),
                ),
                LAND,
                STRIKE,
                SEND,
                GUARD,
                MUSTER,
            ),
        ),
        Fight(
            "totals",
            "Read the totals",
            "Osprey",
            "who bets high and counts low",
            "My champions are the biggest. What else is there to know?",
            "You kept one card more than I counted.",
            "Size matters after all!",
            "A battle shows both totals, and the player behind plays next. Play just enough to take the lead.",
            lambda: scene("totals"),
            (HELP, GUARD, STRIKE, SEND, LAND, MUSTER),
        ),
    )
