"""Which champions enter the opponent's pool, and who bears magical items and artifacts (sections CHM, MAG, ART)."""

from __future__ import annotations

from spellhall.games.spellfire.facts import ARTIFACT, ITEM
from spellhall.games.spellfire.rules.battle.sides import attachments
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.traits import has_trait, is_champion
from spellhall.games.spellfire.rules.plays.legal_plays import is_event_alone
from spellhall.games.spellfire.rules.plays.permits import opens_type
from spellhall.games.spellfire.rules.plays.placement import bearers_for
from spellhall.games.spellfire.rules.questions import Bearing, Grant, Trait
from spellhall.games.spellfire.solitaire import reasons as r
from spellhall.games.spellfire.solitaire.choice import Choice, Passed
from spellhall.games.spellfire.solitaire.table import OPPONENT
from spellhall.games.spellfire.solitaire.ties import high_key, level_of, low_key, tie_key
from spellhall.games.spellfire.table import HAND, PLAY
from spellhall.kernel.frames import OPERAND, VERB_SHIFT, action
from spellhall.kernel.state import State


def champion_to_enter(state: State, options: list[int]) -> Choice | None:
    """SOL-CHM-01, SOL-CHM-04. The next champion to enter: all do, highest level first, so the better of two of a name
    does. One that could only be played as an event stays in hand (AMB-S26).
    """
    cards = [option & OPERAND for option in options if option >> VERB_SHIFT == PLAY]
    able = [card for card in cards if is_champion(state, card) and not is_event_alone(state, OPPONENT, card)]
    champions = sorted(able, key=lambda card: high_key(state, card))
    if not champions:
        return None
    best = champions[0]
    name = card_of(state, best).name
    twins = [card for card in state.pile(HAND, OPPONENT) if card != best and card_of(state, card).name == name]
    reason = r.BETTER_OF_NAME if twins else r.TO_THE_POOL
    return Choice(action(PLAY, best), r.ENTERS, best, (reason,), tuple(Passed(card, r.WORSE_OF_NAME) for card in twins))


def attachment_to_give(state: State, options: list[int]) -> Choice | None:
    """SOL-MAG-06, SOL-ART-04. The first item, or else the first artifact, that has a bearer."""
    held = [option & OPERAND for option in options if option >> VERB_SHIFT == PLAY]
    for kind in (ITEM, ARTIFACT):
        for card in held:
            bearers = bearers_for(state, OPPONENT, card) if card_of(state, card).type == kind else []
            if eligible(state, card, bearers):
                return bearer_of_choice(state, card, bearers)._replace(action=action(PLAY, card))
    return None


def eligible(state: State, card: int, bearers: list[int]) -> list[int]:
    """SOL-MAG-04, SOL-ART-07. Cards that can bear an item or artifact and gain from it; champions before realms."""
    champions = [bearer for bearer in bearers if is_champion(state, bearer)]
    if card_of(state, card).type == ITEM:
        champions = [champion for champion in champions if not has_its_power(state, champion, card)]
    return champions or [bearer for bearer in bearers if not is_champion(state, bearer)]


def bearer_of_choice(state: State, card: int, options: list[int]) -> Choice:
    """SOL-MAG-02, SOL-MAG-03, SOL-ART-02, SOL-ART-06. The one that gets an item or artifact."""
    able = eligible(state, card, options) or options
    count = items_of if card_of(state, card).type == ITEM else level_of
    if card_of(state, card).type == ITEM:
        best = min(able, key=lambda bearer: (items_of(state, bearer), tie_key(state, bearer)))
        reason, more, later = r.FEWEST_ITEMS, r.MORE_ITEMS, r.LATER_BEARER
    else:
        best = min(able, key=lambda bearer: low_key(state, bearer))
        reason, more, later = r.LOWEST_OF_WORLD, r.HIGHER, r.LATER_OF_WORLD
    passed = []
    for other in options:
        if other != best:
            why = r.HAS_POWER if other not in able else more if count(state, other) > count(state, best) else later
            passed.append(Passed(other, why, count(state, other)))
    return Choice(best, r.GIVES, card, (reason,), tuple(passed), best, len(options))


def items_of(state: State, champion: int) -> int:
    """SOL-MAG-07. How many magical items a champion bears, not counting artifacts."""
    return sum(1 for card in attachments(state, champion) if card_of(state, card).type == ITEM)


def has_its_power(state: State, champion: int, item: int) -> bool:
    """SOL-MAG-04, SOL-MAG-05. Whether a champion already has exactly what an item gives, by itself or from another
    card.
    """
    definition = card_of(state, item)
    given = [word for ability in definition.abilities for word in ability.modifiers if isinstance(word, Grant | Trait)]
    other = [
        ability
        for ability in definition.abilities
        if ability.kind != "standing"
        or any(not isinstance(word, Grant | Trait | Bearing) for word in ability.modifiers)
    ]
    if given and not other:
        return all(_has(state, champion, word) for word in given)
    if not definition.abilities:
        return False
    power = [ability.fingerprint() for ability in definition.abilities]
    borne = [champion, *attachments(state, champion)]
    return any([a.fingerprint() for a in card_of(state, card).abilities] == power for card in borne)


def _has(state: State, champion: int, word: Grant | Trait) -> bool:
    if isinstance(word, Grant):
        return all(opens_type(state, champion, kind) for kind in word.types)
    return bool(word.has) and has_trait(state, champion, word.trait)
