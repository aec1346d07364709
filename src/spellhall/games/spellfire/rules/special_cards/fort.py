"""A holding on its own, and pools that need no realm (section FORT)."""

from __future__ import annotations

from mypy_extensions import trait

from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.projection import held
from spellhall.games.spellfire.rules.tournament.grind import realms_must_wait
from spellhall.games.spellfire.table import ACTIVE, PHASE, REALM_DONE, SPOILS_CARD
from spellhall.kernel.state import State
from spellhall.language.words import Modifier, Question


@trait
class Steading(Modifier, Question):
    """Can the holding itself be laid next to the formation, as the turn's realm? (SF-FORT-01)"""


@trait
class Refuge(Modifier, Question):
    """Who keeps their pool without a realm? (SF-FORT-03)"""


def may_lie_alone(state: State, seat: int, card: int) -> bool:
    """SF-FORT-01. Whether a seat may lay a card on its own, at the time and in place of a realm."""
    return (
        Steading in card_of(state, card).printed
        and state.regs[PHASE] == 2
        and state.regs[ACTIVE] == seat
        and state.regs[SPOILS_CARD] != card
        and not state.seat_data[REALM_DONE][seat]
        and not realms_must_wait(state)
    )


def needs_no_realm(state: State, seat: int) -> bool:
    """SF-FORT-03. Whether a card keeps the pool of a seat that has no realm."""
    return any(standing.seat == seat for _, standing in held(state, Refuge))
