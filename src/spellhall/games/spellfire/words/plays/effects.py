"""Effects: what cards do to cards and to the game. Here is what all of them share: choosing, and the points of a play.

The verbs stand in ``hands``, ``removal``, ``combat``, ``lasting``, ``answering`` and ``turns``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from spellhall.games.spellfire.rules.battle.must_fight import drawn_away, lures_among
from spellhall.games.spellfire.rules.battle.round import Round
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.immunity import reaches, reaches_seat
from spellhall.games.spellfire.rules.levels.projection import held
from spellhall.games.spellfire.rules.plays.answers import Answers
from spellhall.games.spellfire.rules.plays.legal_actions import might_be_answered
from spellhall.games.spellfire.rules.questions import Firmness, Withstanding
from spellhall.games.spellfire.table import GONE
from spellhall.games.spellfire.words.describing.descriptions import looks_into_hands
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.nouns import Chosen, Role
from spellhall.games.spellfire.words.describing.players import ChosenPlayer, Players, is_among
from spellhall.kernel.frames import CHOOSE_OPTION, CHOOSE_TARGET, PASS, PICK, YES, YES_NO, Ask, action, ask
from spellhall.kernel.presentation.prompts import LONGEST
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.control import Either, May, sentence_of
from spellhall.language.words import Cards, Instruction, Number, Word, listed, numeral


class Effectful(Instruction):
    """Instructions of this game can say whether they can be carried out in full, before they are tried."""

    abstract = True

    def payable(self, state: State, fx: Context) -> bool:
        """Whether it can be carried out in full, as a price must be (SF-AVA-01)."""
        return self.possible(state, fx)


def removable(state: State, handle: int, fx: Context) -> bool:
    """Whether card play may discard or move a card: nothing holds it fast, and the effect reaches it."""
    return reaches(state, fx, handle) and not withstands(state, handle, fx, Firmness)


def withstands(state: State, handle: int, fx: Context, question: type[Withstanding]) -> bool:
    """Whether a card is held fast (``Firmness``) or stays on its side (``Loyalty``) against an effect."""
    if handle == fx.source or card_of(state, fx.source).piercing:
        return False
    return any(word.withstands(state, handle, fx.source, standing) for word, standing in held(state, question))


class Choose(Effectful):
    """Picks cards. Played cards do so when they are announced, before anybody answers (AMB-10); the choice is among
    cards that the effect can reach (SF-SPELL-08). ``by`` names who picks; ``up_to`` lets them stop early; ``if_any``:
    the card can be played even if there is nothing to pick; ``number``: it is read from the table how many, at most
    ``count``; ``recoils``: turned back, the card strikes its user, whatever it was aimed at (SF-SPELL-14).
    """

    asks = True

    def __init__(
        self,
        what: Filter,
        count: int,
        first: int,
        up_to: bool,
        by: Players | None,
        reach: bool,
        if_any: bool = False,
        number: Number | None = None,
        recoils: bool = False,
    ) -> None:
        self.what = what
        self.count = count
        self.first = first
        self.up_to = up_to
        self.by = by
        self.reach = reach
        self.if_any = if_any
        self.number = number
        self.recoils = recoils
        self.against: type[Withstanding] | None = None
        """What makes a card no target, since the effect could do nothing to it (SF-SPELL-15)."""

    def phrase(self) -> str:
        some = "up to " if self.up_to else ""
        if self.count == 1:
            what = self.what.one()
            if self.what.noun == "card" and self.what.anywhere():
                what = what.replace("card", "card in play", 1)
            if self.up_to and self.by is None:
                return f"you may choose {what}"
            if self.up_to:
                what = f"up to {what}" if what.startswith("one of ") else f"up to one {self.what.bare()}"
        else:
            many = self.what.many()
            what = f"{some}{numeral(self.count)} {some_of(many)}"
        what += ", if any" if self.if_any else ""
        what += " (its caster instead if turned back)" if self.recoils else ""
        if self.number is not None:
            theirs = self.what.many() if self.by is None else f"their own {self._theirs()}"
            chooses = "choose" if self.by is None else f"{self.by.phrase()} chooses"
            return f"{chooses} as many of {theirs} as {self.number.phrase()}"
        if self.by is None or self.by.which == "you":
            return f"choose {what}"
        if self.what.whose in ("opponents", "others", "named"):
            what = f"{some}{numeral(self.count)} of their own {self._theirs()}"
        return f"{self.by.phrase()} chooses {what}"

    def is_order(self) -> bool:
        return self.by is None or self.by.which == "you"

    def _theirs(self) -> str:
        """The cards without whose they are, for a choice by the player who has them."""
        chooser = "that player" if self.by is None else self.by.phrase()
        theirs = self.what.many("or").replace(f" in {chooser}'s ", " in their ").replace(f"{chooser}'s ", "")
        theirs = theirs.replace(f" of {chooser}", "").replace(" in that player's ", " in their ")
        return f"{theirs.replace('opposing ', '')} in the battle" if "opposing " in theirs else theirs

    def candidates(self, state: State, fx: Context) -> list[int]:
        """The cards that may be picked now."""
        taken = fx.slots[self.first : self.first + self.count] if fx.slots else []
        found = [h for h in self.what.handles(state, fx) if h not in taken]
        if self.reach:
            found = [h for h in found if reaches(state, fx, h)]
        lures = lures_among(state, fx.seat, found) if self.by is None else []
        if lures:
            found = drawn_away(state, found, lures)
        if self.against is None:
            return found
        return [h for h in found if h in lures or not withstands(state, h, fx, self.against)]

    def possible(self, state: State, fx: Context) -> bool:
        """Whether there is any candidate; before the play is announced, nothing has been taken yet."""
        if self.up_to or self.if_any:
            return True
        if fx.slots or self.against:
            return bool(self.candidates(state, fx))
        for handle in self.what.handles(state, fx):  # noqa: SIM110 (asked of every card that might be played)
            if not self.reach or reaches(state, fx, handle):
                return True
        return False

    def payable(self, state: State, fx: Context) -> bool:
        return self.up_to or len(self.candidates(state, fx)) >= self.count

    def question(self, state: State, fx: Running) -> Ask:
        options = self.candidates(state, fx)
        chooser = fx.seat
        if self.by is not None:
            seats = self.by.seats(state, fx)
            chooser = seats[0] if seats else fx.seat
        if not options or self.up_to:
            options = [*options, PASS]
        if self.number is not None and self._due(state, fx) <= 0:
            options = [PASS]
        hidden = looks_into_hands(self.what)
        label = self.prompt(state, fx, chooser)
        return ask(chooser, CHOOSE_TARGET, options, fx.answered, label, "AMB-10", from_hand=hidden)

    def prompt(self, state: State, fx: Context, chooser: int) -> str:
        """The choice as the one who is asked reads it: what is "opposing" to the card's player may be their own."""
        text = _phrase_of(self) if self.number is None else f"choose {self._some(state, fx)}"
        if chooser != fx.seat or (self.by is not None and self.by.which != "you"):
            own = self.what.whose in ("opponents", "others", "named")
            many = numeral(self._wanted(state, fx))
            what = f"{many} of your {self._theirs().replace(' in their ', ' in your ')}" if own else self.what.one()
            text = f"choose {'up to ' if self.up_to else ''}{what}"
        return spoken(text, self, state, fx)

    def _some(self, state: State, fx: Context) -> str:
        """How many of the cards are to be picked, in words: "three of your allies"."""
        return f"{numeral(self._wanted(state, fx))} {some_of(self.what.many())}"

    def answer(self, state: State, fx: Running, action: int) -> bool:
        if action == PASS:
            return True
        left = self._due(state, fx)
        filled = sum(1 for h in fx.slots[self.first : self.first + self.count] if h >= 0)
        fx.slots[self.first + filled] = action
        return left <= 1

    def _wanted(self, state: State, fx: Context) -> int:
        """How many are to be picked in all."""
        return self.count if self.number is None else min(self.count, self.number.value(state, fx))

    def _due(self, state: State, fx: Running) -> int:
        """How many are still to be picked."""
        return self._wanted(state, fx) - sum(1 for h in fx.slots[self.first : self.first + self.count] if h >= 0)

    def hint(self) -> float:
        return 0.0


