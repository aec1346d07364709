"""The Rule of the Cosmos: one of each name in play (section COSMOS).

Champions, artifacts, realms and holdings only (SF-COSMOS-04). The name alone counts (SF-COSMOS-02); razed realms still
count (SF-COSMOS-05); cards in hand, piles, Limbo, Abyss or Void don't (SF-COSMOS-07).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from spellhall.games.spellfire.facts import ARTIFACT, HOLDING, REALM, WIZARD
from spellhall.games.spellfire.rules.host import services_of
from spellhall.games.spellfire.rules.levels.defined import Defined
from spellhall.games.spellfire.rules.levels.projection import held, in_play, project
from spellhall.games.spellfire.rules.questions import Freedom, Plurality, Usurpation
from spellhall.games.spellfire.rules.refusal import Refusal
from spellhall.games.spellfire.table import ATTACHED, FORMATION, IN_PLAY, LIMBO
from spellhall.kernel.state import State

NAME_TAKEN = Refusal("SF-COSMOS-01", "a card with that name is already in play")


def is_bound(state: State, card: int) -> bool:
    """Whether the Rule of the Cosmos covers a card's type and its text doesn't exempt it."""
    definition: Defined = state.catalogue[state.face[card]]
    kind = definition.icon
    if not (kind <= WIZARD or kind in (ARTIFACT, REALM, HOLDING)) or Plurality in definition.printed:
        return False
    if Freedom not in project(state).modifiers:
        return True
    return not any(word.frees(state, card, standing) for word, standing in held(state, Freedom))


def name_is_free(state: State, card: int) -> bool:
    """Whether no card in play, of a type under the rule, has the same name.

    Where copies are allowed, one more may always come in and pushes another out (SFT-SHL-05).
    """
    game: Any = state.game
    names: list[int] = game.name_ids
    face = state.face
    name = names[face[card]]
    for pile in state.piles[IN_PLAY[0] * state.seats : (IN_PLAY[-1] + 1) * state.seats]:
        for other in pile:
            if names[face[other]] == name and other != card:
                return game.copies > 1 or not is_bound(state, card) or holder_of_name(state, card) < 0
    return True


def holder_of_name(state: State, card: int) -> int:
    """The other card in play that has the name of ``card``, or -1."""
    return next(others_of_name(state, card), -1)


def usurped_by(state: State, realm: int) -> list[int]:
    """SF-COSMOS-11. The realms of the same name that make way when a realm is played, if a card allows it to be played.

    There are none if that card doesn't affect one of the realms' players, or the player of the new one.
    """
    others = list(others_of_name(state, realm))
    for _, standing in held(state, Usurpation):
        concerned = [realm, *others]
        if not any(standing.spared >> state.control[card] & 1 for card in concerned):
            return [other for other in others if state.zone[other] == FORMATION]
    return []


def others_of_name(state: State, card: int) -> Iterator[int]:
    """The other cards in play that have the name of ``card``, including razed realms (SF-COSMOS-05)."""
    names, face = services_of(state).name_ids, state.face
    name = names[face[card]]
    for other in in_play(state):
        if names[face[other]] == name and other != card and is_bound(state, other):
            if state.zone[other] == ATTACHED and state.zone[state.host[other]] == LIMBO:
                continue
            yield other
