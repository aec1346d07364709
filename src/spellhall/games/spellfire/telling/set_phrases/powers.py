"""Phrases about what single cards do: spells and skills, cards that pass on to the winner, and what was taken or given
up. Read this when a text describes by its condition a card that a player would call "it".
"""

from __future__ import annotations

from spellhall.games.spellfire.telling.set_phrases.rule import Rule

POWERS: tuple[Rule, ...] = (
    # Spells and skills of one card.
    (
        r"in answer to (another player's offensive spell)(?: just played)? when it is (aimed at its bearer) or this "
        r"card is "
        r"in battle and it strikes (you or one of your champions): cancel that spell",
        r"you may cancel \1 as it is played if it is \2, or strikes \3 while this card fights",
    ),
    (
        r"choose (an opposing champion), then this round, this card gains levels equal to half the current base "
        r"level of "
        r"its prey \(rounded up\), and its prey (counts half its base level \(rounded down\))",
        r"\1 of your choice \2 this round, and this card gains the other half (rounded up)",
    ),
    (
        r"(the opposing player chooses) a realm of a third player (that [^,]*, if any), then if a card was chosen, "
        r"(the attacking champion and its allies attack) that realm instead",
        r"\1 a third player's realm \2. If they choose one, \3 it instead",
    ),
    (r"\bif you are attacking and its bearer is an? (\w+ champion)\b", r"if attacking with a \1"),
    (
        r"\b(realm other than the attacked) realm(, then if a card was chosen, [^,;]* attack) that realm instead",
        r"\1 one\2 it instead",
    ),
    (
        r"choose two unrazed coastal realms of that player, if any, then raze those realms",
        "raze two of that player's unrazed coastal realms (your choice), if any",
    ),
    (r"\bif champions of that player from hand or pool have\b", "if that player's champions in hand and pool have"),
    (
        r"(you may )choose (a magical item) attached to the opposing champion, then attach that magical item to this "
        r"card",
        r"\1attach \2 that the opposing champion bears to this card",
    ),
    (
        r"; running out of cards does not end the game: a player who has no draw pile left shuffles the discard pile "
        r"at "
        r"once, which becomes the draw pile",
        "; a player without a draw pile shuffles the discard pile at once to make one, and the game goes on",
    ),
    (
        r"^whenever one of your champions is discarded, if you have no champion, ",
        "when the last of your champions is discarded, ",
    ),
    (
        r"; its bearer needs no special movement that a coastal realm demands of attackers$",
        "; its bearer needs no special movement to do so",
    ),
    (r"^(its bearer) ((?:can use|is immune to) [^;:]+) when \1 is (a monster)$", r"\3 that bears it \2"),
    (
        r"^the level of (psionic power cards) played with its bearer (of printed level \d or more) becomes (\d) when "
        r"its "
        r"bearer is (a monster)$",
        r"\1 \2 played with such \4 have level \3",
    ),
    (
        r"^until the end of your next turn, (werebeast champions count three times their whole level), with everything "
        r"attached to them, and (werebeast allies) attached to non-werebeast champions count (three times their "
        r"level), "
        r"and ",
        r"until the end of your next turn, \1 (with everything attached), \2 of other champions \3, and ",
    ),
    (
        r"\bat any time when champions are in combat and there are (four or more )([^:]*?)( in its force): (the "
        r"opposing "
        r"champion is defeated), then if you are attacking, raze the attacked realm, then discard all \2\3 and this "
        r"card",
        r"at any time in combat while there are \1\2\3: \4. Raze the attacked realm if you are attacking. "
        r"Discard all those items and this card",
    ),
    (
        r"^whenever (another player's offensive spell) is played and it is (aimed at a champion in your pool) or "
        r"this card "
        r"is in battle and it strikes (you or one of your champions), cut your draw pile and note the last digit of "
        r"the "
        r"number that you cut to, then if the digit drawn is (7 or less), turn it back",
        r"whenever \1 is \2, or strikes \3 while this card fights, cut your draw pile. If the last digit of the "
        r"number that you cut to is \4, turn the spell back",
    ),
    (
        r"\byou may decide that (that champion) gains levels equal to two times the number of (magical items "
        r"attached to "
        r"this card) this round, then that champion uses all \2 this round$",
        r"you may let \1 use all \2 and gain 2 levels for each of them this round",
    ),
    # Cards that pass on to the winner.
    (
        r"^when it is on the losing side of a round, before that side is discarded, if its bearer is one of your "
        r"((?:\w+ )?champions), ((?:you may )?attach) this card to the winner$",
        r"when one of your \1 loses a round with this card, \2 it to the winner before that side is discarded",
    ),
    (
        r"^when it is on the losing side of a round, before that side is discarded, if its bearer is one of your "
        r"champions and the winner is a champion (able to use [\w ]+), attach this card to the winner, then if the "
        r"winner "
        r"is a champion of base level 0 or less, discard the winner$",
        r"when one of your champions loses a round with this card to a champion \1, attach it to the winner before "
        r"that side is discarded. If the winner's base level is then 0 or less, discard it",
    ),
    (r"^([^;:]*) when its bearer is another player's champion$", r"when its bearer is another player's champion, \1"),
    (
        r"\bat the end of every turn, if its bearer is another player's champion and its bearer has not attacked, "
        r"raze all "
        r"realms of that player that lie first in their formation, (counted from place A)$",
        r"at the end of another player's turn, if a champion of that player bears this card and has not attacked, "
        r"raze the first realm of that player's formation, \1",
    ),
    # What was taken or given up.
    (
        r"^when it enters combat, its bearer uses all magical items and artifacts stolen in play this round$",
        "when it enters combat, its bearer uses the chosen card this round",
    ),
    (
        r"\bsend all magical items and artifacts stolen in play to their owners' hands$",
        "send the chosen card to its owner's hand",
    ),
    (
        r"\bits owner (draws and discards a card and notes the last digit of its number), then if its bearer is not a "
        r"champion whose base level is below the digit drawn, discard all magical items picked in play$",
        r"that item's owner \1. Unless its bearer's base level is below that digit, discard that item",
    ),
    (
        r"\bif there is a magical item borrowed by it in play, choose one: discard all magical items borrowed by it in "
        r"play; or (draw a card)$",
        r"if that item is in play, discard it or \1",
    ),
    (r"\ball magical items given up to it in play\b", "all magical items it took in this way"),
    (r"\ball magical items taken by it in play\b", "all magical items it used in this way"),
    (
        r"^when it is on the losing side of a round, before that side is discarded, if there is an ally taken by it "
        r"on its "
        r"side of the battle, (this card returns to its pool) if defeated this round$",
        r"when its side loses a round in which it has such an ally, \1",
    ),
    (
        r"^whenever anyone plays an opposing magical item for the first time in a battle, if there is no magical item "
        r"bitten off in a discard pile, discard that magical item$",
        "if none was discarded, discard the first opposing magical item played after it in the battle",
    ),
    (
        r"(is joined by a dragon ally worth) the sum of the current base levels of cards under it (this round), then "
        r"discard "
        r"all cards under it",
        r"\1 that card's current base level \2. Discard the card",
    ),
    (
        r", if there is no card under it, if (that champion is) a champion (in a discard pile), (you may lay it "
        r"under) this card",
        r", if no card is under this realm and \1 \2, \3 this realm",
    ),
    (
        r"^(whenever its bearer is defeated), if that card is a champion in a discard pile, ",
        r"\1 and put into a discard pile, ",
    ),
)
"""Of a whole sentence."""
