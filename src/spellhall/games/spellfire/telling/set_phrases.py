"""Turns of phrase that cards of the later sets brought along: what one player may or must choose, curses, and levels.

Read this next to ``idioms``, which applies these patterns with its own: those of a whole sentence before it is taken
apart, those of each sentence, and those of the whole text, where two abilities only make sense together.
"""

from __future__ import annotations

import re
from collections.abc import Callable

Rule = tuple[str, str | Callable[[re.Match[str]], str]]

_WAYS_TO_ACT = (("discards ", "discard "), ("draws ", "draw "), ("razes ", "raze "))


def _may(said: str, who: str) -> str:
    """What a player does as what the player may do: "that player discards a card" as "discard a card"."""
    said = said.removeprefix(f"{who} ").replace(f"{who}'s", "their").replace(f" of {who}", "")
    for does, do in _WAYS_TO_ACT:
        said = do + said.removeprefix(does) if said.startswith(does) else said
    return said


def _one_or_else(found: re.Match[str]) -> str:
    """Of two things one, and if the first cannot be done, the second: what a player may do, and what happens if not."""
    return f"{found['if']}{found['who']} may {_may(found['one'], found['who'])}. If they do not, {found['other']}"


_MANY = (
    r"(?!this |that |the (?!opposing player's)|its |a )[^,;:.]*?\b(?:champions|allies|items|artifacts|cards|spells)\b"
)


def _have_level(found: re.Match[str]) -> str:
    who = found["who"]
    who = who[0].upper() + who[1:] if found["the"] == "The" else who
    return f"{who} have {found['kind']} {found['amount']}"


_KINDS = r"your champions and allies are (\w+) until your next turn"

