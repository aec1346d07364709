"""What a seat sees of a Spellfire table, beyond names and places."""

from __future__ import annotations

from spellhall.games.spellfire.facts import TYPE_NAMES, WORLD_NAMES
from spellhall.games.spellfire.option_types import options_of
from spellhall.games.spellfire.options import TERMS
from spellhall.games.spellfire.rules.battle.lending import is_lent
from spellhall.games.spellfire.rules.battle.sides import in_combat, stands
from spellhall.games.spellfire.rules.host import services_of
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.levels import Parts, adjusted_level, own_level, total_level
from spellhall.games.spellfire.rules.plays.play import Play, Use
from spellhall.games.spellfire.rules.special_cards.face_down_champions import is_veiled
from spellhall.games.spellfire.rules.special_cards.rule_cards import is_nobodys
from spellhall.games.spellfire.rules.tournament.teams import title_of
from spellhall.games.spellfire.rules.tournament.time_limit import is_timed
from spellhall.games.spellfire.rules.turn.draws import hand_limit
from spellhall.games.spellfire.rules.turn.end_of_turn import returns_with
from spellhall.games.spellfire.table import (
    ACTIVE,
    ATTACKER,
    BATTLE,
    BENEATH,
    DEFENCE,
    DEFENDER,
    EXCHANGE,
    EXTRA_TURN,
    FORMATION,
    LEADING,
    LEFT_AT,
    LENT,
    LIMBO,
    OFFENCE,
    PLACE,
    PLACES,
    POOL,
    QUEST,
    RAZED,
    SIEGES,
    STAGE,
    STAGES,
    TURN,
    TURNS_LEFT,
)
from spellhall.games.spellfire.telling.shapes import Agreed, Away, SpellfirePage, SpellfireSeen, SpellfireTable
from spellhall.kernel.game import CardRef
from spellhall.kernel.state import State

OF_TOURNAMENTS = [option for option in TERMS.options if option.rules[0].startswith("SFT-")]
"""The options that only tournaments use."""


def card_view(state: State, handle: int, seat: int) -> SpellfireSeen:
    """A card's type, world and level, and what its place adds."""
    definition = card_of(state, handle)
    facts: SpellfireSeen = {"type": TYPE_NAMES[definition.type]}
    if definition.world:
        facts["world"] = WORLD_NAMES[definition.world]
    zone = state.zone[handle]
    if zone == FORMATION:
        facts["place"] = PLACES[state.marks[PLACE][handle]]
        facts["razed"] = bool(state.marks[RAZED][handle])
        if sieges := state.marks[SIEGES][handle]:
            facts["attacked"] = sieges
    if definition.levels:
        facts["level"] = definition.level
        if state.game.layout.in_play[zone]:
            facts["now"] = level_now(state, handle)
    if state.marks[QUEST][handle]:
        facts["questing"] = True
    if is_lent(state, handle):
        facts["lent"] = state.marks[LENT][handle] - 1
    if is_nobodys(state, handle):
        facts["nobodys"] = True
    return facts


def level_now(state: State, handle: int) -> int:
    """The level that a card in play shows; for a champion by itself, with everything attached to it."""
    if not card_of(state, handle).levels:
        return 0
    whole = state.zone[handle] in (POOL, BATTLE) or (state.host[handle] >= 0 and card_of(state, handle).is_champion)
    return (adjusted_level if whole else own_level)(state, handle)


def table_view(state: State) -> SpellfireTable:
    """The battle with both totals, the hand limits, the teams if there are any, and the turns left when time is
    called.
    """
    regs = state.regs
    seen: SpellfireTable = {"hand_limits": [hand_limit(state, s) for s in range(state.seats)]}
    if services_of(state).teams:
        seen["teams"] = [title_of(state, seat) for seat in range(state.seats)]
    if is_timed(state):
        seen["turns_left"] = regs[TURNS_LEFT]
    if regs[ATTACKER] >= 0:
        seen["battle"] = {
            "stage": STAGES[regs[STAGE]],
            "totals": [
                total_level(state, fighter) if in_combat(state) and stands(state, fighter) else None
                for fighter in (regs[OFFENCE], regs[DEFENCE])
            ],
        }
    return seen


def page_view(state: State) -> SpellfirePage:
    """What is being played and answered, what lies face down, returns from Limbo, and the parts of both totals.

    Also which side is losing, and the tournament rules that were agreed on.
    """
    regs = state.regs
    shown: SpellfirePage = {
        "pending": [
            {"card": CardRef(frame.card), "seat": frame.seat, "answers": CardRef(frame.focus)}
            for frame in state.stack
            if isinstance(frame, Play | Use) and frame.step != "choose_den"
        ]
    }
    if covered := _face_down(state):
        shown["face_down"] = covered
    if away := _away(state):
        shown["limbo"] = away
    if rules := _agreed(state):
        shown["agreed"] = rules
    if regs[ATTACKER] >= 0 and in_combat(state):
        sides: tuple[Parts, Parts] = ([], [])
        for fighter, made_of in zip((regs[OFFENCE], regs[DEFENCE]), sides, strict=True):
            if stands(state, fighter):
                total_level(state, fighter, made_of)
        behind = -1
        if regs[STAGE] == EXCHANGE and regs[LEADING] >= 0 and not shown["pending"]:
            behind = regs[ATTACKER] if regs[LEADING] == regs[DEFENDER] else regs[DEFENDER]
        shown["totals"] = {"parts": [[(part.text, part.amount) for part in side] for side in sides], "behind": behind}
    return shown


def _face_down(state: State) -> list[CardRef]:
    """Champions face down in their pools (SF-VEIL-01), and cards hidden beneath a realm (SF-TRAP-02) or a fighter
    (SF-COVERT-01).
    """
    everybody = (1 << state.seats) - 1
    found: list[CardRef] = []
    for seat in range(state.seats):
        found += [CardRef(card) for card in state.pile(POOL, seat) if is_veiled(state, card)]
        found += [CardRef(card) for card in state.pile(BENEATH, seat) if state.seen[card] != everybody]
    return found


def _away(state: State) -> list[Away]:
    """The cards that return from Limbo by themselves, and whether they do when this turn ends (SF-LIMBO-04, AMB-48)."""
    if options_of(state.game)["limbo_return"] != "end_of_owner_next_turn":
        return []
    regs = state.regs
    normal = -1 if regs[EXTRA_TURN] else regs[ACTIVE]
    return [
        {"card": CardRef(card), "now": returns_with(state, card) == normal and state.marks[LEFT_AT][card] < regs[TURN]}
        for seat in range(state.seats)
        for card in state.pile(LIMBO, seat)
        if state.host[card] < 0
    ]


def _agreed(state: State) -> list[Agreed]:
    """The tournament rules in force."""
    options = state.game.options
    return [
        {
            "name": option.name,
            "title": option.title,
            "value": "" if options[option.name] == "on" else option.words(options[option.name]),
            "text": option.text,
            "rule": option.rules[0],
        }
        for option in OF_TOURNAMENTS
        if options[option.name] != option.before
    ]
