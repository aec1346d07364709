"""Whose cards a description means: those of the card's player, of others, of players that are named."""

from __future__ import annotations

from typing import Self

from mypy_extensions import trait

from spellhall.games.spellfire.rules.battle.sides import opponent_of
from spellhall.games.spellfire.rules.special_cards.rule_cards import is_nobodys
from spellhall.games.spellfire.rules.tournament.teams import is_opponent
from spellhall.games.spellfire.table import ATTACKER, DEFENDER
from spellhall.games.spellfire.words.describing.descriptions import BEFORE, OF_OPPOSING_PLAYER, Description
from spellhall.games.spellfire.words.describing.players import Players
from spellhall.language.words import Cards


@trait
class Sides(Description):
    """Narrows a description to cards of one side or player."""

    abstract = True

    @property
    def yours(self) -> Self:
        """Controlled by the card's player."""
        return self._of("yours", lambda s, h, fx: s.control[h] == fx.seat or s.zone[h] in s.game.common, "your", BEFORE)

    @property
    def of_opponents(self) -> Self:
        """Controlled by any opponent, which a team-mate is not."""
        return self._of(
            "opponents",
            lambda s, h, fx: is_opponent(s, fx.seat, s.control[h]) or s.zone[h] in s.game.common,
            "of opponents",
        )

    @property
    def of_no_friend(self) -> Self:
        """Controlled by an opponent, or a card that is no one's (SFT-RLD-02)."""
        return self._of(
            "opponents",
            lambda s, h, fx: is_nobodys(s, h) or is_opponent(s, fx.seat, s.control[h]),
            "of an opponent or unowned",
        )

    @property
    def others(self) -> Self:
        """Controlled by any other player, be they a team-mate."""
        return self._of(
            "others", lambda s, h, fx: s.control[h] != fx.seat or s.zone[h] in s.game.common, "of other players"
        )

    @property
    def out_of_your_deck(self) -> Self:
        """Owned by the card's player, no matter who controls them."""
        return self.with_test(lambda s, h, fx: s.owner[h] == fx.seat, "that came out of your deck")

    @property
    def opposing(self) -> Self:
        """Of the player faced in the battle (SF-MULTI-08), in any place; those in the battle are "opposing"."""
        return self._of("others", lambda s, h, fx: s.control[h] == opponent_of(s, fx.seat), OF_OPPOSING_PLAYER)

    @property
    def of_the_attacker(self) -> Self:
        """Of the player who attacks."""
        return self.with_test(lambda s, h, fx: s.control[h] == s.regs[ATTACKER] >= 0, "of the attacking player")

    @property
    def of_outsiders(self) -> Self:
        """Of players who take no part in the battle."""
        return self._of(
            "others",
            lambda s, h, fx: s.control[h] not in (fx.seat, s.regs[ATTACKER], s.regs[DEFENDER]),
            "of a player outside the battle",
        )

    @property
    def of_third_players(self) -> Self:
        """Of players who neither attack nor defend."""
        return self.with_test(
            lambda s, h, fx: s.control[h] not in (s.regs[ATTACKER], s.regs[DEFENDER]), "of a third player"
        )

    @property
    def not_opposing(self) -> Self:
        """Of any player but the one faced in the battle."""
        return self.with_test(
            lambda s, h, fx: s.control[h] != opponent_of(s, fx.seat), "of any player but the opposing player"
        )

    @property
    def other(self) -> Self:
        """Not this card itself."""
        return self.with_test(lambda s, h, fx: h != fx.source, "other", BEFORE)

    def besides(self, card: Cards) -> Self:
        """All but a named card."""
        return self.with_test(
            lambda s, h, fx: h not in card.handles(s, fx), f"other than {card.phrase()}", about=(card,)
        )

    def of_player(self, players: Players) -> Self:
        """Of the named players (chosen earlier in the text, for instance)."""
        return self._of(
            "named", lambda s, h, fx: s.control[h] in players.seats(s, fx), f"of {players.phrase()}", about=(players,)
        )

    def of_player_of(self, card: Cards) -> Self:
        """Of the player who controls a named card."""
        return self.with_test(
            lambda s, h, fx: not fx.slots or any(s.control[h] == s.control[c] for c in card.handles(s, fx)),
            f"of the player of {card.phrase()}",
            about=(card,),
        )

    @property
    def not_calmed(self) -> Self:
        """Of players who have not calmed this card while it lies on the table (SF-CALM-03)."""
        return self.with_test(
            lambda s, h, fx: not any(e[1] == fx.source and e[6] >> s.control[h] & 1 for e in s.lasting),
            "of players who did not calm this event",
        )
