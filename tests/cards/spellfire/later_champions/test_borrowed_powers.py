"""Champions and allies of the later sets that borrow, imitate, store things or stay where they fought."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, fight, finish_turn

from spellhall.games.spellfire.rules.levels.immunity import immune, shielded
from spellhall.games.spellfire.rules.levels.levels import own_level
from spellhall.games.spellfire.rules.levels.projection import is_silenced
from spellhall.games.spellfire.rules.plays.permits import may_use


def meets(champion: str, rival: str, *more: str, hand: tuple[str, ...] = ("al1",)) -> Hall:
    """P1 attacks with a champion, P2 defends with a rival and has more champions; nothing has been answered yet."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, champion)
    t.pool(1, rival, *more)
    t.hand(0, *hand)
    t.hand(1, "al1")
    return t.begin(seat=0, phase=4).attack("r1").pick(rival.split(" with ")[0])


@pytest.mark.parametrize("attacker", ["her5", "her15"])
def test_the_baelnorn_stays_with_a_realm_that_it_defended_in_a_victory(attacker: str) -> None:
    t = fight(attacker, "her4 with Baelnorn")
    t.skip()
    assert t.where("Baelnorn") == ("attached" if attacker == "her5" else "discard pile")


def test_the_baelnorn_helps_the_next_defender() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1 with Baelnorn")
    t.pool(0, "her15")
    t.pool(1, "her4")
    t.hand(1, "al1")
    t.begin(seat=0, phase=4).attack("r1").pick("her4")
    assert t.totals() == (15, 4 + 5)


def test_the_chitine_hates_drow() -> None:
    assert fight("her3 with Chitine", "herDrow5 with art+4 and mi+3 Off").totals()[0] == 3 + 8
    assert fight("her3 with Chitine", "her15").totals()[0] == 3 + 4


@pytest.mark.parametrize(
    ("bearer", "rival", "place"),
    [
        ("Lolth, the Spider Queen", "her1", "attached"),
        ("Lolth, the Spider Queen", "her15", "draw pile"),
        ("her9", "her1", "discard pile"),
        ("her9", "her15", "discard pile"),
    ],
)
def test_the_chitine_stays_with_lolth_until_she_falls(bearer: str, rival: str, place: str) -> None:
    t = fight(f"{bearer} with Chitine", rival)
    t.skip()
    assert t.where("Chitine") == place


@pytest.mark.parametrize(
    ("attacker", "defender", "place"),
    [
        ("her5", "her4 with Fey Dwarf", "attached"),
        ("her15", "her4 with Fey Dwarf", "discard pile"),
        ("her4 with Fey Dwarf", "her15", "hand"),
        ("her9 with Fey Dwarf", "her5", "discard pile"),
    ],
)
def test_the_fey_dwarf_stays_after_a_defence_and_comes_back_from_a_lost_attack(
    attacker: str, defender: str, place: str
) -> None:
    t = fight(attacker, defender)
    t.skip()
    assert t.where("Fey Dwarf") == place


@pytest.mark.parametrize(("king", "things"), [("BR/090", "discard pile"), ("BR/090 with art+4", "attached")])
def test_the_goblin_king_borrows_a_monster_which_is_stripped_if_he_loses(king: str, things: str) -> None:
    t = fight(king, "her9")
    t.pool(1, "mon4 with mi+1", "her2")
    t.use("BR/090")
    assert t.totals()[0] == 3 + 5 + (4 if "art" in king else 0)
    t.skip()
    assert t.where("mon4") == "pool" and t.where("mi+1") == things


def test_the_wizard_gives_a_realm_for_a_round() -> None:
    t = fight("The Wizard", "her15")
    t.formation(0, B="r7")
    t.use("The Wizard").pick("r7")
    assert t.where("r7") == "discard pile" and t.where("her15") == "discard pile" and t.where("The Wizard") == "pool"


def test_rhuobhe_imitates_a_champion_when_he_attacks() -> None:
    t = meets("Rhuobhe Manslayer", "mon9 with al2", "Mika the Wolf Nomad").pick("Mika the Wolf Nomad")
    assert t.totals()[0] == 8 + 3
    assert fight("Rhuobhe Manslayer", "her15").totals()[0] == 8 + 4


def test_rhuobhe_imitates_nobody_in_defence() -> None:
    t = fight("mon9", "Rhuobhe Manslayer")
    assert t.seat == 1 and t.can_play("al1") and t.totals()[1] == 8