WHOLE: tuple[Rule, ...] = (
    # What a player may do instead of what happens otherwise.
    (
        r"(?P<if>if [^,;:]*?, )(?P<who>that player) chooses one: (?P<one>[^;:]*?); "
        r"or (?P<other>[^;:]*); otherwise, (?P=other)$",
        _one_or_else,
    ),
    (
        r"^at the start of every turn, if there is (a \w+) of the player whose turn it is, if there is a card in "
        r"hand of "
        r"the player whose turn it is, the player whose turn it is chooses one: the player whose turn it is (discard)s "
        r"a card; or (until the end of the turn, )champions of the player whose turn it is (cannot [\w ]+), and "
        r"(\w+) of the player whose turn it is (have no special powers); otherwise, .*$",
        r"at the start of each turn of a player who has \1, that player may \2 a card. If they do not, "
        r"\3their champions \4, and their \5 \6",
    ),
    (
        r"^for every player in turn: if there is an unrazed realm of that player and there are two or more champions "
        r"of "
        r"that player from hand or pool, .*$",
        "every player in turn chooses one that is possible: raze one of their unrazed realms; or discard two of their "
        "champions from hand or pool",
    ),
    (
        r"^play only when there is a razed realm in play or there is an attacking champion and .* Dark Sun .*$",
        "choose one that is possible: rebuild a razed realm of your choice; or, while a champion attacks a Dark Sun "
        "realm or one with a Dark Sun holding, the battle ends with no winner and the champions return to their pools",
    ),
    (r"(, then )that card can neither raze nor remove that card$", r"\1the card played can neither raze nor remove it"),
    # Every player in turn.
    (r"\bfor every player in turn: rearrange that player's realms, ", "rearrange every player's realms, "),
    (
        r"^for every player in turn: if that player wants, send (.*) in that player's discard pile to ",
        r"every player in turn may send \1 in their discard pile to ",
    ),
    (
        r"^for every player in turn: if there is a champion in that player's pool, that player chooses one of their "
        r"own "
        r"(non-\w+ champions in their pool), which is discarded; otherwise, that player (discards two cards)$",
        r"every player in turn discards one of the \1, if any; a player with no champion in their pool \2 instead",
    ),
    (
        r"^for every player in turn: if there is no (\w+ champion) in that player's pool, that player draws and "
        r"discards "
        r"a card and notes the last digit of its number, then that player discards their champions in pool worth at "
        r"least the digit drawn in base levels, as far as possible$",
        r"every player in turn with no \1 in their pool draws and discards a card, then discards champions in their "
        r"pool whose base levels add up to at least its number's last digit, as far as possible",
    ),
    (
        r"(notes the last digit of its number), then if the digit drawn is even, (?=that player chooses as many)",
        r"\1. If that digit is even, ",
    ),
    (r"\b(move any of their holdings to other realms) of theirs that the holdings fit", r"\1 that they fit"),
    (r"(that player may rearrange their realms), then that player may ", r"\1 and then "),
    (r"(chooses in turn [^,;:.]*), then put that card (on top of its owner's draw pile)$", r"\1, which goes \2"),
    (r"\bif its player wants, its player (choose|draw)s\b", r"its player may \1"),
    (
        r"\bthat player chooses as many of their own cards from hand or pool or realms in the formation as "
        r"the digit drawn, which are discarded; otherwise, that player draws a number of cards equal to the digit "
        r"drawn",
        "that player discards that many of their cards in hand or pool or realms in the formation; "
        "otherwise, that player draws that many cards",
    ),
    # What a price or a step does with what it chooses.
    (r"^(to bring it into play, )choose one: (discard (?!.* at least )[^;:]+); or discard ([^;:]+)$", r"\1\2 or \3"),
    (
        r"choose (a champion in your pool), then discard that champion, then (search your draw pile for a "
        r"[^,]*?champion) "
        r"(whose name is not in play) of at most the base level of that champion",
        r"discard \1, then \2 \3 and whose base level is no higher than that of the discarded one",
    ),
    (
        r"you may choose (an? [\w ]+ in your pool), then if a card was chosen, discard that [\w ]+, then choose (an? "
        r"\w+), "
        r"then (this card) (has the special power of that) (\w+) and gains levels equal to the (current base level) of "
        r"that \5 this round",
        r"you may discard \1. If you do, choose \2: this round, \3 \4 \5 and gains levels equal to its \6",
    ),
    (
        r"choose an? (card|ally) (in your hand|attached to that champion|under it)(, if any)?, then lay that \1"
        r"( face down)? under this card",
        lambda found: (
            f"lay {'an' if found[1] == 'ally' else 'a'} {found[1]} "
            f"{found[2].replace('in your', 'from your')}{found[3] + ',' if found[3] else ''}{found[4] or ''} under "
            f"this card"
        ),
    ),
    (
        r"choose (an ally under it), if any, then attach that ally to that champion, then that ally is (\w+) this "
        r"round",
        r"attach \1, if any, to that champion. That ally is \2 this round",
    ),
    (
        r"choose one of your unrazed realms, choose an opponent's holding, attach this card to that realm, "
        r"then the level of this card becomes 0, then this card has the special power of that holding",
        "attach this card to one of your unrazed realms and choose an opponent's holding. "
        "This card then has level 0 and that holding's special power",
    ),
    (r"choose (one of your [^,;:]*), then attach this card to that \w+(?=$|[.;])", r"attach this card to \1"),
    (
        r"choose (an unrazed realm), then attach this card to that realm, then this card stays attached after the "
        r"battle",
        r"attach this card to \1 of your choice, where it stays after the battle",
    ),
    (
        r"when it is played, if you take no part in a battle that is being fought, choose a champion in the battle, "
        r"then attach this card to that champion, then ",
        "when it is played into such a battle, attach this card to a champion of your choice there, then ",
    ),
    (
        r"choose (a dragon champion), then attach this card to that champion, then choose one: (that champion) (.*) "
        r"until "
        r"this card is removed; or until this card is removed, that champion (.*)$",
        r"attach this card to \1 of your choice, then choose one until this card is removed: \2 \3; or \2 \4",
    ),
    (
        rf"\bchoose one: {_KINDS}; or {_KINDS}; or {_KINDS}; or {_KINDS}$",
        r"choose one until your next turn: your champions and allies are \1; or \2; or \3; or \4",
    ),
    (
        r"\bchoose one: that card has no special power this round; or the level of that card becomes 0 this round$",
        "choose one for this round: that card has no special power; or its level is 0",
    ),
    (
        r"\bchoose one: the level of this card becomes (\d+) this round, then this card is discarded when the round is "
        r"over; or the level of this card becomes (\d+) this round, then this card and its bearer are discarded when "
        r"the "
        r"round is over$",
        r"choose one for this round: this card is +\1 and is discarded when the round is over; or it is +\2, "
        r"and it and its bearer are discarded when the round is over",
    ),
    (
        r"if you are attacking, the user may attack a second time this turn, then the user (returns to its pool, "
        r"discarding its allies and spells), then (a player left without a champion may send another); otherwise, the "
        r"user (can defend a second time in one battle until the end of the turn), then .*, which ends the round "
        r"without a winner$",
        r"the user \1. If you are attacking, it may attack a second time this turn, and \2; otherwise, it \3, "
        r"and the round ends without a winner",
    ),
    (r"(choose [^,;:]*), then (send this card to [^,;:]*), then (?=send that )", r"\1, \2, then "),
    (
        r"you may discard its bearer, then (search your draw pile for a card, shuffle the pile and put that card on "
        r"top of "
        r"it), then you may put the top card of your draw pile under the next",
        r"you may discard its bearer. If you do, \1 or second from the top",
    ),
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
    # Whose turn it is.
    (
        r"^at the start of every turn, if there is a champion whom it has put to sleep of the player whose turn it "
        r"is, if "
        r"the player whose turn it is wants, .* discard this card$",
        "at the start of each turn of its player, that player may draw and discard a card. If the last "
        "digit of its number is that champion's base level or more, discard this card",
    ),
    (
        r"\b(that champion) cannot attack or defend and cannot use cards, and that champion has no special power\b",
        r"\1 cannot attack, defend or use cards, and it has no special power",
    ),
    (
        r"^at the end of every turn, if it is not your turn and this card is not resting, the player whose turn it is "
        r"chooses one of their own champions in opponents' pools of the highest level, then discard that champion$",
        "at the end of each opponent's turn, unless this card is resting, that player discards the champion of the "
        "highest "
        "level in their pool",
    ),
    (r"^(at the (?:start|end) of) every turn, if it is not your turn and ", r"\1 every other player's turn, if "),
    (
        r"^(at the end of every turn, if )the player whose turn it is (could have attacked, but has not, )the player "
        r"whose "
        r"turn it is discards ",
        r"at the end of every turn, if the player whose turn it is \2they discard ",
    ),
    (
        r"^whenever (.*?), if this card is not resting, (you may [^,]*), then this card rests until the end of the "
        r"turn$",
        r"once a turn, when \1, \2",
    ),
    (r"^(once a turn, when one of your magical items is discarded, you may send) that magical item to", r"\1 it to"),
    (r"\bif this card is not resting\b", "unless this card is resting"),
    (
        r"\b(?:there are|is) fewer than two cards from hand or pool of (the attacking player)\b",
        r"\1 has fewer than two cards in hand and pool",
    ),
    (
        r"(the attacking player) chooses one of their own (cards from hand or pool), which is discarded$",
        r"\1 discards one of their \2",
    ),
    (r"\bcleric spells or wizard spells\b", "cleric or wizard spells"),
    (r"\bbearing an? (?:artifact|magical item) named (?=[A-Z])", "bearing "),
    (r"\bsend all allies attached to it to\b", "send all its allies to"),
    (
        r"^once a (\w+), in answer to ([^:]+?)(?: just played)? when (?!it |the game )([^:]+): cancel that [\w ]+$",
        r"once a \1, if \3, you may cancel \2 as it is played",
    ),
    (
        r"^when this card is attacking (an? [\w ]+), its bearer and allies in its force (are)\b",
        r"when this card is attacking \1, its bearer and its allies \2",
    ),
    (
        r"^when it is played, this card has no special power until the end of the turn$",
        "this card has no special power on the turn that it is played",
    ),
    # Looks, and what is taken at once.
    (
        r"\blook at the (\w+) cards on top of the draw pile of the attacking player, choose a card among those top \1 "
        r"cards, then put that card on the bottom of its owner's draw pile",
        r"look at the top \1 cards of the attacking player's draw pile, then put one of them on the bottom of that "
        r"pile",
    ),
    (
        r"(look at the opposing player's hand), choose a card in the opposing player's hand, then put that card (on "
        r"the "
        r"bottom of its owner's draw pile)",
        r"\1, then put a card of your choice from it \2",
    ),
    (
        r"if there is a spell, ally or magical item or artifact on top of it, draw a card, play it at once if you "
        r"can and "
        r"discard it otherwise; otherwise, discard the top card of your draw pile",
        "if it is a spell, ally, magical item or artifact, draw it and play it at once, or discard it if you cannot; "
        "otherwise, discard it",
    ),
    (
        r"\blook at cards in other players' hands, then discard all spells in other players' hands",
        "look at the other players' hands, then discard all spells in them",
    ),
    (
        r"choose a holding attached to realms that lie first in their formation, (counted from place A), if any, then "
        r"discard that holding",
        r"discard a holding of your choice attached to the first realm of a formation (\1), if any",
    ),
    (r"\bany realm at its end\b", "the realm at its end"),
    (
        r"\byou may decide that that champion uses all magical items chosen for it in play (this round)$",
        r"you may let that champion use the chosen magical item \1",
    ),
    (r"(a hero razes a realm or) defending hero wins a round\b", r"\1 wins a round while defending"),
    (r"\bthe user is an? (\w+), and allies in the force of the user are \1s\b", r"the user and its allies are \1s"),
    (r"([\w ]+) cannot be razed (by [\w ]+), and \1 cannot be removed \2", r"\1 cannot be razed or removed \2"),
    (r"^(its bearer goes to Limbo if killed in battle) when its bearer is a champion in the battle$", r"\1"),
    (r"\bits bearer is a champion named\b", "its bearer is named"),
    (r"\b(its bearer|the winner|the loser) is a champion (?=in )", r"\1 is "),
    (r"\bif the attacking champion is a champion bearing\b", "if the attacking champion bears"),
    (r"\bif the attacking champion is a champion without an?\b", "if the attacking champion has no"),
    (
        r"^when it is on the losing side of a round, (before that side is discarded) when attacking, ",
        r"when it is on the losing side of a round while attacking, \1, ",
    ),
    (
        r"^(when it is on the losing side of a round, )before that side is discarded, if the text of a card has "
        r"defeated it, "
        r"(this card returns to its pool) if defeated this round$",
        r"\1if the text of a card has defeated it, \2",
    ),
    (r"\b(defending a realm named [^,;:]*?) or defending (?=an )", r"\1 or "),
    (
        r"choose (a rule card) other than rule cards (that) were (there before it), then discard this card and that "
        r"rule card",
        r"discard this card and \1 of your choice \2 was not \3",
    ),
    (
        r"^(this card and its allies can attack [^;]*, whatever its position(?: or powers)?) when (you have no "
        r"[^;,]*)$",
        r"while \2, \1",
    ),
    (r"\b(that \w+ has no special power, and) the level of that \w+ becomes\b", r"\1 its level becomes"),
    (
        r"\bchoose one: (flyer) champions (cannot attack [^;]*); or (swimmer) champions \2; or (earthwalker) "
        r"champions \2$",
        r"choose \1, \3 or \4 champions: they \2",
    ),
    (
        r"(?P<who>[\w' -]+, [\w' -]+ and [\w' ]+?) have no special powers; the level of (?P=who) becomes 0",
        r"\g<who> have neither special powers nor levels",
    ),
    (
        r"^cancel (unarmed combat cards made for dragons) and unarmed combat cards made for (the undead), then this "
        r"round, .*$",
        r"cancel \1 or \2. Players cannot play such cards this round",
    ),
    (
        r"^whenever another player plays an opposing ally coming first in the force of the opposing champion for the "
        r"first "
        r"time in a battle, discard that ally$",
        "whenever another player plays the first opposing ally in a battle, discard it",
    ),
    (
        r"\bchoose one: choose (a psionic power card) (that can be dispelled), then cancel that psionic power card; or",
        r"choose one: cancel \1 of your choice \2; or",
    ),
    (
        r"choose (a [\w ]+ in your pool),(?: then)? discard that \w+, then discard (one of your [\w ]+)$",
        r"discard \1 and \2",
    ),
    (
        r"choose (a champion in your pool),(?: then)? discard that champion,(?: then)? choose an opponent",
        r"discard \1, then choose an opponent",
    ),
    (
        r"(non-\w+ champions) of that player cannot attack or defend, and \1 of that player cannot use cards, and \1 "
        r"of that "
        r"player have no special power",
        r"that player's \1 cannot attack, defend or use cards, and they have no special power",
    ),
    (r"\b((?:harmful events|cards) whose text names) ([\w ]+?), \1 ([\w ]+?) and \1 ", r"\1 \2, \3 or "),
    (r"\b((?:harmful events|cards) whose text names) ([\w ]+?) and \1 ", r"\1 \2 or "),
    (r"\bthe plundered cards into its owner's draw pile", "the plundered cards into their owners' draw piles"),
    (r"(discard that champion, then turn) it back upon its user", r"\1 the spell back upon its user"),
    (
        r"\bdiscard all avatars of the player whose turn it is in pools that\b",
        "discard all avatars in the pool of the player whose turn it is that",
    ),
    (
        r"\bif there is (an opposing artifact), discard \1 of your choice, then discard (an opposing ally) of your "
        r"choice, "
        r"if any",
        r"discard \1 and \2 of your choice, if any",
    ),
    (r"\b(gain \d levels) when it is your turn until\b", r"\1 during your turn until"),
    (
        r"choose an unrazed ([\w ]*)realm of that player, if any, then raze that realm",
        r"raze one of that player's unrazed \1realms of your choice, if any",
    ),
    (r"\bdiscard all holdings of that player\b", "discard all that player's holdings"),
    (
        r"\bchampions of that player (cannot use [\w ]+), and champions of that player (with [\w ]+ have)\b",
        r"that player's champions \1, and those \2",
    ),
    (
        r"\bput all cards among those top (\w+) cards on the bottom of their owners' draw piles",
        r"put those \1 cards on the bottom of that pile",
    ),
    (
        r"\b(the loser|the winner) is a champion of (base level \d or less) in a pool\b",
        r"\1 is in a pool and has \2",
    ),
    (
        r"\bif there is (an? [\w ]+ in a pool or) ([\w ]+) of that player, that player chooses one of their own "
        r"[^,;]*, "
        r"which is discarded",
        r"if that player has \1 an \2, they discard one of these",
    ),
    (
        r"\bdiscard a magical item or artifact of your choice of that player from hand or pool",
        "discard one of that player's magical items or artifacts of your choice from hand or pool",
    ),
    (r"\b(its bearer|the winner|the loser|this card) is a champion bearing ", r"\1 bears "),
    (r"\bfighting wizards and clerics\b", "fighting a wizard or cleric"),
    (
        r"\battach this card to champions named ([\w' ]+?) in your pool",
        r"attach this card to a champion named \1 in your pool",
    ),
)
"""Of a whole sentence, before it is taken apart."""