def some_of(many: str) -> str:
    """Cards in the plural behind a number: "two of your allies", "two of your opponents' allies"."""
    if many.startswith(("your ", "other players' ", "the opposing player's ")):
        return f"of {many}"
    return f"of your {many}" if many.startswith("opponents' ") else many


WHOM = {
    "opponents": "an opponent",
    "others": "another player",
    "outsiders": "a player who takes no part in the battle",
    "all": "a player",
}


class ChoosePlayer(Effectful):
    """Picks a player ``among`` the "opponents" or the "others" of the card's player, the "outsiders", who take no part
    in the battle, or "all". ``by`` names another player who picks one of the others.
    """

    asks = True

    def __init__(self, slot: int, among: str, by: Players | None = None) -> None:
        self.slot = slot
        self.among = among
        self.by = by

    def phrase(self) -> str:
        return f"choose {WHOM[self.among]}" if self.by is None else f"{self.by.phrase()} chooses {WHOM[self.among]}"

    def _chooser(self, state: State, fx: Context) -> int:
        return fx.seat if self.by is None else next(iter(self.by.seats(state, fx)), fx.seat)

    def _seats(self, state: State, fx: Context) -> list[int]:
        return [
            seat
            for seat in range(state.seats)
            if is_among(state, self.among, self._chooser(state, fx), seat)
            and not state.seat_data[GONE][seat]
            and (seat == fx.seat or reaches_seat(state, fx, seat))
        ]

    def possible(self, state: State, fx: Context) -> bool:
        return self.among != "outsiders" or bool(self._seats(state, fx))

    def question(self, state: State, fx: Running) -> Ask:
        options = [action(PICK, seat) for seat in self._seats(state, fx)] or [PASS]
        words = tuple(f"seat {seat}" for seat in range(state.seats))
        return ask(self._chooser(state, fx), CHOOSE_OPTION, options, fx.answered, self.phrase(), words=words)

    def answer(self, state: State, fx: Running, action: int) -> bool:
        fx.slots[self.slot] = -1 if action == PASS else action
        return True

    def hint(self) -> float:
        return 0.0


