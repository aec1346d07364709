"""Realms, holdings, rule cards and dungeons that make players pay, discard, or go without."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, fight, home, step_forward
from sieges import SPARE, siege

from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.immunity import immune, shielded
from spellhall.games.spellfire.rules.plays.answers import Answers, answer_is_legal
from spellhall.games.spellfire.rules.plays.permits import users_for
from spellhall.language.effect import Effect


def sail(*hand: str, bearer: str = "swi5") -> Hall:
    """P1 attacks a plain realm of P2, who also has Nelanther."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="Nelanther")
    t.pool(0, bearer, "her4")
    t.pool(1, "her15")
    t.hand(0, *hand, "al1")
    t.hand(1, "al2")
    return t.begin(seat=0, phase=4).attack("r1").pick(bearer.split(" with ")[0])


@pytest.mark.rule("SF-TERM-30")
def test_nelanther_robs_whoever_swims_anywhere() -> None:
    t = sail("mi+2")
    assert t.seat == 0 and t.can_pick("mi+2")
    t.pick("mi+2")
    assert t.where("mi+2") == "discard pile" and t.where("swi5") == "battle"


@pytest.mark.rule("SF-TERM-30")
@pytest.mark.parametrize(("hand", "bearer"), [(("mi+2",), "swi5"), ((), "swi5")])
def test_nelanther_sends_those_who_do_not_pay_home(hand: tuple[str, ...], bearer: str) -> None:
    t = sail(*hand, bearer=bearer)
    if hand:
        t.skip()
    assert t.where("swi5") == "pool"


def test_nelanther_does_not_mind_those_who_walk() -> None:
    t = sail("mi+2", bearer="her5")
    assert t.seat == 1 and t.where("her5") == "battle" and t.where("mi+2") == "hand"


@pytest.mark.parametrize("paid", [True, False])
def test_nelanther_robs_swimming_allies_too(paid: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="Nelanther")
    t.pool(0, "her5 with mi+2")
    t.pool(1, "her15")
    t.hand(0, "alSwim3", "mi+1", "al1")
    t.hand(1, "al2")
    step_forward(t.begin(seat=0, phase=4).attack("r1"), "her5", "her15").play("alSwim3")
    _ = t.pick("mi+1") if paid else t.skip()
    assert t.where("alSwim3") == ("attached" if paid else "discard pile")
    assert t.where("mi+1") == ("discard pile" if paid else "hand")


def test_hellgate_keep_shields_its_realm_itself_and_its_defenders() -> None:
    t = siege("rFR with Hellgate Keep", "her15", "her5", second=("al9",))
    t.put(0, "discard pile", "wOff/3", "evRuin", "mi+3 Off")
    for card in ("rFR", "Hellgate Keep", "her5"):
        kept_off = [immune(t.state, t.handle(card), t.handle(source)) for source in ("wOff/3", "evRuin", "mi+3 Off")]
        assert kept_off == [True, True, False]
    assert not immune(t.state, t.handle("her15"), t.handle("evRuin"))


@pytest.mark.parametrize("wanted", [True, False])
def test_the_attacker_may_draw_when_hellgate_keep_falls_alone(wanted: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="rFR with Hellgate Keep")
    t.pool(0, "her5 with Teeth of Dalhvar-Nar and al9")
    t.pool(1, "her4", "her3")
    t.hand(0, "al1")
    t.hand(1, "al2")
    step_forward(t.begin(seat=0, phase=4).attack("rFR"), "her5", "her4").skip()
    assert t.where("Hellgate Keep") == "discard pile" and t.seat == 0
    before = t.hand_size(0)
    _ = t.yes() if wanted else t.skip()
    assert t.hand_size(0) == before + wanted


def test_hellgate_keep_grants_nothing_when_its_realm_falls() -> None:
    t = siege("rFR with Hellgate Keep", "her15").skip_to(seat=0)
    assert t.is_razed("rFR") and t.where("Hellgate Keep") == "discard pile"
    assert t.hand_size(0) == len(SPARE) + 1, "nothing but the spoils"


@pytest.mark.rule("SF-PAUSE-14")
@pytest.mark.parametrize("where", ["play", "hand"])
def test_the_cavern_turns_offensive_spells_back(where: str) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="rUnder with Cavern of Ancient Knowledge" if where == "play" else "rUnder")
    t.pool(0, "wiz5", "her3")
    t.pool(1, "her4")
    t.hand(0, "wOff/3", "her2")
    if where == "hand":
        t.hand(1, "Cavern of Ancient Knowledge")
    t.begin(seat=0, phase=3).play("wOff/3").pick("her4")
    if where == "hand":
        t.play("Cavern of Ancient Knowledge")
        if t.label == "on which realm?":
            t.pick("rUnder")
    assert t.where("her4") == "pool" and t.where("wiz5") == "discard pile"
    assert t.where("Cavern of Ancient Knowledge") == "attached"


