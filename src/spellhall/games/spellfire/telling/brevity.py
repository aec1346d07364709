"""Shortens card texts: whatever would be said twice is said once.

A text is assembled from the phrases of words, and no word knows its neighbors. So two phrases about the same cards name
them twice, two that hold at the same time state it twice, and a consequence of two events is repeated for each. Here
such neighbors are found and merged.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import groupby

from spellhall.games.spellfire.telling.offers import taken_to_hand
from spellhall.games.spellfire.words.battle.attack_and_defence import DefendsItself
from spellhall.games.spellfire.words.describing.nouns import REALM_HERE, THAT
from spellhall.games.spellfire.words.describing.wording import with_article
from spellhall.games.spellfire.words.levels.identity import CountsAs
from spellhall.games.spellfire.words.levels.levels import BaseBecomes
from spellhall.games.spellfire.words.plays.modifiers import Held
from spellhall.games.spellfire.words.turn.triggers import IsPlayed
from spellhall.language.patterns import Pattern
from spellhall.language.script import Ability
from spellhall.language.words import Modifier

PLAYED = "when it is played"
"""How the text of a card that stays where it is played begins."""
_BEARERS = Pattern(r"only (.+?) can bear this card; champions of any world can bear this card")
_NO_USE = Pattern(
    r"((?:[^;:,]|, non-)+) (have|has) no special powers?((?: when [^;:,]+)?)(?:; |, and )the level of \1 becomes 0\3"
)
_NO_USE_EITHER = Pattern(
    r"the level of ([^;:,]+?) becomes 0((?: when [^;:,]+)?)"
    r"(?:(?:; |, and )\1|, and they) (have|has) no special powers?\2"
)
_BARRED = Pattern(r"(.+?) cannot be (.+?)(| by [^;]+); \1 cannot be (.+)\3")
_ALSO = Pattern(r"( are \w+), and they are (\w+)(?=$|[,;])")
_DOES = r"(?:can|cannot|must|is|are|has|have|counts?|gains?|loses?)"
_SAME = Pattern(rf"(.+?) ({_DOES} .+); \1 ({_DOES} .+)")
_THE_SAME = Pattern(rf"\b((?:the|that|a) [\w' ]+?) ({_DOES} [^,;:]+)(?:, and|;) \1 (?={_DOES} )")
_AS_LONG = Pattern(rf"((?:this|that|the) [\w' ]+?) ({_DOES} [^,;:]+?)( this round), then \1 (?={_DOES} [^,;:]+?\3)")
_ATTACKER = Pattern(r"(?<=whenever a champion )(attacks \w+ realm), if the attacking champion is (of [^,]+),")
_HIS_WAY = Pattern(r"(?<= attacks)( \w+ realm), if the attacking champion is attacking (by way of [^,]+),")
_ON_BOTH = Pattern(r"all (\w+) attached to the first (\w+) and all \1 attached to the second \2")
_OR_LOWER = Pattern(
    r"(if the level of its user \(without it\) is [^;]+; otherwise, if )the level of its user \(without it\) "
)
_IMMUNE = Pattern(r"(this card) is immune to ([^;]+); \1 is immune to (?![^;]* when )")
_UNUSABLE = Pattern(r"players cannot play ([\w ]+), and \1 (?=have neither )")
_TERM_TWICE = Pattern(
    r"(the [\w ]+? gains )([^,;]+?)( until [^,;]+)"
    r"(; otherwise, if [^,;]+, )\1([^,;]+?)\3(; otherwise, )\1([^,;]+?)\3(?=$|[,;])"
)
_EVERYBODY = Pattern(r"for (every player)(?:( who [^:]+),)? in turn: that player chooses")
_ONE_OF_THEIRS = Pattern(r"(?<!up to )one of their own (\w+)s in their (?=(?:hand|pool)(?! or in play))")
_SOME_OF_THEIRS = Pattern(r"\b(two|three) of their own (\w+) (?:in their|from) (?=hand|pool)")
_THE_SAME_CHAMPION = Pattern(r"(if ((?:the \w+|that) champion) [^;:]+?, discard )\2")
_BOTH = Pattern(r"\bif two cards were chosen, discard those \w+")
_OTHERS = Pattern(
    r"(choose an? \w+ or [\w ]+? attached to it, .*discard all )\w+ and [\w ]+? attached to it other than that card"
)
_SUCH = Pattern(
    r"(there is (?:an?|another) (\w+) ([^;]+); (?:it|this card) gains 1 level for each )(?:other )?\2 \3(?=$|;)"
)
_ANY = Pattern(r"choose ((?:an?|two) [^,;:()]+), if any, then discard (?:that|those) [\w -]+(?=$|; or )")
_SEND = Pattern(r"(?<=send )([^,;]+ to [^,;]+), send ([^,;]+), then send (?=[^,;]+ to )")
_ANY_NUMBER = Pattern(r"(can bear this card); any number of this card may be in play")
_CHOOSES_TWO = Pattern(r"\bchooses ((?:two|three) [^,;:]+), which are discarded")
_TURNED_TWICE = Pattern(
    r"(turn it back upon its user), then if it was not aimed [^;]*(?=; or .*\1, then if it was not aimed )"
)
_CHOSEN = Pattern(
    r"(?P<may>\bmay )?\bchoose "
    r"(?P<what>(?:an?|another|one of|two|three|up to \w+) (?:[^,;:()]+|(?:(?!, then )[^;:()])+ or [^,;:()]+)), "
    r"then (?P<verb>discard|raze|send) (?:that|those) [\w -]+?(?P<where> to [^,;:]+)?(?P<rest>$|[,;:].*)"
)
_OWNERS = Pattern(r"\b(?:its owner's|their owners')")
_REFERS = Pattern(r"\b(?:that|those|it|its|they|them|their|chosen)\b")
_OF_LEVEL = Pattern(r"^ of(?= level| base level| at most)")
_YOURS = Pattern(r"\b(?:in|from) your\b|\bon top of it$")
_SAID_MORE = Pattern(
    r"(?<=\w{3}) "
    r"(?:attached|in|of|with|without|whose|that|bearing|from|on|other than|except|"
    r"played|just|among|defending|attacking)\b"
)
_ORDERED = Pattern(r"(?:^|[,;:] )(?:then )?(?:you may )?(?:choose|look|draw|discard|put|raze|send) [^;:]*, $")
_ONE_OF_ITS_ALLIES = Pattern(r"(the opposing player )chooses an opposing ally")
_OF_ANY_WORLD = Pattern(r"this holding may join a realm of any world; (this holding can only join [^;,]+)")
_JOINED = Pattern(r"(if you have an? ([^,;]+), attach [^,;]+?) to your \2(?=$|[,;])")


def _singular(stem: str) -> str:
    """One of several, from the plural without its s: "allie" is an ally."""
    return f"{stem.removesuffix('ie')}y" if stem.endswith("ie") else stem


def standing(modifiers: list[Modifier], level: int) -> str:
    """What holds as long as a card of a level works.

    If two modifiers in a row concern the same cards, those are named once: "your allies gain 2 levels, and they are
    immune to events".
    """
    told: list[str] = []
    last: Modifier | None = None
    for word in _unsaid(modifiers, level):
        phrase = word.phrase()
        if not phrase:
            continue
        if isinstance(word, Held) and isinstance(last, Held) and word.cards.plural and not word.ending():
            who = word.subject()
            same = last.subject() == who and not last.ending() and phrase.startswith(who)
            if same and ", and they " not in told[-1]:
                told[-1] = f"{told[-1]}, and they{phrase.removeprefix(who)}"
                continue
        told.append(phrase)
        last = word
    said = _ANY_NUMBER.sub(r"\1, and any number of it may be in play", told_together(told))
    said = _IMMUNE.sub(r"\1 is immune to \2 and to ", _ALSO.sub(r"\1 and \2", said))
    said = _OF_ANY_WORLD.sub(r"\1, of any world", said)
    return _SUCH.sub(r"\1such \2", _of_the_card_itself(said))


def _of_the_card_itself(said: str) -> str:
    """Name the card itself once in a row of phrases about it: "this card can use spells; it gains 2 levels"."""
    told: list[str] = []
    about = False
    for part in said.split("; "):
        again = about and part.startswith("this card ")
        about = part.startswith("this card ")
        told.append(f"it{part.removeprefix('this card')}" if again else part)
    return "; ".join(told)


def _unsaid(modifiers: list[Modifier], level: int) -> list[Modifier]:
    """The modifiers, without those that repeat the type and level a realm has when it defends itself."""
    kinds = {word.type for word in modifiers if isinstance(word, DefendsItself)}
    return [word for word in modifiers if not (kinds and _repeats(word, kinds, level))]


def _repeats(word: Modifier, kinds: set[int], level: int) -> bool:
    if isinstance(word, CountsAs):
        return word.cards is REALM_HERE and word.type in kinds
    return isinstance(word, BaseBecomes) and word.cards is REALM_HERE and word.amount == level


def told_together(phrases: list[str]) -> str:
    """What holds as long as a card works, in one sentence.

    Things that hold at the same time are merged: "when this card is attacking, allies in its force cannot be made to
    switch sides or removed".
    """
    said = _BEARERS.sub(r"only \1, of any world, can bear this card", without_use("; ".join(phrases)))
    told = []
    for moment, several in groupby(said.split("; "), _moment_of):
        parts = list(several)
        if moment and len(parts) > 1:
            parts = [f"when {moment}, {_of_one_time([part.removesuffix(f' when {moment}') for part in parts])}"]
        elif len(parts) > 1:
            parts = _bars_together(parts)
        told += parts
    return "; ".join(told)


def _moment_of(phrase: str) -> str:
    return phrase.rpartition(" when ")[2] if " when " in phrase else ""


def _bars_together(phrases: list[str]) -> list[str]:
    """Merge neighboring phrases that say what can't be done to the same cards by the same means."""
    told = phrases[:1]
    for phrase in phrases[1:]:
        both = f"{told[-1]}; {phrase}"
        if _BARRED.fullmatch(both):
            told[-1] = _BARRED.sub(r"\1 cannot be \2 or \4\3", both)
        else:
            told.append(phrase)
    return told


