"""Which of their champions may attack a realm, and what stops the others (section ATK)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.battle import attacks
from spellhall.games.spellfire.rules.special_cards.abyss_arena import is_arena
from spellhall.games.spellfire.rules.tournament.questing import AWAY
from spellhall.games.spellfire.solitaire import reasons as r
from spellhall.games.spellfire.solitaire.choice import Passed
from spellhall.games.spellfire.solitaire.table import OPPONENT
from spellhall.games.spellfire.solitaire.ties import level_of
from spellhall.games.spellfire.table import POOL
from spellhall.kernel.state import State

BANS = {
    attacks.REALM_FORBIDS: r.REALM_BARS,
    attacks.PEACE: r.ATTACK_FORBIDDEN,
    attacks.FOUGHT_ALREADY: r.HAS_ATTACKED,
    attacks.CANNOT_FIGHT: r.MAY_NOT_FIGHT,
    attacks.OUT_OF_USE: r.OUT_OF_USE,
    AWAY: r.OUT_OF_USE,
}
"""The reason they give when the rules refuse an attack."""


def able_to_attack(state: State, realm: int) -> list[int]:
    """SOL-ATK-07, SF-CALL-01. The champions in their pool that can actually be sent against a realm."""
    return [card for card in attacks.attackers_for(state, OPPONENT, realm) if state.zone[card] == POOL]


def barred(state: State, champion: int, realm: int) -> Passed:
    """A champion that can't be sent against a realm, with what stops it."""
    level = level_of(state, champion)
    refusal = attacks.why_not_attack(state, OPPONENT, champion, realm)
    if refusal is None and is_arena(state, realm):
        return Passed(champion, r.FOR_THE_ABYSS, level, realm)
    if refusal is None:
        first = able_to_attack(state, realm)
        return Passed(champion, r.CALLED_FIRST if first else r.OTHER_FIRST, level, realm, first[0] if first else -1)
    if refusal is attacks.REALM_FORBIDS and not attacks.can_pay_toll(state, OPPONENT, champion, realm):
        return Passed(champion, r.CANNOT_PAY, level, realm)
    return Passed(champion, BANS.get(refusal, r.BARRED_THERE), level, realm)