@pytest.mark.rule("SF-PAUSE-14")
def test_the_cavern_in_hand_needs_an_underdark_realm_and_a_spell_at_you() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "wiz5", "her3")
    t.pool(1, "her4")
    t.hand(0, "wOff/3", "her2")
    t.hand(1, "Cavern of Ancient Knowledge")
    t.begin(seat=0, phase=3).play("wOff/3").pick("her4")
    assert t.where("her4") == "discard pile"


def test_geneva_casts_spells_for_any_realm_and_ignores_events() -> None:
    t = siege("rDS with Geneva Conclave", "her15", "her5", second=("wDef+3/4", "cDef+3/4", "psyDef+3"))
    able = [card for card in ("wDef+3/4", "cDef+3/4", "psyDef+3") if users_for(t.state, 1, t.handle(card))]
    assert able == ["wDef+3/4", "cDef+3/4"]
    t.put(0, "discard pile", "evRuin", "evGift", "wOff/3")
    found = [immune(t.state, t.handle("rDS"), t.handle(card)) for card in ("evRuin", "evGift", "wOff/3")]
    assert found == [True, True, False]
    assert not immune(t.state, t.handle("her5"), t.handle("evRuin"))


@pytest.mark.rule("SF-HAND-07")
@pytest.mark.parametrize(("held", "left"), [(7, 5), (6, 8)])
def test_the_thieves_guild_empties_full_hands_at_once(held: int, left: int) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r8 with Black Hand Thieves' Guild")
    t.hand(0, *[f"al{level}" for level in range(1, held)])
    t.begin(seat=0, phase=1)
    assert t.hand_size(0) == held - 1 + 3
    while t.label == "discard a card":
        t.pick(t.offered()[0])
    assert t.hand_size(0) == left


@pytest.mark.rule("SF-ABYSS-10")
def test_the_mausoleum_keeps_champions_out_of_the_abyss() -> None:
    for own, end in ((False, "discard pile"), (True, "void")):
        t = Hall()
        t.formation(0, A="r9")
        t.formation(1, A="r8")
        t.put(1, "table", "Mausoleum of the Zombie Master")
        t.pool(0, "wiz5")
        t.pool(1, "wiz4", "her3")
        t.hand(int(own), "toAbyss/3", "her2")
        t.begin(seat=int(own), phase=3).play("toAbyss/3").skip_to(rule="AMB-10").pick("her3")
        assert t.where("her3") == end
    t = fight("her15", "abyss5")
    t.put(1, "table", "Mausoleum of the Zombie Master")
    t.skip()
    assert t.where("abyss5") == "discard pile"


def test_the_mausoleum_is_for_your_own_champions_alone() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r8")
    t.put(0, "table", "Mausoleum of the Zombie Master")
    t.pool(0, "wiz5")
    t.pool(1, "her3")
    t.hand(0, "toAbyss/3", "her2")
    t.begin(seat=0, phase=3).play("toAbyss/3").skip_to(rule="AMB-10").pick("her3")
    assert t.where("her3") == "abyss"


