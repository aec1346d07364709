"""Actions in words, why a card can't be used, and what its numbers are made of."""

from __future__ import annotations

from spellhall.games.spellslinger.facts import CHARACTER
from spellhall.games.spellslinger.option_types import options_of
from spellhall.games.spellslinger.rules.attack import why_not_attack
from spellhall.games.spellslinger.rules.blocks import anybody_attacks, attackers_of, why_not_block
from spellhall.games.spellslinger.rules.defined import card_of
from spellhall.games.spellslinger.rules.numbers import is_character, parts, speed, strength
from spellhall.games.spellslinger.rules.offers import is_main, why_not_play, why_not_use
from spellhall.games.spellslinger.rules.payment import purse, sources
from spellhall.games.spellslinger.rules.sides import side
from spellhall.games.spellslinger.rules.targets import legal, seat_of, specs_of
from spellhall.games.spellslinger.rules.turns import NEW_HAND
from spellhall.games.spellslinger.table import (
    ATTACK_BEGINS,
    ATTACK_ENDS,
    ATTACKERS,
    ATTACKS,
    BLOCKERS,
    BLOCKS,
    CLEANUP,
    COMBAT,
    DISCARD,
    DRAW,
    END,
    HAND,
    IN_PLAY,
    MAIN,
    PLAY,
    PLAYER,
    SIDEWAYS,
    STEP,
    UPKEEP,
    UPRIGHT,
    USE,
    WAITING,
)
from spellhall.games.spellslinger.telling.card_text import cost_of
from spellhall.games.spellslinger.telling.unfinished import unfinished
from spellhall.kernel.errors import UsageError
from spellhall.kernel.frames import (
    ACT_OR_PASS,
    CHOOSE_NUMBER,
    CHOOSE_TARGET,
    DIVIDE,
    PASS,
    VERB_SHIFT,
    YES,
    YES_NO,
    Ask,
)
from spellhall.kernel.state import State
from spellhall.language.effect import Standing
from spellhall.language.words import listed

DECLARE_ATTACK, WHOM, DECLARE_BLOCK = "SS-AT-02", "SS-AT-04", "SS-BL-01"
OPERAND = (1 << VERB_SHIFT) - 1
AFTER = {
    UPRIGHT: "the upkeep",
    UPKEEP: "the draw",
    DRAW: "the attack",
    ATTACK_BEGINS: "the attackers",
    BLOCKERS: "combat damage",
    COMBAT: "the end of the attack",
    ATTACK_ENDS: "the main phase",
    MAIN: "the end of the turn",
    CLEANUP: "the next turn",
}
"""What comes after each step, if everyone passes in its window (section TN)."""


def describe(state: State, question: Ask, action: int) -> str:
    """What an action does, as a button or a numbered choice says it."""
    if action == PASS:
        return declined(state, question)
    if action == YES:
        return "mulligan" if question.rule == NEW_HAND else "yes"
    verb, operand = action >> VERB_SHIFT, action & OPERAND
    if verb == PLAYER:
        whole = side(state, operand) if question.rule == WHOM else [operand]
        return f"seat {operand}" if len(whole) == 1 else f"seats {listed([str(seat) for seat in whole], 'and')}"
    if verb == PLAY:
        cost = card_of(state, operand).cost.shown()
        aim = only_target(state, question.seat, operand)
        return f"play {card_of(state, operand).name}{f' {cost}' if cost else ''}{aim}"
    if verb == USE:
        definition = card_of(state, operand)
        uses = " / ".join(f"{cost_of(ability)}: {ability.clause()}" for _, ability in definition.uses)
        return f"use {definition.name} ({uses})"
    if question.words:
        return question.words[action]
    if question.kind in (CHOOSE_NUMBER, DIVIDE):
        return str(action)
    return named(state, action, question.seat)


def brief(state: State, card: int) -> str:
    """A character by its strength and speed as printed, any other card by its type."""
    definition = card_of(state, card)
    if definition.type == CHARACTER:
        return f"{definition.strength}/{definition.speed}"
    return str(definition.type).lower()


def only_target(state: State, seat: int, card: int) -> str:
    """A card's only possible target, if there is just one: the player won't be asked."""
    definition = card_of(state, card)
    ability = definition.resolves or definition.enchants
    specs = specs_of(ability) if ability is not None else []
    found = legal(state, specs[0], Standing(card, seat)) if len(specs) == 1 else []
    if len(found) != 1:
        return ""
    return f" on {named(state, found[0], seat)}" if seat_of(found[0]) < 0 else f" on seat {seat_of(found[0])}"


