"""What a coach says in somebody's first game, when each kind of question comes for the first time."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

COACHING: Mapping[str, str] = MappingProxyType(
    {
        "rule": "A rule card changes the rules for everybody; without one you simply go on.",
        "realms": "Realms are your empire: whoever first has six of them standing wins, so lay one every turn.",
        "pool": "Champions in your pool attack for you, defend your realms and carry items from turn to turn.",
        "attack": "An attack can raze a realm that no other shields, and a razed realm counts no more.",
        "late": "Few cards can be played this late, so most turns just go on from here.",
        "limit": "Discard what you could not use soon, for new cards come with every turn.",
        "end": "Nothing happens by itself after this: the next player begins to draw.",
        "rebuild": "A razed realm costs three cards to rebuild, or you cover it with a new realm for nothing.",
        "mulligan": "Without any realm in two turns you may ask for a new start, which nobody wins or loses.",
        "window": "Events and cards for any time may be thrown in now; most players wait for a better moment.",
        "send": "Only champions fight: items go with their bearer, allies and spells come once you are behind.",
        "defend": "A tie is enough to defend, so a champion of the same level leads at once.",
        "losing": "Whoever is behind plays, card after card, until he leads or gives up.",
        "opening": "Some realms that defend themselves play a card before anybody is behind.",
        "relief": "A champion that steps in keeps the round going; nothing of the other side changes.",
        "rescue": "One card may save your champion, but only if it changes what threatens it.",
        "retreat": "Back in the pool a champion can fight again; otherwise it is discarded.",
        "spoils": "Spoils are a card of your own draw pile, which may be played out of its phase.",
        "at once": "Some cards let you play what you have just drawn, whatever its phase is.",
        "guess": "A right guess discards the card; most cards in a battle are allies.",
        "toll": "Some realms ask a price of whoever attacks them.",
        "aid": "A card that you lend is played by the other side, and may bring you something for it.",
        "backing": "What you play there is gone after the round, and you draw a card for it.",
        "barter": "Whoever has your hand meanwhile sees all of it; what is left comes back after the battle.",
        "herald": "A few champions come only at such a moment, and only once somebody is beaten.",
        "guard": "Rule cards are defended like realms, by anybody whom the attacker plays against.",
        "tithe": "What goes to the Abyss is gone for long, so keep the card that you can use.",
        "answer": "What you play in answer works first; if you pass, the card does what it says.",
        "place": "Realms in front shield those behind them, so what lies behind is safer.",
        "host": "A holding works for its realm and falls with it.",
        "den": "Nobody else knows what lies there until it comes to light; it falls with its realm.",
        "bearer": "The bearer adds the number of the item to his level in every battle.",
        "user": "Spells and powers need a champion who can use them: a wizard for a wizard's spell.",
        "leave": "Refused, the card stays in hand and is of no use for the rest of the turn.",
        "tribute": "Strong cards may ask you to give something up before they come.",
        "drawn": "Some cards may be played the moment they are drawn.",
        "copies": "Only so many cards of one name may lie on the table.",
        "dungeon": "Giving a dungeon up takes one discarded card out of the game with it.",
        "quest": "On its way home a champion meets another one from a draw pile, and the higher level prevails.",
        "effect": "The card says what is chosen here and for what: press it to read it.",
    }
)
