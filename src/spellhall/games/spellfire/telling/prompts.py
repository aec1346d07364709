"""The game's questions in plain words: what is asked of whom, and what passing means.

A kind with a stroke ("realms/holding") is a variant of the one before it.
Prompts say nothing that isn't public: cards in a hand are named only to their holder.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from spellhall.games.spellfire.rules.battle.aid import Aid
from spellhall.games.spellfire.rules.battle.backing import Backing
from spellhall.games.spellfire.rules.battle.battle import Battle
from spellhall.games.spellfire.rules.battle.rescue import Rescue
from spellhall.games.spellfire.rules.battle.round import Round, losing_seat
from spellhall.games.spellfire.rules.battle.sides import both_stand, fighter_of, stands
from spellhall.games.spellfire.rules.battle.spoils import Spoils
from spellhall.games.spellfire.rules.battle.substitution import Relief
from spellhall.games.spellfire.rules.battle.tolls import Payment
from spellhall.games.spellfire.rules.battle.two_spoils import Tithe
from spellhall.games.spellfire.rules.game_form import form_of
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.levels import total_level
from spellhall.games.spellfire.rules.plays.answers import Answers
from spellhall.games.spellfire.rules.plays.asking_leave import Plea
from spellhall.games.spellfire.rules.plays.at_once import AtOnce
from spellhall.games.spellfire.rules.plays.legal_actions import rebuild_price
from spellhall.games.spellfire.rules.plays.play import Play, Tribute, Use
from spellhall.games.spellfire.rules.plays.windows import Window
from spellhall.games.spellfire.rules.special_cards.hand_exchange import Barter
from spellhall.games.spellfire.rules.special_cards.heralds import Heralds
from spellhall.games.spellfire.rules.special_cards.rule_card_attack import Sack
from spellhall.games.spellfire.rules.special_cards.type_guess import Guess
from spellhall.games.spellfire.rules.tournament.doubled_cosmos import Crowd
from spellhall.games.spellfire.rules.tournament.dungeon_discard import DungeonDiscard
from spellhall.games.spellfire.rules.tournament.grind import realms_must_wait
from spellhall.games.spellfire.rules.tournament.quest_end import Homecoming
from spellhall.games.spellfire.rules.tournament.questing import questing_of
from spellhall.games.spellfire.rules.turn.draws import hand_limit
from spellhall.games.spellfire.rules.turn.mulligan import Mulligan
from spellhall.games.spellfire.rules.turn.turn import Rebuild, Turn
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
from spellhall.games.spellfire.words.plays.effects import OFFERED
from spellhall.kernel.frames import CHOOSE_OPTION, Ask
from spellhall.kernel.presentation.prompts import Asked, People, Prompt, kind_of_choice
from spellhall.kernel.state import State
from spellhall.language.effect import Effect

PROMPTS: Mapping[str, Prompt] = MappingProxyType(
    {
        # a turn
        "rule": Prompt(
            "Your turn starts. Play a rule card or an event, or move on to the draw.",
            "{who} may play a rule card or an event.",
        ),
        "realms": Prompt("Play a realm and a holding, or move on.", "{who} may play a realm and a holding."),
        "realms/realm": Prompt("You can still play a realm, or move on.", "{who} may still play a realm."),
        "realms/holding": Prompt(
            "You can still add a holding to a realm, or move on.", "{who} may still add a holding to a realm."
        ),
        "realms/granted": Prompt(
            "No realms in an extra turn. Add a holding to a realm, or move on.",
            "{who} has an extra turn and may add a holding to a realm.",
        ),
        "realms/done": Prompt(
            "You've played your realm and holding. Play something else, or move on.",
            "{who} has played a realm and a holding and may play something else.",
        ),
        "pool": Prompt(
            "Play champions, give them items, cast spells, or move on.",
            "{who} may play champions and give them items.",
        ),
        "attack": Prompt("Attack a realm, or skip combat.", "{who} may attack a realm."),
        "attack/done": Prompt(
            "Your battle is over. Play something else, or move on.", "{who} may play something after the battle."
        ),
        "late": Prompt(
            "Your turn is almost over. Cast spells, or move on.", "{who} may cast spells before the turn ends."
        ),
        "limit": Prompt(
            "You have {held} cards and can keep {limit}. Discard one.",
            "{who} discards down to {limit} cards.",
        ),
        "end": Prompt("End your turn.", "{who} is about to end the turn."),
        "end/stop": Prompt(
            "End your turn, or stop here and keep your score.",
            "{who} may end the turn or stop the game.",
        ),
        "rebuild": Prompt(
            (
                "To rebuild {realm}, discard {left} cards. Choose one.",
                "To rebuild it, discard {left} cards. Choose one.",
            ),
            ("{who} discards cards to rebuild {realm}.", "{who} discards cards to rebuild a realm."),
        ),
        "rebuild/last": Prompt(
            (
                "Discard one last card to rebuild {realm}.",
                "Discard one last card to rebuild it.",
            ),
            ("{who} discards a last card to rebuild {realm}.", "{who} discards a last card to rebuild a realm."),
        ),
        "mulligan": Prompt(
            "You had no realm to play. Call a mulligan and restart the game?",
            "{who} may call a mulligan and restart the game.",
        ),
        "window": Prompt("Play something before {active:'s} turn continues, or pass.", "{who} may play something now."),
        "window/own": Prompt("Play something before your turn continues, or pass.", "{who} may play something now."),
        "window/battle": Prompt(
            (
                "Play something in the battle for {realm}, or pass.",
                "Play something in this battle, or pass.",
            ),
            "{who} may play something in this battle.",
        ),
        "window/duel": Prompt("Play something in this duel, or pass.", "{who} may play something in this duel."),
        # a battle
        "send": Prompt(
            (
                "Send a champion against {defender:'s} {bare}, or give up the attack.",
                "Send a champion against {realm}, or give up the attack.",
            ),
            ("{who} attacks {defender:'s} {bare} and chooses a champion.", "{who} attacks and chooses a champion."),
        ),
        "send/again": Prompt(
            (
                "You won the round. Send another champion against {realm}, or stop.",
                "Send another champion against {realm}, or stop.",
            ),
            ("{who} may send another champion against {realm}.", "{who} may send another champion."),
        ),
        "defend": Prompt(
            (
                "{attacker:attacks} {realm} with {champion} ({level}). Send a champion, or lose the realm.",
                "{attacker:attacks} with {champion} ({level}). Send a champion, or lose the realm.",
                "{champion} ({level}) attacks. Send a champion, or lose the realm.",
            ),
            (
                "{who} may send a champion to defend {realm} against {champion} ({level}).",
                "{who} may send a champion against {champion} ({level}).",
            ),
        ),
        "losing": Prompt(
            (
                "You're losing {own} to {theirs} against {foe}: play a card, use a power, or give up the round.",
                "You're losing {own} to {theirs}. Play a card, use a power, or give up the round.",
            ),
            "{who} is losing {own} to {theirs} and may play a card.",
        ),
        "losing/tie": Prompt(
            "It's {own} all, and the defender wins ties. Play a card, use a power, or give up the round.",
            "{who} is losing a tie at {own} and may play a card.",
        ),
        "opening": Prompt(
            "{realm} defends itself and plays first: play a card, use a power, or pass.",
            "{who} may play the first card of the round.",
        ),
        "relief": Prompt(
            (
                "{left} is out of the round. Send another champion, or lose it.",
                "Your champion is out of the round. Send another, or lose it.",
            ),
            ("{who} may send another champion in place of {left}.", "{who} may send another champion."),
        ),
        "rescue": Prompt(
            (
                "Play one card to save {victim} from {source}, or pass.",
                "Play one card to save {victim}, or pass.",
            ),
            ("{who} may play one card to save {victim} from {source}.", "{who} may play one card to save {victim}."),
        ),
        "guess": Prompt(
            "Guess the type of the face-down card played against you.", "{who} guesses the type of the card."
        ),
        "retreat": Prompt(
            "{champion} lost the round. Take it back into your pool?",
            "{who} may take {champion} back into the pool.",
        ),
        "spoils": Prompt(
            "Your spoils are {card}: play it now, or keep it in your hand.",
            "{who} won spoils of victory and may play them now.",
        ),
        "at once": Prompt(
            "You drew {card}: play it now, or keep it in your hand.",
            "{who} drew a card and may play it now.",
        ),
        "toll": Prompt(
            ("To attack {realm}, {price}.", "To attack, {price}."),
            "{who} pays the price of the attack.",
        ),
        "aid": Prompt(
            (
                "{asker:is} losing with {champion} and {asks} for help: lend a card, or nothing.",
                "{asker:asks} for help in the battle: lend a card, or nothing.",
            ),
            "{who} may lend {asker} a card.",
        ),
        "backing": Prompt(
            "{asker:asks} for your help in battle: play an ally or a magical item, or nothing more.",
            "{who} may play cards for {asker} in the battle.",
        ),
        "barter": Prompt(
            "{asker:offers} to swap hands with you for this battle. Agree?", "{who} may swap hands with {asker}."
        ),
        "herald": Prompt(
            "A champion was defeated. Bring yours into play, or pass.",
            "{who} may bring a champion into play.",
        ),
        "guard": Prompt(
            "{attacker:attacks} {card}: send a champion to defend it, or none.",
            "{who} may send a champion to defend {card}.",
        ),
        "tithe": Prompt(
            "You drew two cards as spoils. Choose one to send to the Abyss.", "{who} sends spoils to the Abyss."
        ),
        "aid/taken": Prompt(
            "{helper:offers} you a card. Take it and play it, or decline.",
            "{who} may take the card that {helper:offers}.",
        ),
        # a play
        "answer": Prompt("{player} played {card}: answer it, or let it happen.", "{who} may answer {card}."),
        "answer/power": Prompt("{player} used {card}: answer it, or let it happen.", "{who} may answer {card}."),
        "answer/copy": Prompt(
            "{player} copied {card}: answer the copy, or let it happen.",
            "{who} may answer the copy of {card}.",
        ),
        "answer/lead": Prompt(
            (
                "{card} would make it {more} to {less} for {leader}: answer it, or let it happen.",
                "{card} would change who is ahead: answer it, or let it happen.",
            ),
            (
                "{who} may answer {card}, which would make it {more} to {less} for {leader}.",
                "{who} may answer {card}.",
            ),
        ),
        "place": Prompt("Where does {card} go in your formation?", "{who} chooses a place for {card}."),
        "host": Prompt("Which realm gets {card}?", "{who} chooses a realm for {card}."),
        "host/alone": Prompt(
            "Which realm gets {card}, or will you play it as a realm?",
            "{who} chooses a realm for {card}, or plays it as one.",
        ),
        "den": Prompt("Which realm do you hide {card} under?", "{who} hides a card under a realm."),
        "bearer": Prompt("Who gets {card}?", "{who} chooses who gets {card}."),
        "bearer/alone": Prompt(
            "Who gets {card}, or will you play it as a champion?",
            "{who} chooses how to play {card}.",
        ),
        "user": Prompt("Who uses {card}?", "{who} chooses who uses {card}."),
        "leave": Prompt(
            (
                "Let {player} use {card} with {champion}?",
                "Let {player} use {card}?",
            ),
            ("{who} may let {champion} use {card}, or refuse.", "{who} may allow {card}, or refuse."),
        ),
        "tribute": Prompt(
            (
                "{card} has a price: give up a champion, or pay what its text asks for.",
                "It has a price: give up a champion, or pay what its text asks for.",
            ),
            "{who} pays the price of {card}.",
        ),
        "drawn": Prompt("Play what was just drawn, or move on.", "{who} may play what was just drawn."),
        "copies": Prompt(
            "Too many copies of {card}: choose one to discard.",
            "{who} chooses which copy of {card} to discard.",
        ),
        "dungeon": Prompt(
            "Choose a discarded card to leave the game with {card}.",
            "{who} chooses a card to leave the game with {card}.",
        ),
        "quest": Prompt(
            "{card} is back from its quest. Whose draw pile does it meet?",
            "{who} chooses whose draw pile {card} meets.",
        ),
        # what a card says
        "effect": Prompt(("{card}: {text}.", "Make {card}'s choice."), "{who} makes a choice for {card}."),
        "effect/optional": Prompt(
            ("{card}: {text}, or none.", "Make {card}'s choice, or choose none."),
            "{who} may make a choice for {card}.",
        ),
        "effect/asks": Prompt(("{card}: {text}?", "{text}?", "{card}: " + OFFERED), "{who} decides what {card} does."),
        "effect/mode": Prompt("{card}: choose one effect.", "{who} chooses an effect of {card}."),
    }
)
OF_PLAYS = {"SF-PH2-05": "host", "SF-TRAP-01": "den", "SF-ROLE-07": "bearer/alone", "SF-FORT-01": "host/alone"}
"""What plays ask, by the rule that asks."""
IMPERATIVES = {
    "which kind of champion?": "choose a kind of champion",
    "which type of card?": "guess a type of card",
    "discard a card": "choose a card to discard",
    "do what its text offers?": "do what the card says",
}
"""What card texts ask for."""


def asked(state: State, question: Ask, people: People) -> Asked:
    """The kind of the waiting question, and the values for its sentences."""
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
    """Less common questions."""
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
    """An attack that no one has met yet."""
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
    """A round that a seat is losing."""
    regs = state.regs
    own, foe = regs[DEFENCE], regs[OFFENCE]
    if losing_seat(state) == regs[ATTACKER]:
        own, foe = foe, own
    mine, theirs = total_level(state, own), total_level(state, foe)
    fields = {"foe": _name(state, foe), "own": mine, "theirs": theirs}
    return Asked("losing/tie" if mine == theirs else "losing", fields)


def _answer(state: State, answers: Answers, people: People) -> Asked:
    """A card between its announcement and its effect, with what it does to the round unless answered."""
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
    """A choice that a card's text asks for."""
    text = in_one_step(people.named(IMPERATIVES.get(question.label, question.label)).removesuffix("?"))
    text = text.replace(", then that player ", ", who then ")
    text = text.replace("that player's", "their").replace("that player", "the chosen player")
    fields = {"card": _name(state, effect.source), "text": text}
    if question.kind == CHOOSE_OPTION and text == "choose one":
        return Asked("effect/mode", fields)
    return Asked(kind_of_choice(question, text), fields)


def _name(state: State, card: int) -> str:
    return str(card_of(state, card).name)
