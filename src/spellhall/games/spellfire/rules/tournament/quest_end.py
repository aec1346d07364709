"""How a quest ends (section QST of the tournament rules; option ``questing``).

In phase 2 of their next real turn, before anything else, the player of a questing champion picks an opponent
and discards the top card of that opponent's draw pile. If it is a champion, the two fight.

That fight is no battle, and no cards are played (SFT-QST-10).
It is fought like a round, on a copy of the table that holds only these two cards (SFT-QST-11);
the questing champion is the attacker. Where their powers offer a choice, each player makes the best one.
What the two do when one of them is beaten happens after the fight;
other cards that wait for winners and losers don't see it.
"""

from __future__ import annotations

from typing import Final

from spellhall.games.spellfire import events
from spellhall.games.spellfire.facts import EVENT
from spellhall.games.spellfire.rules.battle.outcomes import ATTACKER_WON, DEFENDER_STOPPED
from spellhall.games.spellfire.rules.battle.round import Round
from spellhall.games.spellfire.rules.battle.sides import both_stand
from spellhall.games.spellfire.rules.game_form import draw_pile
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.gathering import ABILITY_BITS
from spellhall.games.spellfire.rules.levels.levels import total_level
from spellhall.games.spellfire.rules.levels.traits import is_champion
from spellhall.games.spellfire.rules.plays.avatar_prices import is_crowded_out
from spellhall.games.spellfire.rules.plays.play import discard
from spellhall.games.spellfire.rules.plays.rule_of_the_cosmos import name_is_free
from spellhall.games.spellfire.rules.tournament.questing import questing_of
from spellhall.games.spellfire.rules.tournament.teams import opponents
from spellhall.games.spellfire.rules.turn.draws import note_last
from spellhall.games.spellfire.table import (
    ACTIVATING,
    ATTACKER,
    BATTLE,
    DEFENCE,
    DEFENDER,
    DRAW_PILE,
    FORMATION,
    HAND,
    IN_PLAY,
    JUST_BECAUSE,
    OFFENCE,
    PHASE,
    POOL,
    QUEST,
    ROUND,
    STAGE,
    TARGET,
    VOID,
)
from spellhall.kernel.events import Event
from spellhall.kernel.frames import CHOOSE_OPTION, PASS, PICK, Ask, Procedure, action, ask
from spellhall.kernel.state import State
from spellhall.kernel.trial import is_over, set_aside
from spellhall.language.effect import Standing
from spellhall.language.firing import Listener

BREADTH: Final = 60
"""How many choices within powers one fight examines; after that, everyone passes."""


class Homecoming(Procedure):
    """SFT-QST-06, SFT-QST-18. A seat's champions come back from their quests, one after another."""

    FIELDS = ("seat",)
    __slots__ = FIELDS
    seat: int

    def start(self, state: State) -> None:
        """SFT-QST-20, SFT-QST-22. A champion that has left play doesn't come back; if no pile is left, the rest just
        return.
        """
        champions = questing_of(state, self.seat)
        if not champions:
            self.done(state)
        elif opponents_with_piles(state, self.seat):
            self.goto(self.choose)
        else:
            come_home(state, self.seat, champions[0])

    def choose(self, state: State) -> Ask:
        """SFT-QST-07. Ask whose pile."""
        name = card_of(state, questing_of(state, self.seat)[0]).name
        options = [action(PICK, seat) for seat in opponents_with_piles(state, self.seat)]
        words = tuple(f"seat {seat}" for seat in range(state.seats))
        label = f"{name} is back from its quest: whose draw pile does it meet?"
        return ask(self.seat, CHOOSE_OPTION, options, self.chosen, label, "SFT-QST-07", words=words)

    def chosen(self, state: State, other: int) -> None:
        """SFT-QST-06, SFT-QST-08, SFT-QST-09, SFT-QST-23. Discard the top card; a champion must be fought.

        SFT-QST-14, SFT-QST-15, SFT-QST-19. The loser is discarded, the winner goes to its player's pool.
        """
        self.goto(self.start)
        champion, card = questing_of(state, self.seat)[0], draw_pile(state, other)[-1]
        state.tell(events.QuestLed(self.seat, champion, other))
        discard(state, card)
        note_last(state, other)
        if not is_champion(state, card) or overcomes(state, self.seat, champion, other, card):
            come_home(state, self.seat, champion)
            return
        discard(state, champion)
        if state.zone[champion] == POOL:
            come_home(state, self.seat, champion)
        if may_join(state, other, card):
            state.move(card, POOL, other, JUST_BECAUSE)
            state.tell(events.QuestJoined(other, card))


def opponents_with_piles(state: State, seat: int) -> list[int]:
    """A seat's opponents who have cards left to draw."""
    return sorted(other for other in opponents(state, seat) if draw_pile(state, other))


