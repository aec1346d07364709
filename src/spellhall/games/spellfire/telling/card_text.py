"""A card's rules text, rendered from its definition, so it can never disagree with what the card does."""

from __future__ import annotations

import re
from typing import Any

from spellhall.games.spellfire.card import Card
from spellhall.games.spellfire.facts import (
    ANY_NUMBER,
    ARTIFACT,
    DEFENSIVE,
    EVENT,
    HARMFUL,
    HELPFUL,
    ITEM,
    NO_WORLD,
    OFFENSIVE,
    REALM,
    SUPPORT,
    TYPE_NAMES,
    WORLD_NAMES,
)
from spellhall.games.spellfire.rules.levels.roles import EventToo
from spellhall.games.spellfire.telling.brevity import (
    PLAYED,
    at_both,
    briefly,
    chosen_at_once,
    goes_on,
    opening_of_both,
    standing,
)
from spellhall.games.spellfire.telling.idioms import of_text
from spellhall.games.spellfire.telling.steps import sentences_in
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.nouns import Chosen
from spellhall.games.spellfire.words.describing.wording import phase_of
from spellhall.language.patterns import Pattern
from spellhall.language.script import Ability
from spellhall.language.words import Cards, listed

ATTACHED_TYPES = (ARTIFACT, ITEM, *SUPPORT)
"""Cards whose force is their bearer's."""
_DONE = {"discard": "discarded", "raze": "razed", "rebuild": "rebuilt"}
ORDERS = ("choose ", "discard ", "draw ", "look ", "put ", "raze ", "rebuild ", "send ", "shuffle ", "attach ")
"""How a clause that gives an order begins."""
_GOES_WITH = Pattern(r"choose (an[^,;]*|a [^,;]*), if any, then discard ([^,;]*) and that (\w+)$")
_CHOSEN_BY = Pattern(r"(player chooses [^;:]*?), then (discard|raze|rebuild) (that|those) [\w ]+(?=$|;)")
_PLAIN_PRICE = Pattern(r"choose ((?:an?|two|three) [^,;:]*), then discard (?:that|those) [\w ]*(?=$|;)")
_CAN_USE = Pattern(r"\b([Cc])an use (wizard spells|blood abilities|psionic powers)\. Can use ([\w ]+)\.")
_CANCELS = Pattern(r"(Cancel [^.]* as it is played)\. Cancel (an[^.]*|a [^.]*)\.")
_SAME_DEED = Pattern(r"(Cancel [^.]* as it is played\.) (?P<deed>.+\.) (?P=deed)")
_EITHER_WAY = Pattern(
    r"(Cancel [^.,]* as it is played\.|In answer to [^.]*\.|Attach this card to the user\. Its bearer [^.]*\."
    r"|[Tt]he card played can neither [^.]*\.) "
    r"C(?=hoose |ancel [^.]* as it is played)"
)
_WHILE_TWICE = Pattern(r"(While it \w+), ([^.]*)\. \1, ([^.]*)\.")
_SAME_WHO = Pattern(
    r"(?P<who>This realm|Its realm|Its bearer|Allies in its force|Your allies|Your [\w ]+ champions"
    r"|Champions defending here) "
    r"(?P<one>(?:is|are|can|gains?|counts?) [^.:;,]*)\. (?P=who) (?P<two>(?:is|are|can|gains?|counts?) [^.:;]*)\."
)
_LONGEST = 130
"""How long two things said of the same cards may be to share a sentence."""
_ANY_TIME = Pattern(r"\b([Oo]nce a (?:turn|battle|round)) at any time (?:when|while) ")
_ATTACHES = Pattern(r"Attach this card to (?:the user|an?|one of)\b")
SIDES = {OFFENSIVE: "Off", DEFENSIVE: "Def"}


def _both(found: re.Match[str]) -> str:
    """Two sentences about the same cards in one, unless a condition or a list of one would seem to be the other's."""
    who, one, two = found["who"], found["one"], found["two"]
    when = " when " in one and " when " not in two
    later = " when " in two and " when " not in one and not who.endswith("realm")
    if when or later or "," in one or len(found[0]) > _LONGEST:
        return found[0]
    return f"{who} {one}{',' if ' and ' in one else ''} and {two}."


def heading(card: Card) -> str:
    """Name, type, world and level in one line."""
    parts = [TYPE_NAMES[card.type]]
    if card.world:
        parts.append(WORLD_NAMES[card.world])
    if card.levels:
        parts.append(f"level {shown_level(card)}")
    return f"{card.name} ({', '.join(parts)})"


