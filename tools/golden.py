"""Write the golden files in tests/golden: ``golden.py [NAME]``, ``golden.py digests [GAME ...]``, ``cards [GAME ...]``.

Playthroughs are whole games as prose: a change to rules, cards or wording shows as a diff of these files. Read it
before you commit it. Digests prove in one line each that many more games are played and logged as before.
The ``cards`` files hold the text of every card. If a change is intended, rewrite the files it touches.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import spellhall
from spellhall.agents import agent
from spellhall.games.spellfire.facts import DUNGEON
from spellhall.kernel.chance import Dice
from spellhall.kernel.game import Game as AnyGame
from spellhall.kernel.parts.tournament import Format, TableFacts
from spellhall.kernel.state import State
from spellhall.registry import house_games

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "golden"
DIGESTS = FOLDER / "digests.txt"
FIXTURES = "test/"
"""The start of the keys of cards that tests add."""
PLAYERS = ("Ana", "Bo", "Cy", "Dee", "Eve", "Flo")


class Game(NamedTuple):
    """The recipe of a playthrough.

    ``added``: cards that are put into the decks for it, deck by deck; ``format``: the format that random decks are made
    for; ``opened``: how many cards of the booster that came with a sealed deck are in it.
    """

    game: str
    preset: str
    decks: tuple[str, ...]
    seed: int
    options: Mapping[str, str] = MappingProxyType({})
    agent: str = "greedy"
    added: tuple[tuple[str, ...], ...] = ()
    format: Format | None = None
    opened: int = 0


def tournament(seed: int, players: int, **options: str) -> Game:
    """A game of Spellfire as a type or variant of tournament plays it."""
    return Game("spellfire", "tournament", ("Forgotten Realms", "Monsters", "Dark Sun")[:players], seed, options)


def event(name: str, seed: int, players: int = 3) -> Game:
    """A game of Spellfire as an event with this name plays it, with random decks that are legal there."""
    book = spellhall.game("spellfire").tournament_book()
    format, _ = book.read(name)
    options = book.options(format, TableFacts(players))
    decks = (RANDOM_DECK,) * players
    return Game("spellfire", options.pop("preset"), decks, seed, options, "random", format=format)


RANDOM_DECK = "a random deck"
KALIDNAY = "AR/092"
DUNGEONS = (("DU/026",), ("DU/022",), ("DU/020",))
UNDEAD = ("4th/265", "4th/266", "4th/352", "4th/353")
TIMID = ("4th/221", "4th/225", "4th/229", "4th/231", "4th/236")
RULES = (("4th/492", "4th/498"), ("4th/493",), ("4th/494", "4th/491"))

GAMES = {
    "spellfire-rulebook": Game("spellfire", "rulebook", ("Forgotten Realms", "Dark Sun"), 3),
    "spellfire-tournament-three": Game("spellfire", "tournament", ("AD&D", "Birthright", "Monsters"), 2),
    "spellfire-conquerors-game": tournament(3, 2, victory="conqueror"),
    "spellfire-kings-decree": tournament(3, 3, attacks="any_realm", plunder="on"),
    "spellfire-warriors-rule": tournament(1, 2, warriors_rule="on"),
    "spellfire-destroyed-worlds-melon": tournament(3, 2, destroyed_worlds="on", melons="0"),
    "spellfire-alliance": Game(
        "spellfire", "tournament", ("AD&D", "Forgotten Realms", "Monsters"), 1, {"aid": "on"}, agent="random"
    ),
    "spellfire-questing": Game(
        "spellfire", "tournament", ("AD&D", "Dark Sun", "Monsters"), 13, {"questing": "on"}, agent="random"
    ),
    "spellfire-grind": Game(
        "spellfire",
        "tournament",
        ("Forgotten Realms", "Dark Sun"),
        214,
        {"granted_turns": "no_realms"},
        agent="random",
        added=((), (KALIDNAY,)),
    ),
    "spellfire-dungeon-discard": Game(
        "spellfire",
        "tournament",
        ("Forgotten Realms", "Monsters", "Dark Sun"),
        9,
        {"dungeon_discard": "on"},
        agent="random",
        added=DUNGEONS,
    ),
    "spellfire-rule-lawyer": Game(
        "spellfire",
        "tournament",
        ("Forgotten Realms", "Monsters", "Dark Sun"),
        112,
        {"opening_rule": "4th/491"},
        agent="random",
        added=RULES,
    ),
    "spellfire-team-spirit": Game(
        "spellfire",
        "tournament",
        ("Forgotten Realms", "Monsters", "Dark Sun", "AD&D", "Birthright", "Greyhawk"),
        1,
        {"teams": "three_of_two", "victory": "team"},
        agent="random",
    ),
    "spellfire-shattered-land": Game(
        "spellfire", "tournament", ("Dark Sun",) * 3, 72, {"copies_in_play": "2"}, agent="random"
    ),
    "spellfire-fear-of-undead": tournament(79, 2, fear_of_undead="on")._replace(agent="random", added=(UNDEAD, TIMID)),
    "spellfire-sealed-deck": event("SPELLFIRE®: Sealed Deck—Standard [55]", 4),
    "spellfire-masters-strategy": event("SPELLFIRE®: Master’s Strategy—Standard [55]", 3)._replace(opened=5),
    "spellfire-no-9s": event("SPELLFIRE®: No-9s—Barbaric [55]", 15, 2),
    "spellfire-wizards-challenge": event("SPELLFIRE®: Wizard’s Challenge—Standard [55]", 9, 2),
    "spellfire-world-war": event("SPELLFIRE®: World War!—Standard [55]", 16),
    "spellchain": Game("spellchain", "rulebook", ("Pyre", "Court"), 3),
    "spellslinger": Game("spellslinger", "rulebook", ("Lighthouse", "Pilgrims"), 10),
}


def with_added(deck: list[str], keys: Iterable[str], cards: Mapping[str, Any]) -> list[str]:
    """A deck whose last cards are replaced by others, of their own type if possible; a dungeon card comes on top."""
    found = list(deck)
    for key in keys:
        alike = [place for place, own in enumerate(found) if own in deck and cards[own].type == cards[key].type]
        if cards[key].type == DUNGEON:
            found.append(key)
        else:
            found[alike[-1] if alike else max(place for place, own in enumerate(found) if own in deck)] = key
    return found


def bare_decks(made: Game, game: AnyGame) -> list[list[str]]:
    """The decks of a playthrough before cards are added."""
    if made.format is None:
        starters = game.starter_decks()
        return [starters[deck] for deck in made.decks]
    book = game.tournament_book()
    if made.opened:
        return [book.product(made.format, seed)[: made.format.size] for seed in seeds_of(made)]
    return [book.random_deck(made.format, seed) for seed in seeds_of(made)]


def boosters(made: Game) -> tuple[tuple[str, ...], ...]:
    """The cards added to each sealed deck from the booster that came with it."""
    assert made.format is not None
    book, size = spellhall.game(made.game).tournament_book(), made.format.size
    return tuple(tuple(book.product(made.format, seed)[size : size + made.opened]) for seed in seeds_of(made))


def seeds_of(made: Game) -> range:
    """The seeds of random decks, one for each seat."""
    return range(made.seed, made.seed + len(made.decks))


def playthrough(name: str) -> str:
    """One whole game between agents, as a spectator reads it: greedy ones, or random ones if more are needed."""
    made = GAMES[name]
    game = spellhall.game(made.game, preset=made.preset, **made.options)
    cards = {card.key: card for card in game.catalogue}
    added = boosters(made) if made.opened else made.added or ((),) * len(made.decks)
    decks = [with_added(deck, own, cards) for deck, own in zip(bare_decks(made, game), added, strict=True)]
    state = game.new_state(decks, made.seed)
    agents = [agent(made.agent, made.seed + seat) for seat in range(len(made.decks))]
    while not state.is_terminal():
        state.apply(agents[state.current_player()].act(state))
    assert state.record is not None
    names = [" and ".join(cards[key].name for key in own) for own in added]
    held = [f"{deck} with {own}" if own else deck for deck, own in zip(made.decks, names, strict=True)]
    title = " against ".join(f"{who} ({deck})" for who, deck in zip(PLAYERS, held, strict=False))
    players = PLAYERS[: len(made.decks)]
    agreed = "".join(f", {name} {value}" for name, value in made.options.items())
    lines = [f"{made.game}, preset {made.preset}{agreed}, seed {made.seed}: {title}", ""]
    for line in game.story(state.record.entries, -1, players):
        if line.depth == 0:
            lines.append("")
        lines.append("  " * line.depth + line.text)
    return "\n".join(lines) + "\n"


class Group(NamedTuple):
    """Games that share a digest: their options, and how many play."""

    game: str
    options: dict[str, str]
    players: int

    def __str__(self) -> str:
        return " ".join((self.game, *self.options.values(), str(self.players)))


def presets_of(name: str) -> Iterator[Group]:
    """A game under each preset, with every number of seats up to six."""
    for preset in spellhall.game(name).terms.presets:
        players = spellhall.game(name, preset=preset.name).players
        for seats in range(players.least, min(players.most, 6) + 1):
            yield Group(name, {"preset": preset.name}, seats)


GROUPS = [
    *(group for name in house_games() for group in presets_of(name)),
    *(Group("spellslinger", {"preset": "rulebook", "teams": teams}, 4) for teams in ("alliance", "as-one")),
    Group("spellslinger", {"preset": "rulebook", "teams": "as-one", "team_size": "3"}, 6),
]
FEW = range(12)
"""The games of each group that every test run plays."""
MANY = range(200)
"""The games of each group that the nightly run plays."""
SHORT, LONG = 80, 240
"""The most decisions of each."""


def played(group: Group, seed: int, most: int) -> State:
    """The beginning of a game between random starter decks, with a random length and random legal actions."""
    game = spellhall.game(group.game, group.options)
    dice = Dice(seed)
    starters = list(game.starter_decks().values()) or [[]]
    state = game.new_state([starters[dice.below(len(starters))] for _ in range(group.players)], seed, check=False)
    for _ in range(1 + dice.below(most)):
        if state.is_terminal():
            break
        options = state.legal_actions()
        state.apply(options[dice.below(len(options))])
    return state


def digest(states: Iterable[State]) -> str:
    """A fingerprint of positions, and of what each seat and a spectator read about them."""
    found = hashlib.sha256()
    for state in states:
        assert state.record is not None
        names = PLAYERS[: state.seats]
        told = [
            [line if line.opens else line[:3] for line in state.game.story(state.record.entries, seat, names)]
            for seat in range(-1, state.seats)
        ]
        found.update(json.dumps([state.returns(), state.rng, state.record.actions, told]).encode())
    return found.hexdigest()[:16]


def few(group: Group) -> list[str]:
    """The digest of each of the few games of a group."""
    return [digest([played(group, seed, SHORT)]) for seed in FEW]


def many(group: Group) -> str:
    """The digest of the many games of a group."""
    return digest(played(group, seed, LONG) for seed in MANY)


def kept_digests() -> dict[str, tuple[str, list[str]]]:
    """The stored digests by group: that of the many games, and those of the few."""
    lines = (line.rpartition(": ") for line in DIGESTS.read_text(encoding="utf-8").splitlines())
    return {name: (whole, singles) for name, _, digests in lines for whole, *singles in [digests.split()]}


def write_digests(games: Sequence[str]) -> None:
    """Play all games of some games' groups, and store their digests; those of other games stay."""
    kept = kept_digests()
    kept |= {str(group): (many(group), few(group)) for group in GROUPS if group.game in games}
    rows = [(name, *kept[name]) for name in map(str, GROUPS) if name in kept]
    text = "".join(f"{name}: {' '.join((whole, *singles))}\n" for name, whole, singles in rows)
    DIGESTS.write_text(text, encoding="utf-8")
    print(f"wrote {DIGESTS.name}")


