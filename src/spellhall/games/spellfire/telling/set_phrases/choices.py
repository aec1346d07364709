"""Phrases about what players choose: what they may do instead, what each of them does in turn, and what is chosen for a
price or a step. Read this when a text says "choose" and a player would not.
"""

from __future__ import annotations

import re

from spellhall.games.spellfire.telling.set_phrases.rule import Rule

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


_KINDS = r"your champions and allies are (\w+) until your next turn"

CHOICES: tuple[Rule, ...] = (
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
        r"(\w+) of the player whose turn it is (have no special powers); otherwise, "
        r"until the end of the turn, champions of the player whose turn it is \4, and \5 of the player whose "
        r"turn it is \6$",
        r"at the start of each turn of a player who has \1, that player may \2 a card. If they do not, "
        r"\3their champions \4, and their \5 \6",
    ),
    (
        r"^for every player in turn: if there is an unrazed realm of that player and there are two or more champions "
        r"of "
        r"that player from hand or pool, "
        r"that player chooses one: that player chooses one of their own unrazed realms, which is razed; or "
        r"that player chooses and discards two champions from their hand or pool; otherwise, that player "
        r"chooses one of their own unrazed realms, then raze that realm, then if there are two or more "
        r"champions of that player from hand or pool, that player chooses and discards two champions from "
        r"their hand or pool$",
        "every player in turn chooses one that is possible: raze one of their unrazed realms; or discard two of their "
        "champions from hand or pool",
    ),
    (
        r"^play only when there is a razed realm in play or there is an attacking champion and "
        r"there is an attacked Dark Sun realm or there is a Dark Sun holding attached to the attacked realm; "
        r"if there is no attacking champion or there is no attacked Dark Sun realm and there is no Dark Sun "
        r"holding attached to the attacked realm, choose a razed realm, then rebuild that realm; otherwise, "
        r"if there is a razed realm in play, choose one: the battle ends with no winner and the champions "
        r"return to their pools; or choose a razed realm, then rebuild that realm; otherwise, the battle ends "
        r"with no winner and the champions return to their pools$",
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
        r"user (can defend a second time in one battle until the end of the turn), then "
        r"the user \1, which ends the round without a winner$",
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
    (
        r"choose (a playable [\w ]+?) in (an opponent's discard pile), then decide whether that [\w ]+? (goes on the "
        r"top or bottom of its owner's draw pile after use), then play that [\w ]+? at once$",
        r"choose \1 in \2. Decide whether it \3, and play it at once",
    ),
    (
        r"\bits player chooses one: cancel that card; or tear up that card, which works and then goes to the Void$",
        "its player chooses one: that card is cancelled; or it works, but is then torn up (it goes to the Void)",
    ),
    (
        r"^as often as half (the base level of the user) \(rounded down\), (at most \w+ times): choose one: ",
        r"once for every two levels in \1, \2, choose one: ",
    ),
    (
        r"\bthe player whose turn it is chooses up to one of their own (unrazed realms), then raze that realm$",
        r"the player whose turn it is may raze one of their \1",
    ),
    (
        r"choose a card in your hand, then (this card gains levels equal to the last digit of )the card number of that "
        r"card (this round), then discard that card$",
        r"discard a card from your hand, then \2, \1that card's number",
    ),
    (
        r"choose (an opposing attached card), then you may choose \1 of the same type as the first card, then the "
        r"first card and the second switch to your side$",
        "one or two opposing attached cards of your choice, of the same type, switch to your side",
    ),
    # One of two.
    (
        r"\bchoose one of your realms, then choose one: raze that realm; or discard that realm$",
        "raze or discard one of your realms",
    ),
    (
        r"^you may choose (a magical item or artifact) in (your discard pile), then if a card was chosen, send "
        r"that card "
        r"to your hand; otherwise, send (an attached) magical item or artifact of your choice to the Abyss$",
        r"take \1 from \2 into your hand, or send \3 one of your choice to the Abyss",
    ),
    (
        r"\b(the opposing player) chooses one: \1 discards a card; or \1 cannot play cards this round$",
        r"\1 must either discard a card or play no more cards this round",
    ),
    (
        r"\bchoose one: (the player whose turn it is) skips the champion phase until the end of the turn; or \1 skips "
        r"the battle phase until the end of the turn$",
        "that player skips this turn's champion phase or battle phase, as you choose",
    ),
    (r"\bthe player whose turn it is skips ([^,;:]+) until the end of the turn$", r"that player skips \1 this turn"),
    (
        r"\bchoose one: choose a card in the battle, then that card (has no special power) this round; or choose an "
        r"attached card in the battle, then the level of that card becomes 0 this round; or choose a spell in the "
        r"battle, then that spell (counts twice its level) this round$",
        r"choose one for this round: a card of your choice in the battle \1; or an attached card there has level 0; or "
        r"a spell there \2",
    ),
    (
        r"^in answer to (an offensive spell) just played when it strikes (one of your [\w ]+ champions) or your realms "
        r"of the Forgotten Realms: choose one: cancel that spell; or aim it elsewhere$",
        r"when \1 strikes \2 or realms, you may cancel it or choose another target for it",
    ),
    (
        r"\b(its player) chooses up to one (spell attached to that champion), then that spell stays attached after the "
        r"battle until this card is removed$",
        r"\1 may choose one \2, then it stays attached until this card is removed",
    ),
    # A copy of something.
    (
        r"choose (one of your unrazed realms without a holding), choose a holding, attach this card to that realm, "
        r"then "
        r"(this card counts as a holding), then this card has the special power of that holding$",
        r"attach this card to \1 and choose a holding in play, then \2 and has that holding's special power",
    ),
    (
        r"choose (a spell, psionic power card or psionicist), then (if that card is a psionicist, its bearer has) the "
        r"special power of it (this round; otherwise, its bearer uses) the effect of it$",
        r"choose \1 in play, then \2 that champion's special power \3 that card's effect",
    ),
    (
        r"(the defending champion is joined by) an ally worth the current level of that ally this round, then (this "
        r"card has) the special power of that ally this round$",
        r"this round, \1 an ally of that ally's current level, and \2 that ally's special power",
    ),
    (
        r"choose (an opponent's champion \(in combat, the opposing one\)), then choose a champion other than the "
        r"target, then (attach this card to) the target$",
        r"\2 \1, and choose another champion",
    ),
    (r"\b(its bearer has no special power) when this card is not in battle$", r"outside battles, \1"),
    (
        r"\b(its bearer has) the special power of the other this round$",
        r"\1 that other champion's special power this round instead of its own",
    ),
    (
        r"\bpick (an? [\w ]+ card) in (the opposing player's hand) at random, then discard that card$",
        r"discard \1 at random from \2",
    ),
    (
        r"\bdiscard all cards attached to opposing champions except holdings, then (the same champions start)\b",
        r"discard all cards attached to the opposing champion except holdings, then \1",
    ),
)
"""Of a whole sentence."""
