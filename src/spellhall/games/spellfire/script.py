"""The recorder of Spellfire cards: the verbs that a card's definition may use.

A definition opens the moments when its card does something, and says what. The moments:

* ``when_played``     the card is played (realms, champions, items: enters); choices first, then answers, then effects;
* ``in_combat``       the card enters a round: in step D in the order of activation, or when it joins later;
* ``before_combat``   the same, but among the powers marked "before combat";
* ``whenever``        an event happens (see ``words.triggers``);
* ``power``           its player uses it: in phases, in battle as their play, or at any time; perhaps once a turn;
* ``answer``          another card was just played (see ``rules.plays.answers``);
* ``always``          modifiers that hold as long as the card works;
* ``instantly_defeats`` and ``wall``   the two kinds of powers that allow one card to escape;
* ``trap`` and ``ward``   a card that lies face down under a realm is turned up;
* ``price``           what must be given up to bring it into play (avatars).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

from spellhall.games.spellfire.rare_verbs import RareVerbs
from spellhall.games.spellfire.rules.battle.duel import NOTHING
from spellhall.games.spellfire.rules.questions import Firmness, Loyalty, Steadfastness
from spellhall.games.spellfire.table import FOR_GOOD
from spellhall.games.spellfire.words.battle.bonus_spoils import DoubleSpoils, EarnSpoils, NoSpoils
from spellhall.games.spellfire.words.battle.combat import (
    AttackAgain,
    BreakOff,
    CutOff,
    RaiseWall,
    SwitchSides,
    movement_in,
)
from spellhall.games.spellfire.words.battle.duels import Challenge
from spellhall.games.spellfire.words.battle.exchanges import BeginAgain, Divert, Relieve, Seize, Withdraw
from spellhall.games.spellfire.words.battle.protection import SparesRealms
from spellhall.games.spellfire.words.battle.round_order import CountIn, ShowCards
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.nouns import ANSWERED, THIS, Chosen, champions
from spellhall.games.spellfire.words.describing.players import YOU, ChosenPlayer, Players
from spellhall.games.spellfire.words.levels.counts import Lies
from spellhall.games.spellfire.words.plays.answering import (
    AimAnew,
    Calm,
    Cancel,
    Duplicate,
    Redirect,
    Shelter,
    TurnBack,
)
from spellhall.games.spellfire.words.plays.at_once import DrawAndPlay, PlayAtOnce, SearchAndPlay, TakeAndPlay
from spellhall.games.spellfire.words.plays.effects import Announced, Choose, ChoosePlayer, Decide, OneOf, Strike
from spellhall.games.spellfire.words.plays.lasting import (
    Attach,
    CannotBeUsed,
    ChooseKind,
    CopyPower,
    Declare,
    DeclareForKind,
    Give,
    Keep,
)
from spellhall.games.spellfire.words.plays.removal import (
    Defeat,
    Discard,
    Raze,
    RebuildRealm,
    Send,
    SwapRealms,
    TakeAway,
)
from spellhall.games.spellfire.words.special_cards.rampage import Rampage
from spellhall.games.spellfire.words.special_cards.type_guess import GuessTop
from spellhall.games.spellfire.words.turn.arranging import MOST_PLACES, ArrangeTop, Rearrange, Rehouse
from spellhall.games.spellfire.words.turn.cutting import Cut
from spellhall.games.spellfire.words.turn.for_each import DiscardDownTo, DiscardHand, ForEach, ForEachCard
from spellhall.games.spellfire.words.turn.hands import (
    DigUp,
    DiscardForDigit,
    DiscardFromHand,
    Draw,
    DrawOpenly,
    LookAtCards,
    LookAtHand,
    LookAtTop,
    OpenPile,
    Reshuffle,
    SearchPile,
)
from spellhall.games.spellfire.words.turn.offerings import Devour, GiveUpLevels, Note
from spellhall.games.spellfire.words.turn.turns import LosePower, LoseTurn, PreventExtraTurn, TakeExtraTurn
from spellhall.language import words
from spellhall.language.control import Either, If, May
from spellhall.language.script import Ability
from spellhall.language.words import Cards, Condition, Modifier, Number, Trigger


class Script(RareVerbs):
    """Records one card. The module lists the moments; the verbs below go inside them."""

    def finish(self) -> list[Ability]:
        """See ``language.script.Script.finish``; only now is it known what each choice is for."""
        for made in super().finish():
            _aim(made)
        return self.abilities

    # ------------------------------------------------------------------ moments

    @contextmanager
    def when_played(self, only: Condition | None = None) -> Iterator[None]:
        """The card is played; ``only`` states when it may be (SF-EVT-02)."""
        with self.ability("play") as made:
            made.condition = only
            yield
            _announce(made)

    @contextmanager
    def in_combat(self, when: Condition | None = None) -> Iterator[None]:
        """The card enters a round of battle (SF-COMB-D1)."""
        with self.ability("combat") as made:
            made.condition = when
            yield

    @contextmanager
    def before_combat(self, when: Condition | None = None) -> Iterator[None]:
        """The card enters a round, before the champions' other powers (SF-OOA-06)."""
        with self.ability("before") as made:
            made.condition = when
            yield

    @contextmanager
    def trap(self, on: Trigger) -> Iterator[None]:
        """It is laid face down under a realm; when ``on`` happens, it is turned up and does this (section TRAP)."""
        with self.ability("trap", once_a_battle=False) as made:
            made.trigger = on
            yield

    def ward(self) -> None:
        """It is laid face down under a realm and given up for one that a spell would raze or discard (SF-TRAP-06)."""
        with self.ability("ward") as made:
            made.modifiers.append(SparesRealms())

    def whenever(
        self, trigger: Trigger, when: Condition | None = None, once_a_battle: bool = False
    ) -> AbstractContextManager[None]:
        """An event happens; ``once_a_battle`` if only the first time in a battle counts."""
        return self._waiting(trigger, when, once_a_battle=once_a_battle)

    @contextmanager
    def power(
        self,
        phases: tuple[int, ...] = (),
        battle: bool = False,
        anytime: bool = False,
        from_pool: bool = False,
        once: bool = False,
        once_a_battle: bool = False,
        once_a_round: bool = False,
        when: Condition | None = None,
    ) -> Iterator[None]:
        """Its player uses it: in the named phases of their turn, in ``battle`` as the losing side's play (AMB-16),
        ``from_pool`` likewise while another champion fights, or at ``anytime``; ``once`` a turn (SF-OPT-01),
        ``once_a_battle`` or ``once_a_round``.
        """
        with self.ability(
            "power",
            phases=phases,
            battle=battle,
            anytime=anytime,
            from_pool=from_pool,
            once=once or once_a_battle or once_a_round,
            once_a_battle=once_a_battle or once_a_round,
            **({"once_a_round": True} if once_a_round else {}),
        ) as made:
            made.condition = when
            yield

    @contextmanager
    def answer(
        self,
        to: Cards,
        in_play: bool = False,
        from_pool: bool = False,
        in_battle: bool = False,
        from_hand: bool = False,
        once: bool = False,
        once_a_battle: bool = False,
        calms: bool = False,
        must: bool = False,
        or_played: bool = False,
        once_a_round: bool = False,
        when: Condition | None = None,
    ) -> Iterator[None]:
        """It answers a card just played: from hand by being played or, in the named places, by being used;
        ``from_hand`` lets a champion be used (discarded) from hand. ``must`` makes the answer mandatory (SF-AIM-04);
        ``or_played``: what answers in play can also be played from hand to answer.
        """
        with self.ability(
            "answer",
            to=to,
            in_play=in_play or from_pool or in_battle,
            from_pool=from_pool,
            in_battle=in_battle,
            from_hand=from_hand,
            once=once or once_a_battle or once_a_round,
            once_a_battle=once_a_battle or once_a_round,
            calms=calms,
            must=must,
            **({"once_a_round": True} if once_a_round else {}),
            **({"or_played": True} if or_played else {}),
        ) as made:
            made.condition = when
            yield
            _announce(made)

    @contextmanager
    def price(self) -> Iterator[None]:
        """What must be given up to bring the card into play (SF-AVA-01)."""
        with self.ability("price"):
            yield

    def instantly_defeats(self, what: Cards, discards: bool = False, when: Condition | None = None) -> None:
        """In battle it instantly defeats such an opponent; ``discards`` if its text says discarded (SF-TERM-09)."""
        with self.ability("defeat", to=what, discards=discards) as made:
            made.condition = when
            made.body.append(_silent(discards))

    def wall(self, unless: Filter, only: Condition | None = None, in_combat: bool = False) -> None:
        """The opposing champion can't fight on, unless it is one of those (section WALL); ``in_combat``: a fighter
        raises it as it enters a round.
        """
        stopped = champions.with_test(lambda s, h, fx: not unless.fits(s, h, fx), f"that are not {unless.many()}")
        with self.ability("wall", to=stopped) as made:
            made.body.append(_silent(False))
        with self.in_combat(only) if in_combat else self.when_played(only):
            self.add(RaiseWall(unless))
            movement = movement_in(unless)
            if movement:
                self.add(CutOff(movement))

    @contextmanager
    def may(self, by: Players | None = None) -> Iterator[None]:
        """The player (or another, `by`) decides whether the indented part happens."""
        with self.block() as body:
            yield
        self.add(Decide(body, by))

    # ------------------------------------------------------------------ choices

    def choose(
        self,
        what: Filter,
        count: int = 1,
        up_to: bool = False,
        by: Players | None = None,
        reach: bool = True,
        if_any: bool = False,
        called: str = "",
        recoils: bool = False,
    ) -> Chosen:
        """Pick cards; the result refers to them in later verbs. ``reach=False`` for choices that aren't targets;
        ``if_any`` if the card can be played without a target; ``called``: its name in the text, if "that realm" is
        ambiguous; ``recoils`` if the card, turned back, strikes its caster.
        """
        first = self.slot(count)
        self.add(Choose(what, count, first, up_to, by, reach, if_any, None, recoils))
        return Chosen(first, count, called or what.pronoun(count), what.owners_only())

    def choose_many(self, what: Filter, number: Number, most: int = 9, by: Players | None = None) -> Chosen:
        """Pick as many cards as a number says, at most ``most``."""
        first = self.slot(most)
        self.add(Choose(what, most, first, False, by, True, True, number))
        return Chosen(first, most, what.pronoun(most), what.owners_only())

    def choose_player(self, anyone: bool = False, by: Players | None = None) -> ChosenPlayer:
        """Pick another player, or any with ``anyone``; the result refers to them in later verbs. `by`: another player
        picks one other than themselves.
        """
        slot, among = self.slot(), "all" if anyone else "others"
        self.add(ChoosePlayer(slot, among, by))
        return ChosenPlayer(slot, among)

    def choose_opponent(self) -> ChosenPlayer:
        """Pick an opponent (never a team-mate); the result refers to them in later verbs."""
        slot, among = self.slot(), "opponents"
        self.add(ChoosePlayer(slot, among))
        return ChosenPlayer(slot, among)

    @contextmanager
    def for_each(self, who: Players) -> Iterator[ChosenPlayer]:
        """The indented part happens once for each of several players; the result refers to the current one."""
        slot = self.slot()
        assert self._open is not None
        inner = self._open.slots
        with self.block() as body:
            yield ChosenPlayer(slot)
        self.add(ForEach(who, body, slot, inner, self._open.slots - inner))

    @contextmanager
    def for_each_card(self, cards: Cards, called: str) -> Iterator[Chosen]:
        """The indented part happens once for each of several cards; the result, by its name in the text, refers to the
        current one.
        """
        slot = self.slot(2)
        assert self._open is not None
        inner = self._open.slots
        with self.block() as body:
            yield Chosen(slot, 1, called)
        self.add(ForEachCard(cards, body, slot, inner, self._open.slots - inner))

    @contextmanager
    def either(self, by: words.Players | None = None) -> Iterator[None]:
        """The first of several parts; the player (or another, ``by``) picks one. The others follow with ``or_else``. If
        they are prices, only those that can be paid are offered.
        """
        if self._open is None or self._open.kind != "price":
            with super().either(by):
                yield
            return
        with self.block() as body:
            yield
        self.add(OneOf([body]))

    @contextmanager
    def or_else(self) -> Iterator[None]:
        """Another part of an ``either``."""
        last = self._block[-1] if self._block else None
        if not isinstance(last, OneOf):
            with super().or_else():
                yield
            return
        with self.block() as body:
            yield
        assert self._block is not None
        self._block[-1] = OneOf([*last.options, body])

    # ------------------------------------------------------------------ verbs

    def discard_for_digit(self, who: Players | None = None) -> None:
        """Draw and discard a card for the last digit of its number: see ``LAST_DIGIT``."""
        self.add(DiscardForDigit(_you(who)))

    def draw(self, number: int | Number = 1, who: Players | None = None) -> None:
        """Draw cards."""
        self.add(Draw(number, _you(who)))

    def discard_from_hand(
        self, number: int = 1, who: Players | None = None, at_random: bool = False, cost: bool = False
    ) -> None:
        """Discard cards from hand; ``cost`` if the rest depends on being able to."""
        self.add(DiscardFromHand(number, _you(who), at_random, self.slot(), cost))

    def reshuffle(self, who: Players | None = None, on_top: bool = False) -> None:
        """Shuffle a discard pile into the draw pile, or by itself and lay it `on_top`."""
        self.add(Reshuffle(_you(who), on_top))

    def look_at_hand(self, who: Players) -> None:
        """Look at a hand."""
        self.add(LookAtHand(who))

    def look_at(self, cards: Cards) -> None:
        """Look at cards in a hand."""
        self.add(LookAtCards(cards))

    def look_at_top(self, number: int, who: Players) -> None:
        """See the top cards of a draw pile."""
        self.add(LookAtTop(number, who))

    def search(self, what: Filter, to_top: bool = False) -> None:
        """Take a card from the player's draw pile, or put it on top."""
        self.add(OpenPile())
        self.add(SearchPile(what, to_top))

    def search_to_pool(self, what: Filter) -> Chosen:
        """Bring a champion from the player's draw pile into their pool; the result refers to it."""
        slot = self.slot()
        self.add(OpenPile())
        self.add(SearchPile(what, to_pool=True, slot=slot))
        return Chosen(slot, 1, "what was found")

    def cut(self) -> Chosen:
        """Cut the player's draw pile for a card, which stays where it is; the result refers to it."""
        slot = self.slot()
        self.add(Cut(slot))
        return Chosen(slot, 1, "that card")

    def draw_and_play(self, or_discard: bool = False) -> None:
        """Draw a card and perhaps play it at once; ``or_discard``: play it if possible, otherwise discard it."""
        self.add(DrawAndPlay(or_discard))

    def take_and_play(self, who: Players, from_pile: bool = False) -> None:
        """Play another player's card at once, or discard it: a random one from their hand, or their next card."""
        self.add(TakeAndPlay(who, from_pile))

    def search_and_play(self, what: Filter) -> None:
        """Play a card from the player's draw pile at once."""
        self.add(OpenPile())
        self.add(SearchAndPlay(what))

    def play_at_once(self, cards: Cards, by_owner: bool = False) -> None:
        """Play a chosen card at once; ``by_owner``: its owner takes it and may do so."""
        self.add(PlayAtOnce(cards, by_owner))

    def discard_down_to(self, number: int, who: Players | None = None, by: Players | None = None) -> None:
        """Discard cards until at most a number are held; `by` if another player chooses them."""
        self.add(DiscardDownTo(number, _you(who), by))

    def dig_up(self, what: Filter) -> Chosen:
        """Take the first card that fits from the player's draw pile; the result refers to it."""
        slot = self.slot()
        self.add(DigUp(what, slot))
        return Chosen(slot, 1, "what was found")

    def draw_openly(self, number: int, who: Players, lost: Filter) -> None:
        """Draw cards for everyone to see, and discard those that fit."""
        self.add(DrawOpenly(number, who, lost))

    def guess_top(self, who: Players) -> None:
        """Guess the type of the top card of a draw pile, and turn it over."""
        self.add(GuessTop(who))

    def discard_hand(self, who: Players | None = None) -> None:
        """Discard a whole hand."""
        self.add(DiscardHand(_you(who)))

    def arrange_top(self, number: int) -> None:
        """Look at the top cards of the player's draw pile and put them back in any order."""
        self.look_at_top(number, _you(None))
        self.add(ArrangeTop(number, self.slot(number)))

    def rearrange(self, who: Players, by_them: bool = False, only: Filter | None = None) -> None:
        """Rearrange a player's realms, or `only` some; `by_them`: that player may do it."""
        self.add(Rearrange(who, self.slot(MOST_PLACES), by_them, only))

    def rehouse(self, who: Players, by_them: bool = False) -> None:
        """Move a player's holdings to other realms that they fit; `by_them`: that player may do it."""
        self.add(Rehouse(who, self.slot(), by_them))

    def discard(self, cards: Cards) -> None:
        """Discard cards in play."""
        self.add(Discard(cards))

    def send(
        self, cards: Cards, zone: int, shuffled: bool = False, events_too: bool = False, bottom: bool = False
    ) -> None:
        """Send cards to a zone of their owners; events go to a hand only if ``events_too`` (SF-EVT-08). In a draw pile
        they lie on top, or on the ``bottom``, or ``shuffled`` in.
        """
        self.add(Send(cards, zone, shuffled, events_too, bottom))

    def defeat(self, cards: Cards, spared: bool = False) -> None:
        """Defeat a fighting champion; ``spared`` if it returns to its pool."""
        self.add(Defeat(cards, spared))

    def give_up_levels(self, what: Filter, total: int | Number, count: int = 0) -> None:
        """Discard cards until their levels come to a total; exactly ``count`` cards, if that is given."""
        self.add(GiveUpLevels(what, total, self.slot(2), count))

    def rampage(self, realm: Chosen) -> None:
        """Let something raze realm after realm until a player pays with their pool."""
        self.add(Rampage(realm, self.slot()))

    def devour(self, what: Filter, most: int | Number) -> None:
        """Discard cards while their levels add up to no more than a number."""
        self.add(Devour(what, most, self.slot()))

    def note(self, cards: Cards, more: bool = False, until: int = FOR_GOOD) -> None:
        """Remember cards: see ``Filter.noted``; with `more`, besides those noted so far; ``until`` then."""
        self.add(Note(cards, more, until))

    def forget(self) -> None:
        """Forget all cards noted so far."""
        self.add(Note(None))

    def earn_spoils(self, who: Players | None = None, number: int = 1) -> None:
        """Earn extra spoils of victory."""
        self.add(EarnSpoils(_you(who), number))

    def double_spoils(self, who: Players | None = None, held: bool = False) -> None:
        """Draw two cards as spoils of this battle, if the player earns any; ``held``: the second one can't be played at
        once.
        """
        self.add(DoubleSpoils(_you(who), held))

    def no_spoils(self) -> None:
        """Let no one draw spoils after this battle."""
        self.add(NoSpoils())

    def take_away(self, cards: Cards) -> None:
        """Send items and artifacts to Limbo, to return to their bearer."""
        self.add(TakeAway(cards))

    def raze(self, cards: Cards) -> None:
        """Raze realms."""
        self.add(Raze(cards))

    def attack_again(self, cards: Cards, ever: bool = False) -> None:
        """Let a champion attack a second time this turn, or as often as it wins."""
        self.add(AttackAgain(cards, ever))

    def rebuild(self, cards: Cards) -> None:
        """Rebuild realms."""
        self.add(RebuildRealm(cards))

    def swap_realms(self, one: Cards, other: Cards) -> None:
        """Let two realms change places."""
        self.add(SwapRealms(one, other))

    def switch_sides(self, cards: Cards, across: bool = False) -> None:
        """Take over allies; or, with ``across``, let them switch from either side to the other."""
        self.add(SwitchSides(cards, across))

    def show_cards(self, what: Filter, who: Players, number: int = 0) -> None:
        """Let a player show cards from their hand: as many as they like, or a ``number`` of them."""
        self.add(ShowCards(what, who, number))

    def count_in(self, number: int = 0, before: Filter | None = None) -> None:
        """Count an ally in; with the last of a ``number``, those ``before`` it work, too."""
        self.add(CountIn(number, before))

    def withdraw(self, cards: Cards, stays: bool = False, ends: bool = False, stripped: bool = False) -> None:
        """Send fighters back to their pools; ``stays`` if this card doesn't go with its bearer, ``ends`` if a defender
        so ends the round, with no winner, ``stripped`` if they lose items and artifacts, too.
        """
        self.add(Withdraw(cards, stays, ends, stripped))

    def seize(self, cards: Cards) -> None:
        """Make an attacker defend for the player in the next round of the battle; it is discarded after it."""
        self.add(Seize(cards))

    def relieve(self, again: bool = False) -> None:
        """Let a player who has no fighter any more send another; ``again``: one from the pool that may have fought."""
        self.add(Relieve(again))

    def divert(self, realm: Cards) -> None:
        """Let the attacker attack another realm instead."""
        self.add(Divert(realm))

    def begin_again(self) -> None:
        """Make combat start over between the same champions."""
        self.add(BeginAgain())

    def challenge(self, champion: Cards, rival: Cards, stake: int = NOTHING, attack: bool = False) -> None:
        """Let a champion fight a duel with another; ``attack`` if it counts as the turn's attack."""
        self.add(Challenge(champion, rival, stake, attack))

    def break_off(self) -> None:
        """End the battle without a winner."""
        self.add(BreakOff())

    def give(self, cards: Cards, modifier: Modifier, until: int) -> None:
        """Give cards a modifier for a time."""
        self.add(Give(cards, modifier, until))

    def choose_kind(self, cards: Cards, until: int, among: tuple[int, ...] = ()) -> None:
        """Let a card count as a kind of champion of the player's choice (``among`` some of them) for a time."""
        self.add(ChooseKind(cards, until, among))

    def declare_for_kind(self, made_for: Callable[[Filter], Modifier], until: int) -> None:
        """Let a modifier hold for a time for champions of a kind of the player's choice; ``made_for`` makes it."""
        self.add(DeclareForKind(made_for, until))

    def declare(self, modifier: Modifier, until: int, about: Players | None = None) -> None:
        """Let a modifier hold for a time; ``about`` the players whom it calls ``ITS_PLAYER``, for each separately."""
        self.add(Declare(modifier, until, about))

    def stay(self, until: int) -> None:
        """Stay on the table for a time, to wait for something."""
        self.declare(Lies(), until)

    def attach(self, cards: Cards, what: Cards | None = None) -> None:
        """Stay attached to a card; or let another card, `what`, be attached to it (SF-ATT-14)."""
        self.add(Attach(cards, THIS if what is None else what))

    def cannot_be_used(self, cards: Cards, through: bool = False) -> None:
        """Take champions out of use until their owner's next turn, or ``through`` it."""
        self.add(CannotBeUsed(cards, through))

    def keep(self, cards: Cards, most: int = 0, hidden: bool = False) -> None:
        """Lay cards under this card, `most` of them in all, perhaps `hidden` from others."""
        self.add(Keep(cards, most, hidden))

    def copy_power(self, cards: Cards) -> None:
        """Take on the power of a card."""
        self.add(CopyPower(cards))

    def cancel(self, cards: Cards | None = None) -> None:
        """Cancel the answered card, or one in play."""
        self.add(Cancel(ANSWERED if cards is None else cards))

    def shelter(self, cards: Cards) -> None:
        """Keep the answered card from razing, discarding or moving cards."""
        self.add(Shelter(cards))

    def calm(self) -> None:
        """Ignore the answered event."""
        self.add(Calm())

    def duplicate(self) -> None:
        """Use the effect of the answered card, too."""
        self.add(Duplicate())

    def turn_back(self) -> None:
        """Turn the answered card back on its user's side."""
        slot = self.slot()
        self.add(TurnBack(slot))
        self.add(AimAnew(slot))

    def redirect(self, cards: Cards) -> None:
        """Let the answered card hit a different champion from its target."""
        self.add(Redirect(cards))

    def take_extra_turn(self, once_a_game: bool = False) -> None:
        """Take another turn."""
        self.add(TakeExtraTurn(once_a_game))

    def prevent_extra_turn(self) -> None:
        """Undo an extra turn that was just gained."""
        self.add(PreventExtraTurn())

    def lose_power(self, cards: Cards) -> None:
        """Take the special power from cards for as long as they stay in play."""
        self.add(LosePower(cards))

    def lose_turn(self, who: Players) -> None:
        """Make players skip a turn."""
        self.add(LoseTurn(who))


