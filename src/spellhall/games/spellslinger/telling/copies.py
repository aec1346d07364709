"""The identical cards that one choice stands for, for pages that highlight every card you can choose.

Of identical copies, the rules offer only the first: in hand, among a payment's sources, in a draw pile being searched.
Choosing another copy amounts to the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spellhall.games.spellslinger.rules.payment import Payer
from spellhall.games.spellslinger.table import PLAY
from spellhall.games.spellslinger.words.hands import INTO_PLAY
from spellhall.kernel.frames import CHOOSE_CARD, OPERAND, PICK, VERB_SHIFT, Ask
from spellhall.kernel.state import State


def stands_for(state: State, question: Ask) -> Mapping[int, Sequence[int]]:
    """By action, the cards it stands for besides the one it names; actions without copies are left out."""
    payer = state.stack[-1]
    if isinstance(payer, Payer) and question.kind == CHOOSE_CARD:
        return _alike_sources(state, payer, question)
    verb = PICK if question.label == INTO_PLAY else PLAY
    found = {}
    for choice in question.options:
        if choice >> VERB_SHIFT == verb and (alike := _alike(state, question.seat, choice & OPERAND)):
            found[choice] = alike
    return found


def _alike(state: State, seat: int, card: int) -> list[int]:
    """The other cards of the same name in the same pile, as far as a seat can see them."""
    return [
        other
        for other in state.pile(state.zone[card], state.control[card])
        if other != card and state.face[other] == state.face[card] and state.seen[other] >> seat & 1
    ]


def _alike_sources(state: State, payer: Payer, question: Ask) -> dict[int, list[int]]:
    """SS-CO-13. By source, the others that give the same at the same price."""
    groups, _ = payer.ways(state)
    offered = [group for group in groups if len(group) > 1 and group[0].card in question.options]
    return {group[0].card: [source.card for source in group[1:]] for group in offered}
