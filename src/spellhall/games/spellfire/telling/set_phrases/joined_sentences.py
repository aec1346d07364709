"""Phrases of whole texts in which several sentences say one thing: what a card keeps from one moment to the next, or a
choice between two ways to play it.

Read this when a text is right sentence by sentence, but a player has to put them together. ``whole_texts`` has the
phrases that more cards share.
"""

from __future__ import annotations

from spellhall.games.spellfire.telling.set_phrases.rule import Rule

JOINED: tuple[Rule, ...] = (
    (
        r"This card goes to Limbo if defeated\. (From the pool, this card can join another [^.]*\. It returns to its "
        r"pool after the round)\.",
        r"\1. If this card is defeated, as an ally or as a champion, it goes to Limbo instead.",
    ),
    (
        r"All players show (non-[\w ]+ cards) they draw\. Every player reveals all \1 in their hand\.",
        r"All players keep the \1 in their hands revealed, and reveal those they draw.",
    ),
    (
        r"Attacked (Dark Sun realm)s count as monsters, and they (can use )cleric spells and wizard spells\. Attacked "
        r"\1s gain 1 base level for each (unrazed \1) or (Dark Sun holding) of the player of the attacked realm\.",
        r"An attacked \1 is a monster that \2cleric and wizard spells and gains 1 base level for each of its player's "
        r"\3s and \4s.",
    ),
    (
        r"Other players' champions (need your permission to use flyer or swimmer allies) until (the end of your next "
        r"turn)\. Whenever (another player's [\w ]+ champion attacks or is sent to defend, you may send) that champion "
        r"(home)\.",
        r"Until \2, other players' champions \1, and whenever \3 it \4.",
    ),
    (
        r"Choose (a champion in your pool)\. Hold that champion in Limbo while this card is in play\. At the start of "
        r"your turn, that champion returns\. Draw and discard a card and note its number's last digit\. That champion "
        r"gains base levels equal to that digit for good\.",
        r"Send \1 to Limbo until the start of your next turn. When it returns, draw and discard a card: the champion "
        r"permanently gains base levels equal to the last digit of that card's number.",
    ),
    (
        r"Ally champions that have held it cannot attack or defend when this realm is not attacked\.",
        "An ally that wins a round as its defender stays as a hero, but cannot attack, or defend any other realm.",
    ),
    (
        r"(Instantly defeats an opposing champion (with a card number [^.]*))\. Whenever this card wins a round, if "
        r"the loser is a champion \2, discard this card\.",
        r"\1. Whenever this card wins a round against such a champion, discard this card, too.",
    ),
    (
        r"It stays attached after the battle\. When its side loses a round, before that side is discarded, this card "
        r"waits on the table for the rest of the battle\. Whenever a round of battle begins, attach this card to your "
        r"champion in the battle\. Whenever a battle ends, discard this card\.",
        "It stays with your side for the whole battle: when its side wins or loses a round, it is not discarded, but "
        "joins your champion in the next one. Discard this card when the battle ends.",
    ),
    (
        r"You can play this card as (a harmful event) instead of as an ally\. As an event, (discard [^.]*)\. (When it "
        r"enters combat, [^.]*)\.",
        r"\3. You can also play this card as \1 instead: \2.",
    ),
    (
        r"Whenever anyone plays a card attacking here, that card (goes to the Abyss instead of being discarded) for "
        r"the rest of the battle\. Whenever a battle ends, send all attached cards so played to the Abyss\.",
        r"Whenever an attacker plays a card here, it \1. Such a card that is still attached when the battle ends goes "
        r"to the Abyss, too.",
    ),
    (
        r"(At the start of your turn, )choose (an opponent)\. Pick a card in that player's hand at random\. Hold that "
        r"card (in Limbo while this card is in play)\. Whenever (this card leaves play), send all cards it held there "
        r"in Limbo (to their owners' hands)\.",
        r"\1take a random card from \2's hand and hold it \3. When \4, all cards it holds there go \5.",
    ),
    (
        r"(are joined by a \+8 treant ally) while there is no burnt grove\. Whenever anyone plays a card (with "
        r"\"fire\" or \"flame\" in the name) attacking here (that discards allies), this card is a burnt grove (for "
        r"the rest of the battle)\.",
        r"\1. Whenever an attacker here plays a card \2 \3, there is no such ally \4.",
    ),
    (
        r"Whenever it wins a round, raze (the attacked realm)\. (Its player) earns (spoils of victory)\. Whenever it "
        r"is defeated, raze its player's foremost realm\. You earn \3\.",
        r"If it wins, raze \1, and its player earns \3. If it is defeated, raze its player's foremost realm, and you "
        r"earn \3.",
    ),
    (
        r"(Unarmed combat cards attached to your heroes stay attached after the battle)\. Whenever a battle ends, "
        r"unarmed combat cards attached to your heroes have no special power for good\.",
        r"\1, but lose their special powers for good when it ends.",
    ),
    (
        r"It is immune to special powers of champions and to events\. It is immune to (spells named Wish), even to "
        r"those that ignore immunities\.",
        r"It is immune to special powers of champions, to events, and to \1, even if these ignore immunities.",
    ),
    (
        r"(Call odd or even and cut) the draw pile of its player\. If you called it right, send that champion (to "
        r"Limbo) until its player discards (a champion of at least its base level); otherwise, the card turned over "
        r"goes to its owner, who (may play it at once)\.",
        r"\1 their draw pile. If right, the champion goes \2 until that player, as their turn ends, discards "
        r"\3 from hand or pool. If wrong, they get the card you cut to and \4.",
    ),
    (
        r"(Send this card to Limbo)\. Until the end of that \w+'s next turn, that player must",
        r"\1. Until their next turn is over, that player must",
    ),
    (
        r"((?:draw and discard|draws and discards) a card) and notes? its number's last digit\. If that digit is",
        r"\1. If its number's last digit is",
    ),
)
"""Of a whole text, before the card is called by its name."""