def _of_one_time(phrases: list[str]) -> str:
    said = "; ".join(phrases)
    said = _BARRED.sub(r"\1 cannot be \2 or \4\3", said) if _BARRED.fullmatch(said) else said
    said = _SAME.sub(r"\1 \2 and \3", said) if _SAME.fullmatch(said) else said
    return said.replace("; ", ", and ")


def without_use(sentence: str) -> str:
    """Name cards once if they lose both powers and levels: "opposing allies have neither powers nor levels"."""
    sentence = _NO_USE_EITHER.sub(r"\1 \3 neither special powers nor levels\2", sentence)
    return _NO_USE.sub(r"\1 \2 neither special powers nor levels\3", sentence)


@cache
def briefly(sentence: str) -> str:
    """Name a card once if a sentence says two things about it, or a thing and its condition."""
    said = _AS_LONG.sub(r"\1 \2 and ", _THE_SAME.sub(r"\1 \2 and ", without_use(sentence)))
    said = _HIS_WAY.sub(r"\1 \2,", _ATTACKER.sub(r"\2 \1,", said))
    said = _OR_LOWER.sub(r"\1its user's ", said)
    said = _TERM_TWICE.sub(r"\1\2\3\4\5\6\7", _UNUSABLE.sub(r"\1 cannot be played and ", said))
    said = _SEND.sub(r"\1, \2, then ", _BOTH.sub("if two were chosen, discard both", said))
    said = _ANY.sub(_if_any, _OTHERS.sub(r"\1others", said))
    said = taken_to_hand(_CHOSEN.sub(_at_once, _CHOOSES_TWO.sub(r"chooses and discards \1", said)))
    said = _of_everybody(_THE_SAME_CHAMPION.sub(r"\1it", _TURNED_TWICE.sub(r"\1", said)))
    said = _ONE_OF_ITS_ALLIES.sub(r"\1chooses one of their allies in the battle", said)
    return _JOINED.sub(r"\1 to it", _ON_BOTH.sub(r"all \1 attached to both \2s", said))


