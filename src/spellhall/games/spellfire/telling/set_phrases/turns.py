"""Phrases about whose turn it is, about looks, and about what is taken at once. Read this when a text names a player by
the turn or the pile, and a player would say "they" or "it".
"""

from __future__ import annotations

from spellhall.games.spellfire.telling.set_phrases.rule import Rule

TURNS: tuple[Rule, ...] = (
    # Whose turn it is.
    (
        r"^at the start of every turn, if there is a champion whom it has put to sleep of the player whose turn it "
        r"is, if "
        r"the player whose turn it is wants, "
        r"the player whose turn it is draws and discards a card and notes the last digit of its number, then "
        r"if there is no champion whom it has put to sleep whose base level is above the digit drawn in play, "
        r"discard this card$",
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
        r"round, players cannot play \1, and players cannot play unarmed combat cards made for \2$",
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
    # Attacks that must be made.
    (
        r"\bchampions in pools oblige their player to (attack in their turn), if possible",
        r"every player must \1 if a champion in their pool can",
    ),
    (
        r"\bchampions in that player's pool oblige their player to (attack your realms in their turn), if possible",
        r"that player must \1 if a champion in their pool can",
    ),
    (
        r"(champions and their allies can attack any realm, whatever its position), and champions and allies need no "
        r"special movement that a realm demands of attackers$",
        r"\1 and whatever movement it demands",
    ),
    (
        r"^(whenever this card razes a realm), and whenever this card (wins a round), if you are defending, ",
        r"\1 or \2 while defending, ",
    ),
    (r"^(whenever you are due to draw spoils of victory, you may) take\b", r"\1 also take"),
    (
        r"^at any time when no one's turn is going on and you have missed that turn: discard this card, then take "
        r"another turn after this one$",
        "between any two turns, once you have missed that turn: discard this card and take an extra turn",
    ),
    (
        r"\bin their players' turns, (clerics in pools must attack) realms of that player if they can (until the end "
        r"of your next turn)$",
        r"\2, \1 that player's realms in their players' turns, if they can",
    ),
    (r"^in a battle when you are in battle:", "in any battle that you fight:"),
    (
        r"\battach this card to champions named ([\w' ]+?) in your pool",
        r"attach this card to a champion named \1 in your pool",
    ),
    (
        r"^whenever (realms, holdings or artifacts give [^,;:]*, you draw them instead) (until the end of your next "
        r"turn)$",
        r"\2, whenever \1",
    ),
    (r"^(every opponent skips the \w+ phase) (until your next turn)$", r"\2, \1"),
    (r"^events named The Boss Wants a Cut cannot be copied$", "this card cannot be copied"),
    (
        r"^play only when (an opponent attacks) and combat has not begun and there is an attacked (underdark realm)\b",
        r"play only when \1 an \2 and combat has not begun",
    ),
    (
        r"^(choose an unrazed realm), then (until the end of your next turn), players cannot attack any realm except "
        r"realms chosen for it, and until realms chosen for it is rebuilt, champions can attack it and discard it by "
        r"winning$",
        r"\1, then \2, players can attack no other realm, and they can attack that realm even while it is razed and "
        r"discard it by winning",
    ),
    (
        r"\bspells kept by this card in the battle are cast again$",
        "the kept spells of the fighting champions are cast again",
    ),
    (
        r"^play only when you are in battle or you have a holding attached to underdark realms; when it is played, if "
        r"in the champion phase, (attach this card to) one of your holdings attached to underdark realms$",
        r"play only in your battle, or in your champion phase if you have a holding on an underdark realm; in the "
        r"champion phase, \1 such a holding",
    ),
    (
        r"\bif (the attacking player) wants, \1 draws a card$",
        r"\1 may draw a card",
    ),
)
"""Of a whole sentence."""
