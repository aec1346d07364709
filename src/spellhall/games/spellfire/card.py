"""Spellfire cards: facts, and abilities recorded from a definition. Read this before you define one.

The decorators below (``realm``, ``hero``, ``wizard_spell``, ...) build a card from facts and a recording function, and
register it in its set. A card without powers needs no function: ``plain(hero("Name", ...))``.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from copy import copy
from importlib import import_module
from threading import RLock
from typing import Any, ClassVar, Protocol, TypedDict, Unpack

from spellhall.games.spellfire import card_index, facts, words
from spellhall.games.spellfire.rules.levels.defined import Defined
from spellhall.games.spellfire.rules.levels.roles import EventToo, Figure
from spellhall.games.spellfire.rules.plays import timing_index
from spellhall.games.spellfire.rules.questions import HandTrap, SelfDefence
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.sets import rank_of
from spellhall.games.spellfire.soundness import check_ability, check_phases, unknown
from spellhall.games.spellfire.table import USE, USE_SECOND
from spellhall.games.spellfire.words.describing.conditions import AfterBattle, JustChosen
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.plays.effects import Announced
from spellhall.games.spellfire.words.special_cards.heralds import Occasion
from spellhall.games.spellfire.words.special_cards.saviours import IsPerishing
from spellhall.games.spellfire.words.turn.hands import Draw, SearchPile
from spellhall.games.spellfire.words.turn.triggers import IsDiscarded, IsDrawn
from spellhall.kernel.definition import Definition, whole_number
from spellhall.kernel.loading import no_garbage
from spellhall.kernel.numbering import Numbering
from spellhall.language.effect import Program
from spellhall.language.script import Ability
from spellhall.language.words import Modifier, Word, WordError

Recorder = Callable[[Script], None]
Maker = Callable[[Recorder | None], "Card"]


class Facts(TypedDict, total=False):
    """What a definition may state besides name and number; ``Card`` explains each."""

    also_world: tuple[int, ...]
    anytime: bool
    avatar: bool
    bluelines: set[str]
    level: int | tuple[int, ...]
    limit: int
    nature: int
    phases: tuple[int, ...]
    piercing: bool
    psionic: bool
    rarity: str
    side: int
    stays: bool
    traits: set[str]
    uncancellable: bool
    users: set[str]
    world: int


class Definer(Protocol):
    """Makes cards of a type: ``@hero("Helm", "4th/255", world=FR, level=6)``."""

    def __call__(self, name: str, number: str, **given: Unpack[Facts]) -> Maker:
        """Take the facts of a card, before its function is recorded."""


class Card(Defined):
    """One card definition; immutable after import. ``Defined`` has the fields that the rules read.

    Attributes:
        bluelines: classifications that official errata add or, written "non-undead", take away (SF-GEN-23).
        rulings: published rulings, each with the rule option it needs and the card as ruled (SF-GEN-02).
        rarity: as printed; it doesn't affect play (SF-GEN-21).
        other_play: what it does if played as an event, of a champion that can be (SF-ROLE-11).
        given, recorder: what the definition was made of, for rulings that change part of it.
        is_recorded: whether the definition has been run; those in the index wait until someone asks for the card.
        chosen: the options that were on when a catalogue took it up (see ``printings.catalogue``).
        limit: how many copies a deck may hold; ANY_NUMBER if its text sets no limit.
    """

    __slots__ = (
        "bluelines",
        "chosen",
        "given",
        "is_recorded",
        "limit",
        "other_play",
        "rarity",
        "recorder",
        "rulings",
    )
    changeable: ClassVar[str] = (
        "what can be changed are level (where it has one), limit, traits (with commas), text=none"
    )

    def __init__(self, type_: int, name: str, number: str, facts_: dict[str, Any]) -> None:
        self.type = self.icon = type_
        self.name = name
        self._bear(number)
        self.given = dict(facts_)
        for fact in facts_:
            if fact not in Facts.__annotations__:
                raise unknown(name, fact, Facts.__annotations__, "fact")
        self.recorder: Recorder | None = None
        self.chosen: frozenset[str] = frozenset()
        self.is_recorded = False
        self.rulings: list[tuple[str, Card]] = []
        rarity = str(facts_.pop("rarity", ""))
        self.rarity = facts.RARITY_ALIASES.get(rarity, rarity)
        self.world = int(facts_.pop("world", facts.NO_WORLD))
        if self.world and type_ not in facts.WORLDLY:
            raise WordError(f"{name}: a {facts.TYPE_NAMES[type_]} has no world")
        if not self.world and type_ in facts.WORLDLY:
            raise WordError(f"{name}: a {facts.TYPE_NAMES[type_]} needs a world (one of the seven)")
        if not 0 <= self.world < len(facts.WORLD_NAMES):
            raise WordError(f"{name}: there are seven worlds, {self.world} is none of them")
        self.worlds = frozenset((self.world, *facts_.pop("also_world", ())))
        level = facts_.pop("level", ())
        self.levels = tuple(level) if isinstance(level, tuple) else (level,)
        self.level = self.levels[0] if self.levels else 0
        self.is_champion = self.stands = type_ <= facts.WIZARD
        self.is_holding = type_ == facts.HOLDING
        traits = frozenset(facts_.pop("traits", ()))
        if traits - facts.TRAITS:
            raise WordError(f"{name}: unknown classification {', '.join(sorted(traits - facts.TRAITS))}")
        self.traits = facts.with_implied(traits)
        self.bluelines = facts.with_implied(frozenset(facts_.pop("bluelines", ())))
        strange = {blueline.removeprefix("non-") for blueline in self.bluelines} - facts.TRAITS
        if strange:
            raise WordError(f"{name}: unknown classification {', '.join(sorted(strange))}")
        self.side = int(facts_.pop("side", facts.NEITHER))
        self.nature = int(facts_.pop("nature", 0))
        self.phases = frozenset(facts_.pop("phases", ()))
        check_phases(name, self.phases)
        self.anytime = bool(facts_.pop("anytime", type_ == facts.EVENT and not self.phases))
        self.users = frozenset(facts_.pop("users", ()))
        self.avatar = bool(facts_.pop("avatar", False))
        self.limit = int(facts_.pop("limit", 1))
        self.psionic = bool(facts_.pop("psionic", False))
        self.piercing = bool(facts_.pop("piercing", False))
        self.uncancellable = bool(facts_.pop("uncancellable", False))
        self.stays = bool(facts_.pop("stays", type_ in (facts.RULE, facts.DUNGEON)))
        self.counts_in_battle = type_ != facts.HOLDING
        self.abilities = []
        self.works, self.holds, self.acts, self.answers = [], [], [], []
        self.traps, self.saves, self.shed, self.urgent = [], [], [], []
        self.powers, self.printed = [], {}
        self.play = self.price = None
        self.other_play: Ability | None = None
        self.only_answers = self.draws_cards = self.heralds = self.meets = self.recalls = False
        self.awaits_draws = self.has_saves = self.has_works = False
        self.moments = timing_index.ALWAYS
        self.defends_as = facts.MONSTER
        self._check()

    def _bear(self, number: str) -> None:
        """Take a card number, and derive what it says about the card."""
        self.key = number
        self.edition, _, digits = number.partition("/")
        self.number = int("".join([c for c in digits.split("/")[0] if c.isdigit()]) or "0")
        self.issue = (rank_of(number), self.edition.endswith("c"), self.number)

    def _check(self) -> None:
        if self.type in facts.CHAMPIONS and not self.levels:
            raise WordError(f"{self.name}: every champion has a level (SF-GEN-10)")
        if self.type == facts.EVENT and self.nature not in (facts.HELPFUL, facts.HARMFUL):
            raise WordError(f"{self.name}: every event is helpful or harmful (SF-EVT-05)")
        needs_side = (*facts.SUPPORT, facts.ITEM)
        if self.type in needs_side and self.side not in (facts.DEFENSIVE, facts.OFFENSIVE):
            raise WordError(f"{self.name}: it must be offensive or defensive (SF-SPELL-01, SF-ATT-11)")
        if self.type in facts.SUPPORT and not self.phases and not self.anytime:
            raise WordError(f"{self.name}: it must list its phases (SF-SPELL-03)")

    def record_all(self) -> None:
        """Record the card, and its rulings."""
        self.record(self.recorder)
        for option, ruled in self.rulings:
            ruled.record(ruled.recorder, f"{RULED}{option}")

    def record(self, recorder: Recorder | None, ruling: str = "") -> None:
        """Run the definition once and keep what it recorded; ``ruling`` distinguishes a ruled text from the printed
        one.
        """
        self.recorder = recorder
        script = Script(self.name)
        if recorder is not None:
            _run(self.name, recorder, script)
        self.abilities = script.finish()
        if recorder is not None and not self.abilities:
            raise WordError(f"{self.name}: its definition says nothing; a card without power is made with `plain`")
        said = [(ability, ability.words()) for ability in self.abilities]
        for ability, all_words in said:
            check_ability(self.name, ability, all_words)
        for number, (ability, all_words) in enumerate(said):
            self._file(number, ability, all_words, self.key + ruling)
        self.has_works, self.has_saves = bool(self.works), bool(self.saves)
        answers = bool(self.answers) and self.play is None and self.type in (*facts.SUPPORT, facts.EVENT)
        self.only_answers = (answers and not (self.levels and self.phases)) or HandTrap in self.printed
        self.moments = timing_index.of_card(self.type, self.phases, self.anytime, self.only_answers)
        if EventToo in self.printed:
            self.other_play, self.play, self.moments = self.play, None, timing_index.ALWAYS
        self.is_recorded = True

    def _file(self, number: int, ability: Ability, all_words: list[Word], name: str) -> None:
        """Sort an ability by when the rules look for it."""
        if ability.program.code:
            ability.program.number = PROGRAMS.add(name, ability.program)
        if ability.kind in ("trap", "ward"):
            self.traps.append((number, ability))
        if isinstance(ability.trigger, IsDiscarded) and ability.trigger.anywhere:
            self.shed.append((number, ability))
        if isinstance(ability.trigger, IsPerishing):
            self.saves.append((number, ability))
        if isinstance(ability.trigger, IsDrawn):
            self.urgent.append((number, ability))
        if ability.kind == "play":
            self.play = ability
            self.meets = any(isinstance(word, JustChosen) for word in all_words)
            self.recalls = any(isinstance(word, AfterBattle) for word in all_words)
            self.awaits_draws = bool(getattr(ability.condition, "awaits_draws", False))
            self.draws_cards = any(isinstance(word, (Draw, SearchPile)) for word in all_words)
        elif ability.kind == "price":
            self.price = ability
            self.heralds = any(isinstance(word, Occasion) for word in all_words)
        elif ability.kind == "answer" and not ability.details["in_play"]:
            self.answers.append((number, ability))
        elif ability.kind in ("answer", "power", "trigger", "standing") or (ability.kind == "trap" and self.stays):
            self.works.append((number, ability))
            self.holds += [(word.question, word) for word in ability.modifiers]
            if ability.kind != "standing":
                self.acts.append((number, ability))
            if ability.kind == "power":
                verb = USE_SECOND if self.powers else USE
                self.powers.append((number, verb, timing_index.of_power(ability.details)))
            if ability.details.get("from_hand") or ability.details.get("or_played"):
                self.answers.append((number, ability))
        for word in ability.modifiers:
            self.printed.setdefault(word.question, []).append(word)
            if isinstance(word, SelfDefence):
                self.defends_as = word.type
            elif isinstance(word, Figure):
                self.stands = self.stands or word.chosen
        for part in all_words:
            if isinstance(part, Modifier):
                MODIFIER_NUMBERS[id(part)] = MODIFIERS.add(name, part)

    @property
    def adds_its_level(self) -> bool:
        """Whether its number is a bonus for others (SF-TERM-25).

        A realm that defends itself has a level of its own; a holding that lets its realm do so shows that level.
        """
        return bool(self.levels) and not self.is_champion and SelfDefence not in self.printed

    def under(self, chosen: frozenset[str]) -> Card:
        """The card where some options are on: rulings override bluelines, and both override the print (SF-GEN-03)."""
        for option, ruled in reversed(self.rulings):
            if not option or option in chosen:
                return ruled._corrected(chosen)
        return self._corrected(chosen)

    def _corrected(self, chosen: frozenset[str]) -> Card:
        """SF-GEN-23. The card with its bluelines, if the option includes them."""
        if not self.bluelines or "bluelines" not in chosen:
            return self
        lost = {blueline.removeprefix("non-") for blueline in self.bluelines if blueline.startswith("non-")}
        corrected = copy(self)
        corrected.traits = (self.traits | (self.bluelines & facts.TRAITS)) - lost
        return corrected

    def as_printed(self, number: str, given: dict[str, Any], bare: bool = False) -> Card:
        """The card as another set printed it (SF-GEN-24, SF-GEN-25), with its number there and the facts that differ.

        ``bare``: without its text.
        """
        twin = self.without_text() if bare else copy(self)
        twin._bear(number)
        for fact, value in given.items():
            setattr(twin, fact, value)
        twin.level = twin.levels[0] if twin.levels else 0
        twin.limit = 1 if bare else twin.limit
        twin.moments = timing_index.of_card(twin.type, twin.phases, twin.anytime, twin.only_answers)
        if EventToo in twin.printed:
            twin.moments = timing_index.ALWAYS
        twin.rulings = [] if bare else [(option, one.as_printed(number, given)) for option, one in self.rulings]
        return twin

    def role(self) -> tuple[int, int] | None:
        """The kind and level of the champion it can stand as (SF-ROLE-06); None if it never does."""
        for word in self.printed.get(Figure, ()):
            if isinstance(word, Figure):
                return word.type, self.level if word.level is None else word.level
        if self.type == facts.ALLY:
            return facts.HERO, self.level
        return (self.defends_as, self.level) if SelfDefence in self.printed else None

    def as_champion(self, kind: int, level: int) -> Card:
        """The same card as a champion: with its text, and the key that identifies it in documents."""
        twin = copy(self)
        twin.key = f"{self.key} as {facts.TYPE_NAMES[kind]}"
        twin.type, twin.is_champion, twin.stands, twin.is_holding = kind, True, True, False
        twin.levels, twin.level = (level,), level
        twin.price, twin.heralds = None, False
        twin.moments = timing_index.of_card(kind, self.phases, self.anytime, only_answers=False)
        return twin

    def as_event(self) -> Card | None:
        """The same card as an event, if it can be played as one (SF-ROLE-11)."""
        for word in self.printed.get(EventToo, ()):
            assert isinstance(word, EventToo)
            twin = copy(self)
            twin.key = f"{self.key} as event"
            twin.type, twin.is_champion, twin.stands = facts.EVENT, False, False
            twin.nature, twin.anytime, twin.play, twin.price = word.nature, True, self.other_play, None
            twin.works, twin.holds, twin.acts, twin.powers, twin.printed = [], [], [], [], {}
            twin.has_works = False
            return twin
        return None

    def other_roles(self) -> list[Card]:
        """The same card as each champion or event that it can stand as (section ROLE)."""
        role, event = self.role(), self.as_event()
        return ([self.as_champion(*role)] if role else []) + ([event] if event else [])

    def without_text(self) -> Card:
        """See ``Definition.without_text``."""
        bare = copy(self)
        bare.abilities, bare.works, bare.holds, bare.acts, bare.answers = [], [], [], [], []
        bare.printed, bare.powers, bare.traps, bare.saves, bare.shed, bare.urgent = {}, [], [], [], [], []
        bare.play = bare.price = bare.other_play = None
        bare.only_answers = bare.draws_cards = bare.heralds = False
        bare.awaits_draws = bare.has_saves = bare.has_works = False
        bare.stands = self.is_champion
        bare.moments = timing_index.of_card(self.type, self.phases, self.anytime, only_answers=False)
        return bare

    def changed(self, fact: str, value: str) -> Definition:
        """See ``Definition.changed``."""
        twin = copy(self)
        if fact == "level" and self.levels:
            twin.level = whole_number(self, fact, value)
            twin.levels = (twin.level, *self.levels[1:])
        elif fact == "limit":
            twin.limit = whole_number(self, fact, value)
        elif fact == "traits":
            named = frozenset(value.replace(" ", "").split(",")) - {""}
            if named - facts.TRAITS:
                raise unknown(self.name, min(named - facts.TRAITS), facts.TRAITS, "classification")
            twin.traits = facts.with_implied(named)
        else:
            return super().changed(fact, value)
        return twin

    def fingerprint(self) -> str:
        """See ``Definition.fingerprint``."""
        shown = [self.key, self.name, str(self.type), str(self.world), str(self.levels), str(self.side)]
        shown += [str(sorted(self.traits)), str(sorted(self.phases)), str(self.nature), str(self.anytime)]
        return "/".join(shown) + "".join(ability.fingerprint() for ability in self.abilities)


def _run(name: str, recorder: Recorder, script: Script) -> None:
    """Run a definition; a typo is reported in one sentence.

    Raises:
        WordError: for a name or an attribute that does not exist.
    """
    try:
        recorder(script)
    except NameError as error:
        raise unknown(name, str(error.name), vars(words)) from error
    except AttributeError as error:
        public = [known for known in dir(error.obj) if not known.startswith("_")]
        raise unknown(
            name, f"{_noun(error.obj)}.{error.name}", (f"{_noun(error.obj)}.{one}" for one in public)
        ) from error


def _noun(thing: object) -> str:
    """What a definition calls a thing: its recorder is ``you``, a description goes by its noun."""
    if isinstance(thing, Script):
        return "you"
    return thing.plural_noun.replace(" ", "_") if isinstance(thing, Filter) else type(thing).__name__


class Register(Mapping[str, Card]):
    """All defined cards by key ("4th/271").

    The first look at one imports its module and runs its definition; to count them all is to read them all.
    """

    def __init__(self) -> None:
        self._read: dict[str, Card] = {}
        self._recording = RLock()

    def __getitem__(self, key: str) -> Card:
        if key not in self._read:
            entry = card_index.entries().get(key)
            if entry is None or not entry.is_definition:
                raise KeyError(key)
            with no_garbage():
                import_module(f"{CARDS}.{entry.home}")
        card = self._read[key]
        if not card.is_recorded:
            with self._recording, no_garbage():
                if not card.is_recorded:
                    card.record_all()
        return card

    def __delitem__(self, key: str) -> None:
        """Forget a card that was only tried."""
        del self._read[key]

    def __iter__(self) -> Iterator[str]:
        """By module, in whatever order they were read; then what the index doesn't know."""
        import_module(CARDS).load_all()
        listed = card_index.entries()
        shipped = sorted((key for key in self._read if key in listed), key=lambda key: listed[key].home)
        return iter([*shipped, *(key for key in self._read if key not in listed)])

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def beyond_the_index(self) -> tuple[Card, ...]:
        """The cards that the index doesn't know: invented ones, and new ones being tried."""
        return tuple([card for key, card in self._read.items() if key not in card_index.entries()])

    def add(self, card: Card) -> None:
        """Take up a new card.

        Raises:
            WordError: for a key that is already defined.
        """
        entry = card_index.entries().get(card.key)
        if entry is not None and entry.is_definition and f"{CARDS}.{entry.home}" not in sys.modules:
            import_module(f"{CARDS}.{entry.home}")
        if card.key in self._read:
            raise WordError(f"{card.key} is defined twice: {self._read[card.key].name} and {card.name}")
        if card.key not in card_index.entries():
            card.record_all()
        self._read[card.key] = card