def test_thieves_need_leave_of_the_guildmaster() -> None:
    t = fight("thi5", "her9", hand=("thiefDef+3",))
    t.pool(1, "The Guildmaster")
    t.put(0, "hand", "fistOff+3")
    assert immune(t.state, t.handle("The Guildmaster"), t.handle("fistOff+3"))
    t.play("thiefDef+3")
    assert t.seat == 1
    t.skip()
    assert t.totals()[0] == 5


def test_what_opposes_simpkin_is_his_for_a_round_and_then_lost() -> None:
    t = fight("NS/036", "her9 with mi+2 and mi+3 Off and art+2", rival_hand=("al9",))
    assert t.totals() == (7 + 5, 9 + 2)
    t.play("al9").skip()
    assert t.where("mi+2") == t.where("mi+3 Off") == "discard pile" and t.where("art+2") == "attached"


@pytest.mark.parametrize(("pays", "total"), [(True, 3 + 7 + 2), (False, 3)])
def test_yorgia_becomes_like_a_monster_for_an_item(pays: bool, total: int) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Yorgia Sandow with art+2", "her2 with mi+2")
    t.pool(1, "her15", "Cyclops")
    t.hand(0, "al1")
    t.begin(seat=0, phase=4).attack("r1").pick("Yorgia Sandow").pick("her15")
    t.pick("mi+2") if pays else t.skip()
    assert t.totals()[0] == total + (0 if pays else 2)
    assert t.where("mi+2") == ("discard pile" if pays else "attached")


def test_roghal_makes_an_attacker_show_what_they_will_use() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her5")
    t.pool(1, "Roghal Baen")
    t.hand(0, "al1", "al2", "al3")
    t.hand(1, "al4")
    t.begin(seat=0, phase=4).attack("r1").pick("Roghal Baen").yes().pick("al2").skip()
    assert t.seat == 0 and t.can_play("al2") and not t.can_play("al1") and not t.can_play("al3")


def test_raydan_has_level_and_power_of_another_psionicist() -> None:
    t = meets("Raydan Valers", "her15 with mi+3 Off and mi+1", "Ansalong", "mon5")
    assert not t.can_pick("mon5")
    t.pick("Ansalong")
    assert t.totals()[0] == 2
    assert is_silenced(t.state, t.handle("mi+3 Off")) and not is_silenced(t.state, t.handle("mi+1"))


def test_cards_with_a_bonus_lose_two_levels_against_winslow() -> None:
    t = fight("Winslow the Lich with mi+2", "her9 with mi+3 Off and art+4 and al5 and mi0")
    assert t.totals() == (9 + 2, 9 + 1 + 2 + 3 + 0)
    assert own_level(t.state, t.handle("mi0")) == 0


def test_spells_of_hornung_count_their_last_digit_and_need_no_leave() -> None:
    t = fight("Hornung the Anarch", "her15", hand=("DL/070",))
    t.pool(1, "Midnight, Goddess of Magic")
    t.play("DL/070")
    assert t.totals()[0] == 6 + 0


def test_zaranda_stores_blood_abilities_for_a_battle() -> None:
    t = at_home(pool=("Zaranda Star",), hand=("bloodDef+3", "al2", "her2"))
    t.use("Zaranda Star")
    assert t.hand_size(0) == 2 and not t.state.seen[t.handle("bloodDef+3")] & 2
    t.formation(1, B="r2")
    t.pool(1, "her15")
    t.skip_to_phase(4).attack("r8")
    t.pick("Zaranda Star").pick("her15").say("use Zaranda Star's second power")
    assert t.where("bloodDef+3") == "attached" and t.totals()[0] == 7 + 3


def test_muragh_fights_with_no_other_ally_and_weakens_all_that_is_played_against_his_champion() -> None:
    t = fight("her3", "her15 with mi+3 Off and art+4 and al2", hand=("Muragh Brilstagg", "al4", "mi+1"))
    t.play("Muragh Brilstagg")
    assert t.totals() == (3 + 6, 15 + 1 + 2 + 0) and not t.can_play("al4")
    t = fight("her3", "her15", hand=("Muragh Brilstagg", "al4"))
    t.play("al4")
    assert not t.can_play("Muragh Brilstagg")


