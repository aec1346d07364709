"""A person at the terminal: the table as they may see it, choices, commands, never a traceback."""

from __future__ import annotations

import io
import re

import pytest
from cli.typist import typist
from random_games import fixture_deck
from rich.console import Console
from typer.testing import CliRunner

import spellhall
from spellhall.cli.main import app
from spellhall.cli.play import play
from spellhall.cli.play.match import YOU, Match
from spellhall.cli.play.session import Session
from spellhall.games.spellchain.table import HAND as HAND_OF_CHAINS
from spellhall.games.spellfire.table import HAND
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import UsageError
from spellhall.plain_text import show_table

GAME = spellhall.game("spellfire")


def match_of(seed=3, players=2, agent="random"):
    return Match(GAME, [fixture_deck(GAME, seed + seat) for seat in range(players)], seed, agent)


def sitting(match, *lines):
    """What the player reads when they type some lines and then leave."""
    out = io.StringIO()
    Session(match, typist(*lines), Console(file=out, width=100, highlight=False), hint_seconds=0.01).run()
    return out.getvalue()


def random_player(match, out, seed, limit=5000):
    """Types random choices until the game is over."""
    dice, asked = Dice(seed), []

    def read(prompt):
        asked.append(prompt)
        if len(asked) > limit:
            raise EOFError
        return str(1 + dice.below(len(match.state.legal_actions())))

    Session(match, read, Console(file=out, width=100, highlight=False)).run()


@pytest.mark.parametrize("players", [2, 3])
def test_a_whole_game_can_be_played(players):
    match, out = match_of(players=players), io.StringIO()
    random_player(match, out, 1)
    assert match.state.is_terminal()
    assert "(SF-VIC-0" in out.getvalue().splitlines()[-1]


def test_choices_are_numbered_and_name_players_not_seats():
    text = sitting(match_of())
    assert "You are Ana" in text
    assert re.search(r"^  1  ", text, re.MULTILINE)
    assert not re.search(r"\bseat \d", text)


def test_the_table_shows_hand_formation_and_counts_but_no_hidden_card():
    match = match_of(5)
    random_player(match, io.StringIO(), 2, limit=30)
    out = io.StringIO()
    show_table(match.state, YOU, match.names, Console(file=out, width=200))
    text = out.getvalue()
    mine = [match.state.definition(card).name for card in match.state.pile(HAND, 0)]
    assert all(name in text for name in mine)
    seen = {match.state.definition(h).name for h in range(len(match.state.face)) if match.state.seen[h] & 1}
    hidden = {match.state.definition(card).name for card in match.state.pile(HAND, 1)} - seen
    words = set(re.split(r"[\s(),\[\]]+", text))
    assert not hidden & words
    assert "Your hand" in text
    assert match.names == ["Ana", "Cuckoo"]
    assert "Cuckoo" in text


def test_commands_answer():
    match = match_of()
    name = match.state.definition(match.state.pile(HAND, 0)[0]).name
    text = sitting(match, "help", f"why {name}", f"card {name}", "hint", "log 2", "table", "full", "auto")
    assert "take back your last action" in text
    assert f"{name}: " in text
    first, *others = re.findall(r"^  \S.*: wins (\d+)%(.*)$", text, re.MULTILINE)
    assert first[1] == ", the best"
    assert others
    assert all(int(share) <= int(first[0]) and not more for share, more in others)
    assert "From now on, you pass" in text
    assert "asked every time" in text
    assert "test/" in text


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("dance", "'dance' isn't a choice or a command"),
        ("hlep", "did you mean help?"),
        ("0", "there's no choice 0"),
        ("999", "there's no choice 999"),
        ("²", "isn't a choice"),
        ("-1", "isn't a choice"),
        ("", "isn't a choice"),
        ("why", "no opponent has explained a choice yet; to ask about a card"),
        ("why nothing at all", "you can't see a card called 'nothing at all'"),
        ("card", "which card?"),
        ("card plugh xyzzy", "no card fits"),
        ("log many", "log takes the number"),
        ("text loud", "text takes on, off or nothing"),
        ("undo", "you can't undo that"),
        ("save /nowhere/at/all.json", "can't be written"),
        ("why [bold]", "you can't see a card called"),
    ],
)
def test_a_wrong_line_is_one_sentence(line, sentence):
    assert sentence in sitting(match_of(), line)


