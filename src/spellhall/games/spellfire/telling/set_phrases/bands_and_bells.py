"""Phrases of whole texts that deal with several players at once: who joins in, who is dealt what, who is rung for.

Each stands for one card's text or a part of it; ``whole_texts`` has those that more cards share.
"""

from __future__ import annotations

from spellhall.games.spellfire.telling.set_phrases.rule import Rule

BANDS: tuple[Rule, ...] = (
    (
        r"Choose an avatar, then for every player who has a non-avatar cleric in play, in turn: if that player has a "
        r"magical item from hand or pool, if that player wants, that player chooses one of their magical items from "
        r"hand or pool, then discard that magical item, then if there are four or more clerics banded together, send "
        r"that champion to the Abyss",
        "Choose an avatar. Every player with a non-avatar cleric in play may discard a magical item from hand or pool "
        "to join. If those who join have four or more such clerics between them, send that avatar to the Abyss",
    ),
    (
        r"Other players' champions and allies of the player whose turn it is gain 1 level while there is an attacked "
        r"realm that it rings for\. Other players' champions and allies of the player whose turn it is lose 1 level "
        r"while there is a realm that it rings for in play and there is no attacked realm that it rings for\. At the "
        r"start of every turn, if it is not your turn, choose a realm",
        "At the start of each other player's turn, choose any realm. This turn, that player's champions and allies "
        "gain 1 level while that realm is under attack, and lose 1 level at all other times",
    ),
    (
        r"Choose an opponent, then discard (at random half [^.;]* in )that player's (pool)",
        r"Discard \1an opponent's \2",
    ),
    (
        r"That player chooses up to six cards attached to champions in that player's pool\. Send those cards to their "
        r"owners' hands\. That player chooses up to six of the champions in their pool\. Send those champions to their "
        r"owners' hands",
        "The opponent may then return up to six attached cards, and up to six champions, from pool to hand",
    ),
    (
        r"(each draw a card face up) and (discard the one whose number has the lower last digit \([^()]*\)), then what "
        r"is left goes to its owner, who may play it at once",
        r"\1, then \2. A player whose card is left may keep it or play it at once",
    ),
    (
        r"When it is played, if you take no part in a battle that is being fought, discard a flyer ally of your choice "
        r"in the battle, then this card stays on the table until the end of the turn\. (.*?)\. Whenever a battle ends, "
        r"if this card is a card on the table, send this card to its owner's hand",
        r"In such a battle, it only discards a flyer ally of your choice, and returns to your hand afterwards. \1",
    ),
    (
        r"(is immune to )spells it has blocked\. Whenever anyone plays one of the opposing player's offensive spells, "
        r"if there are fewer than two spells it has blocked, that spell is blocked for the rest of the battle",
        r"\1the first two offensive spells that the opposing player casts in each battle",
    ),
    (
        r"you may cancel one of the opposing player's cards as it is played\. Send that card to its owner's hand\. It "
        r"stays attached after the battle until the end of the turn\. Its bearer returns to its pool, discarding its "
        r"allies and spells",
        "as the opposing player plays a card, you may return this card and its bearer to your pool. The card that was "
        "played does nothing and returns to its owner's hand; discard the bearer's other allies and its spells",
    ),
    (
        r"Choose a champion of at most the level of cards in your hand, discard cards in your hand worth at least "
        r"that champion's level",
        r"Discard cards from your hand whose levels total at least that of a champion of your choice",
    ),
)
"""Of a whole text, before the card is called by its name."""
