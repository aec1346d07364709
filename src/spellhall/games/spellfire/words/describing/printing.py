"""What is printed on the cards of a description: names, worlds, types, classifications, icons, sides."""

from __future__ import annotations

from typing import Self

from mypy_extensions import trait

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.traits import has_any_trait, type_of
from spellhall.games.spellfire.rules.plays.permits import opens_type
from spellhall.games.spellfire.sets import SETS
from spellhall.games.spellfire.words.describing.descriptions import BEFORE, Description
from spellhall.games.spellfire.words.describing.wording import phase_of, plural_of
from spellhall.language.words import Cards, WordError, listed

_WORLDLY = {*facts.CHAMPIONS, facts.ARTIFACT, facts.REALM, facts.HOLDING}
_WORLDLESS = {name for kind, name in enumerate(facts.TYPE_NAMES) if kind not in _WORLDLY} | {
    "spell",
    "psionic power card",
}

TREES = ("forest", "wood", "wode", "grove", "jungle", "orchard", "oaks")
"""What the name of a realm that shows trees has in it (AMB-100): the hall has none of the printed pictures."""

WOMEN = frozenset(
    """
    Alias the Sell-Sword; Alicia; Allisa of the Mist; Amber; Amethyst; Andra the Wise; Bride of Malice; Crysania;
    Dearlyn Ambersong; Delsenora; Diamond; Dori the Barbarian; Drow Matron; Emerald; Erixitl; Gabrielle Aderre;
    Gloriana; Goldmoon; Gwenyth the Bard; Icedawn, Avatar of Auril; Ireena Kolyana; Iseult; Jacinth; Joliet the
    Rash; Kiara; Ladonna, Wizard of the Black Robes; Lady of Fate, Avatar of Istus; Lovely Colleen; Maleficent;
    Maquesta Kar-Thon; Merika; Midnight, Goddess of Magic; Neeva; Nightsinger, Avatar of Shar; Pearl; Princess
    Alusair; Princess Amber; Ruby; Sadira; Shandrill; Sharla; Shayira; Shayla; Shera the Wise; Simbul of Aglarond;
    Sysania; Telarie Willowind; Tempest, Avatar of Zeboim; The Avatar Shar; The Fair Princess; The Flower of
    Roesone; The Sea Queen, Avatar of Zeboim; Tiamat, God of Evil Dragons; Tika Waylan Majere; Ting Ling; Titania;
    Topaz; Tysiln San; Verenestra; Yondalla the Provider; Young Robyn
    """.replace("\n    ", " ")
    .strip()
    .split("; ")
)
"""The heroes, wizards and clerics who are women, as their names, titles or stories tell (AMB-106)."""


def _quoted(parts: tuple[str, ...]) -> str:
    return listed([f'"{part}"' for part in parts], "or")


_CHASES_OF_25 = frozenset(f"{one.code}c" for one in SETS if one.chase == 25)