STEPS: tuple[Rule, ...] = (
    (
        rf"\b(?P<the>[Tt]he) (?P<kind>base level|level) of (?P<who>{_MANY}[^,;:.]*?) becomes (?P<amount>\d+)\b",
        _have_level,
    ),
    (
        r"^[Tt]he opposing champion (counts [^,;:]*) when the opposing champion (is [^,;:]+)$",
        r"If the opposing champion \2, it \1",
    ),
    (
        r"\b([Tt])he (base level|level) of the (attacking|defending) champion becomes\b",
        r"\1he \3 champion's \2 becomes",
    ),
    (r"\b[Tt]he level of this card becomes\b", "this card's level becomes"),
    (r"(?<=[\w'] )of printed level (\d+ or \w+)\b", r"with printed level \1"),
    (r"^Allies coming first in the force of this card have\b", "The first ally in its force has"),
    (
        r"^[Aa]llies in the force of the opposing champion (with printed level \d+ or more)",
        r"Allies \1 in the opposing champion's force",
    ),
    (
        r"\b([\w' -]+?) have no special powers, and \1 (have (?:base )?level \d+)$",
        r"\1 have no special powers, and they \2",
    ),
    (
        r"^When its bearer is another player's champion, the base level of its bearer becomes (\d), and this card is "
        r"\+0, "
        r"and (?:it|this card) (stays)",
        r"While another player's champion bears it, that champion's base level becomes \1, and this card is +0 and \2",
    ),
    (
        r"^When its bearer is another player's champion, its bearer('s)? ",
        r"While another player's champion bears it, that champion\1 ",
    ),
    (r"^When its bearer is another player's champion, ", "While another player's champion bears it, "),
    (
        r"^(While another player's champion bears it, )this card is (.*), and its bearer (cannot|has)\b",
        r"\1this card is \2, and that champion \3",
    ),
)
"""Of each sentence."""