def card_texts(name: str) -> str:
    """The texts of all cards of a game as people read them, one a line: number or key, name, text."""
    made = spellhall.game(name)
    rows = []
    for definition in made.definitions:
        if not definition.key.startswith(FIXTURES):
            heading, text = made.text_of(definition)
            rows.append(f"{definition.key}: {heading} {text}".rstrip())
    return "".join(f"{row}\n" for row in rows)


def texts_file(name: str) -> Path:
    """The file with the texts of a game's cards."""
    return FOLDER / f"{name}-cards.txt"


def main() -> None:
    """Write what is requested; everything without arguments."""
    options = argparse.ArgumentParser(description="Rewrite golden files: playthroughs by name, digests, card texts.")
    options.add_argument("what", nargs="?", metavar="NAME|digests|cards", help="all of them where none is named")
    options.add_argument("games", nargs="*", metavar="GAME", help="of digests and cards: only these games")
    asked = options.parse_args()
    if asked.what not in (None, "digests", "cards", *GAMES):
        options.error(f"there is no {asked.what}; there are digests, cards, {', '.join(sorted(GAMES))}")
    games = asked.games or list(house_games())
    if unknown := [name for name in games if name not in house_games()]:
        options.error(f"there is no game {unknown[0]}; there are {', '.join(house_games())}")
    for wanted in sorted(GAMES) if asked.what is None else [asked.what] if asked.what in GAMES else []:
        (FOLDER / f"{wanted}.txt").write_text(playthrough(wanted), encoding="utf-8")
        print(f"wrote {wanted}.txt")
    for name in games if asked.what in (None, "cards") else []:
        texts_file(name).write_text(card_texts(name), encoding="utf-8")
        print(f"wrote {texts_file(name).name}")
    if asked.what in (None, "digests"):
        write_digests(games)


if __name__ == "__main__":
    main()
