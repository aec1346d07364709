"""Nouns: the filters that others start from, and cards named by their part in what happens."""

from __future__ import annotations

from collections.abc import Callable

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.rules.battle.shared_holdings import is_here
from spellhall.games.spellfire.rules.battle.sides import bearer_of, facing, fighter_of, in_round
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.questions import SelfDefence
from spellhall.games.spellfire.table import (
    DEFENCE,
    FORMATION,
    OFFENCE,
    PLACE,
    TARGET,
)
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Cards, listed

CHANGING = frozenset((*facts.CHAMPIONS, facts.REALM, facts.ITEM))


def _of_type(noun: str, *types: int, plural: str = "") -> Filter:
    """Cards of some types. Only champions, realms and items can be something else than what is printed, and never
    anything but champions (see ``rules.traits.type_of``).
    """
    wanted = frozenset(types)
    if wanted.isdisjoint(CHANGING):
        return Filter(noun, (), plural_noun=plural, among=wanted)
    among = wanted if wanted.isdisjoint(facts.CHAMPIONS) else wanted | CHANGING
    made = Filter(noun, (), plural_noun=plural, among=among)
    made.kinds = wanted
    return made


cards = Filter("card", ())
champions = _of_type("champion", *facts.CHAMPIONS)
clerics = _of_type("cleric", facts.CLERIC)
heroes = _of_type("hero", facts.HERO, plural="heroes")
monsters = _of_type("monster", facts.MONSTER)
psionicists = _of_type("psionicist", facts.PSIONICIST)
regents = _of_type("regent", facts.REGENT)
thieves = _of_type("thief", facts.THIEF, plural="thieves")
wizards = _of_type("wizard", facts.WIZARD)
realms = Filter("realm", (), among=frozenset((facts.REALM,)))
"""Realms are realms while they defend themselves, too (AMB-40)."""
realm_champions = Filter(
    "realm that defends itself",
    (lambda s, h, fx: h == s.regs[DEFENCE],),
    plural_noun="realms that defend themselves",
    among=frozenset((facts.REALM,)),
)
fighting_realms = Filter(
    "realm champion",
    (lambda s, h, fx: card_of(s, h).icon == facts.REALM and SelfDefence in card_of(s, h).printed,),
    among=frozenset((facts.REALM, *facts.CHAMPIONS)),
)
"""Realms whose text lets them defend themselves, whether they do or not (SF-ROLE-09)."""
ally_champions = Filter(
    "ally champion",
    (lambda s, h, fx: card_of(s, h).icon == facts.ALLY,),
    among=frozenset(facts.CHAMPIONS),
)
"""Allies acting as champions (SF-ROLE-06)."""
realms_and_champions = _of_type("realm or champion", facts.REALM, *facts.CHAMPIONS, plural="realms or champions")
holdings = _of_type("holding", facts.HOLDING)
allies = Filter(
    "ally",
    (),
    plural_noun="allies",
    among=frozenset((facts.ALLY, *facts.CHAMPIONS)),
)
allies.kinds = frozenset((facts.ALLY,))
"""Allies, and champions that fight as such: no other champion is attached to anything (SF-ROLE-02)."""
artifacts = _of_type("artifact", facts.ARTIFACT)
items = _of_type("magical item", facts.ITEM)
items_and_artifacts = _of_type(
    "magical item or artifact", facts.ITEM, facts.ARTIFACT, plural="magical items and artifacts"
)
events = _of_type("event", facts.EVENT)
rule_cards = _of_type("rule card", facts.RULE)
spells = _of_type("spell", *facts.SPELLS)
wizard_spells = _of_type("wizard spell", facts.WIZARD_SPELL)
cleric_spells = _of_type("cleric spell", facts.CLERIC_SPELL)
psionic_powers = _of_type("psionic power card", facts.PSIONIC_POWER)
blood_abilities = _of_type("blood ability", facts.BLOOD_ABILITY, plural="blood abilities")
thief_skills = _of_type("thief skill", facts.THIEF_SKILL)
unarmed_combat_cards = _of_type("unarmed combat card", facts.UNARMED)
champions_and_allies = _of_type("champion or ally", *facts.CHAMPIONS, facts.ALLY, plural="champions and allies")
psionics = Filter(
    "psionic power",
    (lambda s, h, fx: s.catalogue[s.face[h]].type == facts.PSIONIC_POWER or card_of(s, h).psionic,),
)
"""Psionic power cards and the psionic powers of champions (SF-IMM-07, SF-TERM-17)."""