def declined(state: State, question: Ask) -> str:
    """What passing means here."""
    if question.kind == YES_NO:
        return "keep" if question.rule == NEW_HAND else "no"
    if question.kind == ACT_OR_PASS:
        return "end turn" if is_main(state, question.seat) else f"pass {where_passing_leads(state)}"
    if question.kind == CHOOSE_TARGET:
        return "no more targets"
    if question.label.startswith("turn what"):
        return "auto-pay the rest"
    if len(question.options) == 1:
        return "none"
    if question.rule == DECLARE_ATTACK and not any(state.marks[ATTACKS]):
        return "don't attack"
    mine = state.pile(IN_PLAY, question.seat)
    if question.rule == DECLARE_BLOCK and not any(state.marks[BLOCKS][card] for card in mine):
        return "don't block"
    return "done"


def where_passing_leads(state: State) -> str:
    """What happens if everyone passes: the pending card resolves, or the next step comes (SS-PR-08, SS-PL-08)."""
    waiting, step = state.regs[WAITING], state.regs[STEP]
    if waiting >= 0:
        return f"and let {card_of(state, waiting).name} resolve"
    if step == END:
        return "and end the turn"
    if step == ATTACKERS:
        return "to the blockers" if anybody_attacks(state) else "to the end of the attack"
    between = options_of(state.game)["draw"] == "between"
    if between and step in (UPKEEP, DRAW, ATTACK_ENDS):
        return {UPKEEP: "to the attack", ATTACK_ENDS: "to the draw", DRAW: "to the main phase"}[step]
    return f"to {AFTER[step]}"


def named(state: State, card: int, seat: int) -> str:
    """A card with what distinguishes it from others: numbers, position, whose it is."""
    definition = card_of(state, card)
    if state.zone[card] != IN_PLAY:
        cost = definition.cost.shown()
        return f"{definition.name}{f' {cost}' if cost else ''}"
    notes = []
    if definition.type == CHARACTER:
        notes.append(f"{strength(state, card)}/{speed(state, card)}")
    if state.marks[SIDEWAYS][card]:
        notes.append("sideways")
    if state.control[card] != seat:
        notes.append(f"seat {state.control[card]}'s")
    return str(definition.name) + (f" ({', '.join(notes)})" if notes else "")


def why_not(state: State, seat: int, card: int) -> str:
    """Why ``seat`` can't use a card now; empty if the current decision offers it."""
    if not state.seen[card] >> seat & 1:
        return "it's hidden from you (SS-ZN-05)"
    if state.scores is not None:
        return "the game is over (SS-WL-07)"
    question = state.decision()
    if question.seat == seat and state.game.offers(state, card):
        return ""
    text, rule = reason(state, seat, card) if question.seat != seat or is_open(question) else ("", "")
    if not text and question.seat != seat:
        return "you don't have priority right now (SS-PR-01)"
    if not text:
        text, rule = unfinished(state, question, card)
    return f"{text} ({rule})"


def is_open(question: Ask) -> bool:
    """Whether a question is about what may be used at all: a moment to act, or a declaration of attackers or
    blockers.
    """
    return question.kind == ACT_OR_PASS or question.rule in (DECLARE_ATTACK, DECLARE_BLOCK)


def reason(state: State, seat: int, card: int) -> tuple[str, str]:
    """Why a card can't be used, with the rule; two empty texts if nothing about it forbids that."""
    if state.zone[card] == HAND and state.control[card] == seat:
        refusal = why_not_play(state, seat, card, is_main(state, seat), purse(sources(state, seat)))
        return refusal or ("", "")
    if state.zone[card] == DISCARD:
        return "it's in a discard pile", "SS-ZN-07"
    if state.control[card] != seat:
        return "you don't control it", "SS-OW-02"
    if state.zone[card] != IN_PLAY:
        return "it isn't in your hand or in play", "SS-ZN-06"
    return reason_in_play(state, seat, card)


def reason_in_play(state: State, seat: int, card: int) -> tuple[str, str]:
    """The same for a permanent: its attack, its block, its abilities."""
    if state.regs[STEP] == ATTACKERS and is_character(state, card):
        return why_not_attack(state, card)
    if state.regs[STEP] == BLOCKERS and is_character(state, card):
        blocked = why_not_block(state, card)
        if blocked[0]:
            return blocked
        return next((why for a in attackers_of(state, seat) if (why := why_not_block(state, card, a))[0]), ("", ""))
    uses = card_of(state, card).uses
    if uses:
        refusal = why_not_use(state, seat, card, uses[0][1])
        return refusal or ("", "")
    if is_character(state, card):
        return "it can attack and block only in the attack phase", "SS-PR-10"
    return "it has no ability you can use", "SS-AB-03"


def explain(state: State, card: int, what: str) -> list[tuple[str, int]]:
    """The parts of a strength or speed.

    Raises:
        UsageError: for any other word.
    """
    if what not in ("strength", "speed"):
        raise UsageError(f"there's no number called {what!r}; ask for strength or speed")
    return parts(state, card, 1 if what == "speed" else 0)
