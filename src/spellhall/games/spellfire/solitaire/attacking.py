"""Which champion attacks which realm, and when they don't attack (section ATK)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.battle.attacks import is_exposed
from spellhall.games.spellfire.solitaire import reasons as r
from spellhall.games.spellfire.solitaire.barring import able_to_attack, barred
from spellhall.games.spellfire.solitaire.certainty import Defeat, certain_defeat
from spellhall.games.spellfire.solitaire.choice import Choice, Passed, made_up
from spellhall.games.spellfire.solitaire.razed import front_key
from spellhall.games.spellfire.solitaire.table import MEANT, OPPONENT, PLAYER
from spellhall.games.spellfire.solitaire.ties import champions_by_level, high_key, level_of
from spellhall.games.spellfire.table import ATTACK, FORMATION, POOL, RAZED, ROUND, TARGET
from spellhall.kernel.frames import OPERAND, PASS, VERB_SHIFT, action
from spellhall.kernel.state import State


def attack_of_choice(state: State, options: list[int]) -> Choice:
    """SOL-ATK-01 to SOL-ATK-12. The highest champion that isn't certain to lose, against the foremost realm it can
    attack.
    """
    offered = {option & OPERAND for option in options if option >> VERB_SHIFT == ATTACK}
    realms = exposed_realms(state)
    able = {realm: able_to_attack(state, realm) if realm in offered else [] for realm in realms}
    champions = champions_by_level(state, OPPONENT)
    if not champions or not realms:
        return Choice(PASS)
    passed: list[Passed] = []
    for champion in champions:
        realm = next((realm for realm in realms if champion in able[realm]), -1)
        if realm < 0:
            passed.append(barred(state, champion, realms[0]))
            continue
        defeat = certain_defeat(state, action(ATTACK, realm), champion, realm)
        if defeat is None:
            passed += _behind_attack(state, champion, realm, able, passed)
            among = sum(1 for card in able[realm] if card not in lost(passed))
            return Choice(
                action(ATTACK, realm),
                r.ATTACKS,
                champion,
                (r.HIGHEST_ATTACKS, r.FOREMOST),
                tuple(passed),
                realm,
                among,
                made_up(state, champion),
            )
        passed.append(loses(state, champion, defeat, realm))
    return Choice(PASS, r.ATTACKS_NOT, -1, (r.ALL_CERTAIN if lost(passed) else r.NO_ATTACKER,), tuple(passed))


def _behind_attack(
    state: State, champion: int, realm: int, able: dict[int, list[int]], passed: list[Passed]
) -> list[Passed]:
    """What they pass over for an attack: other champions, and other exposed realms."""
    told = {one.card for one in passed}
    could = sorted(able[realm], key=lambda card: high_key(state, card))
    found = behind(state, could, champion, passed, r.LOWER, r.LATER_ATTACKER)
    others = [card for card in champions_by_level(state, OPPONENT) if card not in could and card not in told]
    found += [barred(state, card, realm) for card in others]
    realms = list(able)
    before = realms[: realms.index(realm)]
    found += [barred(state, champion, other)._replace(level=-1) for other in before]
    return found + [Passed(other, r.FURTHER_BACK) for other in realms if other != realm and other not in before]


def loses(state: State, champion: int, defeat: Defeat, realm: int) -> Passed:
    """A passed-over champion that is certain to lose against a realm."""
    reason = r.BELOW_DEFENDER if defeat.levels else r.STRUCK_BY_DEFENDER
    reason = r.LOSES_TO_REALM if defeat.by == realm else reason
    return Passed(champion, reason, level_of(state, champion), realm, defeat.by, defeat.sum)


def lost(passed: list[Passed]) -> set[int]:
    """Those passed over because they are certain to lose."""
    return {one.card for one in passed if one.reason in r.CERTAIN_LOSSES}


def exposed_realms(state: State) -> list[int]:
    """SOL-ATK-04 to SOL-ATK-06, SOL-ATK-08. The player's unrazed, unshielded realms, the foremost first."""
    realms = [realm for realm in state.pile(FORMATION, PLAYER) if not state.marks[RAZED][realm]]
    return sorted((realm for realm in realms if is_exposed(state, realm)), key=lambda realm: front_key(state, realm))


def champion_to_send(state: State, options: list[int]) -> Choice:
    """SOL-ATK-13, SOL-ATK-14. Who goes forward: the champion chosen first, then the next one against the same realm."""
    again, meant = state.regs[ROUND] > 0, state.regs[MEANT]
    if not again and meant in options and state.zone[meant] == POOL:
        return Choice(meant)
    champions = sorted(
        (card for card in options if card != PASS and state.zone[card] == POOL), key=lambda card: high_key(state, card)
    )
    passed: list[Passed] = []
    realm = state.regs[TARGET]
    for champion in champions:
        defeat = certain_defeat(state, champion, champion, realm)
        if defeat is not None:
            passed.append(loses(state, champion, defeat, realm))
            continue
        passed += behind(state, champions, champion, passed, r.LOWER, r.LATER_ATTACKER)
        reason = r.GOES_ON if again else r.HIGHEST_ATTACKS
        among = len(champions) - len(lost(passed))
        its_sum = made_up(state, champion)
        return Choice(champion, r.SENDS, champion, (reason,), tuple(passed), realm, among, its_sum)
    return Choice(PASS, r.STOPS, -1, (r.NONE_GOES_ON if again else r.ALL_CERTAIN,), tuple(passed))


def behind(
    state: State, champions: list[int], chosen: int, passed: list[Passed], lower: int, later: int
) -> list[Passed]:
    """The candidates ranked after the chosen one."""
    told = {one.card for one in passed}
    level = level_of(state, chosen)
    return [
        Passed(
            card, later if level_of(state, card) == level else lower, level_of(state, card), sum=made_up(state, card)
        )
        for card in champions
        if card != chosen and card not in told
    ]
