"""Rule cards of one's own: which lie side by side, which make way, and the one that is no one's.

Usually a rule card pushes out the one that lies there (SF-RULE-02). While Rule Lawyer's Delight is in play every player
has one of their own (SF-CARD-40), which works for them alone (``projection.spared_by_own_rules``).

Under the option ``opening_rule`` a card of that kind lies in the middle of the table from the start (section RLD of the
tournament rules). It is no one's: it lies at someone's place only because every card must lie somewhere, and goes to
another's when they leave. Where it is in play, a copy that someone plays is their rule card like any other
(SFT-RLD-09).
"""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.facts import RULE
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.projection import held, printed
from spellhall.games.spellfire.rules.questions import OwnLaw
from spellhall.games.spellfire.table import COMMON_RULE, DISCARD, GONE, JUST_BECAUSE, REPLACED, TABLE
from spellhall.kernel.state import State


def is_nobodys(state: State, card: int) -> bool:
    """Whether a card lies in the middle of the table and is no one's (SFT-RLD-02)."""
    return card == state.regs[COMMON_RULE] >= 0


def add_law(state: State) -> None:
    """Put the card that is no one's on an empty table, where there is one."""
    key = state.game.options["opening_rule"]
    if key != "none":
        state.set_reg(COMMON_RULE, state.add_card(state.game.faces[key], 0, TABLE))


def lay_law(state: State) -> None:
    """SFT-RLD-01, SFT-RLD-10. Every game begins with it in play, whatever became of it in the one before."""
    card = state.regs[COMMON_RULE]
    if card < 0:
        return
    if state.zone[card] != TABLE:
        state.move(card, TABLE, state.owner[card], JUST_BECAUSE)
    state.tell(events.LawLies(card))


def rule_cards(state: State) -> list[int]:
    """All rule cards that lie on the table."""
    return [
        card for seat in range(state.seats) for card in state.pile(TABLE, seat) if card_of(state, card).type == RULE
    ]


def making_way(state: State, seat: int) -> list[int]:
    """SF-RULE-02, SF-CARD-40, SFT-RLD-05, SFT-RLD-06. The rule cards that one makes way for which a seat plays."""
    lawyers = [standing.source for _, standing in held(state, OwnLaw)]
    if state.regs[COMMON_RULE] in lawyers:
        lawyers = [state.regs[COMMON_RULE]]
    return [card for card in rule_cards(state) if card not in lawyers and not (lawyers and state.control[card] != seat)]


def law_ends(state: State, card: int) -> None:
    """SF-RULE-03, SFT-RLD-07. A card has left the table; if it let everybody have a rule card of their own, the last
    one played stays, and the others are discarded.
    """
    if not printed(card_of(state, card), OwnLaw) or (held(state, OwnLaw) and not is_nobodys(state, card)):
        return
    for other in sorted(rule_cards(state), key=state.stamp.__getitem__)[:-1]:
        state.move(other, DISCARD, state.owner[other], REPLACED)


def hand_law_on(state: State, seat: int) -> None:
    """A seat is about to leave: what is no one's does not go with it (SFT-RLD-02)."""
    card = state.regs[COMMON_RULE]
    if card < 0 or state.owner[card] != seat:
        return
    heirs = [other for other in range(state.seats) if other != seat and not state.seat_data[GONE][other]]
    state.give(card, heirs[0])
    state.move(card, state.zone[card], heirs[0], JUST_BECAUSE)