RULED = "+"
"""What follows a card's number in the names of what a ruling on it recorded, before the option."""
CARDS = "spellhall.games.spellfire.cards"
REGISTER = Register()
"""All defined cards."""
JUST_ANSWERS = Program((Announced(),), 0, "a card without effect of its own")
"""What runs when a card without text is settled: only the chance to answer it."""
JUST_ANSWERS.number = 1
PROGRAMS = Numbering(Program((), 0, "nothing"), JUST_ANSWERS)
MODIFIERS: Numbering[Modifier] = Numbering()
"""All programs and modifiers of all cards, so that frames and lasting effects can refer to them by number. The index
keeps their numbers before they are read: so these depend only on the cards, not on which of them were read first.
"""
MODIFIER_NUMBERS: dict[int, int] = {}
"""The number of each modifier, by identity."""
for _entry in card_index.entries().values():
    for _name, _programs, _modifiers in _entry.counts:
        PROGRAMS.reserve(_name, _programs)
        MODIFIERS.reserve(_name, _modifiers)
PROGRAMS.reader = MODIFIERS.reader = lambda name: REGISTER[name.partition(RULED)[0]]


def define(type_: int, name: str, number: str, recorder: Recorder | None, given: dict[str, Any]) -> Card:
    """Make and register a card.

    Raises:
        WordError: for wrong facts, a key that is already defined, or a recording that says nothing.
    """
    card = Card(type_, name, number, given)
    card.recorder = recorder
    REGISTER.add(card)
    return card


