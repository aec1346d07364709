"""Turns of phrase of card texts: how players say what the words of a card put together.

Read this when a card's text is right, but stilted. ``brevity`` says once what the words would say twice, and ``steps``
takes a sentence apart; here are the patterns that are put into the words of players: "Base level 8 against monsters",
"While it fights, ...", "look at an opponent's hand". A pattern belongs here only if every card that it meets still says
what its script does; ``tests/golden/spellfire-cards.txt`` shows them all.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from spellhall.games.spellfire.card import Card
from spellhall.games.spellfire.facts import REALM

Better = str | Callable[[re.Match[str]], str]
Rule = tuple[re.Pattern[str], Better]


def _rules(*rules: tuple[str, Better]) -> tuple[Rule, ...]:
    return tuple((re.compile(pattern), better) for pattern, better in rules)


def _said(text: str, rules: tuple[Rule, ...]) -> str:
    for pattern, better in rules:
        text = pattern.sub(better, text)
    return text


def _aside(what: str | None) -> str:
    return f"{what}," if what else ""


_LOOK = r"choose (an opponent|another player|a player),? (?:then )?look at "
_DO = r"(?:gain|lose|can|cannot|count|have|are) "
_DOES = r"(?=is |are |can |cannot |has |gains |loses |counts )"


WHOLE = _rules(
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
        r"choose (an? [\w' ]*?)( in [\w' ]+| \([\w ]+\)|), then attach this card to that \w+(?=$|[.;])",
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
        r"choose a champion in the opposing player's pool(, if any)?, then only that champion can be sent",
        lambda found: f"choose the only champion in the opposing player's pool{_aside(found[1])} that can be sent",
    ),
    (
        r"you may choose (a champion) (in a pool), discard that champion, then raze",
        r"you may discard \1 of your choice \2, then raze",
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
    (
        r"(you may choose [^,;:]+, then [^,;:]+, then you may choose [^,;:]+), then if a card was chosen, ",
        r"\1, then if you do, ",
    ),
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
IDIOMS = _rules(
    (r"\b((?:offensive )?)wizard spells (and|or) \1cleric spells\b", r"\1wizard \2 cleric spells"),
    (r"\bwhen the game is played between\b", "between"),
    (r"\b(as (?:a|an)) (\w+) of level (\d+)\b", r"as a level \3 \2"),
    (r"(?<=\w) when fighting (?=[\w-])", " against "),
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
    (r"\bother than champions immune\b", "except champions immune"),
    (r"\bor unrazed realm\b", "or an unrazed realm"),
    (r"\b(you) are (immune to [^;:]*?), and (your cards) are \2", r"\1 and \3 are \2"),
    (r"\b(that champion has [^,;:]+, and cards attached to) that champion\b", r"\1 it"),
    (r"\b(or less|or more) or one of\b", r"\1, or one of"),
    (r"\bwhen the round is over for the rest of the battle\b", "when a round of this battle is over"),
    (r"^((?:Once a \w+, i|I)n answer to [^:]+?) just played(?=[:,]| when | between )", r"\1"),
    (
        r"^(Once a \w+, )in answer to ([^:]+?)( between [^:]+)?: (cancel|discard) that \w+$",
        r"\1\4 \2 as it is played\3",
    ),
    (r"(?<= )when it enters a round being fought as it is played$", "as it enters a round being fought"),
    (r"^In answer to ([^:,]+): cancel that [\w ]+$", r"Cancel \1 as it is played"),
    (r"\bwhen it strikes you or a champion of yours:", "that strikes you or one of your champions:"),
    (r"\bin Limbo or champion in the Abyss\b", "in Limbo or in the Abyss"),
    (r"\blost this turn of level (\d or \d)\b", r"of level \1 lost this turn"),
    (r"(?<=, )and (its? [^,;:]+), and it ", r"\1, and it "),
    (r"^In a battle of another champion of yours, from the pool when you have ", "From the pool while you have "),
    (
        r"\bin a battle of another champion of yours, from the pool:",
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
    (r"\b([Uu])ntil the next end of your turn\b", r"\1ntil your turn next ends"),
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
)
"""Of each sentence."""

_ADDED = re.compile(
    r"(?P<who>that \w+|the user|this card)(?P<s>'s)?"
    r"(?P<does> (?:(?!, (?:this round|the \w+ champion|you|each)\b)[^;:.])*?),? and (?P=who)(?P<t>'s)? (?=\w)"
)
_OWN_BASE = re.compile(r"\b([Tt])he base level of (this card|the user|the opposing champion|that \w+) becomes ")
_OWN_LEVEL = re.compile(r"\b([Tt])he (?:base )?level of this card becomes (\d+)\b")
_OF_USER = re.compile(r"((?:if the level of its user|; otherwise, if its user's) .*?, )this card is(?= \+)")
_WHILE = re.compile(
    r"^(?P<what>(?!This|It |Its |Gains|.* when .* when )[^:;]+?) "
    r"when this card is (?P<how>in battle|attacking|defending)(?P<more>[^,;:]*)$"
)
_IN_COMPANY = re.compile(r"^([^:;]+?) when (this card is in a pool with [^,;:]+)$")
_ACTS = {"in battle": "fights", "attacking": "attacks", "defending": "defends"}
_OF_ITSELF = re.compile(r"^This card (?=can|cannot|gains|loses|counts|is immune)")
_DECIDE = re.compile(r"\byou may decide that (?:that (?=that ))?(.+)$")
_LET = re.compile(
    r"(?P<who>the opposing player|[\w ]+?) (?P<verb>is|stays|discards|counts?|turns|attacks) (?P<rest>(?!.*, and ).*)"
)
_PLAIN = {"is": "be", "stays": "stay", "discards": "discard", "counts": "count", "turns": "turn", "attacks": "attack"}


def of_whole(said: str) -> str:
    """A whole sentence, before it is taken apart."""
    return _said(_decided(said), WHOLE)


def of_step(said: str, card: Card) -> str:
    """A sentence that says one step, with its capital."""
    said = _added(_levels(said, card))
    said = _said(said[0].upper() + said[1:], IDIOMS)
    said = _IN_COMPANY.sub(lambda found: f"While {found[2]}, {found[1][0].lower()}{found[1][1:]}", said)
    return _about_itself(_WHILE.sub(_in_front, said), card)


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
        said = _OWN_LEVEL.sub(r"\1his card is +\2", said)
        said = _OF_USER.sub(r"\1it is", said)
    if card.is_champion:
        said = re.sub(r"^the base level of this card becomes (?=\d)", "base level ", said)
    return _OWN_BASE.sub(lambda found: f"{found[2]}'s base level becomes ", said)


def _in_front(found: re.Match[str]) -> str:
    what = found["what"]
    return f"While it {_ACTS[found['how']]}{found['more']}, {what[0].lower()}{what[1:]}"


def _about_itself(said: str, card: Card) -> str:
    """What a champion is or does needs no name: "Immune to spells." Other cards are "it" at the start of a sentence."""
    if card.is_champion:
        said = re.sub(r"^It (?=can|cannot|gains|loses|counts|is immune)", "This card ", said)
        if _OF_ITSELF.match(said):
            said = re.sub(r"when this card is in battle(?! and)", "in battle", said)
            said = said.removeprefix("This card ").removeprefix("is ")
            return said[0].upper() + said[1:]
        return said
    if card.type == REALM:
        return re.sub(r"^(?:It|This card)(?=,| can| cannot| gains| loses| counts| is )", "This realm", said)
    return re.sub(r"^This card (?=\w+ )", "It ", said.replace("can bear this card", "can bear it"))