TEXT: tuple[Rule, ...] = (
    (
        r"It can be played at any time\. (?:It|This card) can be played at any time into ",
        "It can be played at any time, even into ",
    ),
    (
        r"When it enters combat, for (each magical item or artifact attached to the opposing champion) in turn: "
        r"(choose one for this round: [^.]*)\. Whenever another player plays an opposing magical item or artifact, \2",
        r"When it enters combat, for \1, and whenever another player plays another one there, \2",
    ),
    (
        r"Whenever this card wins a round while attacking, if there is an attacker for the second time, (you may "
        r"raze the "
        r"attacked realm), then discard this card\. Whenever this card wins .*? may attack a second time this turn\.",
        r"The first time in a turn that this card wins a round while attacking, it may attack a second time. "
        r"When it wins another round while attacking that turn, \1, then discard this card.",
    ),
    (
        r"Whenever this card wins a round while attacking, if there is a weary attacker, .*? base level becomes 6, "
        r"then "
        r"this card may attack again this turn\.",
        "The first time in a turn that this card wins a round while attacking, its base level becomes 6 until the "
        "end of "
        "the turn, and it may attack again this turn. The second time, its base level becomes 3, and it may attack "
        "again.",
    ),
    (
        r"At the end of your turn, if this card has not attacked this turn and there is a sworn attacker, discard "
        r"(?:it|"
        r"this card)\. At the end of your turn, if this card has not attacked this turn and there is no sworn "
        r"attacker, "
        r"(you may choose a dragon champion), put all cards attached to that champion (on the bottom of their "
        r"owners' draw "
        r"piles), then this card is a sworn attacker until the end of your next turn\.",
        r"At the end of your turn, if this card has not attacked this turn, \1 and put all cards attached to it \2. "
        r"If you do, and this card does not attack in your next turn, discard it at the end of that turn instead.",
    ),
    (
        r"Whenever this card wins a round, if attacking, and it is not resting, you may choose (an ally attached to "
        r"it)\. "
        r"That ally stays attached after the battle\. .*? all allies kept by it attached to it\.",
        r"Once a turn, when this card wins a round while attacking, you may choose \1, which stays attached after the "
        r"battle, and this card may attack a second time this turn. Whenever a battle ends, discard the allies it "
        r"has kept.",
    ),
    (
        r"(are joined by a \+3 ally) while there is no adventurer without a dog\. In answer to (another player's "
        r"offensive "
        r"card) (?:just played )?when (you have an adventurer champion in the battle) and .*? Cancel that card\.",
        r"\1. Once while this card stays in play, if \3, you may cancel \2 as it is played. After that, they have no "
        r"such ally.",
    ),
    (
        r"(The opposing champion)'s level becomes (\d+)\. Opposing allies have level \2\.",
        r"\1 and opposing allies have level \2.",
    ),
    (
        r"([\w' ]+? magical items and artifacts) have no special powers\. \1 (have level \d)\.",
        r"\1 have no special powers, and they \2.",
    ),
    (
        r"(While another player's champion bears it, [^.]*)\. (?:It|While another player's champion bears it, "
        r"(?:it|this card)) "
        r"can be dispelled like a spell(?: when its bearer is another player's champion)?\.",
        r"\1, and it can be dispelled like a spell.",
    ),
    (
        r"(It instantly [^.]*) while there is no spent slayer\. In answer to (an unarmed combat card): this card is "
        r"a spent "
        r"slayer this round\.",
        r"\1. In answer to \2: this card loses that power this round.",
    ),
    (
        r"(Its bearer and allies played with its bearer are flyers) and (swimmers)\. Its bearer and allies played "
        r"with its "
        r"bearer are (earthwalkers)\.",
        r"\1, \2 and \3.",
    ),
    (
        r"if there is a champion that used it in play, you may do this: you (draw \d more cards in the draw phase) "
        r"until the "
        r"end of the turn",
        r"if the champion that used it is in play, you may \1 of that turn",
    ),
    (
        r"\b((?:are|is) immune to (?:(?! until | when | while )[^,;:.])*), and (?:(?:they|it) (?:are|is)|is|are) "
        r"(?=immune to )immune ",
        lambda found: f"{found[1]}{',' if ' and ' in found[1] else ''} and ",
    ),
    (
        r"(champion bears it, this card is -\d), and that champion ([^.,]*, and it can be dispelled)",
        r"\1, that champion \2",
    ),
    (
        r"Non-(undead allies in its force gain 2 levels) when its bearer is (an undead champion)\. Undead allies in "
        r"its force gain 4 levels when its bearer is an undead champion\.",
        r"While \2 bears it, non-\1, and undead ones gain 4.",
    ),
    (r"\b(It cannot be removed for any reason)\. It (is immune)\b", r"\1, and it \2"),
    (
        r"(returns to its pool if defeated) when this card is not a champion beaten in its last round",
        r"\1, unless it was also defeated in the last round that it fought before",
    ),
    (
        r"Undead champions in pools and undead champions in hand (whose name is not in play) (fight on your "
        r"side as allies)",
        r"All undead champions in every player's pool, and all in every player's hand \1, \2",
    ),
    (r"Attach undead allies in hand to the user", "Attach all undead allies in every player's hand to the user"),
    (
        r"Choose four cards in it, if any\. Put those cards on top of their owners' draw piles\.",
        "Choose four cards in it, or all if there are fewer, and put them on top of it, the last chosen on top.",
    ),
    (
        r"(cut your draw pile) and note the last digit of the number that you cut to\. If that card is a realm, "
        r"discard it; otherwise, send it to its owner's hand",
        r"\1. If the card that you cut to is a realm, discard it; otherwise, take it into your hand",
    ),
)
"""Of a whole text, before the card is called by its name."""