OFFERED = "do what its text offers?"
"""What is asked where the text itself is too long for a question: it can be read on the card."""


class Decide(May):
    """The player decides whether the indented part happens; they are asked with the names of the cards that it
    means. Another player may be the one who decides (``by``).
    """

    def __init__(self, body: list[Instruction], by: Players | None = None) -> None:
        super().__init__(body)
        self.by = by

    def phrase(self) -> str:
        if self.by is None:
            return super().phrase()
        return f"if {self.by.phrase()} wants, {sentence_of(self.body)}"

    def question(self, state: State, fx: Running) -> Ask:
        text = f"{spoken(sentence_of(self.body), self, state, fx)}?"
        asked = next(iter(self.by.seats(state, fx)), fx.seat) if self.by is not None else fx.seat
        return ask(asked, YES_NO, [YES, PASS], fx.answered, text if len(text) <= LONGEST else OFFERED, self.rule)


def spoken(text: str, word: Word, state: State, fx: Context) -> str:
    """A text for someone who is asked: with the names of the cards and players that are known by now. Everybody hears
    what is asked, so a card that is hidden from someone is not named.
    """
    for part in _all_of(word):
        if isinstance(part, Chosen) and (chosen := part.handles(state, fx)) and all_see(state, chosen):
            text = text.replace(part.text, listed([card_of(state, h).name for h in chosen], "and"))
        elif isinstance(part, ChosenPlayer) and fx.slots[part.slot] >= 0:
            text = text.replace("that player", f"seat {fx.slots[part.slot]}")
        elif isinstance(part, Role) and part.name in ("that", "other", "answered", "bearer"):
            named = part.handles(state, fx)
            if named and all_see(state, named):
                text = text.replace(part.text, card_of(state, named[0]).name)
    return text.replace("this card", card_of(state, fx.source).name)


def all_see(state: State, cards: Sequence[int]) -> bool:
    """Whether everybody at the table knows these cards."""
    everybody = (1 << state.seats) - 1
    return all([state.seen[card] & everybody == everybody for card in cards])


@cache
def _phrase_of(word: Word) -> str:
    """How a word reads, which never changes."""
    return word.phrase()


@cache
def _all_of(word: Word) -> tuple[Word, ...]:
    """A word and all words inside it, which never change."""
    return tuple(word.everything())


class OneOf(Either):
    """One of several parts of a price: only those that can be paid are offered (SF-AVA-01)."""

    def __init__(self, options: list[list[Instruction]]) -> None:
        super().__init__(options)

    def payable(self, state: State, fx: Context) -> bool:
        """Whether any part can be carried out in full."""
        return any(self._can(option, state, fx) for option in self.options)

    def _can(self, option: list[Instruction], state: State, fx: Context) -> bool:
        return all(not isinstance(word, Effectful) or word.payable(state, fx) for word in option)

    def question(self, state: State, fx: Running) -> Ask:
        words = self.told(state, fx)
        able = [number for number, option in enumerate(self.options) if self._can(option, state, fx)]
        options = [action(PICK, number) for number in able or range(len(words))]
        return ask(fx.seat, CHOOSE_OPTION, options, fx.answered, "choose one", words=words)


class Announced(Effectful):
    """The point where a play has been announced with all its choices: the one who can answer it does so now
    (SF-PAUSE-01). In a round of battle the play was announced before: nobody answers it twice.
    """

    def phrase(self) -> str:
        return ""

    def run(self, state: State, fx: Running) -> None:
        in_round = len(state.stack) > 1 and isinstance(state.stack[-2], Round)
        if not in_round and might_be_answered(state):
            state.call(Answers(card=fx.source, seat=fx.seat, at=len(state.stack) - 1))

    def hint(self) -> float:
        return 0.0


def all_of(cards: Cards) -> str:
    """All the cards meant, in words."""
    if not isinstance(cards, Filter):
        return cards.phrase()
    return f"all {cards.phrase()}{' in play' if cards.anywhere() else ''}"


def worth(cards: Cards) -> float:
    """What removing cards is worth: about two cards where they are another's, a loss where they are one's own."""
    text = cards.phrase()
    if text == "this card":
        return -1.0
    return -1.5 if "your " in text else 2.0


class Strike(Effectful):
    """The blow of an instant defeat, or of a wall, which the round carries out (sections INST, WALL)."""

    def __init__(self, discards: bool) -> None:
        self.discards = discards

    def phrase(self) -> str:
        return ""

    def run(self, state: State, fx: Running) -> None:
        """Nothing here: the round reads the ability itself."""

    def hint(self) -> float:
        return 2.5
