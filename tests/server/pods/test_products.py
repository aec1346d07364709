"""The products that pods and events open: offered with what is in them, opened by name, refused in one sentence."""

from __future__ import annotations

import pytest
from server.halls import a_hall

from spellhall.games.spellfire.sets import set_of

PLAN = {"game": "spellfire", "form": "sealed-boosters", "seats": 2, "timer": "none"}


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    with a_hall(tmp_path_factory.mktemp("hall")) as hall:
        yield hall("Ana")


def test_a_form_offers_its_products_and_others_offer_none(client):
    forms = {form["name"]: form for form in client.get("/api/pods/forms/spellfire").json()["forms"]}
    titles = {name: [choice["title"] for choice in form["choices"]] for name, form in forms.items()}
    assert titles == {
        "sealed": ["Starter deck"],
        "sealed-boosters": ["Starter deck", "First booster", "Second booster"],
    }
    first = forms["sealed"]["choices"][0]["products"][0]
    assert first["name"] == "4th Edition starter deck" and "play here" in first["text"]
    assert all(form["choices"] == [] for form in client.get("/api/pods/forms/spellslinger").json()["forms"])


@pytest.mark.rule("SFT-SEA-09")
def test_a_pod_opens_what_its_host_chose_and_says_so(client):
    made = client.post("/api/pods", json=PLAN | {"products": ["Ravenloft booster", "1st starter deck"]})
    assert made.status_code == 201, made.text
    code = made.json()["code"]
    assert client.post(f"/api/pods/{code}/start").status_code == 200
    live = client.app.state.pods.live[code]
    sets = [{set_of(key).code for key in pack} for pack in live.pod.packs[0]]
    assert sets == [{"1st"}, {"RL"}, {"DR"}]
    title = live.frame(None).title
    assert title == "Sealed deck and boosters (1st Edition starter deck, Ravenloft booster)"


@pytest.mark.parametrize(
    ("products", "sentence"),
    [
        (["Mud booster"], "'Mud booster' can't be opened here; did you mean"),
        (["1st deck", "2nd deck"], "2nd Edition starter deck is one too many"),
    ],
)
def test_a_pod_refuses_other_products(client, products, sentence):
    answer = client.post("/api/pods", json=PLAN | {"products": products})
    assert answer.status_code == 422 and sentence in answer.json()["error"].replace("’", "'")


def test_the_types_of_events_offer_theirs(client):
    book = client.get("/api/games/spellfire/tournament").json()
    titles = {one["name"]: [choice["title"] for choice in one["choices"]] for one in book["types"]}
    assert titles.pop("Sealed Deck") == ["Starter deck"]
    assert titles.pop("Master’s Strategy") == ["Starter deck", "Booster"]
    assert not any(titles.values())