def _you(who: Players | None) -> Players:
    return YOU if who is None else who


def _aim(made: Ability) -> None:
    """Find the choices that only serve to remove the chosen cards or take them over: cards that resist that are no
    targets (SF-SPELL-15).
    """
    code = made.program.code
    for choice in (word for word in code if isinstance(word, Choose)):

        def is_chosen(part: object, first: int = choice.first) -> bool:
            return isinstance(part, Chosen) and part.first == first

        uses = [
            word
            for word in code
            if not isinstance(word, (Choose, If, May, Either, ForEach, ForEachCard))
            and any(map(is_chosen, word.everything()))
        ]
        if uses and all(isinstance(w, (Discard, Send)) or (isinstance(w, Attach) and is_chosen(w.what)) for w in uses):
            choice.against = Firmness
        elif uses and all(isinstance(word, SwitchSides) for word in uses):
            choice.against = Loyalty
        elif uses and all(isinstance(word, (Raze, Rampage)) for word in uses):
            choice.against = Steadfastness


def _announce(made: Ability) -> None:
    """Mark the moment when others may answer, after the choices that a play is announced with (AMB-10)."""
    leading = 0
    while leading < len(made.body) and isinstance(made.body[leading], (Choose, ChoosePlayer)):
        leading += 1
    made.body.insert(leading, Announced())


def _silent(discards: bool) -> Strike:
    """The body of an instant defeat or a wall; ``round`` and ``rescue`` carry it out."""
    return Strike(discards)
