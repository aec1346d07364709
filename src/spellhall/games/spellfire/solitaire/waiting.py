"""The opponent's cards that take something when played, but had nothing to take (SOL-SEL-05, SOL-SEL-06)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.battle.sides import attachments, fighter_of
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.projection import is_silenced
from spellhall.games.spellfire.solitaire import reasons as r
from spellhall.games.spellfire.solitaire.choice import Choice, tell
from spellhall.games.spellfire.solitaire.table import OPPONENT, WAITS
from spellhall.games.spellfire.table import EXCHANGE, STAGE
from spellhall.games.spellfire.words.plays.effects import Choose
from spellhall.kernel.state import State
from spellhall.language.effect import Effect, Standing


def _leave(state: State, card: int) -> Choose | None:
    """The choice among cards in the battle that a card gives its player when played."""
    play = card_of(state, card).play
    code = () if play is None else play.program.code
    return next((word for word in code if isinstance(word, Choose) and word.up_to and not word.what.zones), None)


def note(state: State, card: int) -> None:
    """They play a card in a round; mark it as waiting if it had nothing to take."""
    choice = _leave(state, card) if state.regs[STAGE] == EXCHANGE else None
    waits = choice is not None and not choice.candidates(state, Standing(card, OPPONENT))
    if waits or state.marks[WAITS][card]:
        state.mark(WAITS, card, int(waits))


def take_what_came(state: State) -> None:
    """The first waiting card that can take what has just arrived now does what it does when played."""
    fighter = fighter_of(state, OPPONENT)
    for card in attachments(state, fighter) if fighter >= 0 else ():
        choice = _leave(state, card) if state.marks[WAITS][card] else None
        if choice is None or is_silenced(state, card):
            continue
        if choice.candidates(state, Standing(card, OPPONENT)):
            state.mark(WAITS, card, 0)
            tell(state, OPPONENT, Choice(-1, r.USES, card, (r.TAKES_FIRST,)))
            play = card_of(state, card).play
            assert play is not None
            state.call(Effect.of(play.program, card, OPPONENT))
            return
