"""Why a hint advises an attack or a block: who would destroy whom, who can't be stopped, and who must stay home."""

from __future__ import annotations

from collections.abc import Iterator

from spellhall.games.spellslinger.reflexes import can_leave, guards_of, is_lethal, kills
from spellhall.games.spellslinger.rules.attack import Declaration, members_of
from spellhall.games.spellslinger.rules.blocks import Blocking, attackers_of, blockable, reaches
from spellhall.games.spellslinger.rules.defined import card_of
from spellhall.games.spellslinger.rules.numbers import characters_of, has, strength
from spellhall.games.spellslinger.rules.sides import lead, opponents
from spellhall.games.spellslinger.rules.targets import seat_of
from spellhall.games.spellslinger.table import BLOCKED, LIFE, UNIT
from spellhall.kernel.frames import PASS
from spellhall.kernel.presentation.reasons import because
from spellhall.kernel.state import State


def name_of(state: State, card: int) -> str:
    """A card's name."""
    return str(card_of(state, card).name)


# ---------------------------------------------------------------------- attacking


def why_attack(state: State, seat: int, action: int) -> Iterator[str]:
    """What speaks for an attacker, for the player it attacks, or against attacking."""
    frame, question = state.stack[-1], state.decision()
    assert isinstance(frame, Declaration)
    if question.then == "target_chosen":
        yield from _why_whom(state, action)
    elif question.then == "picked" and action == PASS:
        yield from _why_stay(state, seat)
    elif question.then == "picked":
        able = [card for card in question.options if card != PASS]
        for other in dict.fromkeys(lead(state, each) for each in opponents(state, seat)):
            yield from _why_against(state, action, other, able)


def _why_whom(state: State, target: int) -> Iterator[str]:
    """The weakest player is the one to attack."""
    others = [seat_of(option) for option in state.decision().options]
    victim = seat_of(target)
    life = state.seat_data[LIFE][victim]
    if len(others) > 1 and life == min(state.seat_data[LIFE][other] for other in others):
        yield because(f"attack seat {victim}", f"no one has less life than their {life}")
    if not guards_of(state, victim):
        yield because(f"attack seat {victim}", "they have no upright character to block with")


def _why_against(state: State, card: int, victim: int, able: list[int]) -> Iterator[str]:
    """What an attack on one player has in its favour."""
    guards = guards_of(state, victim)
    what, life = f"attack with {name_of(state, card)}", state.seat_data[LIFE][victim]
    if is_lethal(state, victim, guards, able):
        yield because(what, f"seat {victim} has {life} life and can't stop enough of your attackers")
    if not guards:
        yield because(what, f"seat {victim} has no upright character to block it")
        return
    blockers = [guard for guard in guards if reaches(state, guard, card)]
    if not blockers:
        yield because(what, f"it has Flying, and nothing seat {victim} has upright can block it")
    elif strength(state, card) > 0 and not any(kills(state, guard, card) for guard in blockers):
        yield because(what, f"no single blocker of seat {victim} can destroy it")
    elif all(kills(state, card, guard) for guard in blockers):
        yield because(what, f"it destroys any single blocker of seat {victim}")


def _why_stay(state: State, seat: int) -> Iterator[str]:
    """What speaks against attacking with any more."""
    able = [card for card in state.decision().options if card != PASS]
    for other in opponents(state, seat):
        force = sum(max(0, strength(state, foe)) for foe in characters_of(state, other))
        life = state.seat_data[LIFE][lead(state, seat)]
        if any(not can_leave(state, seat, card) for card in able) and force:
            yield because("stay home", f"seat {other} can strike for {force} next, and you have {life} life")
        for guard in guards_of(state, other):
            if able and all(reaches(state, guard, card) and kills(state, guard, card) for card in able):
                yield because("stay home", f"seat {other}'s {name_of(state, guard)} can destroy any of your attackers")
                break
    if able and all(strength(state, card) <= 0 for card in able):
        yield because("stay home", "none of your characters has any strength")


# ---------------------------------------------------------------------- blocking


def why_block(state: State, seat: int, action: int) -> Iterator[str]:
    """What a blocker does to an attacker, or what gets through."""
    frame, question = state.stack[-1], state.decision()
    assert isinstance(frame, Blocking)
    coming = [card for card in attackers_of(state, seat) if not state.marks[BLOCKED][card]]
    damage = sum(max(0, strength(state, card)) for card in coming)
    life = state.seat_data[LIFE][lead(state, seat)]
    if action == PASS:
        if not damage:
            yield because("no more blockers", "every attacker with any strength is blocked already")
        elif damage < life:
            yield because("let them through", f"only {damage} damage comes, and you have {life} life")
        return
    blocker, attackers = (action, blockable(state, action)) if question.then == "picked" else (frame.card, [action])
    what = f"block with {name_of(state, action)}" if question.then == "picked" else f"block {name_of(state, action)}"
    alone = [foe for foe in attackers if len(members_of(state, state.marks[UNIT][foe])) == 1]
    for foe in (foe for foe in alone if kills(state, blocker, foe) and not kills(state, foe, blocker)):
        yield because(what, f"{_it(state, blocker, foe, question.then)} destroyed, and your blocker survives")
    if damage >= life:
        yield because(what, f"{damage} damage is coming, and you have {life} life")
    for foe in (foe for foe in alone if kills(state, blocker, foe)):
        yield because(what, f"{_it(state, blocker, foe, question.then)} destroyed, too")
    for foe in (foe for foe in alone if not kills(state, foe, blocker) and not has(state, foe, "Deadly")):
        yield because(what, f"{name_of(state, foe)} can't destroy your {name_of(state, blocker)}")
    if strength(state, attackers[0]) > 0:
        yield because(what, f"it stops {max(strength(state, foe) for foe in attackers)} damage")


def _it(state: State, blocker: int, foe: int, then: str) -> str:
    """The attacker as the subject of what happens to it."""
    return f"{name_of(state, foe)} is" if then == "picked" else "it's"
