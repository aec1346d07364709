"""Why a hint advises a choice: what a card, an aim or an opening hand does for you.

Fights are in ``fight_reasons``. Every sentence states what the deciding seat can see.
"""

from __future__ import annotations

from collections.abc import Iterator

from spellhall.games.spellslinger.facts import CHARACTER, TERRAIN
from spellhall.games.spellslinger.rules.announcing import Announcement
from spellhall.games.spellslinger.rules.attack import Declaration
from spellhall.games.spellslinger.rules.blocks import Blocking, blockable
from spellhall.games.spellslinger.rules.defined import Defined, card_of
from spellhall.games.spellslinger.rules.numbers import characters_of, is_character, strength
from spellhall.games.spellslinger.rules.offers import is_main
from spellhall.games.spellslinger.rules.payment import affords, purse_of
from spellhall.games.spellslinger.rules.playing import Window
from spellhall.games.spellslinger.rules.sides import lead, may_attack, opponents
from spellhall.games.spellslinger.rules.targets import legal, seat_of, specs_of
from spellhall.games.spellslinger.rules.turns import NEW_HAND
from spellhall.games.spellslinger.table import DAMAGE, HAND, IN_PLAY, LIFE, PLAY, SHIELD, WARD
from spellhall.games.spellslinger.telling.fight_reasons import name_of, why_attack, why_block
from spellhall.games.spellslinger.words.effects import Damage, Destroy
from spellhall.games.spellslinger.words.pending import Negate
from spellhall.kernel.frames import CHOOSE_CARD, CHOOSE_TARGET, OPERAND, PASS, VERB_SHIFT, YES
from spellhall.kernel.presentation.reasons import ITSELF, NO_ARROW, End, because, counted, ordinal
from spellhall.kernel.state import State
from spellhall.language.effect import Effect, Standing
from spellhall.language.script import Ability


def reasons(state: State, action: int) -> Iterator[str]:
    """See ``Game.reasons``."""
    question, frame = state.decision(), state.stack[-1]
    seat = question.seat
    if question.rule == NEW_HAND:
        yield from _why_this_hand(state, seat, action)
        return
    match frame:
        case Declaration():
            yield from why_attack(state, seat, action)
        case Blocking():
            yield from why_block(state, seat, action)
        case Announcement() if question.kind == CHOOSE_TARGET and action != PASS:
            yield from _why_aim(state, frame, seat, action)
        case Window() if question.then == "acted":
            yield from _in_window(state, frame, seat, action)


def ends(state: State, action: int) -> tuple[End, End]:
    """See ``Game.hint_ends``."""
    question, frame = state.decision(), state.stack[-1]
    if action == PASS:
        return NO_ARROW
    match frame:
        case Declaration() if question.then == "picked":
            others = may_attack(state, question.seat)
            return (ITSELF, ("seat", others[0])) if len(others) == 1 else NO_ARROW
        case Blocking() if question.then == "picked":
            attackers = blockable(state, action)
            return (ITSELF, ("card", attackers[0])) if len(attackers) == 1 else NO_ARROW
        case Declaration(card=card) | Blocking(card=card):
            return ("card", card), ITSELF
        case Announcement(card=card) | Effect(source=card) if question.kind in (CHOOSE_TARGET, CHOOSE_CARD):
            return ("card", card), ITSELF
        case Window(response=waiting) if action >> VERB_SHIFT == PLAY:
            ability = card_of(state, action & OPERAND).resolves
            if waiting >= 0 and ability is not None and _negates(ability):
                return ITSELF, ("card", waiting)
            return ITSELF, _only_target(state, question.seat, action & OPERAND)
    return NO_ARROW


def _only_target(state: State, seat: int, card: int) -> End:
    """A card's only possible target, if it takes one and there's no other."""
    ability = card_of(state, card).resolves or card_of(state, card).enchants
    specs = specs_of(ability) if ability is not None else []
    found = legal(state, specs[0], Standing(card, seat)) if len(specs) == 1 else []
    if len(found) != 1:
        return ITSELF
    return ("card", found[0]) if seat_of(found[0]) < 0 else ("seat", seat_of(found[0]))


def _why_this_hand(state: State, seat: int, action: int) -> Iterator[str]:
    """An opening hand is kept for its mix of terrains and other cards."""
    hand = state.pile(HAND, seat)
    terrains = sum(card_of(state, card).type == TERRAIN for card in hand)
    mix = f"it has {counted(terrains, 'terrain')} and {counted(len(hand) - terrains, 'other card')}"
    yield because("take a mulligan" if action == YES else "keep your hand", mix)


# ---------------------------------------------------------------------- playing a card, or nothing


def _in_window(state: State, window: Window, seat: int, action: int) -> Iterator[str]:
    if action == PASS:
        yield from _why_pass(state, window, seat)
    elif action >> VERB_SHIFT == PLAY:
        card = action & OPERAND
        definition, what = card_of(state, card), f"play {name_of(state, card)}"
        if definition.type == TERRAIN:
            yield from _why_terrain(state, seat, what)
        elif definition.type == CHARACTER:
            yield from _why_character(state, seat, card, what)
        else:
            yield from _why_spell(state, window, seat, definition, what)


