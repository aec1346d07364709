"""How the opponent casts spells in phases 3 and 5 and uses powers (sections SPL, SEL)."""

from __future__ import annotations

from spellhall.games.spellfire.facts import SUPPORT
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.plays.repeats import effects
from spellhall.games.spellfire.solitaire import reasons as r
from spellhall.games.spellfire.solitaire.choice import Choice, Passed
from spellhall.games.spellfire.solitaire.table import OPPONENT, TRIED
from spellhall.games.spellfire.solitaire.ties import high_key, level_of, low_key
from spellhall.games.spellfire.solitaire.trial import changes, gain, only_harms, swing, tried
from spellhall.games.spellfire.table import ACTIVE, NO_BATTLE, PHASE, PLAY, STAGE, TURN, USE, USE_SECOND
from spellhall.kernel.frames import OPERAND, PASS, VERB_SHIFT
from spellhall.kernel.state import State

SPELL_PHASES = (3, 5)
"""The phases before and after battle, where a spell is cast as soon as it would change something."""


def spell_to_cast(state: State, options: list[int]) -> Choice | None:
    """SOL-SPL-01 to SOL-SPL-05, SOL-SPL-08. The highest-level spell that can be cast now and works for them."""
    plays = [option for option in options if option >> VERB_SHIFT == PLAY]
    spells = [option for option in plays if card_of(state, option & OPERAND).type in SUPPORT]
    spells.sort(key=lambda option: high_key(state, option & OPERAND))
    passed: list[Passed] = []
    for spell in spells:
        card = spell & OPERAND
        if is_to_be_cast(state, tried(state, spell), card):
            level = level_of(state, card)
            for other in (option & OPERAND for option in spells[spells.index(spell) + 1 :]):
                why = r.LOWER_SPELL if level_of(state, other) < level else r.LATER_SPELL
                passed.append(Passed(other, why, level_of(state, other)))
            return Choice(spell, r.PLAYS, card, (r.CAST_AT_ONCE,), tuple(passed))
        passed.append(Passed(card, r.CHANGES_NOTHING))
    return None


def is_to_be_cast(state: State, after: State, card: int) -> bool:
    """SOL-SPL-03. Whether to cast a spell: it must do something; in phases 3 and 5 of their turn that needn't help
    them.

    If it only harms them, they keep it in hand (AMB-S07). A spell that comes back to them waits for their next turn
    (AMB-S18).
    """
    if state.marks[TRIED][card] == state.regs[TURN]:
        return False
    if serves(state, after, card, spent=1):
        return True
    if state.regs[PHASE] not in SPELL_PHASES or state.regs[STAGE] != NO_BATTLE or state.regs[ACTIVE] != OPPONENT:
        return False
    return changes(state, after, card) and not only_harms(state, after, card)


def serves(state: State, after: State, card: int, spent: int = 0) -> bool:
    """SOL-SPL-03, SOL-SEL-13. Whether a play does something without harming them; ``spent``: cards it costs."""
    if not changes(state, after, card):
        return False
    difference = swing(state, after)
    if difference:
        return difference > 0
    return gain(state, after) > -spent or effects(after) != effects(state)


def power_to_use(state: State, options: list[int]) -> Choice | None:
    """SOL-SEL-05, SOL-SEL-13, SOL-TIE-01. A power to use as soon as they gain from it; each once a turn."""
    powers = [option for option in options if option >> VERB_SHIFT in (USE, USE_SECOND)]
    for option in sorted(powers, key=lambda power: high_key(state, power & OPERAND)):
        card = option & OPERAND
        if state.marks[TRIED][card] == state.regs[TURN]:
            continue
        if serves(state, tried(state, option), card):
            return Choice(option, r.USES, card, (r.FIRST_CHANCE,))
    return None


def caster_of_choice(state: State, options: list[int]) -> Choice:
    """SOL-SPL-09. The lowest-level champion that can cast it."""
    casters = [option for option in options if option != PASS]
    best = min(casters, key=lambda card: low_key(state, card))
    level = level_of(state, best)
    passed = tuple(
        Passed(card, r.HIGHER_CASTER if level_of(state, card) > level else r.LATER_CASTER, level_of(state, card))
        for card in casters
        if card != best
    )
    return Choice(best, r.CASTS if passed else -1, best, (r.LOWEST_CASTER,), passed)
