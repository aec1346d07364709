"""The questions of the game in people's words: what is asked of whom, and what passing means.

A kind with a stroke ("realms/holding") is a variety of the one before it. Nothing is said here that anybody may not
know: cards of a hand are named to their holder alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from spellhall.games.spellfire.rules.aid import Aid
from spellhall.games.spellfire.rules.answers import Answers
from spellhall.games.spellfire.rules.at_once import AtOnce
from spellhall.games.spellfire.rules.backing import Backing
from spellhall.games.spellfire.rules.barter import Barter
from spellhall.games.spellfire.rules.battle import Battle
from spellhall.games.spellfire.rules.copies import Crowd
from spellhall.games.spellfire.rules.draws import hand_limit
from spellhall.games.spellfire.rules.dungeon import DungeonDiscard
from spellhall.games.spellfire.rules.form import form_of
from spellhall.games.spellfire.rules.granted import realms_must_wait
from spellhall.games.spellfire.rules.guessing import Guess
from spellhall.games.spellfire.rules.heralds import Heralds
from spellhall.games.spellfire.rules.homecoming import Homecoming
from spellhall.games.spellfire.rules.levels import total_level
from spellhall.games.spellfire.rules.mulligan import Mulligan
from spellhall.games.spellfire.rules.permission import Plea
from spellhall.games.spellfire.rules.play import Play, Tribute, Use
from spellhall.games.spellfire.rules.plays import rebuild_price
from spellhall.games.spellfire.rules.questing import questing_of
from spellhall.games.spellfire.rules.relief import Relief
from spellhall.games.spellfire.rules.rescue import Rescue
from spellhall.games.spellfire.rules.round import Round, losing_seat
from spellhall.games.spellfire.rules.sack import Sack
from spellhall.games.spellfire.rules.sides import both_stand, fighter_of, stands
from spellhall.games.spellfire.rules.spoils import Spoils
from spellhall.games.spellfire.rules.tithe import Tithe
from spellhall.games.spellfire.rules.tolls import Payment
from spellhall.games.spellfire.rules.turn import Rebuild, Turn
from spellhall.games.spellfire.rules.windows import Window
from spellhall.games.spellfire.solitaire.drawing import Drawing
from spellhall.games.spellfire.table import (
    ACTIVE,
    ATTACKED,
    ATTACKER,
    DEFENCE,
    DEFENDER,
    EXCHANGE,
    HAND,
    HOLDING_DONE,
    LEADING,
    OFFENCE,
    PHASE,
    REALM_DONE,
    ROUND,
    STAGE,
    TARGET,
)
from spellhall.games.spellfire.telling.offers import in_one_step
from spellhall.games.spellfire.words.effects import OFFERED
from spellhall.kernel.frames import CHOOSE_OPTION, Ask
from spellhall.kernel.prompts import Asked, People, Prompt, kind_of_choice
from spellhall.kernel.state import State
from spellhall.language.effect import Effect

PROMPTS: Mapping[str, Prompt] = MappingProxyType(
    {
        # a turn
        "rule": Prompt(
            "Your turn begins: play a rule card or an event, or go on to the draw.",
            "{who} may play a rule card or an event.",
        ),
        "realms": Prompt(
            "Your realms: lay one and add a holding to one, or go on.", "{who} may lay a realm and add a holding."
        ),
        "realms/realm": Prompt("Your realms: you may still lay one, or go on.", "{who} may still lay a realm."),
        "realms/holding": Prompt(
            "Your realms: you may still add a holding to one, or go on.", "{who} may still add a holding to a realm."
        ),
        "realms/granted": Prompt(
            "An extra turn brings no realm: you may add a holding to one, or go on.",
            "{who} has an extra turn and may add a holding to a realm.",
        ),
        "realms/done": Prompt(
            "Your realm and your holding are laid: play what else fits now, or go on.",
            "{who} has laid a realm and a holding and may play something else.",
        ),
        "pool": Prompt(
            "Your pool: bring champions into it, give them items, cast spells, or go on.",
            "{who} may bring champions and give them items.",
        ),
        "attack": Prompt(
            "Your battle of this turn: choose a realm to attack, or go on without one.", "{who} may attack a realm."
        ),
        "attack/done": Prompt(
            "Your battle of this turn is over: play what fits now, or go on.", "{who} has fought and may play on."
        ),
        "late": Prompt(
            "Your turn ends soon: cast spells that still fit, or go on.", "{who} may cast spells before the turn ends."
        ),
        "limit": Prompt(
            "You hold {held} cards and may keep {limit}: choose one to discard.",
            "{who} discards down to {limit} cards.",
        ),
        "end": Prompt("Your turn is done: end it.", "{who} is about to end the turn."),
        "end/stop": Prompt(
            "Your turn is done: end it, or stop the game here with the score as it stands.",
            "{who} may end the turn or stop the game.",
        ),
        "rebuild": Prompt(
            (
                "To rebuild {realm}, discard {left} cards: choose one.",
                "To rebuild it, discard {left} cards: choose one.",
            ),
            ("{who} discards cards to rebuild {realm}.", "{who} discards cards to rebuild a realm."),
        ),
        "rebuild/last": Prompt(
            (
                "To rebuild {realm}, discard one last card: choose it.",
                "To rebuild it, discard one last card: choose it.",
            ),
            ("{who} discards a last card to rebuild {realm}.", "{who} discards a last card to rebuild a realm."),
        ),
        "mulligan": Prompt(
            "You have had no realm to play: call a mulligan, and start the game anew?",
            "{who} may call a mulligan, which starts the game anew.",
        ),
        "window": Prompt(
            "Before {active:goes} on, you may play something now, or pass.", "{who} may play something now."
        ),
        "window/own": Prompt(
            "Before your turn goes on, you may play something now, or pass.", "{who} may play something now."
        ),
        "window/battle": Prompt(
            (
                "In the battle for {realm} you may play something now, or pass.",
                "In this battle you may play something now, or pass.",
            ),
            "{who} may play something in this battle now.",
        ),
        "window/duel": Prompt(
            "In this duel you may play something now, or pass.", "{who} may play something in this duel now."
        ),
        # a battle
        "send": Prompt(
            (
                "You attack {defender:'s} {bare}: send a champion, or give the attack up.",
                "You attack {realm}: send a champion, or give the attack up.",
            ),
            ("{who} attacks {defender:'s} {bare} and chooses a champion.", "{who} attacks and chooses a champion."),
        ),
        "send/again": Prompt(
            (
                "You won the round and {realm} still stands: send another champion, or stop.",
                "You won the round: send another champion against {realm}, or stop.",
            ),
            ("{who} may send another champion against {realm}.", "{who} may send another champion."),
        ),
        "defend": Prompt(
            (
                "{attacker:attacks} {realm} with {champion} ({level}): send a champion, or the realm falls.",
                "{attacker:attacks} with {champion} ({level}): send a champion, or the realm falls.",
                "{champion} ({level}) attacks: send a champion, or the realm falls.",
            ),
            (
                "{who} may send a champion to defend {realm} against {champion} ({level}).",
                "{who} may send a champion against {champion} ({level}).",
            ),
        ),
        "losing": Prompt(
            (
                "{foe} leads {theirs} to {own}: play a card or use a power, or give up the round.",
                "You are losing {own} to {theirs}: play a card or use a power, or give up the round.",
            ),
            "{who} is losing {own} to {theirs} and may play a card.",
        ),
        "losing/tie": Prompt(
            "A tie at {own} goes to the defender: play a card or use a power, or give up the round.",
            "{who} is losing the tie at {own} and may play a card.",
        ),
        "opening": Prompt(
            "{realm} defends itself and has the first play: play a card or use a power, or pass.",
            "{who} may play the first card of the round.",
        ),
        "relief": Prompt(
            (
                "{left} has left the round: send another champion, or leave it to the other side.",
                "Your champion has left the round: send another, or leave it to the other side.",
            ),
            ("{who} may send another champion in place of {left}.", "{who} may send another champion."),
        ),
        "rescue": Prompt(
            (
                "{source} is about to defeat {victim}: play one card that saves it, or pass.",
                "{victim} is about to be defeated: play one card that saves it, or pass.",
            ),
            ("{who} may play one card to save {victim} from {source}.", "{who} may play one card to save {victim}."),
        ),
        "guess": Prompt(
            "A card is played face down against you: guess its type.", "{who} guesses the type of the card."
        ),
        "retreat": Prompt(
            "{champion} has lost the round: take it back into your pool?",
            "{who} may take {champion} back into the pool.",
        ),
        "spoils": Prompt(
            "You have won {card} as spoils: play it at once, or keep it in your hand.",
            "{who} has won spoils of victory and may play them at once.",
        ),
        "at once": Prompt(
            "You have drawn {card}: play it at once, or keep it in your hand.",
            "{who} has drawn a card and may play it at once.",
        ),
        "toll": Prompt(
            ("The price of attacking {realm}: {price}.", "The price of this attack: {price}."),
            "{who} pays the price of the attack.",
        ),
        "aid": Prompt(
            (
                "{asker:is} losing with {champion} and {asks} you for help: lend a card, or lend nothing.",
                "{asker:asks} you for help in the battle: lend a card, or lend nothing.",
            ),
            "{who} may lend {asker} a card.",
        ),
        "backing": Prompt(
            "{asker:asks} for your help in the battle: play an ally or a magical item there, or nothing more.",
            "{who} may play cards for {asker} in the battle.",
        ),
        "barter": Prompt(
            "{asker:offers} you to exchange hands for this battle: agree?", "{who} may exchange hands with {asker}."
        ),
        "herald": Prompt(
            "A champion has been defeated: bring yours into play for that, or let it pass.",
            "{who} may bring a champion into play.",
        ),
        "guard": Prompt(
            "{attacker:attacks} {card}: send a champion to defend, or nobody.",
            "{who} may send a champion to defend {card}.",
        ),
        "tithe": Prompt(
            "Your spoils are two cards: choose the one that goes to the Abyss.", "{who} sends spoils to the Abyss."
        ),
        "aid/taken": Prompt(
            "{helper:offers} you a card: take it and play it, or decline it.",
            "{who} may take the card that {helper:offers}.",
        ),
        # a play
        "answer": Prompt("{player:has} played {card}: you may answer, or let it happen.", "{who} may answer {card}."),
        "answer/power": Prompt(
            "{player:has} used {card}: you may answer, or let it happen.", "{who} may answer {card}."
        ),
        "answer/copy": Prompt(
            "{player:has} copied {card}: answer that, or let it happen.",
            "{who} may answer the copy of {card}.",
        ),
        "answer/lead": Prompt(
            (
                "{card} would make it {more} to {less} for {leader}: you may answer, or let it happen.",
                "{card} would turn the round: you may answer, or let it happen.",
            ),
            (
                "{who} may answer {card}, which would make it {more} to {less} for {leader}.",
                "{who} may answer {card}.",
            ),
        ),
        "place": Prompt("Choose the place in your formation for {card}.", "{who} chooses a place for {card}."),
        "host": Prompt("Choose the realm that {card} goes to.", "{who} chooses a realm for {card}."),
        "host/alone": Prompt(
            "Choose the realm that {card} goes to, or lay it as a realm by itself.",
            "{who} chooses a realm for {card}, or lays it by itself.",
        ),
        "den": Prompt("Choose the realm under which {card} is hidden.", "{who} hides a card under a realm."),
        "bearer": Prompt("Choose the champion that bears {card}.", "{who} chooses who bears {card}."),
        "bearer/alone": Prompt(
            "Choose the champion that bears {card}, or let it come as a champion.",
            "{who} chooses what becomes of {card}.",
        ),
        "user": Prompt("Choose the champion that uses {card}.", "{who} chooses who uses {card}."),
        "leave": Prompt(
            (
                "{player:wants} to use {card} with {champion}: allow it?",
                "{player:wants} to use {card}: allow it?",
            ),
            ("{who} may allow {card} to {champion}, or refuse it.", "{who} may allow {card}, or refuse it."),
        ),
        "tribute": Prompt(
            (
                "{card} has its price: give up a champion for it, or else what its text demands.",
                "It has its price: give up a champion for it, or else what its text demands.",
            ),
            "{who} pays the price of {card}.",
        ),
        "drawn": Prompt("You may play what was just drawn, or go on.", "{who} may play what was just drawn."),
        "copies": Prompt(
            "There are too many copies of {card}: choose the one that makes way.",
            "{who} chooses the copy of {card} that makes way.",
        ),
        "dungeon": Prompt(
            "Choose the discarded card that leaves the game together with {card}.",
            "{who} chooses the card that leaves the game with {card}.",
        ),
        "quest": Prompt(
            "{card} is back from its quest: choose whose draw pile it meets.",
            "{who} chooses whose draw pile {card} meets.",
        ),
        # what a card says
        "effect": Prompt(
            ("{card}: {text}.", "{card}: choose for what its text says."), "{who} makes a choice for {card}."
        ),
        "effect/optional": Prompt(
            ("{card}: {text}, or none.", "{card}: choose for what its text says, or none."),
            "{who} may make a choice for {card}.",
        ),
        "effect/asks": Prompt(("{card}: {text}?", "{text}?", "{card}: " + OFFERED), "{who} decides what {card} does."),
        "effect/mode": Prompt("{card}: choose one of its effects.", "{who} chooses an effect of {card}."),
    }
)
OF_PLAYS = {"SF-PH2-05": "host", "SF-TRAP-01": "den", "SF-ROLE-07": "bearer/alone", "SF-FORT-01": "host/alone"}
"""What plays ask, by the rule that asks."""
IMPERATIVES = {
    "which kind of champion?": "choose a kind of champion",
    "which type of card?": "guess a type of card",
    "discard a card": "choose a card to discard",
}
"""What the texts of cards ask for."""


def asked(state: State, question: Ask, people: People) -> Asked:
    """Of which kind the waiting question is, and what fills its sentences."""
    regs, frame, then = state.regs, state.stack[-1], question.then
    match frame:
        case Effect():
            return _of_effect(state, question, frame, people)
        case Answers():
            return _answer(state, frame, people)
        case Round():
            return Asked("opening", {"realm": _name(state, regs[TARGET])}) if then == "opened" else _losing(state)
        case Turn():
            return _turn(state, question, frame)
        case Window():
            if regs[STAGE] == EXCHANGE:
                if regs[TARGET] < 0:
                    return Asked("window/duel", {})
                return Asked("window/battle", {"realm": _name(state, regs[TARGET])})
            own = question.about == regs[ACTIVE]
            return Asked("window/own" if own else "window", {"active": people[regs[ACTIVE]]})
        case Battle() if then == "retreated":
            loser = regs[OFFENCE] if state.control[regs[OFFENCE]] == question.about else regs[DEFENCE]
            return Asked("retreat", {"champion": _name(state, loser)})
        case Battle() if then == "sent":
            realm = _name(state, frame.realm)
            fields = {"realm": realm, "bare": realm.removeprefix("The "), "defender": people[regs[DEFENDER]]}
            return Asked("send/again" if regs[ROUND] else "send", fields)
        case Battle():
            return _defend(state, people)
        case Play():
            kind = {"place_chosen": "place", "user_chosen": "user"}.get(then, "bearer")
            kind = {
                "SF-PH2-05": "host",
                "SF-TRAP-01": "den",
                "SF-ROLE-07": "bearer/alone",
                "SF-FORT-01": "host/alone",
            }.get(question.rule, kind)
            return Asked(kind, {"card": _name(state, frame.card)})
    return _other(state, question, people)


def _other(state: State, question: Ask, people: People) -> Asked:
    """What is asked more seldom."""
    frame = state.stack[-1]
    match frame:
        case Rescue():
            return Asked("rescue", {"source": _name(state, frame.source), "victim": _name(state, frame.victim)})
        case Rebuild():
            left = rebuild_price(state, frame.realm) - max(frame.paid, 0)
            return Asked("rebuild" if left > 1 else "rebuild/last", {"realm": _name(state, frame.realm), "left": left})
        case Relief():
            return Asked("relief", {"left": _name(state, frame.left)})
        case Plea():
            fields = {"player": people[frame.seat], "card": _name(state, frame.card)}
            return Asked("leave", fields | {"champion": _name(state, frame.user)})
        case Spoils():
            return Asked("spoils", {"card": _name(state, frame.card)})
        case Guess():
            return Asked("guess", {})
        case AtOnce():
            return Asked("at once", {"card": _name(state, frame.card)})
        case Mulligan():
            return Asked("mulligan", {})
        case Payment():
            price = question.label.removesuffix(" to attack")
            return Asked("toll", {"realm": _name(state, state.regs[TARGET]), "price": price})
        case Aid() if question.then == "answered":
            return Asked("aid/taken", {"helper": people[frame.helper]})
        case Aid():
            asker = people[frame.seat]
            champion = _name(state, fighter_of(state, frame.seat))
            return Asked("aid", {"asker": asker, "champion": champion, "asks": "ask" if asker.is_reader else "asks"})
        case Tribute() | Crowd() | DungeonDiscard():
            kind = {Tribute: "tribute", Crowd: "copies", DungeonDiscard: "dungeon"}[type(frame)]
            return Asked(kind, {"card": _name(state, frame.card)})
        case Backing() | Barter():
            return Asked("backing" if isinstance(frame, Backing) else "barter", {"asker": people[frame.seat]})
        case Heralds():
            return Asked("herald", {})
        case Sack():
            return Asked("guard", {"card": _name(state, frame.target), "attacker": people[frame.seat]})
        case Tithe():
            return Asked("tithe", {})
        case Homecoming():
            return Asked("quest", {"card": _name(state, questing_of(state, frame.seat)[0])})
        case Drawing():
            return Asked("drawn", {})
    raise NotImplementedError(f"nobody has words for {question.label!r}")


def _turn(state: State, question: Ask, turn: Turn) -> Asked:
    """The phases of a turn."""
    seat, phase = turn.seat, state.regs[PHASE]
    if question.then == "hand_cut":
        return Asked("limit", {"held": len(state.pile(HAND, seat)), "limit": hand_limit(state, seat)})
    if question.then == "signalled":
        return Asked("end/stop" if form_of(state).may_stop(state, seat) else "end", {})
    if phase == 2:
        realm, holding = state.seat_data[REALM_DONE][seat], state.seat_data[HOLDING_DONE][seat]
        if realms_must_wait(state):
            return Asked("realms/granted", {})
        return Asked(
            "realms" + ("/done" if realm and holding else "/holding" if realm else "/realm" if holding else ""), {}
        )
    if phase == 4:
        return Asked("attack/done" if state.seat_data[ATTACKED][seat] else "attack", {})
    return Asked({0: "rule", 3: "pool"}.get(phase, "late"), {})


def _defend(state: State, people: People) -> Asked:
    """An attack that nobody has met yet."""
    regs = state.regs
    champion = regs[OFFENCE]
    fields = {
        "attacker": people[regs[ATTACKER]],
        "realm": _name(state, regs[TARGET]),
        "champion": _name(state, champion),
        "level": total_level(state, champion) if stands(state, champion) else 0,
    }
    return Asked("defend", fields)


def _losing(state: State) -> Asked:
    """A round that somebody is losing."""
    regs = state.regs
    own, foe = regs[DEFENCE], regs[OFFENCE]
    if losing_seat(state) == regs[ATTACKER]:
        own, foe = foe, own
    mine, theirs = total_level(state, own), total_level(state, foe)
    fields = {"foe": _name(state, foe), "own": mine, "theirs": theirs}
    return Asked("losing/tie" if mine == theirs else "losing", fields)


def _answer(state: State, answers: Answers, people: People) -> Asked:
    """A card between its announcement and its effect, with what it makes of the round if it is not answered."""
    below = state.stack[answers.at - 1] if answers.at > 0 else None
    fields: dict[str, object] = {"player": people[answers.seat], "card": _name(state, answers.card)}
    if below is not None and below.step == "duplicated":
        return Asked("answer/copy", fields)
    if isinstance(below, Use):
        return Asked("answer/power", fields)
    regs = state.regs
    if regs[STAGE] == EXCHANGE and regs[LEADING] >= 0 and both_stand(state):
        offence, defence = total_level(state, regs[OFFENCE]), total_level(state, regs[DEFENCE])
        leader = regs[ATTACKER] if offence > defence else regs[DEFENDER]
        if leader != regs[LEADING]:
            more, less = max(offence, defence), min(offence, defence)
            return Asked("answer/lead", fields | {"leader": people[leader], "more": more, "less": less})
    return Asked("answer", fields)


def _of_effect(state: State, question: Ask, effect: Effect, people: People) -> Asked:
    """A choice that the text of a card asks for."""
    text = in_one_step(people.named(IMPERATIVES.get(question.label, question.label)).removesuffix("?"))
    text = text.replace(", then that player ", ", who then ")
    text = text.replace("that player's", "their").replace("that player", "the chosen player")
    fields = {"card": _name(state, effect.source), "text": text}
    if question.kind == CHOOSE_OPTION and text == "choose one":
        return Asked("effect/mode", fields)
    return Asked(kind_of_choice(question, text), fields)


def _name(state: State, card: int) -> str:
    return str(state.definition(card).name)