def _if_any(found: re.Match[str]) -> str:
    """What has to go if it is there: "discard an opposing ally, if any"."""
    return f"discard {_of_your_choice(found[1])}, if any"


def chosen_at_once(clause: str) -> str:
    """The first of several orders, where it is to choose a card and the second says what happens to it."""
    return _CHOSEN.sub(
        lambda found: found[0] if found["may"] or not found["rest"] else _at_once(found), clause, count=1
    )


def _at_once(found: re.Match[str]) -> str:
    """A card chosen and removed in one step: "discard a holding of an opponent", "raze a realm of your choice".

    If the sentence refers back to the card, it is chosen in a separate step first.
    """
    what, where, rest = found["what"], found["where"] or "", found["rest"]
    if _REFERS.search(rest) or _REFERS.search(_OWNERS.sub("", where)):
        return found[0]
    what = _of_your_choice(what)
    then = "then " if _ORDERED.search(found.string[: found.start()]) else ""
    return f"{then}{found['may'] or ''}{found['verb']} {what}{where}{rest}"


def _of_your_choice(what: str) -> str:
    """What you discard or raze: right behind its noun, that it is you who chooses; where it is yours, that is plain."""
    if what.startswith(("one of ", "up to ")) or _YOURS.search(what):
        return what
    first, either, second = what.partition(" or one of ")
    if either:
        return f"{_of_your_choice(first)}{either}{second}"
    more = _SAID_MORE.search(what)
    at = len(what) if more is None else more.start()
    return f"{what[:at]} of your choice{_OF_LEVEL.sub(' with', what[at:], count=1)}"