def ruling(card: Card, option: str = "", **given: Unpack[Facts]) -> Maker:
    """Define a published ruling on a card (SF-GEN-02).

    The recorded text replaces the printed text (``plain`` keeps it), and its facts replace the printed facts, if the
    rule option is on; always, if no option is named.
    """

    def keep(recorder: Recorder | None) -> Card:
        facts_ = card.given | given
        if "traits" in given:
            facts_.pop("bluelines", None)
        ruled = Card(card.type, card.name, card.key, facts_)
        ruled.recorder = recorder or card.recorder
        if card.is_recorded:
            ruled.record(ruled.recorder, f"{RULED}{option}")
        card.rulings.append((option, ruled))
        return ruled

    return keep


def _decorator(type_: int) -> Definer:
    def with_facts(name: str, number: str, **given: Unpack[Facts]) -> Maker:
        def keep(recorder: Recorder | None) -> Card:
            return define(type_, name, number, recorder, dict(given))

        return keep

    with_facts.__doc__ = f"Define a {facts.TYPE_NAMES[type_]}."
    return with_facts


def plain(maker: Maker) -> Card:
    """Define a card without powers: ``plain(ally("Name", "4th/000", level=3))``."""
    return maker(None)


cleric = _decorator(facts.CLERIC)
hero = _decorator(facts.HERO)
monster = _decorator(facts.MONSTER)
psionicist = _decorator(facts.PSIONICIST)
regent = _decorator(facts.REGENT)
thief = _decorator(facts.THIEF)
wizard = _decorator(facts.WIZARD)
realm = _decorator(facts.REALM)
holding = _decorator(facts.HOLDING)
ally = _decorator(facts.ALLY)
artifact = _decorator(facts.ARTIFACT)
item = _decorator(facts.ITEM)
event = _decorator(facts.EVENT)
rule_card = _decorator(facts.RULE)
dungeon_card = _decorator(facts.DUNGEON)
cleric_spell = _decorator(facts.CLERIC_SPELL)
wizard_spell = _decorator(facts.WIZARD_SPELL)
psionic_power = _decorator(facts.PSIONIC_POWER)
blood_ability = _decorator(facts.BLOOD_ABILITY)
thief_skill = _decorator(facts.THIEF_SKILL)
unarmed_combat = _decorator(facts.UNARMED)
