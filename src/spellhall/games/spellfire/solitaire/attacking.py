"""With whom he attacks which realm, and when he does not (section ATK)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.attacks import is_exposed, why_not_attack
from spellhall.games.spellfire.solitaire import reasons as r
from spellhall.games.spellfire.solitaire.certainty import certain_defeat
from spellhall.games.spellfire.solitaire.choice import Choice, Passed
from spellhall.games.spellfire.solitaire.razed import front_key
from spellhall.games.spellfire.solitaire.table import MEANT, OPPONENT, PLAYER
from spellhall.games.spellfire.solitaire.ties import champions_by_level, high_key, level_of
from spellhall.games.spellfire.table import ATTACK, FORMATION, POOL, RAZED, ROUND, TARGET
from spellhall.kernel.frames import OPERAND, PASS, VERB_SHIFT, action
from spellhall.kernel.state import State


def attack_of_choice(state: State, options: list[int]) -> Choice:
    """SOL-ATK-01 to SOL-ATK-12. The highest champion that is not certain to lose, against the foremost realm for it."""
    offered = {option & OPERAND for option in options if option >> VERB_SHIFT == ATTACK}
    realms = exposed_realms(state)
    passed: list[Passed] = []
    champions = champions_by_level(state, OPPONENT)
    for champion in champions:
        realm, before = _foremost_for(state, champion, realms, offered)
        if realm < 0:
            passed.append(Passed(champion, r.BARRED_THERE, level_of(state, champion)))
            continue
        if certain_defeat(state, action(ATTACK, realm), champion):
            passed.append(Passed(champion, r.CERTAIN_ATTACK, level_of(state, champion), realm))
            continue
        passed += behind(state, champions, champion, passed, r.LOWER, r.LATER_ATTACKER)
        passed += [Passed(other, r.BARRED_THERE) for other in before]
        passed += [Passed(other, r.FURTHER_BACK) for other in realms if other != realm and other not in before]
        reasons = (r.HIGHEST_ATTACKS, r.FOREMOST)
        skipped = {one.card for one in passed if one.reason in (r.BARRED_THERE, r.CERTAIN_ATTACK)}
        able = [c for c in champions if c not in skipped and why_not_attack(state, OPPONENT, c, realm) is None]
        return Choice(action(ATTACK, realm), r.ATTACKS, champion, reasons, tuple(passed), realm, len(able))
    if not champions or not realms:
        return Choice(PASS)
    reason = r.ALL_CERTAIN if any(one.reason == r.CERTAIN_ATTACK for one in passed) else r.NO_ATTACKER
    return Choice(PASS, r.ATTACKS_NOT, -1, (reason,), tuple(passed))


def exposed_realms(state: State) -> list[int]:
    """SOL-ATK-04 to SOL-ATK-06, SOL-ATK-08. The player's unrazed realms that nothing shields, the foremost first."""
    realms = [realm for realm in state.pile(FORMATION, PLAYER) if not state.marks[RAZED][realm]]
    return sorted((realm for realm in realms if is_exposed(state, realm)), key=lambda realm: front_key(state, realm))


def _foremost_for(state: State, champion: int, realms: list[int], offered: set[int]) -> tuple[int, list[int]]:
    """SOL-ATK-07. The first of these realms that a champion may attack (-1: none), and those that it may not."""
    barred: list[int] = []
    for realm in realms:
        if realm in offered and why_not_attack(state, OPPONENT, champion, realm) is None:
            return realm, barred
        barred.append(realm)
    return -1, barred


def champion_to_send(state: State, options: list[int]) -> Choice:
    """SOL-ATK-13, SOL-ATK-14. Who goes forward: the one with whom he began, then the next against the same realm."""
    again, meant = state.regs[ROUND] > 0, state.regs[MEANT]
    if not again and meant in options and state.zone[meant] == POOL:
        return Choice(meant)
    champions = sorted(
        (card for card in options if card != PASS and state.zone[card] == POOL), key=lambda card: high_key(state, card)
    )
    passed: list[Passed] = []
    for champion in champions:
        if certain_defeat(state, champion, champion):
            passed.append(Passed(champion, r.CERTAIN_ATTACK, level_of(state, champion)))
            continue
        passed += behind(state, champions, champion, passed, r.LOWER, r.LATER_ATTACKER)
        reason = r.GOES_ON if again else r.HIGHEST_ATTACKS
        skipped = sum(one.reason == r.CERTAIN_ATTACK for one in passed)
        among = len(champions) - skipped
        return Choice(champion, r.SENDS, champion, (reason,), tuple(passed), state.regs[TARGET], among)
    return Choice(PASS, r.STOPS, -1, (r.NONE_GOES_ON if again else r.ALL_CERTAIN,), tuple(passed))


def behind(
    state: State, champions: list[int], chosen: int, passed: list[Passed], lower: int, later: int
) -> list[Passed]:
    """Those that come after the chosen one."""
    told = {one.card for one in passed}
    level = level_of(state, chosen)
    return [
        Passed(card, later if level_of(state, card) == level else lower, level_of(state, card))
        for card in champions
        if card != chosen and card not in told
    ]