def test_quit_leaves_politely():
    assert "You leave the table" in sitting(match_of(), "quit", "help")


def test_a_game_is_saved_and_continued(tmp_path):
    match, path = match_of(agent="greedy"), tmp_path / "my game.json"
    assert "Saved" in sitting(match, "1", "1", f"save {path}")
    again = Match.loaded(path)
    assert again.state.save() == match.state.save()
    assert again.agent_name == "greedy"
    assert [line.text for line in again.story(YOU)] == [line.text for line in match.story(YOU)]


def test_undo_is_free_until_something_came_to_light():
    match = match_of()
    session = Session(match, console=Console(file=io.StringIO()))
    taken, refused = 0, 0
    dice = Dice(8)
    for _ in range(60):
        if not session.advance():
            break
        before = match.state.save()
        options = match.state.legal_actions()
        match.state.apply(options[dice.below(len(options))])
        hidden = any(match.record.hidden[-1:])
        if match.state.current_player() == YOU and not hidden:
            match.take_back(YOU)
            assert match.state.save() == before
            taken += 1
            match.state.apply(options[0])
        elif hidden:
            with pytest.raises(UsageError, match="something hidden was revealed"):
                match.take_back(YOU)
            refused += 1
    assert taken > 3
    assert refused > 0


def test_with_auto_no_window_is_put():
    match = match_of(1)
    session = Session(match, console=Console(file=io.StringIO()))
    for _ in range(80):
        if not session.advance():
            break
        assert match.state.decision().rule != "SF-EVT-01"
        options = match.state.legal_actions()
        match.state.apply(options[-1])


def test_with_full_every_window_is_put():
    put = set()
    for seed in range(1, 6):
        session = Session(match_of(seed), console=Console(file=io.StringIO()))
        session.ask_everything("")
        for _ in range(80):
            if not session.advance():
                break
            put.add(session.match.state.decision().rule)
            session.match.state.apply(session.match.state.legal_actions()[-1])
    assert "SF-EVT-01" in put


def texts_in(shown):
    """The names of the cards whose texts were shown."""
    return re.findall(r"^    ([^:\n]+): ", shown, re.MULTILINE)


def test_the_text_of_a_card_is_shown_when_it_is_new_and_when_asked_for():
    game = spellhall.game("spellchain")
    decks = list(game.starter_decks().values())[:2]
    match = Match(game, decks, 3, "greedy")
    shown = sitting(match, "1")
    hand = {match.state.definition(card).name for card in match.state.pile(HAND_OF_CHAINS, YOU)}
    assert sorted(texts_in(shown)) == sorted(hand), "each once, and no card that is hidden"
    again = sitting(match, "text", "text")
    assert sorted(texts_in(again)) == sorted([*hand] * 3), "new to a new sitting, then as often as asked for"


def test_texts_can_be_left_out():
    game = spellhall.game("spellchain")
    match = Match(game, list(game.starter_decks().values())[:2], 3, "greedy")
    assert texts_in(sitting(match, "text off", "1")) == []


def test_a_terminal_gets_a_session(monkeypatch):
    started = []
    monkeypatch.setattr(play, "attended", lambda: True)
    monkeypatch.setattr(play.Session, "run", lambda self: started.append(self.match))
    monkeypatch.setattr(play.Match, "opened", lambda *rest: match_of())
    assert CliRunner().invoke(app, ["play", "spellfire", "--seed", "1"]).exit_code == 0
    assert len(started) == 1


def test_time_is_called_at_the_terminal_once_and_what_was_played_before_stands():
    match = match_of()
    read = sitting(match, "1", "time", "time", "undo")
    assert "Time is called: five more turns after this one (SFT-TIM-03)." in read
    assert "time has already been called" in read
    assert ", time: 5 turns left" in read
    assert "you can't undo that: time has been called since" in read
    assert match.state.view(YOU)["turns_left"] == 5
