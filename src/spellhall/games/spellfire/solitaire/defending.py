"""Which champion defends a realm (section DEF)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.levels.traits import is_champion
from spellhall.games.spellfire.solitaire import reasons as r
from spellhall.games.spellfire.solitaire.attacking import behind, lost
from spellhall.games.spellfire.solitaire.certainty import certain_defeat
from spellhall.games.spellfire.solitaire.choice import Choice, Passed, made_up
from spellhall.games.spellfire.solitaire.ties import high_key, level_of
from spellhall.games.spellfire.table import HAND, TARGET
from spellhall.kernel.frames import PASS
from spellhall.kernel.state import State


def defender_of_choice(state: State, options: list[int]) -> Choice:
    """SOL-DEF-01 to SOL-DEF-03, SOL-DEF-07 to SOL-DEF-10. The highest that isn't certain to lose; they always send
    one.
    """
    able = [card for card in options if card != PASS and state.zone[card] != HAND]
    able.sort(key=lambda card: high_key(state, card))
    passed: list[Passed] = []
    for card in able:
        defeat = certain_defeat(state, card, card, state.regs[TARGET])
        if defeat is not None:
            reason = r.BELOW_ATTACKER if defeat.levels else r.STRUCK_BY_ATTACKER
            passed.append(Passed(card, reason, level_of(state, card), -1, defeat.by, defeat.sum))
            continue
        passed += behind(state, able, card, passed, r.LOWER_DEFENDER, r.LATER_DEFENDER)
        reason = r.HIGHEST_DEFENDS if is_champion(state, card) else r.REALM_ITSELF
        among, its_sum = len(able) - len(lost(passed)), made_up(state, card)
        return Choice(card, r.DEFENDS, card, (reason,), tuple(passed), state.regs[TARGET], among, its_sum)
    return Choice(PASS, r.DEFENDS_NOT, -1, (r.NO_DEFENDER,), tuple(passed), state.regs[TARGET])