def spoils_with(dungeon: str, *pile: str) -> Hall:
    """P1 has won a battle with a dungeon in play, and is due to draw spoils from a pile of theirs."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.put(0, "table", dungeon)
    t.pool(0, "her5")
    t.begin(seat=0, phase=4)
    t.pile(0, *pile)
    return t.attack("r1").skip_to(seat=0)


@pytest.mark.rule("SF-SPOIL-14", "SF-PILE-15")
def test_undermountain_raises_monsters_from_the_bottom() -> None:
    t = spoils_with("Undermountain", "al7", "al2", "her3", "mon4", "mon5").yes()
    assert t.offered() == ["mon4", "mon5"]
    t.pick("mon4").skip()
    assert t.where("mon4") == "pool" and t.where("mon5") == "draw pile"
    assert t.label == "play your spoils at once?" and t.hand_size(0) == 1
    assert t.where("her3") == "hand" or t.where("mon5") == "hand"


@pytest.mark.rule("SF-SPOIL-14")
def test_undermountain_can_be_left_alone() -> None:
    t = spoils_with("Undermountain", "al7", "al2", "her3", "mon4", "mon5").skip()
    assert t.where("al7") == "hand" and t.names(0, "pool") == ["her5"]


@pytest.mark.rule("SF-SPOIL-14")
@pytest.mark.parametrize("wanted", [True, False])
def test_the_carrock_trades_spoils_for_a_spell(wanted: bool) -> None:
    t = spoils_with("Carrock of High Magicks", "al7", "al2", "wOff/3", "mon4")
    _ = t.yes().pick("wOff/3") if wanted else t.skip()
    assert t.names(0, "hand") == (["wOff/3"] if wanted else ["al7"])


def test_the_carrock_keeps_battle_spells_of_a_winner() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.put(0, "table", "Carrock of High Magicks")
    t.pool(0, "wiz5 with wDef+3/4")
    t.pool(1, "her4")
    t.hand(0, "al1")
    t.hand(1, "al2")
    step_forward(t.begin(seat=0, phase=4).attack("r1"), "wiz5", "her4").skip()
    t.pick("wDef+3/4")
    assert t.where("wDef+3/4") == "hand"


def dead_and_living(attacker: str, defender: str, rule: str = "Negative Planar Energy") -> Hall:
    t = Hall()
    t.put(0, "table", rule)
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, attacker)
    t.pool(1, defender)
    t.hand(0, "al1")
    t.hand(1, "al1")
    return step_forward(t.begin(seat=0, phase=4).attack("r1"), attacker, defender)


def test_the_dead_drain_the_base_levels_of_the_living() -> None:
    assert dead_and_living("und3", "her9").totals() == (3, 6)
    assert dead_and_living("und3", "cle9").totals() == (3, 9)
    assert dead_and_living("und3", "avatar15").totals() == (3, 15)
    assert dead_and_living("her3", "her9").totals() == (3, 9)
    assert dead_and_living("und5", "her4").where("her4") == "discard pile"


def test_two_dead_champions_drain_each_other() -> None:
    t = dead_and_living("und9", "und5")
    assert t.where("und5") == "discard pile" and t.where("und9") in ("battle", "pool")


def test_the_good_grow_and_ignore_what_the_wicked_do() -> None:
    t = at_home(pool=("her5",), hand=("her2",))
    t.put(0, "table", "Good Triumphs in the End")
    t.pool(1, "und3", "her4")
    t.put(1, "discard pile", "evRuin", "evGift")
    t.put(0, "discard pile", "evGale")
    ruin, gift, gale = (t.handle(card) for card in ("evRuin", "evGift", "evGale"))
    assert [immune(t.state, t.handle("her5"), event) for event in (ruin, gift)] == [True, False]
    assert shielded(t.state, 0, ruin) and not shielded(t.state, 0, gift)
    assert not shielded(t.state, 1, gale) and not immune(t.state, t.handle("her4"), gale)
    t = dead_and_living("her5", "her9", rule="Good Triumphs in the End")
    assert t.totals() == (7, 11)
    t = dead_and_living("und3", "her9", rule="Good Triumphs in the End")
    assert t.totals() == (3, 11)


@pytest.mark.rule("SF-PILE-16")
def test_three_card_monte_pays_the_most_levels() -> None:
    t = home(hand=("Three Card Monte",))
    t.pile(0, "her5", "r5", "al3")
    t.pile(1, "her6", "mi+1", "al2")
    t.play("Three Card Monte")
    assert t.where("r5") == "abyss"
    assert {t.where("her6"), t.where("al2"), t.where("mi+1")} == {"hand"}, "nine beat eight"
    assert t.where("her5") == t.where("al3") == "discard pile"


@pytest.mark.rule("SF-PILE-16")
def test_three_card_monte_lets_all_keep_who_tie() -> None:
    t = home(hand=("Three Card Monte",))
    t.pile(0, "her5", "r5", "al1")
    t.pile(1, "her4", "mi+2", "r6")
    t.play("Three Card Monte")
    assert t.where("her5") == t.where("her4") == "hand" and t.where("r6") == "abyss"


@pytest.mark.rule("SF-VOID-06")
@pytest.mark.parametrize("torn", [True, False])
def test_entering_darkness_cancels_unless_the_card_is_torn_up(torn: bool) -> None:
    t = at_home(pool=("wiz5",), hand=("wOff/3", "her2"))
    t.pool(1, "her4")
    t.hand(1, "Enter Darkness Together")
    t.state.question = None
    t.play("wOff/3").pick("her4").play("Enter Darkness Together")
    assert t.seat == 0
    t.say(next(option for option in t.options() if option.startswith("tear" if torn else "cancel")))
    assert t.where("her4") == ("discard pile" if torn else "pool")
    assert t.where("wOff/3") == ("void" if torn else "discard pile")


@pytest.mark.rule("SF-CALM-08")
@pytest.mark.parametrize(("event", "asked"), [("Enter Darkness Together", False), ("evRuin", True)])
def test_entering_darkness_can_be_neither_negated_nor_calmed(event: str, asked: bool) -> None:
    t = at_home(hand=("evGift", "calm", "airship", "her2"), pool=("her5",))
    t.hand(1, event, "evGift")
    t.state.question = None
    answered = Answers(card=t.handle(event), seat=1, at=0)
    calm = t.handle("calm")
    ((number, ability),) = card_of(t.state, calm).answers
    t.state.stack.insert(0, Effect.of(ability.program, t.handle(event), 1))
    assert answer_is_legal(t.state, answered, 0, calm, number, ability) is asked


def test_a_treant_guards_the_hidden_village() -> None:
    t = siege("The Hidden Village", "her15", "her5")
    assert t.totals() == (15, 13)
    assert siege("r1", "her15", "her5").totals() == (15, 5)


@pytest.mark.parametrize(("spell", "lost"), [("Flame Strike", 8), ("cOff-3/4", 3)])
def test_only_fire_drives_the_treant_away(spell: str, lost: int) -> None:
    t = siege("The Hidden Village", "cle3", "her5 with al9 and al3", first=(spell,), second=("al2",))
    before = t.totals()[1]
    t.play(spell)
    if t.can_pick("al3"):
        t.skip()
    assert before - t.totals()[1] == lost