@trait
class Printing(Description):
    """Narrows a description by what is printed."""

    abstract = True

    def of_types(self, *types: int) -> Self:
        """Of any of several types; champions and cards are then called by their kinds."""
        if self.noun not in ("champion", "card"):
            return self.with_test(lambda s, h, fx: type_of(s, h) in types, f"of type {_type_words(types)}")
        kinds = self.with_test(lambda s, h, fx: type_of(s, h) in types, "")
        names = [facts.TYPE_NAMES[t] for t in types]
        kinds.noun, kinds.plural_noun = listed(names, "or"), listed([plural_of(name) for name in names], "and")
        return kinds

    def of_the_type_of(self, card: Cards) -> Self:
        """Another card of the same type as a named one."""
        return self.with_test(
            lambda s, h, fx: any(h != one and type_of(s, h) == type_of(s, one) for one in card.handles(s, fx)),
            f"of the same type as {card.phrase()}",
            about=(card,),
        )

    def not_of_types(self, *types: int) -> Self:
        """Of none of several types."""
        if self.noun == "champion":
            text = ", ".join(f"non-{facts.TYPE_NAMES[t]}" for t in types)
            return self.with_test(lambda s, h, fx: type_of(s, h) not in types, text, BEFORE)
        several = ["champions"] if set(facts.CHAMPIONS) <= set(types) else []
        several += [plural_of(facts.TYPE_NAMES[t]) for t in types if not several or t not in facts.CHAMPIONS]
        return self.with_test(lambda s, h, fx: type_of(s, h) not in types, f"except {listed(several, 'and')}")

    def than(self, cast: Description) -> Self:
        """Which are none of those that the sentence has named: ``champions.than(ally_champions)``."""
        return self.with_test(lambda s, h, fx: not cast.fits(s, h, fx), "other", BEFORE, about=(cast,))

    def being(self, *traits: str) -> Self:
        """With any of these classifications: ``champions.being("undead")``, ``allies.being("flyer", "swimmer")``."""
        text = listed(list(traits), "or")
        narrowed = self.with_test(lambda s, h, fx: has_any_trait(s, h, traits), text, BEFORE)
        narrowed.traits_asked = self.traits_asked or traits
        return narrowed

    def not_being(self, *traits: str) -> Self:
        """With none of the named classifications."""
        if any(" " in trait for trait in traits):
            but = " and ".join(f"{trait}s" for trait in traits)
            return self.with_test(lambda s, h, fx: not has_any_trait(s, h, traits), f"except {but}")
        text = ", ".join(f"non-{trait}" for trait in traits)
        return self.with_test(lambda s, h, fx: not has_any_trait(s, h, traits), text, BEFORE)

    def truly(self, trait: str) -> Self:
        """With a classification of its own, not lent by another card."""
        return self.with_test(lambda s, h, fx: trait in card_of(s, h).traits, f"true {trait}", BEFORE)

    def of(self, *worlds: int) -> Self:
        """Of any of the named worlds; a description of cards that have none would never be met (SF-GEN-13)."""
        worldless = sorted(_WORLDLESS & set(self.noun.replace(", ", " or ").split(" or ")))
        if worldless:
            raise WordError(f"{' and '.join(worldless)}: such cards belong to no world, so none can be of one")
        text = listed([facts.WORLD_NAMES[world] for world in worlds], "or")
        return self.with_test(lambda s, h, fx: bool(card_of(s, h).worlds & set(worlds)), text, BEFORE)

    def not_of(self, world: int) -> Self:
        """Of another world."""
        text = f"non-{facts.WORLD_NAMES[world]}"
        return self.with_test(lambda s, h, fx: world not in card_of(s, h).worlds, text, BEFORE)

    def named(self, *names: str) -> Self:
        """With one of the given names."""
        text = f"named {listed(list(names), 'or')}"
        narrowed = self.with_test(lambda s, h, fx: card_of(s, h).name in names, text)
        narrowed.names = frozenset(names)
        return narrowed

    def not_named(self, *names: str) -> Self:
        """With none of the given names."""
        return self.with_test(lambda s, h, fx: card_of(s, h).name not in names, "except " + " and ".join(names))

    def with_word(self, *parts: str) -> Self:
        """With one of the given words in the name."""
        text = f"with {_quoted(parts)} in the name"
        return self.with_test(lambda s, h, fx: any(p in card_of(s, h).name.lower() for p in parts), text)

    def without_word(self, *parts: str) -> Self:
        """With none of the given words in the name."""
        text = f"without {_quoted(parts)} in the name"
        return self.with_test(lambda s, h, fx: not any(p in card_of(s, h).name.lower() for p in parts), text)

    @property
    def showing_trees(self) -> Self:
        """Realms that show trees, as their names tell (AMB-100)."""
        return self.with_test(
            lambda s, h, fx: any(word in card_of(s, h).name.lower() for word in TREES), "showing trees"
        )

    @property
    def women(self) -> Self:
        """Heroes, wizards and clerics who are women (AMB-106)."""
        return self.with_test(lambda s, h, fx: card_of(s, h).name in WOMEN, "female", BEFORE)

    def printed_in(self, *editions: str) -> Self:
        """Of certain printings, as their numbers say ("1st" for those labelled First Edition)."""
        labels = {"1st": "First Edition", "1stc": "chase cards of the First Edition", "NO": "printing without a label"}
        labels |= {"DL": "set Dragonlance", "DLc": "chase cards of Dragonlance"}
        text = "of " + listed([f"the {labels.get(edition, edition)}" for edition in editions], "or")
        return self.with_test(lambda s, h, fx: card_of(s, h).edition in editions, text)

    @property
    def one_of_25(self) -> Self:
        """With a number that counts them among 25: the chase cards of most sets."""
        text = 'with a card number "of 25"'
        return self.with_test(lambda s, h, fx: card_of(s, h).edition in _CHASES_OF_25, text)

    def of_last_digit(self, most: int) -> Self:
        """With a card number whose last digit is a number or less (AMB-43)."""
        text = f"whose card number ends in {most} or less"
        return self.with_test(lambda s, h, fx: int(card_of(s, h).number) % 10 <= most, text)

    @property
    def avatars(self) -> Self:
        """Avatars."""
        return self.with_test(lambda s, h, fx: card_of(s, h).avatar, "avatar", BEFORE)

    @property
    def not_avatars(self) -> Self:
        """No avatars."""
        return self.with_test(lambda s, h, fx: not card_of(s, h).avatar, "non-avatar", BEFORE)

    def for_phase(self, phase: int) -> Self:
        """Marked for a phase (SF-SPELL-03)."""
        return self.with_test(lambda s, h, fx: phase in card_of(s, h).phases, f"for the {phase_of(phase)}")

    def made_for(self, user: str) -> Self:
        """Unarmed combat cards that name a class of users: "hero", "dragon", ... (SF-ICON-09)."""
        return self.with_test(lambda s, h, fx: user in card_of(s, h).users, f"made for {plural_of(user)}")

    def able_to_use(self, *types: int) -> Self:
        """Whose icon, or some power, opens one of the types of support cards to them."""
        text = " or ".join(facts.TYPE_NAMES[t] + "s" for t in types)
        return self.with_test(lambda s, h, fx: any(opens_type(s, h, t) for t in types), f"able to use {text}")

    def unable_to_use(self, *types: int) -> Self:
        """To whom neither icon nor power opens any of the types of support cards."""
        text = " or ".join(facts.TYPE_NAMES[t] + "s" for t in types)
        return self.with_test(lambda s, h, fx: not any(opens_type(s, h, t) for t in types), f"unable to use {text}")

    @property
    def offensive(self) -> Self:
        """Working against the other side (SF-TERM-03); of powers of psionicists, psionic ones (SF-TERM-17)."""
        return self.with_test(lambda s, h, fx: card_of(s, h).side == facts.OFFENSIVE, "offensive", BEFORE)

    @property
    def defensive(self) -> Self:
        """Working on its own side (SF-TERM-04)."""
        return self.with_test(lambda s, h, fx: card_of(s, h).side == facts.DEFENSIVE, "defensive", BEFORE)

    @property
    def harmful(self) -> Self:
        """Harmful events (SF-TERM-15)."""
        return self.with_test(lambda s, h, fx: card_of(s, h).nature == facts.HARMFUL, "harmful", BEFORE)

    @property
    def helpful(self) -> Self:
        """Helpful events (SF-TERM-16)."""
        return self.with_test(lambda s, h, fx: card_of(s, h).nature == facts.HELPFUL, "helpful", BEFORE)


def _type_words(types: tuple[int, ...]) -> str:
    names = ["champion"] if set(facts.CHAMPIONS) <= set(types) else []
    names += [facts.TYPE_NAMES[t] for t in types if not names or t not in facts.CHAMPIONS]
    return listed(names, "or")