def come_home(state: State, seat: int, champion: int) -> None:
    """SFT-QST-08, SFT-QST-14. Turn the champion face up."""
    state.mark(QUEST, champion, 0)
    state.tell(events.QuestEnded(seat, champion))


def may_join(state: State, seat: int, champion: int) -> bool:
    """SFT-QST-16, SFT-QST-19. Whether a champion can be in play; an avatar's price need not be paid."""
    return name_is_free(state, champion) and not (
        card_of(state, champion).avatar and is_crowded_out(state, seat, champion)
    )


# ---------------------------------------------------------------------- the fight


def overcomes(state: State, seat: int, champion: int, other: int, rival: int) -> bool:
    """SFT-QST-11 to SFT-QST-13. Whether the questing champion beats the drawn one.

    How it went is reported, and the two cards themselves see who has won.
    """
    twin = alone_together(state, seat, champion, other, rival)
    twin.resume()
    end = fought_out(twin, [BREADTH])
    won = has_won(end)
    levels = [total_level(end, fighter) for fighter in (champion, rival)] if both_stand(end) else []
    by_level = bool(levels) and won == (levels[0] > levels[1])
    if not levels:
        levels = [card_of(state, card).level for card in (champion, rival)]
    state.tell(events.QuestMet(seat, champion, rival, levels[0], levels[1]))
    winner, loser = (champion, rival) if won else (rival, champion)
    if not by_level:
        state.tell(events.QuestPower(state.control[winner], winner, loser))
    elif levels[0] == levels[1]:
        state.tell(events.QuestTied(state.control[winner], winner))
    for event in (
        events.RoundDecided(state.control[winner], winner, loser),
        events.RoundWon(state.control[winner], winner, loser),
        events.RoundLost(state.control[loser], loser, winner),
    ):
        state.game.notice(state, waiting_for(state, type(event), (champion, rival)), event)
    return won


def waiting_for(state: State, kind: type[Event], cards: tuple[int, int]) -> list[Listener]:
    """AMB-T40. What these two cards themselves do on such an event, wherever they are."""
    return [
        (state.face[card] << ABILITY_BITS | number, ability, Standing(card, state.control[card]))
        for card in cards
        for number, ability in card_of(state, card).acts
        if ability.trigger is not None and ability.trigger.event is kind
    ]


def alone_together(state: State, seat: int, champion: int, other: int, rival: int) -> State:
    """A copy of the table where only these two are in play, at the start of a round between them."""
    twin = set_aside(state, seat, seed=0)
    for zone in (DRAW_PILE, HAND, *IN_PLAY):
        for owner in range(twin.seats):
            for card in twin.pile(zone, owner)[::-1]:
                twin.lay(card, VOID, owner)
    twin.lay(champion, BATTLE, seat)
    twin.lay(rival, BATTLE, other)
    ground = _ground(twin, other, (champion, rival))
    for effect in list(twin.lasting):
        twin.end_lasting(effect)
    twin.keep_fired([])
    twin.mark(QUEST, champion, 0)
    for register, value in (
        (PHASE, 4),
        (ATTACKER, seat),
        (DEFENDER, other),
        (TARGET, ground),
        (OFFENCE, champion),
        (DEFENCE, rival),
        (ROUND, 1),
        (STAGE, ACTIVATING),
    ):
        twin.set_reg(register, value)
    twin.call(Round())
    for event in (
        events.Attacks(seat, champion, ground),
        events.Defends(other, rival, champion),
        events.RoundBegan(seat, champion, rival, 1),
    ):
        twin.tell(event)
    return twin


def _ground(twin: State, seat: int, fighters: tuple[int, int]) -> int:
    """Put a powerless card on the table, not a realm, for the two to fight over: a round needs something at stake."""
    ground = next(card for card in range(len(twin.face)) if card not in fighters)
    faces = twin.face[:]
    faces[ground] = next(i for i, card in enumerate(twin.catalogue) if card.type == EVENT and not card.works)
    twin.reface(faces)
    twin.lay(ground, FORMATION, seat)
    return ground


def has_won(twin: State) -> bool:
    """SFT-QST-13. Whether the attacker won the round; if no one did, the defender has, as in a tie."""
    return twin.stack[-1].result in (ATTACKER_WON, DEFENDER_STOPPED)


def fought_out(twin: State, left: list[int]) -> State:
    """The end of the fight if each player makes the choices that win it, where there are any."""
    while not is_over(twin):
        question = twin.decision()
        if left[0] <= 0 or len(question.options) == 1:
            twin.apply(PASS if PASS in question.options else question.options[0])
            continue
        attacks = question.seat == twin.regs[ATTACKER]
        ends = []
        for option in question.options:
            left[0] -= 1
            branch = twin.clone()
            branch.apply(option)
            ends.append(fought_out(branch, left))
            if has_won(ends[-1]) == attacks:
                return ends[-1]
        return ends[-1]
    return twin
