"""What a player has to settle first: why a card isn't an option of a question about one thing in particular."""

from __future__ import annotations

from spellhall.games.spellfire.facts import TYPE_NAMES
from spellhall.games.spellfire.rules.battle.aid import Aid
from spellhall.games.spellfire.rules.battle.attacks import CANNOT_FIGHT, is_spent, why_not_attack
from spellhall.games.spellfire.rules.battle.battle import Battle
from spellhall.games.spellfire.rules.battle.rescue import Rescue
from spellhall.games.spellfire.rules.battle.spoils import Spoils
from spellhall.games.spellfire.rules.battle.tolls import Payment
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.plays.at_once import AtOnce
from spellhall.games.spellfire.rules.plays.legal_plays import NOT_NOW, why_not_champion
from spellhall.games.spellfire.rules.plays.play import Play, Tribute, Use
from spellhall.games.spellfire.rules.refusal import Refusal
from spellhall.games.spellfire.rules.turn.turn import Rebuild, Turn
from spellhall.games.spellfire.table import BATTLE, HAND, POOL
from spellhall.kernel.frames import ACT_OR_PASS, Ask
from spellhall.kernel.state import State
from spellhall.language.effect import Effect

BY_TYPE = {
    "realm": "you can play realms only in phase 2",
    "holding": "you can play holdings only in phase 2",
    "magical item": "you can give items to champions only in phase 3, or to one who is losing a round",
    "artifact": "you can give artifacts to champions only in phase 3, or to one who is losing a round",
    "rule card": "you can play rule cards only in phase 0",
    "dungeon card": "dungeon cards are revealed only before the game",
}
"""When cards of each type are played; everyone else is a champion, or has a reason of its own."""
CHAMPIONS = "you can play champions only in phase 3, or send them into battle from your hand"


def is_open(state: State, question: Ask) -> bool:
    """Whether a question is about what may be played at all, and not about one thing in particular."""
    frame = state.stack[-1]
    return isinstance(frame, Aid | Rescue) or (question.kind == ACT_OR_PASS and not isinstance(frame, Spoils | AtOnce))


def unfinished(state: State, question: Ask, card: int) -> Refusal:
    """What the waiting question is for, as a reason why a card isn't one of its options."""
    text = ""
    match state.stack[-1]:
        case Battle() as battle if question.then in ("sent", "defended"):
            return _why_not_sent(state, battle, question, card)
        case Battle():
            text = "decide first what happens to the champion that lost the round"
        case Spoils(card=drawn):
            text = f"you can play only your spoils now, {_name(state, drawn)}"
        case AtOnce(card=drawn):
            text = f"you can play only what you just drew, {_name(state, drawn)}"
        case Payment():
            text = "you're paying for the attack, and this can't pay"
        case Tribute(card=played):
            text = f"you're paying for {_name(state, played)}, and this can't pay"
        case Rebuild():
            text = "you're discarding cards from your hand to rebuild a realm"
        case Turn() if question.then == "hand_cut":
            text = "you're discarding cards from your hand down to your limit"
        case Play(card=played) if question.words:
            text = f"you're choosing where to put {_name(state, played)}"
        case Play(card=played):
            text = f"you're still playing {_name(state, played)}, and it can't go here"
        case Use(card=used):
            text = f"you're still using {_name(state, used)}"
        case Effect(source=source):
            text = f"{_name(state, source)} is asking you to choose, and this isn't one of its choices"
    return Refusal(question.rule or "AMB-01", text or f"decide this first: {question.label.removesuffix('?')}")


def in_its_phase(state: State, card: int, refusal: Refusal) -> Refusal:
    """A refusal because of the phase, with the phase for such cards."""
    if refusal is not NOT_NOW:
        return refusal
    definition = card_of(state, card)
    text = CHAMPIONS if definition.is_champion else BY_TYPE.get(TYPE_NAMES[definition.type], refusal.text)
    return Refusal(refusal.rule, text)


def _why_not_sent(state: State, battle: Battle, question: Ask, card: int) -> Refusal:
    """Why a card can't be sent into the battle now."""
    definition, seat = card_of(state, card), question.about
    if not definition.is_champion:
        return Refusal(question.rule, "you're choosing who fights, and only champions can")
    if state.control[card] != seat or state.zone[card] not in (HAND, POOL):
        where = "it's already fighting" if state.zone[card] == BATTLE else "it's neither in your pool nor in your hand"
        return Refusal(question.rule, where)
    if state.zone[card] == HAND and (refusal := why_not_champion(state, seat, card)):
        return refusal
    if question.then == "sent":
        return why_not_attack(state, seat, card, battle.realm) or CANNOT_FIGHT
    if is_spent(state, card):
        return Refusal("CON-50", "it has defended in this battle already")
    return CANNOT_FIGHT


def _name(state: State, card: int) -> str:
    return str(card_of(state, card).name)
