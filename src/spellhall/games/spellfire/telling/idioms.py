"""Turns of phrase of card texts: how players say what the words of a card put together.

Read this when a card's text is right, but stilted. ``brevity`` says once what the words would say twice, and ``steps``
takes a sentence apart; here are the patterns that are put into the words of players: "Base level 8 against monsters",
"While it fights, ...", "look at an opponent's hand". A pattern belongs here only if every card that it meets still says
what its script does; ``tests/golden/spellfire-cards.txt`` shows them all.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, partial

from spellhall.games.spellfire.card import Card
from spellhall.games.spellfire.facts import ARTIFACT, ITEM, REALM
from spellhall.games.spellfire.telling import set_phrases
from spellhall.language.patterns import Pattern

Better = str | Callable[[re.Match[str]], str]
Rule = tuple[str, Better]


@cache
def _compiled(rules: tuple[Rule, ...]) -> tuple[tuple[re.Pattern[str], Better], ...]:
    """The patterns of rules, compiled when the first text is read: most programs that play show none."""
    return tuple((re.compile(pattern), better) for pattern, better in rules)


def _said(text: str, rules: tuple[Rule, ...]) -> str:
    for pattern, better in _compiled(rules):
        text = pattern.sub(better, text)
    return text


def _aside(what: str | None) -> str:
    return f"{what}," if what else ""


_LOOK = r"choose (an opponent|another player|a player),? (?:then )?look at "
_DO = r"(?:gain|lose|can|cannot|count|have|are) "
_DOES = r"(?=is |are |can |cannot |has |gains |loses |counts )"


WHOLE: tuple[Rule, ...] = (
    (r"\bthe digit drawn\b", "that digit"),
    # A look, at once.
    (_LOOK + r"that player's hand\b", r"look at \1's hand"),
    (
        _LOOK + r"the (top|\w+) cards? on top of that player's draw pile",
        r"look at the top \2 cards of \1's draw pile",
    ),
    (_LOOK + r"the top card of that player's draw pile", r"look at the top card of \1's draw pile"),
    (r"the (\w+) cards on top of (the [\w ]+'s|that player's) draw pile", r"the top \1 cards of \2 draw pile"),
    (r"(look at the top card of .*?\bdiscard )the top card of that player's draw pile", r"\1it"),
    # What is played, attached or taken back at once.
    (r"choose (an? playable [\w ]+?) in (your discard pile), then play that \w+ at once", r"play \1 from \2 at once"),
    (r"choose (an? playable \w+) under it, then play that card at once", r"play \1 from under it at once"),
    (
        r"choose (an? [\w ]+?) in (your discard pile), then attach that [\w ]+ to this card",
        r"attach \1 from \2 to this card",
    ),
    (
        r"you may choose (one of [^,;:]+), then if a card was chosen, attach this card to that \w+; "
        r"otherwise, discard this card",
        r"you may attach this card to \1. If you do not, discard it",
    ),
    (r"choose (an? [^,;:]*?in your [\w ]+?), then attach this card to that \w+(?=$|[.;])", r"attach this card to \1"),
    (
        r"choose (an? [\w' ]*?)( in [\w' ]+| \([\w, ]+\)|), then attach this card to that \w+(?=$|[.;])",
        r"attach this card to \1 of your choice\2",
    ),
    (
        r"(you may )?choose (an? [\w ]+) in your discard pile(?:, if any)?, (?:then )?"
        r"(?:you may )?choose (an? [\w ]+) in your discard pile(, if any)?, "
        r"(?:then )?send that \w+ to your hand, then send that \w+ to your hand",
        lambda found: (
            f"{found[1] or ''}take {found[2]} and{'/or' if found[1] else ''} {found[3]}"
            f"{' (if any)' if found[4] else ''} from your discard pile into your hand"
        ),
    ),
    (
        r"choose (an? [\w ]+?) in your hand, then lay that [\w ]+? under this card",
        r"lay \1 from your hand under this card",
    ),
    (r"choose another player, then let it strike that player", "let it strike another player of your choice"),
    (
        r"choose ((?:an?|another) [^;:.]*?)((?: with| named| that can)[^;:.]*?)?, then cancel that [\w ]+$",
        lambda found: f"cancel {found[1]} of your choice{found[2] or ''}",
    ),
    (r"choose ((?:an?|another) \w+), then discard this card and that \w+", r"discard this card and \1 of your choice"),
    (
        r"you may choose (a champion) (in a pool), discard that champion, then raze",
        r"you may discard \1 of your choice \2, then raze",
    ),
    (r"(you may raze this card), then cancel that extra turn", r"\1 to cancel that turn"),
    (
        r"chooses one of their own cards from hand or pool or unrazed realms in the formation, then "
        r"if that card is a realm in the formation, raze it; otherwise, discard it",
        "discards one of their cards from hand or pool, or razes one of their realms",
    ),
    (
        r"(every player) chooses in turn one of their own unrazed realms or holdings, then "
        r"if that card is a realm, raze it; otherwise, discard it",
        r"\1 in turn razes one of their realms or discards one of their holdings",
    ),
    (
        r"for each champion of the attacking player in turn: the attacking player (draws .*), then "
        r"if that champion has a base level above that digit, ",
        r"for each of the attacking player's champions in turn, that player \1. "
        r"If that champion has a base level above that digit, ",
    ),
    (
        r"you may choose (a champion in your pool) able to bear what was found, "
        r"then attach what was found to that champion",
        r"you may attach it to \1 that can bear it",
    ),
    (
        r"^for every other player in turn: look at that player's hand, then "
        r"you may discard a card of your choice in that player's hand",
        "look at every other player's hand in turn, and discard up to one card of your choice from each",
    ),
    (
        r"^for every opponent in turn: discard a champion of your choice in that player's pool",
        "discard a champion of your choice in each opponent's pool",
    ),
    (r"^for every player in turn: rearrange the realms of that player, ", "rearrange every player's realms, "),
    (
        r"\bthe (\w+) cards on top of your draw pile, put those \1 cards back",
        r"the top \1 cards of your draw pile, put them back",
    ),
    (
        r"(is joined by [^,]+? spell this round), then discard that card$",
        r"\1, then discard the chosen card",
    ),
    (
        r"for every player in turn: look at the top card of that player's draw pile, then "
        r"you may discard (a swimmer champion or ally) on top of it",
        r"look at each draw pile's top card in turn, and you may discard each one that is \1",
    ),
    (
        r"(choose another card in play except realms, then the user cannot be used [^,]*, then discard )that card",
        r"\1the chosen card",
    ),
    (
        r"the opposing player chooses a card attached to the opposing champion, then "
        r"discard all cards attached to the opposing champion other than that card",
        "the opposing player chooses one of them, then discard the others",
    ),
    # What is counted.
    (
        r"(whenever anyone plays an? [\w -]+), count it, then if fewer than two have been played in the round, discard",
        r"\1 for the first time in a round, discard",
    ),
    (
        r"whenever anyone plays an ally ([\w ]+), count it, then if (\w+) have been played in the round, ",
        r"once \2 allies \1 have been played in a round, ",
    ),
    # Who may choose nothing.
    (
        r"you may decide that (the opposing player) chooses up to one (?:of their own )?(\w+?)s? in (their hand)"
        r", then if a card was chosen, discard that \w+; otherwise, ",
        r"you may make \1 choose one: they discard a \2 from \3; or you ",
    ),
    (
        r"(the \w+ player) chooses up to one (?:of their own )?([^,;]+), then if a card was chosen, discard that \w+; "
        r"otherwise, (?:the losing player chooses one of their own ([\w ]+), which is razed)?",
        lambda found: (
            f"{found[1]} may discard one of their {found[2].replace('in their hand', 'in hand')}. "
            f"If they do not, {f'they choose one of their {found[3]}, which is razed' if found[3] else ''}"
        ),
    ),
    (r"(you may choose [^,;:]+), then if a card was chosen, ", r"\1, then if you do, "),
    # In a choice of one of several, who is chosen is named where something happens to them.
    (
        r"(choose one: |; or )choose ((?:an?|two of|one of) [^,;:]+?), then (until [^,]+, |this round, )?"
        r"th(?:at|ose) \w+ " + _DOES,
        lambda found: f"{found[1]}{found[3] or ''}{found[2]}{'' if ' of your ' in found[2] else ' of your choice'} ",
    ),
    (r"allies in the force of that champion", "its allies"),
    (r"allies among the first two in the force of that champion", "its first two allies"),
    (
        r"(choose one of your unrazed realms), choose an opponent, raze your realm",
        "raze one of your unrazed realms, choose an opponent",
    ),
    (r"choose (one of your allies in the battle), then put that ally on top", r"put \1 on top"),
    (
        r"\bif that (card|realm) is razed, discard it; otherwise, raze it",
        r"raze that \1, or discard it if it is already razed",
    ),
    (
        r"choose (two \w+ champions in your pool), then (the base level of this card) becomes the sum of "
        r"(their current base levels), then discard those champions",
        r"discard \1. \2 becomes the sum of \3",
    ),
    (r"(chooses in turn a champion in their pool), then that champion is King", r"\1 to be King"),
    (
        r"choose one: turn it back upon its user; or choose a champion, then let it strike that champion instead",
        "turn it back upon its user or let it strike a champion of your choice instead",
    ),
    (
        r"(that champion|a champion of your choice) is an? ([\w-]+), and (its [\w ]*?allies) are \2s",
        r"\1 and \3 are \2s",
    ),
    (r"choose an attacking champion, then that champion ", "the attacking champion "),
    (r"\bthat champion fights a duel with the other\b", "the two fight a duel"),
    (r"\bthe hand of the player of that event\b", "that player's hand"),
    (r"that champion is an? ([\w-]+), and that ally is an? \1\b", r"that champion and that ally are \1s"),
    (
        r"the first realm and the second realm change places(, then discard all holdings attached to )both realms",
        r"the two realms change places\1them",
    ),
)
"""Of a whole sentence, before it is taken apart."""

_FOE = r"(the (?:opposing|attacking|defending) champion)"


def _opponents(found: re.Match[str]) -> str:
    return f"{'an' if found[1] in ('a', 'an') else 'any'} opponent's {found[2]}"


IDIOMS: tuple[Rule, ...] = (
    (r"\b((?:offensive )?)wizard spells (and|or) \1cleric spells\b", r"\1wizard \2 cleric spells"),
    (
        r"^Choose one: until the end of the turn, ([^:]*; or [^:]*) until the end of the turn$",
        r"Choose one for the rest of the turn: \1",
    ),
    (
        r"\bchoose one: (this card) cannot use (\w+ spells)( for the rest of the battle); "
        r"or \1 cannot use (\w+ spells)\3$",
        r"choose \2 or \4: it cannot use those\3",
    ),
    (r"^(In your [\w ]+ phase) when ([^:]*):", r"\1, if \2:"),
    # What only one or two cards say.
    (r"\ball cards that tell of an immunity in play\b", "all cards in play that mention an immunity"),
    (r"\bin a pool of any player but the opposing player\b", "in any pool except the opposing player's"),
    (r"^Allies coming first in the force of this card are flyers$", "The first ally in its force is a flyer"),
    (r"^As soon as you lead the round, (.*) this round$", r"As soon as you lead this round, \1"),
    (r"^(Champions(?: and allies)?) of that player\b", lambda found: f"That player's {found[1].lower()}"),
    (r"^When it is played, and whenever this card is rebuilt,", "Whenever it is played or rebuilt,"),
    (r"\bin a pool (?:except|other than) champions immune to\b", "in a pool that is not immune to"),
    (r"\b([Ii])f that card is a champion in Limbo\b", r"\1f it is in Limbo"),
    (r"\b([\w-]+ cards) and cards attached to \1\b", r"\1 and cards attached to them"),
    (
        r"\bone: that ally is an elf this round; or this round, that ally is an elf and is a drow",
        "one: that ally is an elf this round; or an elf and a drow",
    ),
    (r"^In a battle when ([^:]*) fights for you:", r"While \1 fights for you:"),
    (r"\bwhen this card is in battle and (?=there is)", "in battle when "),
    (
        r"^(Your [\w ]+) (are immune to .* with a power for) the ([\w ]+ phase) (?:when )?in the \3$",
        lambda found: f"In the {found[3]}, {found[1][0].lower()}{found[1][1:]} {found[2]} that phase",
    ),
    (
        r"(?: and|, if) there is (an opposing \w+), discard \1 of your choice, then discard (an opposing \w+) of your "
        r"choice, if any",
        r", discard \1 and \2 of your choice, if any",
    ),
    (r"\bany realm that lie first in their formation\b", "the first realm of any formation"),
    (r"\b(holding attached to) realms that lie first in their formation\b", r"\1 the first realm of a formation"),
    (r"\bsend one of your cards at the bottom of a (discard pile) to", r"take the bottom card of your \1 into"),
    (
        r"^Raze all unrazed realms that lie first in their formation, counted from place A$",
        "Raze the first realm of each formation, counted from place A, if it is unrazed",
    ),
    (
        r"^Discard an ([^.;:]*?) of your choice in the battle with the highest bonus$",
        r"Discard the \1 with the highest bonus in the battle (your choice if tied)",
    ),
    (
        r"^Discard an (opposing ally) of your choice with the highest bonus, if any$",
        r"Discard the \1 with the highest bonus, if any (your choice if tied)",
    ),
    (
        r"^If it is your turn, (choose the kind of champion that the user counts as until the end of) "
        r"the turn; otherwise, \1 your next turn$",
        "Choose the kind of champion that the user counts as until the next time your turn ends",
    ),
    (r"\bwhen fewer than (\w+) have been played in the round\b", r"until \1 have been played in the round"),
    (r"^(Whenever an? ([\w ]+) is sent to defend [\w ]+, )that \2 is discarded (?=when|at)", r"\1discard it "),
    (
        r"\b(look at an[\w ]*'s hand, then )((?:you may )?discard a card of your choice) in that player's hand",
        r"\1\2 from it",
    ),
    (r"\b([Nn]on-(\w+) \w+), non-\2 (\w+) and non-\2 (\w+)\b", r"\1, \3 and \4"),
    (
        r"^Champions of every player (gain .* for each [\w ]+) of that player (until [^,;]*)$",
        lambda found: f"U{found[2][1:]}, every player's champions {found[1]} that player has",
    ),
    (r"\b([Ii])f there is (an? [\w ]+) of that player,", r"\1f that player has \2,"),
    (r"\ban ally coming first in the force of this card\b", "the first ally in its force"),
    (
        r"^Champions and allies of the attacking player in the battle (gain \d level) when there is an attacked "
        r"(coastal realm) (until your next turn)$",
        r"Until your next turn, the attacking player's champions and allies in the battle \1 while a \2 is attacked",
    ),
    (r"\b([Cc]hampions and allies) of the attacking player\b", r"the attacking player's \1"),
    (r"\ba ([\w ]*champion) of the attacking player\b", r"one of the attacking player's \1s"),
    (
        r"\bwhen it is in its pool and this card has waited so long and you have\b",
        "once it has waited that long, if it is in its pool and you have",
    ),
    (r"^(Whenever this card wins a round), if attacking and ", r"\1 while attacking, if "),
    (
        r"\blook at cards just drawn, then discard a card of your choice just drawn",
        "look at those cards, then discard one of them",
    ),
    (
        r"^(Once a battle) at any time when you take no part in a battle that is being fought:",
        r"\1 in which you take no part:",
    ),
    (
        r"\b(chooses) as many of (?:their own )?allies in the battle as that digit, which are discarded",
        "discards that many of their allies in the battle",
    ),
    (
        r"\bcannot defend when the attacking champion is a dragon (until the end of the turn)",
        r"cannot defend against dragon champions \1",
    ),
    (
        r"^(This card is immune to offensive [\w ]+?) and ((?!to )(?:offensive )?[\w ]+?) and (?:to )?([\w ]+)$",
        r"\1, \2 and \3",
    ),
    (r"^(This card is an? \w+) when this card is a champion$", r"\1 while it is a champion"),
    (r"\bthe winner loses (base levels equal to [^,;]*) for good$", r"the winner permanently loses \1"),
    (
        r"^(Every player who [^,;]*?) chooses in turn ([^;:]+), which (?:is|are) discarded$",
        r"\1 discards, in turn, \2",
    ),
    (r"\bwho did not calm this event in play\b", "who did not calm this event"),
    (r"\bthe next turn of the player whose turn it is\b", "the current player's next turn"),
    (
        r"^(In answer to a harmful event)(?: just played)? when (this card is in a pool with [^,:;]*?) and it is "
        r"(aimed at [^:]*):",
        r"\1 \3, while \2:",
    ),
    (r"\bevent(?: just played)? when it strikes you alone:", "event that strikes you alone:"),
    (r"\bwhen (defending) and the attacked realm is (coastal)\b", r"when \1 a \2 realm"),
    (r"\bwhen (defending) and the attacked realm is (an? [\w ]+ realm)\b", r"when \1 \2"),
    (
        r"(?<!defeated )(?<!battle )\bwhen the opposing champion is of (base level \d+ or more)$",
        r"against champions of \1",
    ),
    (
        r"^((?:It|This card) (?:is|gains) [^,;:]*|Gains [^,;:]*) when the opposing champion is undead$",
        r"\1 against undead champions",
    ),
    (
        r"^((?:It|This card) (?:is|gains) [^,;:]*|Gains [^,;:]*) when the opposing champion is a flyer$",
        r"\1 against flyer champions",
    ),
    (
        r"^((?:It|This card) (?:is|gains) [^,;:]*|Gains [^,;:]*) when the opposing champion is a hero$",
        r"\1 against heroes",
    ),
    (r"\bplayers cannot play (\w+), and players cannot rebuild \1\b", r"players cannot play or rebuild \1"),
    (
        r"^Spells cast by this card that strike champions up to a level (reach \d levels higher) "
        r"(?:when )?(in the champion phase)$",
        lambda found: (
            f"I{found[2][1:]}, spells cast by this card that strike champions up to a certain level {found[1]}"
        ),
    ),
    (r"\b([Dd]raws?) a number of cards equal to the number of those\b", r"\1 a card for each of those"),
    # What many say.
    (r"(?<!only )\bwhen (?=there (?:is|are) |(?:a card named )?[A-Z][^,.;:]* (?:is|are) in play)", "while "),
    (r"\b(wins a round|on the winning side of a round) when (?=attack|defend)", r"\1 while "),
    (r"\b([A-E]) or ([A-E]) or ([A-E])\b", r"\1, \2 or \3"),
    (r"\ba card of your choice among those top \w+ cards", "one of them"),
    (
        r"^(This card and cards attached to )this card (.*?) when this card is defending (.*)$",
        lambda found: f"While it defends {found[3]}, {found[1][0].lower()}{found[1][1:]}it {found[2]}",
    ),
    (
        r"^(The opposing player cannot play )cards other than the shown cards "
        r"when any of the shown cards is still in hand this round$",
        r"\1other cards this round while either shown card is still in their hand",
    ),
    (
        r"^Every player chooses in turn up to one (of their )(?:own )?(razed realms), which is rebuilt",
        r"Every player in turn may rebuild one \1\2",
    ),
    (r"^Every player chooses in turn ([^,;:]+), which (?:is|are) discarded$", r"Every player in turn discards \1"),
    (r"^Every player chooses in turn ", "Every player in turn chooses "),
    (
        r"^(Whenever a King is defeated, )"
        r"that player chooses a champion in their pool of the highest level, which is discarded",
        r"\1its player discards the highest-level champion in their pool",
    ),
    (r"^For every player in turn: that player ", "Every player in turn "),
    (r"\ball champions of that player whose\b", "all of that player's champions whose"),
    (r"\ba rule card of an opponent or unowned\b", "an opponent's or unowned rule card"),
    (r"\b(any|an?) ([\w -]+?) of an opponent(?=,| or)", _opponents),
    (r"\ba card except champions\b", "a non-champion card"),
    (r"(?<=of your choice) in ((?:an?|your|the) [\w' ]*pool) to\b", r" from \1 to"),
    (r"\b(defeated|decided|defeated in a battle) when (?=attack|defend)", r"\1 while "),
    (r"\brealms other than its realm\b", "realms except its own"),
    (r"\bwh(?:en|ile) there is (an? \w+) attached to it$", r"with \1 attached"),
    (r"^(Whenever this card is discarded), if no round is ending,", r"\1 except as a round ends,"),
    (r"^Whenever (an? [\w ]+?) is played and it is aimed at ", r"Whenever \1 is aimed at "),
    (r"\bthe attacking champion is one of your ([\w ]*champions)\b", r"one of your \1 attacks"),
    (
        r"\b([Ii])f the level of its user \(without it\) is (\d+) or more\b",
        r"\1f its user's level without it is \2 or more",
    ),
    (r"\botherwise, if its user's is (\d+) or more\b", r"otherwise, if \1 or more"),
    (
        r"^((?:Whenever|At the end of your turn, if) this card [^,;:]*(?:, but has not)?, )"
        r"(if|discard|shuffle|)( ?)this card\b(?!')",
        r"\1\2\3it",
    ),
    (r"\bwhen the game is played between\b", "between"),
    (r"\b(as (?:a|an)) (\w+) of level (\d+)\b", r"as a level \3 \2"),
    (r"(?<=\w) when fighting (?=[\w-])", " against "),
    (r"\bif defeated against\b", "if defeated by"),
    (r"\b(of|with) at most (\+\d+)", r"\1 \2 or less"),
    (r"\b(of|with) at least (\+\d+)", r"\1 \2 or more"),
    (r"\bwhen in the (\w+ phase)", r"in the \1"),
    (r"\bwhen (?:it|this card) is in its pool(?=[:.]|$)", "while in its pool"),
    (r"\b(?:while|when) this card is in battle(?=:)", "while it fights"),
    (r"\b(your|their) (\w+) (and|or) \1 (?=\w)", r"\1 \2 \3 "),
    (r"\btheir own ([\w ]+?) in their (hand|pool)\b(?! or)", r"the \1 in their \2"),
    (r"\btheir own\b", "their"),
    (r"\bof at most the level of the user\b", "of the user's level or less"),
    (
        r"\b([Tt])he (base level|level|card number|current base level|current level) of "
        r"(the user|its bearer|the opposing champion|the winner|that magical item|that \w+)\b(?!'s)",
        lambda found: f"{found[3].capitalize() if found[1] == 'T' else found[3]}'s {found[2]}",
    ),
    (
        r"\b([Ww])hen it is on the (los|winn)ing side of a round",
        lambda found: f"{found[1]}hen its side {'loses' if found[2] == 'los' else 'wins'} a round",
    ),
    (
        r"^(Whenever anyone plays an? [^,;:]+(?: for the first time in a (?:battle|round))?, discard) that [\w ]+$",
        r"\1 it",
    ),
    (r"\b([Dd])iscard all ([\w ]+) other than that (?:ally|card)$", r"\1iscard all other \2"),
    (
        r"\b([Cc]hampions|[Aa]llies) (defending your realms|defending here|attacking here) and ([\w ]+) \2",
        r"\1 and \3 \2",
    ),
    (r"\ban attacking champion of your choice\b", "the attacking champion"),
    (r"\bor unrazed realm\b", "or an unrazed realm"),
    (r"\b(you) are (immune to [^;:]*?), and (your cards) are \2", r"\1 and \3 are \2"),
    (r"\b(that champion has [^,;:]+, and cards attached to) that champion\b", r"\1 it"),
    (r"\b(or less|or more) or one of\b", r"\1, or one of"),
    (r"\bwhen the round is over for the rest of the battle\b", "when a round of this battle is over"),
    (r"^((?:Once a \w+, i|I)n answer to [^:]+?) just played(?=[:,]| when | while | between )", r"\1"),
    (
        r"^(Once a \w+, )in answer to ([^:]+?)( between [^:]+)?: (cancel|discard) that \w+$",
        r"\1\4 \2 as it is played\3",
    ),
    (r"(?<= )when it enters a round being fought as it is played$", "as it enters a round being fought"),
    (r"^In answer to ([^:,]+): cancel that [\w ]+$", r"Cancel \1 as it is played"),
    (r"\bwhen it strikes you or one of your champions:", "that strikes you or one of your champions:"),
    (r"\bin Limbo or champion in the Abyss\b", "in Limbo or in the Abyss"),
    (r"\blost this turn of level (\d or \d)\b", r"of level \1 lost this turn"),
    (r"(?<=, )and (its? [^,;:]+), and it ", r"\1, and it "),
    (r"^In a battle of another of your champions, from the pool when you have ", "From the pool while you have "),
    (
        r"\bin a battle of another of your champions, from the pool:",
        "from the pool while another of your champions fights:",
    ),
    (
        rf"(?i)\b((?:[\w']+ )*(?:champions|allies)(?: of base level \d+ or \w+)?) ({_DO}[^,;:]+), and \1 (?={_DO})",
        r"\1 \2, and they ",
    ),
    (r"^The allies of this card can join it", "Its allies can join it"),
    (r"^The allies of its bearer can join it", "Its bearer's allies can join it"),
    (r"^To bring it into play, ", "To play it, "),
    (r"\bthe player of (that \w+)", r"\1's player"),
    (r"^The player of (that \w+)", lambda found: f"{found[1].capitalize()}'s player"),
    (r"\bthat card's card number", "its card number"),
    (r"\b(?<=but )(that \w+)'s player\b", r"\1's"),
    (r"\b(whatever its position(?: or powers)?) until ", r"\1, until "),
    (r"\b([Uu])ntil the next end of your turn\b", r"\1ntil the next time your turn ends"),
    (
        r"\b([Ii]f) " + _FOE + r" ([^,;:]+), \2('s)? ",
        lambda found: f"{found[1]} {found[2]} {found[3]}, {'its' if found[4] else 'it'} ",
    ),
    (
        r"^[Tt]he opposing champion('s [\w ]+? becomes|[^,;:]*? loses) ([^,;:]+?) "
        r"when the opposing champion (is [^,;:]+)$",
        lambda found: f"If the opposing champion {found[3]}, it{found[1].replace(chr(39), '')} {found[2]}",
    ),
    (r"^When this card is (attack|defend)ing( [^,;:]+)?, ", r"While it \1s\2, "),
    (r"^((?:Once|Twice) a \w+, )(?=(?:cancel|discard) .* as it )", r"\1you may "),
)
"""Of each sentence."""

_ADDED = Pattern(
    r"(?P<who>that \w+|the user|this card)(?P<s>'s)?"
    r"(?P<does> (?:(?!, (?:this round|the \w+ champion|you|each)\b)[^;:.])*?),? and (?P=who)(?P<t>'s)? (?=\w)"
)
_OWN_BASE = Pattern(r"\b([Tt])he base level of (this card|the user|the opposing champion|that \w+) becomes ")
_OWN_LEVEL = Pattern(r"\b([Tt])he (?:base )?level of this card becomes (-?)(\d+)\b")
_OF_USER = Pattern(r"((?:if the level of its user|; otherwise, if its user's) .*?, )this card is(?= \+)")
_WHILE = Pattern(
    r"^(?P<what>(?!This|It |Its |Gains|.* when .* when )[^:;]+?) "
    r"when this card is (?P<how>in battle|attacking|defending)(?P<more>[^,;:]*)$"
)
_IN_COMPANY = Pattern(r"^([^:;]+?) when (this card is in a pool with [^,;:]+)$")
_ACTS = {"in battle": "fights", "attacking": "attacks", "defending": "defends"}
_OF_ITSELF = Pattern(r"^This card (?=can|cannot|gains|loses|counts|is immune|instantly)")
_DECIDE = Pattern(r"\byou may decide that (?:that (?=that ))?(.+)$")
_LET = Pattern(
    r"(?P<who>the opposing player|[\w ]+?) (?P<verb>is|stays|discards|counts?|turns|attacks) (?P<rest>(?!.*, and ).*)"
)


def _offensive(found: re.Match[str]) -> str:
    kinds = [kind.removeprefix("offensive ") for kind in (*found[1].split(", "), found[2])]
    return f"immune to {', '.join(kinds[:-1])} and {kinds[-1]} that are offensive"


def _until_first(found: re.Match[str]) -> str:
    said = found[1]
    return f"Until {found[2]}, {said[0].lower()}{said[1:]}"


OWN_WORDS: tuple[Rule, ...] = (
    (r"\b([Tt])his realm can defend itself as ", r"\1his realm can be its own defender as "),
    (r"(?<!\bis )\bof (base )?level (\d+) or (less|more|\d+)\b", r"with \1level \2 or \3"),
    (r" (in (?:your pool|pools|the battle)) (with (?:base )?level \d+ or \w+)", r" \2 \1"),
    (r"\bthe last digit of its number\b", "its number's last digit"),
    (
        r"\bimmune to (offensive [\w ]+?(?:, offensive [\w ]+?)*) and (offensive [\w ]+?)"
        r"(?=$|[,;.]| until | when | while )",
        _offensive,
    ),
    (r"\bimmune to (offensive (?:cleric )?spells) and (harmful events)\b", r"immune to \2 and \1"),
    (r"\boffensive magical items of \+(\d) or less\b", r"offensive magical items up to +\1"),
    (r"\bcan use ([\w ]+?) and is (immune to [^.;]+)$", r"is \2, and can use \1"),
    (r"^([^:;]+) until (the end of that player's next turn|the current player's next turn)$", _until_first),
    (r"\b([Ll])ook at the top (\w+) cards of your draw pile\b", r"\1ook at your draw pile's top \2 cards"),
    (r"\b(psionic power cards), (blood abilities) or (?=unarmed )", r"\2, \1 or "),
    (r"^([Dd])iscard all magical items and artifacts in play$", r"\1iscard every magical item and artifact in play"),
    (r"\b(champions) and (allies)(?= are immune to offensive psionic power)", r"\2 and \1"),
    (
        r"\bcount twice their base level, and they can use blood abilities\b",
        "can use blood abilities and count their base level twice",
    ),
    (r"\bimmune to (offensive spells) and (offensive psionic power cards) (?=cast by)", r"immune to \2 and \1 "),
)
"""What printed cards say in just these words, in words of our own."""
_PLAIN = {"is": "be", "stays": "stay", "discards": "discard", "counts": "count", "turns": "turn", "attacks": "attack"}


@cache  # most sentences stand on several printings, and a hall renders every card for each preset
def of_whole(said: str) -> str:
    """A whole sentence, before it is taken apart."""
    return _said(_decided(_said(said, set_phrases.WHOLE)), WHOLE)


@cache
def _in_idioms(said: str) -> str:
    return _said(_said(_said(said, set_phrases.STEPS), IDIOMS), OWN_WORDS)


@cache
def of_text(said: str) -> str:
    """A whole text, before the card is called by its name."""
    return _said(said, set_phrases.TEXT)


def of_step(said: str, card: Card) -> str:
    """A sentence that says one step, with its capital."""
    said = _added(_levels(said, card))
    said = _in_idioms(said[0].upper() + said[1:])
    if card.adds_its_level and said == "This card is +0":
        said = f"It adds +0 instead of {card.level:+}"
    said = _IN_COMPANY.sub(lambda found: f"While {found[2]}, {found[1][0].lower()}{found[1][1:]}", said)
    return _about_itself(_WHILE.sub(partial(_in_front, card), said), card)


def _decided(said: str) -> str:
    """What may be decided as what may be done: "you may let it attack", "you may make the opposing player discard"."""
    found = _DECIDE.search(said)
    if found is None or "chooses up to" in said:
        return said
    first, *more = found[1].split(", then ")
    let = _LET.fullmatch(first)
    if let is None:
        return f"{said[: found.start()]}you may do this: {found[1]}"
    verb = "make" if let["who"] == "the opposing player" else "let"
    told = f"you may {verb} {let['who']} {_PLAIN.get(let['verb'], let['verb'])} {let['rest']}"
    return said[: found.start()] + ", then if you do, ".join((told, *more))


def _added(said: str) -> str:
    """A second thing said of what was just named: "the user counts as a hero, its base level becomes 9"."""
    told = _ADDED.sub(
        lambda found: f"{found['who']}{found['s'] or ''}{found['does']}, and {'its' if found['t'] else 'it'} ", said
    )
    return told if told == said else _added(told)


def _levels(said: str, card: Card) -> str:
    """Levels of the card itself: "base level 8" of a champion, "+5" of a card that adds its level to others."""
    if card.adds_its_level:
        said = _OWN_LEVEL.sub(lambda found: f"{found[1]}his card is {found[2] or '+'}{found[3]}", said)
        said = _OF_USER.sub(r"\1it is", said)
    if card.is_champion:
        said = re.sub(r"^the base level of this card becomes (?=\d)", "base level ", said)
    return _OWN_BASE.sub(lambda found: f"{found[2]}'s base level becomes ", said)


def _in_front(card: Card, found: re.Match[str]) -> str:
    what, who = found["what"], "its bearer" if card.type in (ITEM, ARTIFACT) else "it"
    more = found["more"].replace(" and its bearer is ", " and is ") if who == "its bearer" else found["more"]
    return f"While {who} {_ACTS[found['how']]}{more}, {what[0].lower()}{what[1:]}"


def _about_itself(said: str, card: Card) -> str:
    """What a champion is or does needs no name: "Immune to spells." Other cards are "it" at the start of a sentence."""
    if card.is_champion:
        said = re.sub(r"^It (?=can|cannot|gains|loses|counts|is immune|instantly)", "This card ", said)
        if _OF_ITSELF.match(said):
            said = re.sub(r"when this card is in battle(?! and)", "in battle", said)
            said = said.removeprefix("This card ").removeprefix("is ")
            return said[0].upper() + said[1:]
        return said
    if card.type == REALM:
        return re.sub(r"^(?:It|This card)(?=,| and the | can| cannot| gains| loses| counts| is )", "This realm", said)
    return re.sub(r"^This card (?=\w+ )", "It ", said.replace("can bear this card", "can bear it"))
