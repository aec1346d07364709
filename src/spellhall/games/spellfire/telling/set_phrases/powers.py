"""Phrases about what single cards do: spells and skills, cards that pass on to the winner, and what was taken or given
up. Read this when a text describes by its condition a card that a player would call "it".
"""

from __future__ import annotations

from spellhall.games.spellfire.telling.set_phrases.rule import Rule

POWERS: tuple[Rule, ...] = (
    # Which champions lie face down, and what a champion may defend.
    (
        r"\b(Ravenloft champions) in pools except ([\w ]+) (lie face down with what they bear)\b",
        r"all \1 in pools (other than \2) \3",
    ),
    (
        r"\bmust defend, (before any other champion), when there is (a champion named [\w ]+) attacking your realms$",
        r"must defend \1 while \2 is attacking your realms",
    ),
    (r"\bcannot defend when the attacked realm is not (coastal|underdark)\b", r"can defend only \1 realms"),
    (r"\b(avatars have no special powers), and they (count half their base level)\b", r"\1 and \2"),
    (
        r"^(your defending champions are joined by [^,;:]+) when its realm (has [^,;:]+)$",
        r"if this holding's realm \2, \1",
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
        r"\byou may decide that (that champion) gains levels equal to twice the number of (magical items "
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
        r"^(whenever (?:its bearer|one of your champions) is defeated), if that \w+ is a champion in a discard pile, ",
        r"\1 and put into a discard pile, ",
    ),
    (
        r"\byou may decide that it joins its (bearer as an undead \+\d ally without special power) and (stays attached "
        r"after the battle)$",
        r"you may attach it to this card's \1, which \2",
    ),
    # Where a card goes, and what it comes along with.
    (
        r"^in a battle of another of your champions, from the pool when your champion in the battle is a champion "
        r"(able to use [^:;]*): (this card) fights on your side as an ally; (it returns to its pool after the round)$",
        r"from the pool, \2 can join another of your champions in battle as an ally, if that champion is \1; \3",
    ),
    (
        r"^(this card may be attached to a realm); it counts as a holding when its bearer is a realm\b",
        r"\1, where it counts as a holding",
    ),
    (
        r"^this card may be attached to a realm of its world; (only (?:[A-Z][\w& ]* realms|realms of [\w& ]+) can "
        r"bear this card)\b",
        r"\1",
    ),
    (
        r"^this card may be attached to a realm of its world; (only [a-z]+ realms) (can bear this card)\b",
        r"\1 of its world \2",
    ),
    (r"\ban attached (\w+) or attached (?=\w)", r"an attached \1 or "),
    (
        r"^when it enters combat, if you have a (\w+) in the battle, (you may choose another player, then turn over)\b",
        r"when combat begins and you have a \1 in the battle, \2",
    ),
    (r"^this card may be attached to a realm; (only realms can bear this card)\b", r"\1"),
    (
        r"(the opposing champion returns to its pool, discarding all that is attached to it), then a player left "
        r"without a champion may send another$",
        r"\1. If it does, its player may send another",
    ),
    (
        r"(then put all but the monsters on the bottom of that pile, then those monsters fight on your side as "
        r"allies); they return to their pools after the round$",
        r"\1; they go to their owner's pool after the round",
    ),
    (r"\bits bearer is a (\w+); its bearer is a (\w+); its bearer is an? (\w+)$", r"its bearer is a \1, \2 and \3"),
    (r"\bis immune to ([\w ]+?) and is immune to ", r"is immune to \1 and "),
    # What a power reaches, and how long it lasts.
    (
        r"\bcan attack any attacked realm, (whatever its position or powers) when another champion has attacked it in "
        r"this battle$",
        r"can attack a realm that another champion has attacked in this battle, \1",
    ),
    (
        r"\byou may choose (a champion in your pool), then its bearer has the special power of it this round$",
        r"you may give its bearer the special power of \1 this round",
    ),
    (
        r"\bthat card lasts as many of its player's turns longer as the digit drawn$",
        "the chosen card lasts that many more of its player's turns",
    ),
    (r"(\bcasts a \w+ (spell), )that card (lasts twice as long)", r"\1that \2 \3"),
    (
        r"\byou may decide that that monster is not a flyer (until the end of the turn), then if that monster cannot "
        r"reach the realm, send it home",
        r"you may take its flying away \1. If it then cannot reach the realm, send it home",
    ),
    (
        r"\b(you may discard this card), then (that \w+) returns to its pool instead$",
        r"\1 to return \2 to its pool instead",
    ),
    (
        r"\b(if the opposing champion is a female hero, wizard or cleric), the opposing champion loses\b",
        r"\1, it loses",
    ),
    (r"\bimmune to (cards directed at \w+) and (cards whose text names)\b", r"immune to \1 and to \2"),
    (r"\byou may forgo those spoils, then search\b", "you may forgo those spoils to search"),
    (r"^(whenever its bearer is discarded, discard) a (champion of your choice, if any)$", r"\1 another \2"),
    (r"^(play only when you are defending) and the attacked realm is (underdark)\b", r"\1 an \2 realm"),
    (r"\b(immune to (?:[\w ]+, )+[\w ]+ and [\w ]+) that (strike a single champion)$", r"\1, if these \2"),
    # What a card does, or is spared, when a round is lost.
    (
        r"^when it is on the losing side of a round, before that side is discarded, allies in its force stay attached "
        r"until the next battle, then send its bearer to its owner's pool$",
        "when its bearer's side loses a round, its bearer and its allies return to its pool instead of being "
        "discarded, "
        "then the allies stay attached until the next battle",
    ),
    (
        r"^when it is on the losing side of a round, before that side is discarded, if it has lost by fewer than (\d+) "
        r"levels, or not on levels, (this card returns to its pool) if defeated this round$",
        r"when it is defeated, \2 unless it has lost by \1 or more levels",
    ),
    (
        r"^when it is on the losing side of a round, before that side is discarded, and whenever this card is "
        r"discarded, if no round is ending, (you may discard a card), then this card (returns to its pool instead)",
        r"whenever this card would be discarded, \1. If you do, it \2",
    ),
    (
        r"^whenever (a champion attacking your realms wins a round) for the first time in a battle, if it is in its "
        r"pool, you may choose ([^,;:]*), then if a card was chosen, that card (returns to its pool, or to your hand "
        r"if it is an ally)$",
        r"the first time in a battle that \1, if this card is in its pool, you may save \2. It \3",
    ),
    (r"^whenever this card attacks, (you may choose a champion of base level \d or less in)", r"when it attacks, \1"),
    # Whom a power helps.
    (
        r"^in a battle of another of your champions, from the pool: this card fights on your side as an ally; (it is "
        r"discarded after the round)$",
        r"while it is in your pool, this card may join another of your champions in battle as an ally; \1",
    ),
    (
        r"\bbefore combat, if this card is a wizard, you may decide that for the rest of the battle, this card counts "
        r"as a hero, and this card can use cleric spells$",
        "before combat, if this card is a wizard, you may have it count as a hero who can use cleric spells for the "
        "rest of the battle",
    ),
    (
        r"^at any time when you take no part in a battle that is being fought: choose a champion in the battle, then "
        r"(cast a wizard spell from your hand) for that champion$",
        r"at any time in a battle that you take no part in, you may \1 for a champion of your choice there",
    ),
    (
        r"\bwhenever its bearer wins a round, if its bearer is a (\w+) and attacking (an opponent's realm), its bearer "
        r"(may attack again this turn)$",
        r"whenever a \1 that bears it wins a round while attacking \2, that \1 \3",
    ),
    (
        r"\bonce a round, in answer to (one of the opposing player's cards) just played: cancel that card, then unless "
        r"the opposing player plays a card at once, (the opposing champion is defeated)$",
        r"once a round, you may cancel \1 as it is played. If you do and they do not play another card at once, \2",
    ),
    (
        r"^at any time when this card is in battle: discard this card, then (your psionic power cards cannot be "
        r"cancelled this round)$",
        r"at any time while its bearer fights, you may discard this card. If you do, \1",
    ),
    (
        r"^once a turn, in answer to (an offensive spell) just played when it does not strike you or one of your "
        r"champions: cancel that spell$",
        r"once a turn, you may cancel \1 as it is played if it strikes neither you nor your champions",
    ),
    (
        r"\b(at the end of your turn, if its bearer) is a champion that has used it and its bearer has not attacked, "
        r"(discard its bearer)$",
        r"\1 has used it since the end of your last turn and has not attacked this turn, \2",
    ),
    (
        r"(this card gains 1 level for each giant champion) or (ally)$",
        r"\1 and \2 in play, itself included",
    ),
    (
        r"^lycanthrope or werebeast champions and allies in hand (fight on your side as allies)\b",
        r"all lycanthrope and werebeast champions and allies in every player's hand \1",
    ),
    (
        r"(draw and discard a card) and note the last digit of its number, then by that digit, (discard all of these "
        r"in play: [^.]*\(5\)); flyer, swimmer or earthwalker cards \(6\); elf, dwarf or halfling cards \(7\); "
        r"dragon or awnshegh cards \(8\); undead or werebeast cards \(9\)$",
        r"\1. By its number's last digit, \2; flyers, swimmers, earthwalkers (6); elves, dwarves, halflings (7); "
        r"dragons, awnshegh (8); undead, werebeasts (9)",
    ),
    (r"\b(undead champions) in the battle go to Limbo if killed in battle\b", r"\1 killed in battle go to Limbo"),
    (
        r"(such a player) is (immune to [^;]+); cards of such a player are \2$",
        r"\1 and all their cards are \2",
    ),
    (
        r"^non-avatar non-cleric champions facing non-avatar non-cleric undead champions lose base levels equal to the "
        r"base level of the champion they face, and they are discarded as soon as their base level is 0 or less$",
        "champions facing an undead champion lose base levels equal to its base level, and those reduced to 0 or "
        "less are discarded; avatars and clerics are exempt on both sides",
    ),
    (
        r"\bif (the attacking champion) does not have a base level above the digit drawn, discard it$",
        r"if \1's base level is that digit or less, discard it",
    ),
    (
        r"(you may play this card as a hero of level \d+ instead of attaching it); this card cannot use cards except "
        r"allies when this card is a champion$",
        r"\1; as a hero, it can use no cards but allies",
    ),
    (
        r"^whenever a (swimmer champion) attacks, (unless its player discards a magical item from hand or pool), send "
        r"that champion to its owner's pool$",
        r"an attacking \1 goes back to its owner's pool \2",
    ),
    (
        r"^whenever anyone plays (an attacking swimmer ally), (unless its player does the same), discard that ally$",
        r"\1 is discarded \2",
    ),
    (r"^(whenever an offensive spell) is played and it (strikes you or one of your champions)\b", r"\1 \2"),
    (
        r"\bwhenever an offensive spell, psionic power card or blood ability or harmful event is played and it strikes "
        r"(its bearer)\b",
        r"whenever an offensive spell, psionic power card or blood ability, or a harmful event, strikes \1",
    ),
    (
        r", then for good, that ally counts as a monster and is undead$",
        ", then from then on, that ally is an undead monster",
    ),
    (
        r"(; if it was attacking, its player may send another champion), then (no one draws spoils of victory "
        r"after this "
        r"battle)$",
        r"\1; \2",
    ),
    (
        r"^(when it enters combat, the opposing player shows you four cards of their choice from their hand), then the "
        r"opposing player cannot play cards other than the shown cards this round$",
        r"\1 and can play no others this round",
    ),
)
"""Of a whole sentence."""
