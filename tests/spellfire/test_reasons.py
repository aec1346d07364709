"""Every kind of reason that a hint gives for a choice in Spellfire, each in a position where it is true."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from agents.beginner_spellfire import EMPIRE, RIVAL_EMPIRE, SPARE, acting, attacked, fighting
from given_reasons import arrow, given
from hall import Hall

THREE = {"A": "r1", "B": "r2", "C": "r3"}


def sending(pool: tuple[str, ...], *rivals: str) -> Hall:
    """Seat 0 attacks the only realm of the other and chooses a champion."""
    return acting(4, "al2", pool=pool, rivals=rivals).attack("r9").skip_to(seat=0, rule="SF-COMB-B1")


def stopping() -> Hall:
    """Seat 0 has won a round and may send another champion."""
    t = sending(("her9", "her2"), "mon5", "mon1")
    t.pick("her9")
    return t.skip_to(seat=1, rule="SF-COMB-C1").pick("mon5").skip_to(seat=0, rule="SF-COMB-B1")


REASONS: dict[str, tuple[Callable[[], Hall], str, str]] = {
    # realms
    "a realm that wins": (
        lambda: acting(2, "r6", realms=EMPIRE),
        "play r6",
        "Play r6: it's your sixth realm, and 6 standing realms win.",
    ),
    "a realm that leads": (
        lambda: acting(2, "r2"),
        "play r2",
        "Play r2: it's your second realm and puts you ahead of seat 1.",
    ),
    "a realm that draws level": (
        lambda: acting(2, "r2", rival_realms={"A": "r8", "B": "r9"}),
        "play r2",
        "Play r2: it's your second realm and draws you level with seat 1.",
    ),
    "a realm that's still behind": (
        lambda: acting(2, "r2", rival_realms=RIVAL_EMPIRE),
        "play r2",
        "Play r2: it's your second realm, and seat 1 already has 5.",
    ),
    "one more realm": (
        lambda: acting(2, "r4", realms=THREE, rival_realms={}),
        "play r4",
        "Play r4: it's your fourth realm.",
    ),
    "a realm rebuilt": (
        lambda: acting(2, "al1", "her9", "h1", realms={**EMPIRE, "F": "r6 razed"}),
        "rebuild r6",
        "Rebuild r6: it's your sixth realm, and 6 standing realms win.",
    ),
    "a realm shielded": (lambda: acting(2, "r2").play("r2"), "B", "Put it at B: r1 in front of it shields it."),
    "a realm at the front": (
        lambda: acting(2, "r2", realms={"B": "r1 razed"}).play("r2"),
        "A",
        "Put it at A: it takes the front and shields what you build behind it.",
    ),
    "a razed realm replaced": (
        lambda: acting(2, "r2", realms={"A": "r1 razed"}).play("r2"),
        "A",
        "Put it at A: it replaces your razed r1.",
    ),
    "no realm held": (lambda: acting(2, "h1"), "done with realms", "Done with realms: you hold no realm to play."),
    # a first holding, champions and what they bear
    "a first holding": (lambda: acting(2, "h1"), "play h1", "Play h1: none of your realms has a holding yet."),
    "an empty pool": (
        lambda: acting(3, "her5"),
        "play her5",
        "Play her5: your pool is empty, and champions there defend your realms.",
    ),
    "the strongest champion": (
        lambda: acting(3, "her9", pool=("her5",)),
        "play her9",
        "Play her9: at level 9 it's the strongest in your pool.",
    ),
    "one more champion": (
        lambda: acting(3, "her2", pool=("her5",)),
        "play her2",
        "Play her2: it's your second champion to attack and defend with.",
    ),
    "a bonus": (
        lambda: acting(3, "mi+2", pool=("her5",)),
        "play mi+2",
        "Play mi+2: it's worth +2 to the champion that bears it.",
    ),
    "who bears it": (
        lambda: acting(3, "mi+2", pool=("her5", "her9")).play("mi+2"),
        "her9",
        "Give it to her9: +2 on top of level 9.",
    ),
    "allies wait": (
        lambda: acting(3, "al3", "her5"),
        "done with champions",
        "Done with champions: your allies can only join in battle.",
    ),
    "champions wait": (
        lambda: acting(3, "her5"),
        "done with champions",
        "Done with champions: her5 can fight from your hand, unseen until then.",
    ),
    # the hand
    "too many cards": (
        lambda: acting(3, "her5", *SPARE, pool=("her9",)),
        "play her5",
        "Play her5: you hold 9 cards and can keep only 8.",
    ),
    "the weakest ally": (
        lambda: acting(5, "al9", *SPARE).skip_to(rule="SF-PH5-05"),
        "al1",
        "Discard al1: it's the weakest ally in your hand.",
    ),
    "another copy": (
        lambda: acting(5, "al8", *SPARE).skip_to(rule="SF-PH5-05"),
        "al8",
        "Discard al8: you hold another one.",
    ),
    "no one can use it": (
        lambda: acting(5, "wOff/3", *SPARE, pool=("her5",)).skip_to(rule="SF-PH5-05"),
        "wOff/3",
        "Discard wOff/3: no champion in your pool can use it.",
    ),
    # to attack or not
    "about to win": (
        lambda: acting(4, "al1", pool=("her5",), rival_realms=RIVAL_EMPIRE),
        "attack rDS",
        "Attack rDS: seat 1 is one realm short of a win.",
    ),
    "no one defends": (
        lambda: acting(4, "al1", pool=("her1",)),
        "attack r9",
        "Attack r9: seat 1 has no champion in the pool.",
    ),
    "no one is as strong": (
        lambda: acting(4, "al5", pool=("her9",), rivals=("mon3",)),
        "attack r9",
        "Attack r9 with her9: nothing in seat 1's pool reaches level 9.",
    ),
    "someone is stronger": (
        lambda: acting(4, "al5", pool=("her3",), rivals=("mon9",)),
        "skip combat",
        "Skip combat: seat 1's mon9 has level 9, and your best in the pool has 3.",
    ),
    "a champion stays home": (
        lambda: acting(4, "al5", pool=("her9",), rivals=("mon3",)),
        "skip combat",
        "Keep her9 home to defend.",
    ),
    "the strongest is sent": (
        lambda: sending(("her2", "her9"), "mon9"),
        "her9",
        "Send her9: at level 9 it's the strongest you can send.",
    ),
    "the weakest is sent": (
        lambda: sending(("her2", "her9"), "mon9"),
        "her2",
        "Send her2: at level 2 it's the weakest you can send, so you risk the least.",
    ),
    "the attack is given up": (
        lambda: sending(("her2", "her3"), "mon9"),
        "give up the attack",
        "Give up the attack: seat 1 has level 9, and your best has 3.",
    ),
    "the attack stops": (stopping, "stop the attack", "Keep her9 home to defend."),
    # to defend or not
    "a defender that wins": (lambda: attacked("mon3", "her9"), "her9", "Send her9: its level 9 beats mon3's 3."),
    "a defender that ties": (
        lambda: attacked("mon9", "her9"),
        "her9",
        "Send her9: its level 9 ties mon9, and the defender wins ties.",
    ),
    "the closest defender": (
        lambda: attacked("mon9", "her5", "her1"),
        "her5",
        "Send her5: at level 5 it comes closest to mon9's 9.",
    ),
    "no defender is strong enough": (
        lambda: attacked("mon9", "her5"),
        "send no one",
        "Send no one: mon9 has level 9, and your best has 5.",
    ),
    # to play on or give up
    "a card that is enough": (
        lambda: fighting("her5", "mon7", "al5", "al2"),
        "play al5",
        "Play al5: it's worth +5, and you're 2 behind.",
    ),
    "a card that helps": (
        lambda: fighting("her5", "mon7", "al5", "al2"),
        "play al2",
        "Play al2: it's worth +2 of the +3 you need.",
    ),
    "a tie": (
        lambda: fighting("her5", "mon5", "al2"),
        "play al2",
        "Play al2: it's worth +2, and ties go to the defender.",
    ),
    "the last card": (
        lambda: fighting("her5", "mon7", "al1"),
        "play al1",
        "Play al1: it's your last card, and giving up loses the round.",
    ),
    "cards that aren't enough": (
        lambda: fighting("her1", "mon9", "al1"),
        "give up the round",
        "Give up the round: your cards are worth +1, and you need +9.",
    ),
}


@pytest.mark.parametrize("kind", REASONS)
def test_a_reason_of_each_kind_is_given_where_it_is_true(kind: str) -> None:
    lay, option, reason = REASONS[kind]
    assert reason in given(lay(), option)


def test_an_answer_comes_before_what_it_answers() -> None:
    t = acting(3, "evGift", "al3", rivals=("wiz5",), rival_hand=("lwish", "al1"))
    t.play("evGift")
    assert t.seat == 1
    assert given(t, "play lwish") == ["Play lwish: it takes effect before seat 0's evGift."]
    assert given(t, "pass") == ["Let evGift happen: you keep all of your 2 cards."]


def test_an_arrow_runs_from_what_acts_to_what_it_acts_on() -> None:
    t = acting(4, "al5", pool=("her9", "her2"), rivals=("mon3",))
    assert arrow(t, "attack r9") == ("her9", "")
    assert arrow(t, "skip combat") == ("", "")
    t.attack("r9").skip_to(seat=0, rule="SF-COMB-B1")
    assert arrow(t, "her2") == ("", "r9")
    assert arrow(attacked("mon3", "her9"), "her9") == ("", "mon3")
    assert arrow(fighting("her5", "mon7", "al5", "al2"), "play al5") == ("", "her5")
    assert arrow(acting(3, "mi+2", pool=("her5", "her9")).play("mi+2"), "her9") == ("mi+2", "")
