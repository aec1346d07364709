"""Which card they play in a round that they are losing (section CMB)."""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.facts import ALLY, SUPPORT
from spellhall.games.spellfire.rules.battle.sides import fighter_of
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.plays.legal_plays import is_event_alone
from spellhall.games.spellfire.solitaire import reasons as r
from spellhall.games.spellfire.solitaire.choice import Choice, Passed, compared
from spellhall.games.spellfire.solitaire.table import OPPONENT
from spellhall.games.spellfire.solitaire.ties import high_key, level_of
from spellhall.games.spellfire.solitaire.trial import LONGEST, changes, quick_answer, tried
from spellhall.games.spellfire.table import EXCHANGE, PLAY, STAGE
from spellhall.kernel.frames import OPERAND, PASS, VERB_SHIFT, action
from spellhall.kernel.game import recording
from spellhall.kernel.state import State

ROUND_OFFER = "SF-COMB-F1"


def card_of_choice(state: State, options: list[int]) -> Choice:
    """SOL-CMB-01 to SOL-CMB-06, SOL-CMB-09, SOL-CMB-10. The highest card, if everything they have can put them
    ahead.
    """
    cards = support(state, options)
    if not cards or not puts_ahead(state, cards):
        passed_over = tuple(Passed(card, r.NOT_ENOUGH) for card in cards)
        return Choice(PASS, r.GIVES_UP, -1, (r.NOT_ENOUGH,), passed_over, sum=compared(state))
    passed: list[Passed] = []
    for card in cards:
        if matters(state, card):
            later = [other for other in cards if other != card and all(p.card != other for p in passed)]
            passed += [Passed(other, r.COMES_LATER, level_of(state, other)) for other in later]
            return Choice(action(PLAY, card), r.PLAYS, card, (r.PUTS_AHEAD,), tuple(passed), sum=compared(state))
        passed.append(Passed(card, r.NO_EFFECT))
    return Choice(PASS, r.GIVES_UP, -1, (r.NO_EFFECT,), tuple(passed), sum=compared(state))


def support(state: State, options: list[int]) -> list[int]:
    """SOL-CMB-12, SOL-CMB-13, SOL-CMB-15, AMB-S26. The allies, spells and the like that may be played as such, highest
    level first.
    """
    cards = [option & OPERAND for option in options if option >> VERB_SHIFT == PLAY]
    usable = [card for card in cards if card_of(state, card).type in (ALLY, *SUPPORT)]
    usable = [card for card in usable if not is_event_alone(state, OPPONENT, card)]
    return sorted(usable, key=lambda card: high_key(state, card))


def matters(state: State, card: int) -> bool:
    """SOL-CMB-03. Whether playing a card would do anything."""
    return changes(state, tried(state, action(PLAY, card)), card)


def puts_ahead(state: State, cards: list[int]) -> bool:
    """SOL-CMB-04, SOL-CMB-11. Whether some of these cards, played one after another, would put them ahead."""
    twin = recording(state.clone())
    for card in cards:
        if action(PLAY, card) not in twin.legal_actions():
            continue
        twin.apply(action(PLAY, card))
        if to_next_offer(twin):
            return is_ahead(twin)
    return False


def to_next_offer(twin: State) -> bool:
    """Continue a trial until they are asked for a card again; returns whether something else happened first."""
    for _ in range(LONGEST):
        if twin.scores is not None or decided(twin) is not None or twin.regs[STAGE] != EXCHANGE:
            return True
        question = twin.decision()
        if question.rule == ROUND_OFFER:
            return question.seat != OPPONENT
        twin.apply(quick_answer(twin))
    return True


def is_ahead(twin: State) -> bool:
    """SOL-CMB-08. Whether a trial goes well for them: it is the player's turn to play, or they have won the round.

    The verdict says whose side the winner was on in the battle.
    Afterwards the winner may be the player's, like a lent realm (SOL-DEF-04), or no one's, if it didn't survive.
    """
    verdict = decided(twin)
    if verdict is not None:
        return verdict.seat == OPPONENT
    if twin.regs[STAGE] != EXCHANGE:
        return True
    return fighter_of(twin, OPPONENT) >= 0


def decided(twin: State) -> events.RoundDecided | None:
    """The verdict on the round in a recorded trial, if there is one."""
    assert twin.record is not None
    for entry in reversed(twin.record.entries):
        if isinstance(entry.event, events.RoundDecided):
            return entry.event
    return None


def escape(state: State, options: list[int]) -> Choice:
    """SOL-CMB-14, SOL-GDT-10. The first card in order that averts their defeat; no other cards are offered."""
    cards = sorted((o for o in options if o != PASS), key=lambda option: high_key(state, option & OPERAND))
    if not cards:
        return Choice(PASS)
    return Choice(cards[0], r.PLAYS, cards[0] & OPERAND, (r.ESCAPES,))
