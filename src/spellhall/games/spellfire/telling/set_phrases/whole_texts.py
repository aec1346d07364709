"""Phrases of one sentence alone, and of a whole text, where two abilities only make sense together."""

from __future__ import annotations

import re

from spellhall.games.spellfire.telling.set_phrases.rule import Rule

_MANY = (
    r"(?!this |that |the (?!opposing player's)|its |a )[^,;:.]*?\b(?:champions|allies|items|artifacts|cards|spells)\b"
)


def _have_level(found: re.Match[str]) -> str:
    who = found["who"]
    who = who[0].upper() + who[1:] if found["the"] == "The" else who
    return f"{who} have {found['kind']} {found['amount']}"


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

WHOLE_TEXTS: tuple[Rule, ...] = (
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
        r"attacked realm), then discard this card\. "
        r"Whenever this card wins a round while attacking, if there is no attacker for the second time, this "
        r"card is an attacker for the second time until the end of the turn, then this card may attack a "
        r"second time this turn\.",
        r"The first time in a turn that this card wins a round while attacking, it may attack a second time. "
        r"When it wins another round while attacking that turn, \1, then discard this card.",
    ),
    (
        r"Whenever this card wins a round while attacking, if there is a weary attacker, "
        r"and it is not resting, this card's base level becomes 3 until the end of the turn, then this card "
        r"may attack again this turn, then this card rests until the end of the turn\. Whenever this card "
        r"wins a round while attacking, if there is no weary attacker, until the end of the turn, this card "
        r"is a weary attacker, and its base level becomes 6, then this card may attack again this turn\.",
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
        r"That ally stays attached after the battle\. "
        r"Whenever this card wins a round, if attacking, and it is not resting, this card may attack a second "
        r"time this turn, then this card rests until the end of the turn\. Whenever a battle ends, discard "
        r"all allies kept by it attached to it\.",
        r"Once a turn, when this card wins a round while attacking, you may choose \1, which stays attached after the "
        r"battle, and this card may attack a second time this turn. Whenever a battle ends, discard the allies it "
        r"has kept.",
    ),
    (
        r"(are joined by a \+3 ally) while there is no adventurer without a dog\. In answer to (another player's "
        r"offensive "
        r"card) (?:just played )?when (you have an adventurer champion in the battle) "
        r"and there is no adventurer without a dog: this card is an adventurer without a dog\. Cancel that "
        r"card\.",
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
    (
        r"Outside battles, its bearer has no special power\. When it enters combat, its bearer has that other "
        r"champion's special power this round instead of its own\.",
        "Instead of its own special power, its bearer has that other champion's while it fights, and none at other "
        "times.",
    ),
    (
        r"(As a hero, it can use no cards but allies)\. Whenever this card wins a round, send (?:it|this card) to its "
        r"owner's hand\.",
        r"\1, and it goes to its owner's hand when it wins a round.",
    ),
    (
        r"(?:It|This card) can only go under your foremost realm\. It is laid face down under one of your realms\.",
        "It is laid face down under your foremost realm.",
    ),
    (r"When you are right, and when no one wins, ", "When you are right or no one wins, "),
    (
        r"It counts as a holding\. It stays attached after the battle\.",
        "It counts as a holding and stays there after battles.",
    ),
    (
        r"(If this card is turned back, it has no effect\.) (Choose an unrazed realm\. [^.]*\.)",
        r"\2 \1",
    ),
    (
        r"It must defend before its player's other champions\. (It comes into your pool as a level \d+ monster until "
        r"your next turn\.)",
        r"\1 It must defend before its player's other champions.",
    ),
    (
        r"Champions defending here are joined by a \+6 ally\. (Play only in your battle[^.]*\. In the champion phase, "
        r"attach this card to such a holding)\.",
        r"\1. Champions that defend there are then joined by a +6 ally.",
    ),
    (
        r"(if the winner is a wizard, this card stays with the winner)\. Whenever a champion it haunts casts a spell, "
        r"(its player draws and discards a card and notes its number's last digit\. If that digit is \d or less, "
        r"cancel that) card\.",
        r"\1. Whenever that champion casts a spell, \2 spell.",
    ),
)
"""Of a whole text, before the card is called by its name."""