def _why_terrain(state: State, seat: int, what: str) -> Iterator[str]:
    """A terrain pays for more, perhaps just enough for a card in hand."""
    number = 1 + sum(card_of(state, card).type == TERRAIN for card in state.pile(IN_PLAY, seat))
    nth = f"it's your {ordinal(number)} terrain"
    for card in state.pile(HAND, seat):
        definition = card_of(state, card)
        if definition.type != TERRAIN and definition.cost.total == number:
            yield because(what, f"{nth}, and {definition.name} costs {number}")
    yield because(what, f"{nth}, and you can play one each turn")


def _why_character(state: State, seat: int, card: int, what: str) -> Iterator[str]:
    """A character is compared with those in play."""
    own = characters_of(state, seat)
    theirs = [strength(state, foe) for other in opponents(state, seat) for foe in characters_of(state, other)]
    force = card_of(state, card).strength
    if not own:
        yield because(what, "you have no other character to attack and block with")
    if theirs and force > max(theirs):
        yield because(what, f"its strength {force} beats every character against you")
    if own:
        yield because(what, f"it's your {ordinal(len(own) + 1)} character to attack and block with")


def _why_spell(state: State, window: Window, seat: int, definition: Defined, what: str) -> Iterator[str]:
    """What an event, interrupt or enchantment can do at once."""
    ability = definition.resolves or definition.enchants
    if ability is None:
        return
    waiting = window.response
    if waiting >= 0 and state.control[waiting] != seat and _negates(ability):
        yield because(what, f"it negates seat {state.control[waiting]}'s {name_of(state, waiting)}")
    for word in ability.words():
        if isinstance(word, Damage) and isinstance(word.amount, int):
            amount = word.amount
            for other in opponents(state, seat):
                foes = [foe for foe in characters_of(state, other) if _dies_of(state, foe, amount)]
                if foes:
                    best = max(foes, key=lambda foe: (strength(state, foe), -foe))
                    yield because(what, f"{amount} damage is enough for seat {other}'s {name_of(state, best)}")
                if amount >= state.seat_data[LIFE][lead(state, other)]:
                    yield because(what, f"seat {other} has only {state.seat_data[LIFE][lead(state, other)]} life left")
        if isinstance(word, Destroy):
            foes = [foe for other in opponents(state, seat) for foe in characters_of(state, other)]
            if foes:
                best = max(foes, key=lambda foe: (strength(state, foe), -foe))
                yield because(what, f"{name_of(state, best)} is the strongest character against you")


def _why_pass(state: State, window: Window, seat: int) -> Iterator[str]:
    """What passing keeps, or what there is to stop."""
    playable = [option & OPERAND for option in state.decision().options if option >> VERB_SHIFT == PLAY]
    fast = [card for card in state.pile(HAND, seat) if card_of(state, card).fast]
    waiting = window.response
    if waiting >= 0:
        name = name_of(state, waiting)
        what = f"let {name} resolve"
        if state.control[waiting] == seat:
            yield because(what, "it's your own card")
        elif not any((ability := card_of(state, card).resolves) and _negates(ability) for card in playable):
            yield because(what, "nothing you can play negates it")
        return
    if is_main(state, seat):
        ready = [card for card in fast if affords(purse_of(state, seat), card_of(state, card).cost)]
        if ready:
            yield because("end your turn", f"you keep enough upright to play {name_of(state, ready[0])} later")
        if not playable and state.pile(HAND, seat):
            yield because("end your turn", "nothing in your hand can be played now")
    elif playable:
        yield because("pass", f"{name_of(state, playable[0])} stays in your hand for a better moment")


def _negates(ability: Ability) -> bool:
    return any(isinstance(word, Negate) for word in ability.words())


# ---------------------------------------------------------------------- aiming


def _why_aim(state: State, frame: Announcement, seat: int, target: int) -> Iterator[str]:
    """What makes a character or player the one to aim at."""
    ability, aimed_at = frame.ability_of(state), seat_of(target)
    specs = frame.specs(state)
    spec = specs[frame.at] if frame.at < len(specs) else None
    words = [] if ability is None else [word for word in ability.words() if isinstance(word, Damage)]
    amounts = [word.amount for word in words if word.to is spec and isinstance(word.amount, int)]
    if aimed_at >= 0:
        life = state.seat_data[LIFE][lead(state, aimed_at)]
        for amount in amounts if aimed_at != seat and not state.seat_data[WARD][aimed_at] else ():
            left = life - amount
            then = (
                f"{amount} damage leaves them {left} life"
                if left > 0
                else f"{amount} damage takes their last {life} life"
            )
            yield because(f"aim at seat {aimed_at}", then)
        return
    if state.zone[target] != IN_PLAY or not is_character(state, target):
        return
    what = f"aim at {name_of(state, target)}"
    for amount in amounts:
        if _dies_of(state, target, amount):
            yield because(what, f"{amount} damage destroys it")
    owner = state.control[target]
    alike = [
        other
        for other in state.decision().options
        if other != PASS and seat_of(other) < 0 and state.zone[other] == IN_PLAY and state.control[other] == owner
    ]
    forces = [strength(state, other) for other in alike if is_character(state, other)]
    if strength(state, target) == max(forces):
        whose = "you have" if owner == seat else f"seat {owner} has"
        yield because(what, f"it's the strongest character {whose} there")


def _dies_of(state: State, card: int, amount: int) -> bool:
    """Whether this much more damage destroys a character, as far as everyone sees."""
    return not state.marks[SHIELD][card] and 0 < strength(state, card) - state.marks[DAMAGE][card] <= amount