def shown_level(card: Card) -> str:
    """The numbers in its icon, with a plus before those it adds to others (SF-TERM-25)."""
    return ("+" if card.adds_its_level and card.level >= 0 else "") + "/".join(map(str, card.levels))


def text_of(card: Card) -> str:
    """The whole text: classifications, every ability as a sentence, and the side and phase notation."""
    sentences = []
    traits = sorted(card.traits)
    if card.avatar:
        traits = ["avatar", *traits]
    if traits:
        sentences.append(", ".join(traits).capitalize() + ".")
    more = sorted(card.worlds - {card.world, NO_WORLD})
    if more:
        sentences.append(f"Also of {listed([WORLD_NAMES[world] for world in more], 'and')}.")
    if card.bluelines - card.traits:
        sentences.append(f"Blueline: {', '.join(sorted(card.bluelines - card.traits))}.")
    sentences += usage_of(card)
    abilities = len(sentences)
    for sentence in filter(None, sentences_of(card)):
        printed = sentence.replace("of the level printed on it", f"of level {card.level}")
        sentences += [finish(part) for part in sentences_in(printed, card)]
    if card.type in SUPPORT:
        sentences[abilities:] = sorted(sentences[abilities:], key=lambda said: _ATTACHES.match(said) is None)
    if card.limit == ANY_NUMBER:
        sentences.append("A deck may hold any number of it.")
    notation = notation_of(card)
    if notation:
        sentences.append(notation)
    text = of_text(" ".join(sentences))
    text = _CAN_USE.sub(r"\1an use \2 and \3.", _WHILE_TWICE.sub(r"\1, \2, and \3.", text))
    text = _CANCELS.sub(r"\1, or \2.", text)
    if card.answers and card.play is not None:
        text = _SAME_DEED.sub(r"\1 \g<deed>", text)
        text = _EITHER_WAY.sub(r"\1 Or c", text)
    text = _SAME_WHO.sub(_both, text)
    text = _ANY_TIME.sub(r"\1 while ", text)
    if card.is_holding:
        text = text.replace("this realm", "its realm").replace("This realm", "Its realm")
    if card.type in ATTACHED_TYPES:
        text = re.sub(r"(?<!Its bearer and allies )in its force", "in its bearer's force", text)
        text = text.replace("while it fights:", "while its bearer fights:")
    if card.name[0].islower() or sounds_plural(card.name):
        return text
    return re.sub("[Tt]his card", short_name(card), text)


def short_name(card: Card) -> str:
    """How a text refers to its card after naming it in full: "Iuz" for "Iuz, Avatar of Evil"."""
    short = re.split(r", | (?<! of )(?<! o' )the (?=[A-Z])", card.name)[0] if card.is_champion else card.name
    return short if len(short) > 2 and short != "The" else card.name


def sounds_plural(name: str) -> bool:
    """Whether a name reads as a plural ("Clerics of Malar"), so that the verbs of a text wouldn't agree with it."""
    head = name.split(" of ")[0].split(",")[0].split()[-1]
    return head.endswith("s") and not head.endswith(("ss", "us", "is", "'s", "as", "os"))


def usage_of(card: Card) -> list[str]:
    """Who can use the card, whether it is playable at any time, and whether it can't be cancelled or defended
    against.
    """
    sentences = []
    if card.users:
        users = ["heroes" if user == "hero" else f"{user} champions" for user in sorted(card.users)]
        can = "Any champion" if "any" in card.users else f"Only {' and '.join(users)}"
        sentences.append(f"{can} can use it.")
    if card.anytime and card.type != EVENT and not card.only_answers:
        sentences.append("It can be played at any time.")
    if card.uncancellable:
        sentences.append("Nothing can cancel it.")
    if card.piercing:
        sentences.append("No immunity protects against it.")
    return sentences


def notation_of(card: Card) -> str:
    """The bracket at the end: (Off/3/4), (Def), (Harmful)."""
    if card.nature:
        return {HELPFUL: "(Helpful)", HARMFUL: "(Harmful)"}[card.nature]
    if card.side in SIDES:
        phases = "".join(f"/{phase}" for phase in sorted(card.phases))
        return f"({SIDES[card.side]}{phases})"
    return ""


