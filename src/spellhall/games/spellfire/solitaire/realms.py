"""How they lay and rebuild realms and add holdings, in games where they have them (section TWO)."""

from __future__ import annotations

from spellhall.games.spellfire.facts import HOLDING, REALM
from spellhall.games.spellfire.rules.battle.attacks import occupied
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.plays.placement import realms_for
from spellhall.games.spellfire.solitaire import reasons as r
from spellhall.games.spellfire.solitaire.choice import Choice, Passed
from spellhall.games.spellfire.solitaire.parting import USELESS_NOW, use_of
from spellhall.games.spellfire.solitaire.razed import front_key
from spellhall.games.spellfire.solitaire.table import OPPONENT
from spellhall.games.spellfire.solitaire.ties import tie_key
from spellhall.games.spellfire.table import HAND, PLACE, PLAY, REBUILD
from spellhall.kernel.frames import OPERAND, VERB_SHIFT
from spellhall.kernel.state import State

PRICE = 3


def realm_or_holding(state: State, options: list[int]) -> Choice | None:
    """SOL-TWO-11 to SOL-TWO-13. Lay a realm from hand, or else rebuild a razed one; then add a holding."""
    return _realm(state, options) or _rebuilt(state, options) or _holding(state, options)


def _plays(state: State, options: list[int], kind: int) -> list[int]:
    cards = [option for option in options if option >> VERB_SHIFT == PLAY]
    plays = [option for option in cards if card_of(state, option & OPERAND).type == kind]
    return sorted(plays, key=lambda option: tie_key(state, option & OPERAND))


def _realm(state: State, options: list[int]) -> Choice | None:
    plays = _plays(state, options, REALM)
    if not plays:
        return None
    passed = tuple(Passed(option & OPERAND, r.TIES) for option in plays[1:])
    return Choice(plays[0], r.LAYS, plays[0] & OPERAND, (r.REALM_LAID,), passed)


def any_time_realm(state: State, options: list[int]) -> Choice | None:
    """SOL-TWO-17. A realm that can be laid at any time is laid at the first chance."""
    choice = _realm(state, options)
    return None if choice is None else choice._replace(reasons=(r.ANY_TIME_REALM,))


def _rebuilt(state: State, options: list[int]) -> Choice | None:
    """SOL-TWO-12. The foremost razed realm, if they can spare three cards that are useless to them now."""
    rebuilds = [option for option in options if option >> VERB_SHIFT == REBUILD]
    spare = [card for card in state.pile(HAND, OPPONENT) if use_of(state, card) == USELESS_NOW]
    if not rebuilds or len(spare) < PRICE:
        return None
    first = min(rebuilds, key=lambda option: front_key(state, option & OPERAND))
    return Choice(first, r.REBUILDS, first & OPERAND, (r.CAN_SPARE,))


def _holding(state: State, options: list[int]) -> Choice | None:
    """The first holding that goes on a realm; one that could only enter as a champion stays in hand (AMB-S26)."""
    for play in _plays(state, options, HOLDING):
        card = play & OPERAND
        if realms := realms_for(state, OPPONENT, card):
            return realm_for_holding(state, card, realms)._replace(action=play)
    return None


def realm_for_holding(state: State, card: int, options: list[int]) -> Choice:
    """SOL-TWO-13. The foremost realm of its world."""
    best = min(options, key=lambda realm: front_key(state, realm))
    passed = tuple(Passed(realm, r.FURTHER_BACK) for realm in options if realm != best)
    return Choice(best, r.ADDS, card, (r.HOLDING_ADDED,), passed, best)


def place_of_choice(state: State, options: list[int]) -> Choice:
    """SOL-TWO-11. The foremost empty place, the first letter within a row; otherwise over the foremost razed realm."""
    places = occupied(state, OPPONENT)
    empty = [place for place in options if places[place] < 0]
    if empty:
        return Choice(min(empty))
    realms = {state.marks[PLACE][realm]: realm for realm in places if realm >= 0}
    return Choice(min(options, key=lambda place: front_key(state, realms[place])))
