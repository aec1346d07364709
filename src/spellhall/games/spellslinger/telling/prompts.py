"""The game's questions in plain words: what is asked of whom, and what passing means.

A kind with a stroke ("attack/more") is a variant of the one before it. Prompts say nothing that isn't public.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from spellhall.games.spellslinger.rules.announcing import Announcement
from spellhall.games.spellslinger.rules.attack import Declaration
from spellhall.games.spellslinger.rules.blocks import Blocking, rivals
from spellhall.games.spellslinger.rules.combat import CombatDamage
from spellhall.games.spellslinger.rules.defined import card_of
from spellhall.games.spellslinger.rules.offers import is_main
from spellhall.games.spellslinger.rules.payment import Payer
from spellhall.games.spellslinger.rules.playing import Window
from spellhall.games.spellslinger.rules.triggers import Triggers
from spellhall.games.spellslinger.rules.turns import Match
from spellhall.games.spellslinger.table import (
    ACTIVE,
    ATTACK_BEGINS,
    ATTACK_ENDS,
    ATTACKERS,
    ATTACKS,
    BLOCKERS,
    BLOCKS,
    CLEANUP,
    COMBAT,
    DRAW,
    END,
    HAND_SIZE,
    IN_PLAY,
    MAIN,
    MULLIGANS,
    STEP,
    UPKEEP,
    UPRIGHT,
)
from spellhall.games.spellslinger.telling.actions import where_passing_leads
from spellhall.kernel.frames import PASS, Ask, Procedure
from spellhall.kernel.presentation.prompts import OF_CARDS, Asked, People, Prompt, kind_of_choice
from spellhall.kernel.state import State
from spellhall.language.effect import Effect

PROMPTS: Mapping[str, Prompt] = MappingProxyType(
    {
        "first": Prompt("You won the toss. Play first or draw?", "{who} won the toss and chooses who goes first."),
        "hand": Prompt(
            "Keep your opening hand, or shuffle it back for {size} new cards?",
            "{who} may keep the opening hand or take a mulligan.",
        ),
        "main": Prompt(
            "Play cards, use abilities, or end your turn.",
            "{who} is in the main phase and may play cards.",
        ),
        "moment": Prompt("{active:'s} turn, {time}: act, or pass {onward}.", "{who} may act {time}."),
        "response": Prompt(
            "{player} played {card}: respond, or pass and let it resolve.", "{who} may respond to {card}."
        ),
        "response/own": Prompt(
            "You played {card}: respond to it yourself, or pass and let it resolve.",
            "{who} may respond to {card}.",
        ),
        "attack": Prompt("Choose an attacker, or don't attack.", "{who} chooses attackers."),
        "attack/more": Prompt("Choose another attacker, or finish.", "{who} chooses more attackers."),
        "attack/must": Prompt("Some of your characters have to attack. Choose one.", "{who} chooses attackers."),
        "whom": Prompt("Who does {card} attack?", "{who} chooses who {card} attacks."),
        "group": Prompt("Does {card} attack alone or in a group?", "{who} chooses whether {card} attacks alone."),
        "block": Prompt("{active:attacks}. Choose a blocker, or don't block.", "{who} chooses blockers."),
        "block/more": Prompt("{active:attacks}. Choose another blocker, or finish.", "{who} chooses more blockers."),
        "blocked": Prompt("Which attacker does {card} block?", "{who} chooses which attacker {card} blocks."),
        "damage": Prompt(
            "How much of {card}'s {left} damage goes to {foe}?",
            "{who} divides {card}'s damage.",
        ),
        "pay": Prompt("Pay {cost} for {card}: pick cards to turn, or auto-pay.", "{who} pays for {card}."),
        "x": Prompt("Choose X for {card}: you pay that much.", "{who} chooses X for {card}."),
        "cost": Prompt("To pay for {card}, {text}: choose one.", "{who} pays for {card}."),
        "mode": Prompt("Choose one of {card}'s effects.", "{who} chooses one of {card}'s effects."),
        "ability": Prompt("Which of {card}'s abilities do you use?", "{who} chooses one of {card}'s abilities."),
        "aim": Prompt("Choose a target for {card} ({text}).", "{who} chooses a target for {card}."),
        "aim/optional": Prompt(
            "Choose a target for {card} ({text}), or no more.", "{who} may choose a target for {card}."
        ),
        "order": Prompt(
            "Several abilities trigger at once. Which one happens first?",
            "{who} puts triggered abilities in order.",
        ),
        **OF_CARDS,
    }
)
TIMES = {
    UPRIGHT: "in the upright step",
    UPKEEP: "in the upkeep step",
    DRAW: "in the draw step",
    ATTACK_BEGINS: "before the attack",
    ATTACKERS: "after attackers are declared",
    BLOCKERS: "after blockers are declared",
    COMBAT: "after combat damage",
    ATTACK_ENDS: "at the end of the attack",
    MAIN: "in the main phase",
    END: "at the end",
    CLEANUP: "in the cleanup step",
}
"""When each step of a turn comes."""
IMPERATIVES = {
    "destroy which?": "choose what to destroy",
    "discard which card?": "choose a card to discard",
    "the top card?": "leave the top card, or put it on the bottom",
    "put which into your hand?": "choose a card to put into your hand",
    "which goes under the draw pile next?": "choose the next card to go under the draw pile",
    "put which into play?": "choose a card to put into play",
    "put which into play sideways?": "choose a card to put into play sideways",
    "which new target?": "choose a new target",
    "how much?": "choose how much damage",
}
"""What card texts ask for."""


def asked(state: State, question: Ask, people: People) -> Asked:
    """The kind of the waiting question, and the values for its sentences."""
    frame = state.stack[-1]
    match frame:
        case Effect():
            return _of_effect(state, question, frame, people)
        case Window():
            return _window(state, question, frame, people)
        case Match() if question.then == "first_chosen":
            return Asked("first", {})
        case Match():
            return Asked("hand", {"size": HAND_SIZE - state.seat_data[MULLIGANS][question.seat]})
        case Declaration() if question.then == "picked":
            bound = PASS not in question.options
            return Asked("attack/must" if bound else "attack/more" if any(state.marks[ATTACKS]) else "attack", {})
        case Declaration():
            return Asked("whom" if question.then == "target_chosen" else "group", {"card": _name(state, frame.card)})
        case Blocking() if question.then == "picked":
            mine = any(state.marks[BLOCKS][card] for card in state.pile(IN_PLAY, question.seat))
            return Asked("block/more" if mine else "block", {"active": people[state.regs[ACTIVE]]})
        case Blocking():
            return Asked("blocked", {"card": _name(state, frame.card)})
        case CombatDamage():
            card = frame.order[frame.at]
            foe = rivals(state, card)[frame.victim]
            return Asked("damage", {"card": _name(state, card), "foe": _name(state, foe), "left": frame.left})
        case Triggers() if question.then == "take":
            return Asked("order", {})
        case Triggers():
            return _aim(state, question, frame.present[1], people)
        case Payer():
            return _announced(state, question, frame, people)
    raise NotImplementedError(f"nobody has words for {question.label!r}")


def _window(state: State, question: Ask, window: Window, people: People) -> Asked:
    """A moment when a player may act."""
    active = state.regs[ACTIVE]
    if question.then == "use":
        return Asked("ability", {"card": _name(state, window.using)})
    if window.response >= 0:
        player = state.control[window.response]
        fields = {"card": _name(state, window.response), "player": people[player]}
        return Asked("response/own" if player == question.seat else "response", fields)
    fields = {"onward": where_passing_leads(state)}
    if is_main(state, question.seat):
        return Asked("main", fields)
    fields |= {"active": people[active], "time": TIMES[state.regs[STEP]]}
    return Asked("moment", fields)


def _announced(state: State, question: Ask, payer: Payer, people: People) -> Asked:
    """A card or an ability being announced: its cost, its effect, its targets."""
    card = payer.card if isinstance(payer, Announcement) else _ransomed(state.stack[-2])
    fields: dict[str, object] = {"card": _name(state, card)}
    match question.then:
        case "pay_with":
            return Asked("pay", fields | {"cost": payer.price(state).shown()})
        case "take_x":
            return Asked("x", fields)
        case "pay_further":
            return Asked("cost", fields | {"text": question.label.removesuffix(": which?")})
        case "take_mode":
            return Asked("mode", fields)
    return _aim(state, question, card, people)


def _ransomed(below: Procedure) -> int:
    """The card whose effect asks for a payment."""
    assert isinstance(below, Effect)
    return below.source


def _aim(state: State, question: Ask, card: int, people: People) -> Asked:
    """A target is being chosen; its description is in brackets in the label."""
    text = people.named(question.label.removeprefix("which target (").removesuffix(")?"))
    kind = "aim/optional" if PASS in question.options else "aim"
    return Asked(kind, {"card": _name(state, card), "text": text})


def _of_effect(state: State, question: Ask, effect: Effect, people: People) -> Asked:
    """A choice that a card's text asks for."""
    text = people.named(IMPERATIVES.get(question.label, question.label)).removesuffix("?")
    text = text.replace(", so that this does not happen: ", ", or else ").replace(" damage to ", " damage goes to ")
    return Asked(kind_of_choice(question, text), {"card": _name(state, effect.source), "text": text})


def _name(state: State, card: int) -> str:
    return str(card_of(state, card).name)
