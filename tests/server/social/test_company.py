"""Friends, who is there, challenges, and looking for someone: over HTTP and the socket."""

from __future__ import annotations

from spellhall.server.social import hub, routes

GAME = "spellchain"


# --- friends


def test_two_become_friends_and_both_are_told_at_once(people):
    ana, bo = people("Ana"), people("Bob")
    ana.comes()
    bo.comes()
    assert ana.ask("POST", "/friends", 201, login="@BOB") == {"login": "bob", "name": "Bob", "standing": "asked"}
    bo.until(lambda: bo.told.get("asks") == [{"login": "ana", "name": "Ana"}])
    ana.until(lambda: ana.told.get("asked") == [{"login": "bob", "name": "Bob"}])
    assert bo.ask("POST", "/friends", 201, login="ana")["standing"] == "friends"
    ana.until(lambda: ana.told.get("friends") == [{"login": "bob", "name": "Bob", "where": "here"}])
    bo.until(lambda: bo.told.get("friends") == [{"login": "ana", "name": "Ana", "where": "here"}])
    assert ana.ask("GET", "/friends") == {"friends": [{"login": "bob", "name": "Bob"}], "asks": [], "asked": []}
    bo.ask("DELETE", "/friends/ana", 204)
    ana.until(lambda: not ana.told.get("friends"))
    assert bo.refused("DELETE", "/friends/ana", 404) == routes.NO_FRIEND


def test_whom_one_cannot_ask(people):
    ana, bo, guest = people("Ana"), people("Bob"), people("guest")
    assert ana.refused("POST", "/friends", 404, login="nobody") == routes.NOBODY
    assert ana.refused("POST", "/friends", 422, login="ana") == "that's you; ask someone else"
    assert guest.refused("POST", "/friends", 409, login="ana") == routes.GUEST
    bo.ask("PUT", "/me/openness", page="nobody", presence="friends")
    assert ana.refused("POST", "/friends", 404, login="bob") == routes.NOBODY
    bo.ask("POST", "/friends", 201, login="ana")
    assert ana.ask("POST", "/friends", 201, login="bob")["standing"] == "friends", "who asks is found by whom he asks"


def test_one_has_so_many_friends_and_asks_so_often(people, app):
    ana = people("Ana")
    for number in range(6):
        people(f"Friend{number}")
    for number in range(5):
        ana.ask("POST", "/friends", 201, login=f"friend{number}")
    assert "you already have 5 friends and open requests" in ana.refused("POST", "/friends", 409, login="friend5")
    app.state.limiter.buckets["asking"].burst = app.state.limiter.buckets["asking"].per_second = 0
    app.state.limiter.buckets["asking"].levels.clear()
    assert ana.refused("POST", "/friends", 429, login="friend0") == routes.TOO_OFTEN
    assert ana.refused("POST", "/searches", 429, game=GAME) == routes.TOO_OFTEN


# --- who is there


def test_friends_see_who_is_there_and_what_he_plays(two):
    ana, bo = two
    ana.until(lambda: ana.friend("bob").get("where") == "here")
    made = bo.ask("POST", "/tables", game=GAME, seats=[{"kind": "me"}, {"kind": "agent"}], listed=True)
    bo.say(t="watch", table=made["code"], **made["mine"][0])
    ana.until(lambda: ana.friend("bob") == {
        "login": "bob", "name": "Bob", "where": "playing", "game": GAME, "table": made["code"]
    })  # fmt: skip
    bo.say(t="unwatch", table=made["code"])
    hidden = bo.ask("POST", "/tables", game=GAME, seats=[{"kind": "me"}, {"kind": "agent"}])
    bo.say(t="watch", table=hidden["code"], **hidden["mine"][0])
    ana.until(lambda: ana.friend("bob").get("where") == "playing" and "table" not in ana.friend("bob"))
    bo.goes()
    ana.until(lambda: "where" not in ana.friend("bob"))


def test_who_shows_nobody_that_he_is_there_is_away(two):
    ana, bo = two
    ana.until(lambda: ana.friend("bob").get("where") == "here")
    bo.ask("PUT", "/me/openness", page="everybody", presence="nobody")
    ana.until(lambda: "where" not in ana.friend("bob"))
    bo.ask("POST", "/me", name="Boris")
    ana.until(lambda: ana.friend("bob")["name"] == "Boris")
    bo.ask("DELETE", "/me", 204)
    ana.until(lambda: not ana.told.get("friends"))


def test_a_newcomer_has_no_company(people):
    eve = people("")
    eve.comes()
    assert not eve.told
    assert eve.refused("GET", "/friends", 401).startswith("pick a name or sign in first")


# --- challenges


def test_a_friend_who_accepts_sits_with_the_other_at_a_new_table(two):
    ana, bo = two
    made = ana.ask("POST", "/challenges", 201, login="bob", game=GAME)
    assert ana.ask("POST", "/challenges", 201, login="bob", game=GAME)["id"] == made["id"], "asked once"
    bo.until(lambda: bo.told.get("challenges"))
    [challenge] = bo.told["challenges"]
    assert (challenge["login"], challenge["game"], challenge.get("mine", False)) == ("ana", GAME, False)
    code = bo.ask("POST", f"/challenges/{challenge['id']}/accept", 201)["code"]
    ana.until(lambda: ana.seated == [{"t": "seated", "code": code, "game": GAME, "name": "Bob"}])
    table = ana.ask("GET", f"/tables/{code}")
    assert table["stage"] == "waiting" and {seat["name"] for seat in table["seats"]} == {"Ana", "Bob"}
    assert len(table["mine"]) == 1 and not table["host"]
    assert bo.ask("GET", f"/tables/{code}")["host"]
    ana.until(lambda: not ana.told.get("challenges"))
    assert bo.refused("POST", f"/challenges/{challenge['id']}/accept", 404) == hub.NOT_THERE


