"""Rule cards: which coexist, which make way, and the one that belongs to no one.

Normally a new rule card replaces the current one (SF-RULE-02).
While Rule Lawyer's Delight is in play, every player has their own (SF-CARD-40), which works for them alone
(``projection.spared_by_own_rules``).

With the option ``opening_rule``, a rule card lies in the middle of the table from the start (section RLD of the
tournament rules). It belongs to no one. It is stored at a player's seat, because every card needs one, and moves to
another's when they leave. A copy that someone plays is an ordinary rule card of theirs (SFT-RLD-09).
"""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.facts import RULE
from spellhall.games.spellfire.option_types import SpellfireOptions
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.projection import held, printed
from spellhall.games.spellfire.rules.questions import OwnLaw
from spellhall.games.spellfire.table import COMMON_RULE, DISCARD, GONE, JUST_BECAUSE, REPLACED, TABLE
from spellhall.kernel.state import State


def is_nobodys(state: State, card: int) -> bool:
    """Whether a card is the one in the middle of the table that belongs to no one (SFT-RLD-02)."""
    return card == state.regs[COMMON_RULE] >= 0


def add_law(state: State) -> None:
    """Create the common rule card on an empty table, if the game has one."""
    options: SpellfireOptions = state.game.options
    key = options["opening_rule"]
    if key != "none":
        state.set_reg(COMMON_RULE, state.add_card(state.game.faces[key], 0, TABLE))


def lay_law(state: State) -> None:
    """SFT-RLD-01, SFT-RLD-10. Every game begins with it in play, whatever happened to it in the game before."""
    card = state.regs[COMMON_RULE]
    if card < 0:
        return
    if state.zone[card] != TABLE:
        state.move(card, TABLE, state.owner[card], JUST_BECAUSE)
    state.tell(events.LawLies(card))


def rule_cards(state: State) -> list[int]:
    """All rule cards on the table."""
    return [
        card for seat in range(state.seats) for card in state.pile(TABLE, seat) if card_of(state, card).type == RULE
    ]


def making_way(state: State, seat: int) -> list[int]:
    """SF-RULE-02, SF-CARD-40, SFT-RLD-05, SFT-RLD-06. The rule cards that make way for one that a seat plays."""
    lawyers = [standing.source for _, standing in held(state, OwnLaw)]
    if state.regs[COMMON_RULE] in lawyers:
        lawyers = [state.regs[COMMON_RULE]]
    return [card for card in rule_cards(state) if card not in lawyers and not (lawyers and state.control[card] != seat)]


def law_ends(state: State, card: int) -> None:
    """SF-RULE-03, SFT-RLD-07. A card has left the table.

    If it gave every player their own rule card, the last one played stays, and the others are discarded.
    """
    if not printed(card_of(state, card), OwnLaw) or (held(state, OwnLaw) and not is_nobodys(state, card)):
        return
    for other in sorted(rule_cards(state), key=state.stamp.__getitem__)[:-1]:
        state.move(other, DISCARD, state.owner[other], REPLACED)


def hand_law_on(state: State, seat: int) -> None:
    """A seat is about to leave: the common rule card stays in the game (SFT-RLD-02)."""
    card = state.regs[COMMON_RULE]
    if card < 0 or state.owner[card] != seat:
        return
    heirs = [other for other in range(state.seats) if other != seat and not state.seat_data[GONE][other]]
    state.give(card, heirs[0])
    state.move(card, state.zone[card], heirs[0], JUST_BECAUSE)