def _of_everybody(said: str) -> str:
    """Short forms for what every player chooses, and what players choose among their own cards."""
    said = _EVERYBODY.sub(lambda found: f"{found[1]}{found[2] or ''} chooses in turn", said)
    said = _ONE_OF_THEIRS.sub(lambda found: f"{with_article(_singular(found[1]))} in their ", said)
    return _SOME_OF_THEIRS.sub(lambda found: f"{found[1]} {found[2]} {_where(found)} ", said)


def _where(found: re.Match[str]) -> str:
    return "from their" if " from " in found[0] else "in their"


def opening_of_both(before: str, now: str) -> str:
    """The shared beginning of sentences about two events: "whenever this realm is razed or discarded".

    Empty if they have too little in common.
    """
    if before == PLAYED:
        return f"{before}, and {now}"
    one, other = before.split(), now.split()
    alike = next((at for at, (here, there) in enumerate(zip(one, other, strict=False)) if here != there), 0)
    if "is" in one[:alike]:
        alike = one.index("is") + 1
    return f"{before} or {' '.join(other[alike:])}" if alike > 1 else ""


_MOMENT = Pattern(r"(?:when|whenever|before|at the)\b[^;:]*")
_WORTH_SAYING_ONCE = 60
"""How long a shared ending must be, in letters, before merging two moments pays off."""
_ONCE = "once a battle, "
"""How a sentence about something a card can do begins; two identical ones in a row aren't different things."""


def at_both(before: str, now: str) -> str:
    """Two sentences with the same consequence, merged: "when it is played, and before combat, draw a card".

    Something a card can do once and once more becomes "twice a battle". Empty if the result would be no shorter.
    """
    if now == before and now.startswith(_ONCE):
        return "twice" + now.removeprefix("once")
    for at in (found.start() for found in re.finditer(", ", before)):
        rest = before[at:]
        if len(rest) < _WORTH_SAYING_ONCE:
            break
        if now.endswith(rest) and _MOMENT.fullmatch(before[:at]) and _MOMENT.fullmatch(now.removesuffix(rest)):
            return f"{before[:at]}, and {now}"
    return ""


def goes_on(last: Ability, now: Ability) -> bool:
    """Whether an ability does to cards played later what the one before has done to all such cards."""
    trigger = now.trigger
    if not isinstance(trigger, IsPlayed) or trigger.by != "others" or now.details["once_a_battle"]:
        return False
    orders, then = [word for word in last.body if word.phrase()], now.body[0]
    if last.condition is not None or now.condition is not None or len(orders) != 1 or len(now.body) != 1:
        return False
    before, after = (getattr(word, "cards", None) for word in (orders[0], then))
    if type(orders[0]) is not type(then) or before is None or after is not THAT:
        return False
    return bool(before.phrase() == trigger.cards.phrase())