def sentences_of(card: Card) -> list[str]:
    """The abilities in sentences, one after another.

    If two events for the same card have the same consequence, they are merged: "whenever this realm is razed or
    discarded". So is what happens to all cards of a kind and to those played later: "discard all allies on the other
    side, and later ones as they are played".
    """
    told: list[str] = []
    last: Ability | None = None
    before = ""
    for ability in card.abilities:
        if ability.kind == "trigger" and not ability.clause():
            continue  # it only notes something, which another ability speaks of
        sentence, now = briefly(sentence_of(ability, card)), _event_of(ability)
        both = opening_of_both(before, now) if before and now else ""
        if both and sentence.removeprefix(now) == told[-1].removeprefix(before):
            told[-1] = both + sentence.removeprefix(now)
            continue
        if told and (at_once := at_both(told[-1], sentence)):
            told[-1] = at_once
            continue
        if last is not None and goes_on(last, ability):
            told[-1] += ", and later ones as they are played"
            continue
        told.append(sentence)
        last, before = ability, now
    return told


def _event_of(ability: Ability) -> str:
    """The event that a sentence begins with, if any, and its condition if that is no clause of its own ("when
    attacking").
    """
    if ability.kind == "play" and ability.condition is None:
        return PLAYED
    if ability.kind != "trigger" or ability.trigger is None:
        return ""
    condition = ability.condition
    subjectless = condition is not None and getattr(condition, "subjectless", False)
    return ability.trigger.phrase() + (f" when {condition.phrase()}" if condition is not None and subjectless else "")


def sentence_of(ability: Ability, card: Card) -> str:
    """One ability as a sentence, without its full stop."""
    details = ability.details
    clause = in_a_row(chosen_at_once(ability.clause()))
    condition = "" if ability.condition is None else ability.condition.phrase()
    when = f" when {condition}" if condition else ""
    on = when if getattr(ability.condition, "subjectless", False) else when.replace(" when ", ", if ", 1)
    if ability.kind == "standing":
        return standing(ability.modifiers, card.level)
    if ability.kind == "play":
        moment = condition if condition.startswith(("between", "in ")) else f"when {condition}"
        only = f"play only {moment}; " if condition else ""
        return only + _when_played(card, clause) if clause else only.removesuffix("; ")
    if ability.kind == "trigger" and ability.trigger is not None:
        first = " for the first time in a battle" if details["once_a_battle"] else ""
        return f"{ability.trigger.phrase()}{first}{on}, {_of_trigger(ability, clause)}"
    if ability.kind in ("combat", "before"):
        return f"{_of_combat(ability, card, on, clause)}, {clause}"
    if ability.kind == "defeat":
        verb = "defeats and discards" if details["discards"] else "defeats"
        return f"it instantly {verb} {_opponent(details['to'])}{when}"
    if ability.kind == "power":
        return f"{_moment(details)}{when}: {clause}"
    if ability.kind == "answer":
        return _answer(ability, clause, when)
    if ability.kind in ("trap", "ward"):
        return _hidden(ability, card, clause)
    if ability.kind == "price":
        return "to bring it into play, " + _PLAIN_PRICE.sub(r"discard \1", clause)
    return ""


def in_a_row(clause: str) -> str:
    """Three or more plain orders as one list: "choose a realm, draw a card, then raze that realm".

    A card chosen only to go along with another is named next to it: "discard the winner and another champion of your
    choice".
    """
    clause = _GOES_WITH.sub(_gone_with, _CHOSEN_BY.sub(_taken, clause))
    before, colon, orders = clause.rpartition(": ")
    parts = orders.split(", then ")
    parts_told = [parts[0].removeprefix("you may "), *parts[1:-1]]
    told = [part.startswith(ORDERS) and not set(part) & set(",;") for part in parts_told]
    plain = told.index(False) if False in told else len(told)
    if plain < 2 or (plain == len(told) and set(parts[-1]) & set(",;")) or (plain == 2 and plain < len(told)):
        return clause
    return f"{before}{colon}{', '.join(parts[:plain])}, then {', then '.join(parts[plain:])}"


def _taken(found: re.Match[str]) -> str:
    """Used when another player chooses and the card does the rest: "chooses a card, which is discarded"."""
    chooses, verb, those = found.groups()
    return f"{chooses}, which {'are' if those == 'those' else 'is'} {_DONE[verb]}"


def _gone_with(found: re.Match[str]) -> str:
    what, with_, _ = found.groups()
    what = re.sub(r"^an? ", "another ", what.replace(f" other than {with_}", ""))
    return f"discard {with_} and {what} of your choice, if any"


