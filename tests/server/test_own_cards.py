"""A hall with a card of its own: on the page, at the tables and for the agents; and once the hall has lost it again."""

from __future__ import annotations

import httpx
from own_card import KEY, OWN_CARD, with_own_card
from server.databases import database_url as database_url
from server.houses import House, Visitor

DECK = "".join(f"{key}\n" for key in with_own_card())
CARDS = "/api/games/spellchain/cards"


def cards_of(house: House) -> tuple[dict[str, dict], str]:
    """The cards that the page knows, and their digest."""
    told = httpx.get(f"{house.address}{CARDS}").json()
    return {card["key"]: card for card in told["cards"]}, told["digest"]


def test_every_table_knows_the_cards_of_the_hall(database_url, tmp_path):
    own = tmp_path / "own_card.py"
    own.write_text(OWN_CARD)
    with House(database_url, tmp_path, cards=own) as house:
        known, digest = cards_of(house)
        assert known[KEY]["name"] == "Cinder Handshake"
        ana = Visitor(house, "Ana")
        seats = [{"kind": "me", "deck_text": DECK}, {"kind": "agent", "agent": "greedy", "deck_text": DECK}]
        code = ana.ask("POST", "/api/tables", {"game": "spellchain", "seats": seats})["code"]
        with ana.socket() as line:
            line.watch(code, 0)
            line.until(lambda: line.mine(code))  # the agent, too, has chosen whatever came before
            assert line.request({"t": "hint", "table": code})["t"] == "hint"  # a worker thought about it
            line.act(code)
            line.until(lambda: line.mine(code))
        house.stop()

        house.settings["cards"] = ""
        house.start()
        known, without = cards_of(house)
        assert KEY not in known and without != digest
        with ana.socket() as line:
            assert f"'{KEY}'" in line.watch(code, 0)["broken"]
        house.stop()

        house.settings["cards"] = own
        house.start()
        assert cards_of(house)[1] == digest
        with ana.socket() as line:
            frame = line.watch(code, 0)
            assert "broken" not in frame and line.mine(code)
            assert line.act(code)["t"] == "done"