def test_king_snurre_gives_an_order_after_a_turn_without_an_attack() -> None:
    t = Hall()
    t.may_decline = True
    t.formation(0, A="r9")
    t.formation(1, A="r8")
    t.pool(0, "King Snurre the Fire Giant")
    t.pool(1, "her6", "mon6")
    t.begin(seat=0, phase=6).end_turn()
    assert t.seat == 0
    t.yes().pick("her6")
    t.skip_to_phase(4, seat=1).attack("r9")
    assert t.can_pick("mon6") and not t.can_pick("her6")


def test_king_snurre_gives_no_order_after_an_attack() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r8")
    t.pool(0, "King Snurre the Fire Giant")
    t.pool(1, "her1")
    t.begin(seat=0, phase=4).attack("r8")
    finish_turn(t)
    assert t.seat == 1 and t.where("King Snurre the Fire Giant") == "pool"


def test_olaf_returns_what_he_borrowed_for_a_card_or_discards_it() -> None:
    for keeps in (True, False):
        t = Hall()
        t.formation(0, A="r9")
        t.formation(1, A="r1")
        t.pool(0, "Olaf the Sly with art+4")
        t.pool(1, "her5", "her2 with mi+2")
        t.hand(0, "al1")
        t.hand(1, "al1")
        t.begin(seat=0, phase=4).attack("r1").pick("her5").pick("mi+2")
        before = t.hand_size(0)
        assert t.totals()[0] == 3 + 4 + 2
        t.skip()
        first, second = t.options()
        t.say(second if keeps else first)
        assert t.where("mi+2") == ("attached" if keeps else "discard pile") and t.hand_size(0) == before + keeps


def test_ellorelloran_removes_a_rule_card_as_she_comes_and_a_later_one_for_herself() -> None:
    t = at_home(pool=("her5",), hand=("Ellorelloran", "her2"))
    t.put(1, "table", "keep10")
    t.play("Ellorelloran").pick("keep10")
    assert t.where("keep10") != "table"
    t.put(1, "table", "keep6")
    t.use("Ellorelloran")
    assert t.where("keep6") != "table" and t.where("Ellorelloran") == "discard pile"


def test_ellorelloran_cannot_remove_a_rule_card_that_she_let_lie() -> None:
    t = at_home(pool=("her5",), hand=("Ellorelloran", "her2"))
    t.put(1, "table", "keep10")
    t.play("Ellorelloran").skip()
    assert t.where("keep10") == "table" and not t.can_use("Ellorelloran")


def test_ratik_ignores_one_item_at_a_time() -> None:
    t = fight("Ratik Ubel", "her9 with mi+3 Off and Gauntlets of Golem Strength")
    t.use("Ratik Ubel")
    if t.can_pick("mi+3 Off"):
        t.pick("mi+3 Off")
    assert immune(t.state, t.handle("Ratik Ubel"), t.handle("mi+3 Off")) and not t.can_use("Ratik Ubel")
    assert t.totals()[1] == 9 + own_level(t.state, t.handle("Gauntlets of Golem Strength"))


@pytest.mark.parametrize(("attacks", "place"), [(True, "pool"), (False, "discard pile")])
def test_uldo_strips_a_dragon_and_then_has_to_attack(attacks: bool, place: str) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r8", B="r7")
    t.pool(0, "Uldo Dracobane")
    t.pool(1, "monDragon5 with mi+2 and art+4")
    t.begin(seat=0, phase=6).end_turn().yes()
    assert t.where("mi+2") == t.where("art+4") == "draw pile"
    assert set(t.names(1, "draw pile")[:2]) == {"mi+2", "art+4"}
    t.skip_to_phase(4, seat=0, turns=3)
    if attacks:
        t.attack("r8")
    finish_turn(t)
    assert t.where("Uldo Dracobane") == place


def test_elyk_chooses_what_he_is_and_an_artifact_that_does_nothing_to_his_player() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r8")
    t.pool(0, "Elyk the Bard")
    t.pool(1, "her5 with art+4")
    t.hand(0, "wDef+3/4")
    t.begin(seat=1, phase=6)
    t.skip_to(seat=0, turns=1).yes().say("wizard")
    t.pick("art+4")
    assert may_use(t.state, t.handle("Elyk the Bard"), t.handle("wDef+3/4"))
    assert shielded(t.state, 0, t.handle("art+4")) and not shielded(t.state, 1, t.handle("art+4"))