class Role(Cards):
    """A card named by its part in what happens: THIS, BEARER, OPPONENT, ATTACKER, DEFENDER, USER, IT, THAT, OTHER,
    ANSWERED, REALM_HERE.
    """

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text

    @property
    def in_rounds(self) -> bool:
        """Whether only a fighter has that part."""
        return self.name in ("opponent", "attacker", "defender")

    def phrase(self) -> str:
        return self.text

    def handles(self, state: State, fx: Context) -> list[int]:
        found = _ROLES[self.name](state, fx)
        return [found] if found >= 0 else []

    def accepts(self, state: State, handle: int, fx: Context) -> bool:
        if self.name == "this":
            return handle >= 0 and handle == fx.source
        if self.name == "bearer":
            return handle >= 0 and handle == state.host[fx.source]
        if self.name == "it":
            return handle >= 0 and handle == fx.subject
        if self.name == "realm here":
            return handle >= 0 and is_here(state, fx.source, handle)
        return handle >= 0 and handle == _ROLES[self.name](state, fx)


def _bearer(state: State, fx: Context) -> int:
    host = state.host[fx.source]
    return host if host >= 0 else -1


def _realm_here(state: State, fx: Context) -> int:
    target = state.regs[TARGET]
    return target if is_here(state, fx.source, target) else bearer_of(state, fx.source)


_ROLES: dict[str, Callable[[State, Context], int]] = {
    "this": lambda s, fx: fx.source,
    "bearer": _bearer,
    "opponent": lambda s, fx: _opponent(s, fx),
    "attacker": lambda s, fx: s.regs[OFFENCE],
    "defender": lambda s, fx: s.regs[DEFENCE],
    "user": lambda s, fx: fx.user if fx.user >= 0 else fx.subject,
    "it": lambda s, fx: fx.subject,
    "that": lambda s, fx: fx.focus,
    "other": lambda s, fx: fx.other,
    "answered": lambda s, fx: fx.focus,
    "user of the answered": lambda s, fx: max(
        [getattr(frame, "user", -1) for frame in s.stack if getattr(frame, "card", -1) == fx.focus], default=-1
    ),
    "realm here": _realm_here,
    "your fighter": lambda s, fx: fighter_of(s, fx.seat),
    "your foremost realm": lambda s, fx: min(s.pile(FORMATION, fx.seat), key=s.marks[PLACE].__getitem__, default=-1),
    "target realm": lambda s, fx: s.regs[TARGET],
}


def _opponent(state: State, fx: Context) -> int:
    """Whom the user faces (of a duplicated card, too), or else whom the card itself faces."""
    user = fx.user
    if user >= 0 and in_round(state, user):
        return facing(state, user)
    if in_round(state, fx.source):
        return facing(state, fx.source)
    return facing(state, max(user, fx.subject)) if max(user, fx.subject) >= 0 else facing(state, fx.source)


THIS = Role("this", "this card")
BEARER = Role("bearer", "its bearer")
OPPONENT = Role("opponent", "the opposing champion")
ATTACKER = Role("attacker", "the attacking champion")
DEFENDER = Role("defender", "the defending champion")
USER = Role("user", "the user")
IT = Role("it", "it")
THAT = Role("that", "that card")
OTHER = Role("other", "the other card")
WINNER = Role("other", "the winner")
VICTOR = Role("that", "the winner")
"""Who has won, where the text waits for that (``SIDE_BEATEN``, ``Prevails``)."""
LOSER = Role("other", "the loser")
HOLDER = Role("bearer", "the bearer of this card")
ANSWERED = Role("answered", "the answered card")
ANSWERED_USER = Role("user of the answered", "its user")
REALM_HERE = Role("realm here", "its realm")
YOUR_FIGHTER = Role("your fighter", "your champion in the battle")
YOUR_FOREMOST_REALM = Role("your foremost realm", "your foremost realm")
ATTACKED_REALM = Role("target realm", "the attacked realm")


class Chosen(Cards):
    """Cards that were chosen earlier in the same text."""

    constant = ()

    def __init__(self, first: int, count: int, text: str, yours: bool = False) -> None:
        self.first = first
        self.count = count
        self.text = text
        self.yours = yours
        self.plural = count > 1

    def phrase(self) -> str:
        return self.text

    def handles(self, state: State, fx: Context) -> list[int]:
        return [h for h in fx.slots[self.first : self.first + self.count] if h >= 0]


class Either(Cards):
    """Cards of either of two descriptions."""

    plural = True

    def __init__(self, *several: Cards) -> None:
        self.several = several

    def phrase(self) -> str:
        return listed([one.phrase() for one in self.several], "and")

    def handles(self, state: State, fx: Context) -> list[int]:
        found: list[int] = []
        for one in self.several:
            found += [h for h in one.handles(state, fx) if h not in found]
        return found

    def accepts(self, state: State, handle: int, fx: Context) -> bool:
        return any(one.accepts(state, handle, fx) for one in self.several)