def test_a_challenge_is_declined_taken_back_or_runs_out(two, people, monkeypatch):
    ana, bo = two
    cy = people("Cyd")
    assert ana.refused("POST", "/challenges", 409, login="cyd", game=GAME) == hub.NO_FRIEND
    made = ana.ask("POST", "/challenges", 201, login="bob", game=GAME)
    assert cy.refused("DELETE", f"/challenges/{made['id']}", 404) == hub.NOT_THERE
    assert "your own challenge" in ana.refused("POST", f"/challenges/{made['id']}/accept", 409)
    bo.ask("DELETE", f"/challenges/{made['id']}", 204)
    ana.until(lambda: ana.told.get("challenges"))
    ana.until(lambda: not ana.told.get("challenges"))
    made = ana.ask("POST", "/challenges", 201, login="bob", game=GAME)
    ana.ask("DELETE", f"/challenges/{made['id']}", 204)
    monkeypatch.setattr(hub, "CHALLENGE_SECONDS", 1)
    ana.ask("POST", "/challenges", 201, login="bob", game=GAME)
    bo.catches_up()
    bo.until(lambda: not bo.told.get("challenges"))


def test_a_challenge_goes_with_whoever_made_it_and_with_the_friendship(two, monkeypatch):
    ana, bo = two
    ana.ask("POST", "/challenges", 201, login="bob", game=GAME)
    bo.until(lambda: bo.told.get("challenges"))
    bo.ask("DELETE", "/friends/ana", 204)
    bo.until(lambda: not bo.told.get("challenges"))
    bo.meets(ana)
    ana.ask("POST", "/challenges", 201, login="bob", game=GAME)
    bo.until(lambda: bo.told.get("challenges"))
    monkeypatch.setattr(hub, "GRACE_SECONDS", 0.05)
    ana.goes()
    bo.until(lambda: not bo.told.get("challenges"))


# --- looking for someone


def test_two_who_look_for_somebody_are_asked_and_then_play(people):
    ana, guest = people("Ana"), people("guest")
    ana.comes()
    guest.comes()
    ana.ask("POST", "/searches", 204, game=GAME)
    ana.until(lambda: ana.told.get("search"))
    assert "found" not in ana.told["search"]
    guest.ask("POST", "/searches", 204, game=GAME)
    ana.until(lambda: ana.told.get("search", {}).get("found") == "guest")
    guest.until(lambda: guest.told.get("search", {}).get("found") == "Ana")
    assert ana.ask("POST", "/searches/mine/yes") == {"code": ""}
    ana.until(lambda: ana.told.get("search", {}).get("agreed"))
    code = guest.ask("POST", "/searches/mine/yes")["code"]
    ana.until(lambda: ana.seated and "search" not in ana.told)
    assert [one["code"] for one in ana.seated] == [code]
    table = ana.ask("GET", f"/tables/{code}")
    assert table["stage"] == "playing" and {seat["name"] for seat in table["seats"]} == {"Ana", "guest"}
    assert all(seat["deck"] for seat in table["seats"])


def test_who_says_no_looks_no_more_and_the_other_waits_on(people):
    ana, bo = people("Ana"), people("bob")
    for one in (ana, bo):
        one.comes()
        one.ask("POST", "/searches", 204, game=GAME)
    ana.until(lambda: ana.told.get("search", {}).get("found"))
    bo.ask("DELETE", "/searches/mine", 204)
    bo.until(lambda: "search" not in bo.told)
    ana.until(lambda: "found" not in ana.told.get("search", {"found": ""}))
    assert "no one is waiting for your answer" in ana.refused("POST", "/searches/mine/yes", 409)


def test_who_closes_the_page_looks_no_more(people, monkeypatch):
    monkeypatch.setattr(hub, "GRACE_SECONDS", 0.05)
    ana, bo = people("Ana"), people("bob")
    for one in (ana, bo):
        one.comes()
        one.ask("POST", "/searches", 204, game=GAME)
    bo.until(lambda: bo.told.get("search", {}).get("found"))
    ana.goes()
    bo.until(lambda: "found" not in bo.told.get("search", {"found": ""}))


def test_a_guest_who_turns_out_to_have_an_account_looks_no_more(people, app):
    people("Ana")
    guest = people("guest")
    guest.comes()
    guest.ask("POST", "/searches", 204, game=GAME)
    guest.ask("POST", "/sessions", 201, login="ana", password="three words or four")
    assert not app.state.company.matching.seeks


def test_where_only_people_with_an_account_play_a_guest_looks_for_nobody(people, app):
    object.__setattr__(app.state.settings, "entry", "accounts")
    guest = people("guest")
    assert "you need an account to play" in guest.refused("POST", "/searches", 403, game=GAME)


def test_what_somebody_is_told_is_told_when_it_changes_only(two, app):
    ana, _ = two
    ana.until(lambda: ana.friend("bob").get("where") == "here")
    told = ana.told
    for _ in range(5):
        ana.catches_up()
    assert ana.told is told
