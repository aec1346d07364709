"""What a player has to finish before anything else: the reason why a card that nothing forbids can't be used yet."""

from __future__ import annotations

from spellhall.games.spellslinger.rules.announcing import Announcement
from spellhall.games.spellslinger.rules.attack import Declaration
from spellhall.games.spellslinger.rules.blocks import Blocking
from spellhall.games.spellslinger.rules.combat import CombatDamage
from spellhall.games.spellslinger.rules.defined import card_of
from spellhall.games.spellslinger.rules.payment import Payer
from spellhall.games.spellslinger.rules.playing import Window
from spellhall.games.spellslinger.rules.triggers import Triggers
from spellhall.games.spellslinger.rules.turns import NEW_HAND
from spellhall.games.spellslinger.rules.using import Using
from spellhall.games.spellslinger.table import ATTACKERS, BLOCKERS, IN_PLAY, STEP
from spellhall.kernel.frames import CHOOSE_TARGET, Ask
from spellhall.kernel.state import State
from spellhall.language.effect import Effect


def unfinished(state: State, question: Ask, card: int) -> tuple[str, str]:
    """What the waiting question is for, as a reason why a card isn't one of its options, with the rule."""
    rule = question.rule
    match state.stack[-1]:
        case Declaration() if question.then == "picked":
            return "you're declaring attackers, so you can't use it until that's done", rule
        case Declaration(card=attacker):
            return f"you're choosing how {_name(state, attacker)} attacks", rule
        case Blocking() if question.then == "picked":
            return "you're declaring blockers, so you can't use it until that's done", rule
        case Blocking(card=blocker):
            return f"you're choosing which attacker {_name(state, blocker)} blocks", rule
        case CombatDamage():
            return "you're dividing combat damage", rule
        case Triggers():
            return "one of your triggered abilities is waiting for your choice", rule
        case Announcement(card=announced) if question.kind == CHOOSE_TARGET and state.zone[card] == IN_PLAY:
            return f"it isn't a legal target for {_name(state, announced)}", rule
        case Using(card=used):
            return f"you're still using {_name(state, used)}", rule
        case Announcement(card=announced):
            return f"you're still playing {_name(state, announced)}", rule
        case Payer():
            return "you're deciding whether to pay", rule
        case Effect(source=source):
            return f"{_name(state, source)} is asking you to choose, and this isn't one of its choices", rule
        case Window(using=using) if question.then == "use":
            return f"you're choosing an ability of {_name(state, using)}", rule
        case Window() if state.regs[STEP] == ATTACKERS:
            return "attackers have been declared already", "SS-AT-09"
        case Window() if state.regs[STEP] == BLOCKERS:
            return "blockers have been declared already", "SS-BL-01"
    return ("decide first whether to keep this hand" if rule == NEW_HAND else "decide first who goes first"), rule


def _name(state: State, card: int) -> str:
    return str(card_of(state, card).name)
