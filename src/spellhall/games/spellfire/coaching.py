"""What the coach says in a player's first game, the first time each kind of question comes up."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

COACHING: Mapping[str, str] = MappingProxyType(
    {
        "rule": "A rule card changes the rules for everyone. If you have none, just move on.",
        "realms": "The first player with enough realms standing wins, so play one every turn.",
        "pool": "Champions in your pool attack for you, defend your realms and carry items.",
        "attack": "You can raze any realm that isn't shielded, and a razed realm no longer counts.",
        "late": "Few cards can be played this late, so you'll usually just move on.",
        "limit": "Discard what you won't use soon. You draw new cards every turn.",
        "end": "This ends your turn, and the next player starts theirs.",
        "rebuild": "A razed realm costs three cards to rebuild, or you can replace it with a new realm for free.",
        "mulligan": "With no realms in two turns you can restart the game. No one wins or loses.",
        "window": "You can play events and other any-time cards now, but it often pays to wait.",
        "send": "Only champions fight. Their items come along; allies and spells come once you're behind.",
        "defend": "Defenders win ties, so a champion of the same level already leads.",
        "losing": "The player who's behind keeps playing cards until they lead or give up.",
        "opening": "Some realms that defend themselves play a card before either side is behind.",
        "relief": "A champion that steps in keeps the round going. Nothing changes on the other side.",
        "rescue": "One card can save your champion, but only if it changes what threatens it.",
        "retreat": "In your pool, a champion can fight again. Otherwise it's discarded.",
        "spoils": "Spoils are a card from your own draw pile. You can play it in any phase.",
        "at once": "Some cards let you play what you just drew, whatever the phase.",
        "guess": "Guess right and the card is discarded. Most cards in a battle are allies.",
        "toll": "Some realms make attackers pay a price.",
        "aid": "The player you help plays the card you lend, and you may get something for it.",
        "backing": "Cards you play there are gone after the round, and you draw a card for helping.",
        "barter": "They'll see your whole hand. You get back what's left of it after the battle.",
        "herald": "A few champions can be played only after a champion is defeated.",
        "guard": "Rule cards are defended like realms, by any of the attacker's opponents.",
        "tithe": "Cards rarely come back from the Abyss, so keep the one you can use.",
        "answer": "Your answer takes effect first. If you pass, the card does what it says.",
        "place": "Realms in front shield the ones behind, so the back is safer.",
        "host": "A holding helps its realm and falls with it.",
        "den": "No one else sees the card until it's revealed. It falls with its realm.",
        "bearer": "The champion adds the item's bonus to their level in every battle.",
        "user": "Spells and powers need a champion who can use them, like a wizard for wizard spells.",
        "leave": "If you refuse, the card stays in their hand and can't be used this turn.",
        "tribute": "Some strong cards cost you something before you can play them.",
        "drawn": "Some cards can be played the moment you draw them.",
        "copies": "Only so many cards with the same name can be in play.",
        "dungeon": "Giving up a dungeon removes one discarded card from the game with it.",
        "quest": "On its way home a champion may meet another from a draw pile. The higher level wins.",
        "effect": "The card says what you're choosing and why. Press it to read it.",
    }
)