def _of_trigger(ability: Ability, clause: str) -> str:
    """A clause that refers back to the trigger's card by its noun: "discard that ally"."""
    subject = getattr(ability.trigger, "subject", None)
    chosen = any(isinstance(word, Chosen) and word.phrase() == "that card" for word in ability.words())
    return clause if chosen or not isinstance(subject, Filter) else clause.replace("that card", subject.pronoun())


def _when_played(card: Card, clause: str) -> str:
    passing = card.is_champion or TYPE_NAMES[card.type] in ("realm", "holding", "ally", "magical item", "artifact")
    moment = "as an event" if EventToo in card.printed else PLAYED
    return f"{moment}, {clause}" if passing else clause


def _of_combat(ability: Ability, card: Card, on: str, clause: str) -> str:
    """When a card does what it does in a round: as the round begins, or as the card is played later in it."""
    if on.startswith(" when "):
        on = on.replace(" when ", " while ", 1)
    if ability.kind == "before":
        return f"before combat{on}"
    if card.type == REALM:
        return f"at the start of every round fought here{on}"
    named = on.startswith(", if the opposing champion") or clause.startswith("if the opposing champion")
    return f"when {'this card' if named else 'it'} enters combat{on}"


def _opponent(cards: Any) -> str:
    return f"an opposing {cards.bare()}" if isinstance(cards, Filter) else str(cards.phrase())


def _hidden(ability: Ability, card: Card, clause: str) -> str:
    """What reveals a card that lies face down under a realm, and what it does then."""
    laid = "it is laid face down under one of your realms"
    if ability.trigger is None:
        return f"{laid}; {'; '.join(word.phrase() for word in ability.modifiers)}"
    moment = ability.trigger.phrase().replace("whenever", "when").replace("this realm", "that realm")
    again = " It stays there, and whenever that happens" if card.stays else ""
    return f"{laid}. It is shown {moment}{f'.{again}' if again else ''}: {clause}"


def _moment(details: dict[str, Any]) -> str:
    moments = []
    if set(details["phases"]) >= {0, 2, 3, 4, 5}:
        moments.append("during your turn")
    elif details["phases"]:
        moments.append(f"in your {phase_of(*details['phases'])}")
    if details["battle"] and details["from_pool"]:
        moments.append("in a battle")
    elif details["battle"]:
        moments.append("in battle")
    elif details["from_pool"]:
        moments.append("in a battle of another of your champions, from the pool")
    if details["anytime"]:
        moments.append("at any time")
    if details["once_a_battle"] and moments == ["in battle"]:
        return _frequency(details, "").rstrip()
    return _frequency(details, "") + " or ".join(moments)


def _frequency(details: dict[str, Any], comma: str) -> str:
    if not details["once"]:
        return ""
    span = "round" if details.get("once_a_round") else "battle" if details["once_a_battle"] else "turn"
    return f"once a {span}{comma} "


def _answer(ability: Ability, clause: str, when: str) -> str:
    to = ability.details["to"]
    assert isinstance(to, Cards)
    what = to.one() if isinstance(to, Filter) else to.phrase()
    place = ""
    if ability.details.get("from_pool"):
        place = "from the pool" + (" or from hand" if ability.details.get("from_hand") else "")
    elif ability.details.get("from_hand"):
        place = "from hand or from play" if ability.details["in_play"] else "from hand"
    once = _frequency(ability.details, ",")
    just = "" if "played in answer" in what else " just played"
    if isinstance(to, Filter):
        clause = clause.replace("the answered card", to.pronoun() if just else f"the answering {to.noun}")
    if ability.details.get("must"):
        moment = when.replace(" when ", " and ", 1).replace(" and in the ", " in the ")
        kind = to.noun if isinstance(to, Filter) else "card"
        from_hand = f"; it can also be played in answer to such a {kind}" if ability.details.get("or_played") else ""
        return f"whenever {what} is played{moment}, {clause}{from_hand}"
    if just and isinstance(to, Filter) and clause == f"cancel {to.pronoun()}" and not when:
        return f"{once}{place + ', ' if place else ''}cancel {what} as it is played"
    return f"{once}in answer to {what}{just}{', ' + place if place else ''}{when}: {clause}"


def finish(sentence: str) -> str:
    """A clause as a sentence: capital and full stop."""
    sentence = sentence.strip().strip(";,")
    return sentence[0].upper() + sentence[1:] + ("" if sentence.endswith(".") else ".")
