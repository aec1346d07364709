"""What they pick when a card lets them choose (sections SEL, RND)."""

from __future__ import annotations

from spellhall.games.spellfire.facts import ARTIFACT, EVENT, HOLDING, ITEM, REALM, RULE, WIZARD
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.solitaire import reasons as r
from spellhall.games.spellfire.solitaire.casting import serves
from spellhall.games.spellfire.solitaire.choice import Choice, Passed, Term
from spellhall.games.spellfire.solitaire.parting import discard_of_choice, loss_of_choice
from spellhall.games.spellfire.solitaire.table import OPPONENT
from spellhall.games.spellfire.solitaire.ties import gives_up_key, high_key, level_of, tie_key
from spellhall.games.spellfire.solitaire.trial import changes, gain, saving, swing, tried
from spellhall.games.spellfire.table import DRAW_PILE, HAND
from spellhall.kernel.frames import CHOOSE_CARD, PASS, VERB_SHIFT, YES, YES_NO, Ask
from spellhall.kernel.state import State

TYPE_ORDER = (REALM, None, RULE, EVENT, HOLDING, ARTIFACT, ITEM)
"""SOL-SEL-07. The order they pick from cards that aren't on the table; None stands for all champions."""
MOST_TRIED = 24
"""How many options are tried; if there are more, the first ones by the rule of ties."""


def pick(state: State, question: Ask) -> Choice:
    """Answer whatever a card asks them."""
    options = question.options
    saves = saving(state, options)
    if saves:
        is_card = saves[0] >> VERB_SHIFT == 0 and not question.words
        return Choice(saves[0], r.PICKS, saves[0], (r.ESCAPES,)) if is_card else Choice(saves[0])
    if question.kind == YES_NO:
        return yes_or_no(state)
    cards = [option for option in options if option >> VERB_SHIFT == 0 and not question.words]
    if cards and all(state.zone[card] in (HAND, DRAW_PILE) for card in cards):
        if all(state.zone[card] == HAND and state.control[card] == OPPONENT for card in cards):
            if question.kind == CHOOSE_CARD:
                return discard_of_choice(state, options)
        else:
            return pick_hidden(state, cards)
    if question.rule == "SF-AVA-01" and cards:
        return loss_of_choice(state, options)
    return pick_by_trial(state, options, bool(cards))


def yes_or_no(state: State) -> Choice:
    """SOL-GAP-06, SOL-SEL-13. Yes if they gain from it."""
    if serves(state, tried(state, YES), -1):
        return Choice(YES, r.YES_SAID, source_of(state), (r.GAINS,))
    return Choice(PASS, r.NO_SAID, source_of(state), (r.GAINS_NOTHING,))


def source_of(state: State) -> int:
    """The card that asks them."""
    return int(getattr(state.stack[-1], "source", -1))


def pick_hidden(state: State, cards: list[int]) -> Choice:
    """SOL-SEL-07 to SOL-SEL-09. From a hand or a pile they pick by type; cards they don't see are picked at random."""
    first_blank = state.game.first_blank  # type: ignore[attr-defined]
    seen = [card for card in cards if state.face[card] < first_blank]
    if not seen:
        return Choice(-1, r.LOT, -1, (r.BY_LOT,))
    best = min(seen, key=lambda card: (type_rank(state, card), high_key(state, card)))
    rank = type_rank(state, best)
    passed = tuple(
        Passed(card, r.LATER_TYPE if type_rank(state, card) > rank else r.LOWER_PICK, level_of(state, card))
        for card in seen
        if card != best
    )
    return Choice(best, r.PICKS, best, (r.FIRST_TYPE,), passed)


def type_rank(state: State, card: int) -> int:
    """A card type's rank in the order of SOL-SEL-07; allies, spells and the like share the last rank."""
    printed = card_of(state, card).type
    kind = None if printed <= WIZARD else printed
    return TYPE_ORDER.index(kind) if kind in TYPE_ORDER else len(TYPE_ORDER)


def pick_by_trial(state: State, options: list[int], are_cards: bool) -> Choice:
    """SOL-SEL-01 to SOL-SEL-04, SOL-SEL-10 to SOL-SEL-12. What adds or removes most levels; then the rule of ties."""
    picks = [option for option in options if option != PASS]
    if are_cards:
        picks.sort(key=lambda card: tie_key(state, card))
    if not picks:
        return Choice(PASS)
    tries = [(option, tried(state, option)) for option in picks[:MOST_TRIED]]
    worth = {option: _worth(state, after, are_cards) for option, after in tries}
    working = [option for option, after in tries if changes(state, after)] or [option for option, _ in tries]
    best = max(working, key=lambda option: (worth[option], -picks.index(option)))
    if PASS in options and worth[best] < (0, 0):
        return Choice(PASS, r.NO_SAID, source_of(state), (r.GAINS_NOTHING,))
    if not are_cards:
        return Choice(best)
    if worth[best][0] < 0:
        return _least_loss(state, working, {card: worth[card][0] for card in working})
    by_levels = any(levels for levels, _ in worth.values())
    passed = []
    for option, _ in tries:
        if option != best:
            why = r.SMALLER_SWING if worth[option][0] < worth[best][0] else r.HURTS_HIM
            why = r.LATER_PICK if worth[option] == worth[best] else why
            why = why if option in working else r.CHANGES_NOTHING
            passed.append(Passed(option, why, worth[option][0] if why == r.SMALLER_SWING else level_of(state, option)))
    reason = r.LARGEST_SWING if by_levels else r.FIRST_BY_NUMBER
    swung = (Term(best, worth[best][0], 1),) if by_levels and passed else ()
    return Choice(best, r.PICKS, best, (reason,), tuple(passed), -1, len(picks), swung)


def _least_loss(state: State, cards: list[int], levels: dict[int, int]) -> Choice:
    """SOL-SEL-11. If every choice costs them levels, the smallest loss; among equals, the higher number."""
    best = min(cards, key=lambda card: (-levels[card], gives_up_key(state, card)))
    passed = tuple(Passed(card, r.GREATER_LOSS, level_of(state, card)) for card in cards if card != best)
    return Choice(best, r.LOSES, best, (r.SMALLEST_LOSS,), passed)


def _worth(state: State, after: State, are_cards: bool) -> tuple[int, int]:
    """The levels gained, and whether it hits the player (1) or themselves (-1)."""
    more = gain(state, after) + _goes_by_itself(state, after)
    return swing(state, after), more if not are_cards else (more > 0) - (more < 0)


def _goes_by_itself(state: State, after: State) -> bool:
    """Whether the card that lets them choose left the table when it was settled, as one-shot cards do."""
    source = source_of(state)
    in_play = state.game.layout.in_play
    return bool(source >= 0 and in_play[state.zone[source]] and not in_play[after.zone[source]])
