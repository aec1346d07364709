"""Artifacts of the sets after Dragonlance, each in a position that shows what it does."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, fight, home, step_forward
from sieges import camp

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.rules.plays.permits import is_banned, may_use, why_not_bear


def bearing(bearer: str, *others: str, friends: tuple[str, ...] = ()) -> Hall:
    """P1 at home with a champion that bears something; P2 has other cards in the discard pile."""
    t = at_home(pool=(bearer, *friends), hand=("her2",))
    t.put(1, "discard pile", *others)
    return t


@pytest.mark.parametrize(
    ("artifact", "bearers", "others"),
    [
        ("Barab's Goblet of Dissolution", ("herDS5", "her5"), ()),
        ("The Inverter", ("wiz5", "wizGH5"), ("her5", "psi5")),
        ("Bando's Whitestone", ("psi5",), ("wiz5",)),
        ("The North Wind", ("avatar15",), ("her15",)),
        ("Ipsissimo's Black Goose", ("cle5",), ("wiz5",)),
        ("Albruin", ("herFR5",), ("Midnight", "her5")),
        ("Wave", ("swi5",), ("her5", "fly5")),
        ("Holy Sword Chrysomer", ("her5", "herDS5"), ("und5", "wiz5")),
    ],
)
def test_some_artifacts_are_for_certain_champions(
    artifact: str, bearers: tuple[str, ...], others: tuple[str, ...]
) -> None:
    t = at_home(pool=(*bearers, *others), hand=(artifact, "her2"))
    able = [name for name in (*bearers, *others) if why_not_bear(t.state, t.handle(name), t.handle(artifact)) is None]
    assert able == list(bearers)


@pytest.mark.parametrize(
    ("bearer", "types"),
    [
        ("wiz5 with The Inverter", ("wDef+3/4", "psyDef+3")),
        ("psi5 with Bando's Whitestone", ("wDef+3/4", "psyDef+3")),
        ("her5 with Tighmaevril Sword", ("bloodDef+3",)),
        ("und5 with Heart of Darkness", ("wDef+3/4",)),
        ("her5 with Heart of Darkness", ()),
    ],
)
def test_some_artifacts_open_kinds_of_cards(bearer: str, types: tuple[str, ...]) -> None:
    support = ("wDef+3/4", "cDef+3/4", "psyDef+3", "bloodDef+3")
    t = home(bearer)
    t.put(0, "discard pile", *support)
    me = t.handle(bearer.split(" with ")[0])
    assert tuple(card for card in support if may_use(t.state, me, t.handle(card))) == types


@pytest.mark.parametrize(
    ("bearer", "kept_off", "let_in"),
    [
        ("wizGH5 with Teeth of Dalhvar-Nar", ("wOff-3/4", "cOff-3/4"), ("mi+3 Off",)),
        ("herFR5 with All-Knowing Eye of Yasmin Sira", ("wOff-3/4", "cOff-3/4"), ("mi+3 Off",)),
    ],
)
def test_some_artifacts_keep_cards_off(bearer: str, kept_off: tuple[str, ...], let_in: tuple[str, ...]) -> None:
    t = bearing(bearer, *kept_off, *let_in)
    me = t.handle(bearer.split(" with ")[0])
    assert [card for card in (*kept_off, *let_in) if immune(t.state, me, t.handle(card))] == list(kept_off)


@pytest.mark.parametrize(
    ("bearer", "friend", "stranger", "card"),
    [
        ("wizGH5 with The Hoof of Auroch", "her5", "her4", "psyOff-3"),
        ("cle5 with Ipsissimo's Black Goose", "cle4", "her4", "evRuin"),
        ("reg5 with Kingstopper", "mon4", "her4", "evRuin"),
        ("wizGH5 with Book of the Dead", "und5", "her4", "evRuin"),
        ("wizGH5 with Book of the Dead", "und5", "her4", "Wish"),
    ],
)
def test_some_artifacts_protect_others_too(bearer: str, friend: str, stranger: str, card: str) -> None:
    whole_pool = "Hoof" in bearer
    t = at_home(pool=(bearer, f"{friend} with mi+2", "her3"), hand=("her2",))
    t.pool(1, stranger)
    t.put(1, "discard pile", card)
    assert immune(t.state, t.handle(friend), t.handle(card))
    assert immune(t.state, t.handle("her3"), t.handle(card)) is whole_pool
    assert not immune(t.state, t.handle(stranger), t.handle(card))
    assert immune(t.state, t.handle("mi+2"), t.handle(card)) is ("Book" in bearer)


def test_the_goose_protects_only_from_the_pool() -> None:
    t = fight("cle5 with Ipsissimo's Black Goose", "her15")
    t.pool(0, "cle4")
    t.put(1, "discard pile", "evRuin")
    assert not immune(t.state, t.handle("cle5"), t.handle("evRuin"))
    assert not immune(t.state, t.handle("cle4"), t.handle("evRuin"))


def test_the_dragon_throne_strengthens_allies_and_shows_a_hand_each_turn() -> None:
    assert fight("herFR5 with Dragon Throne and al2 and al1", "her15").totals() == (5 + 4 + 3, 15)
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.pool(0, "herFR5 with Dragon Throne")
    t.hand(1, "al7")
    t.begin(seat=1, phase=5).skip_to(label="end your turn").end_turn().skip_to(seat=0).yes()
    assert any("al7" in line for line in t.log(0))


@pytest.mark.parametrize("weapon", ["Hammer of Tyr", "Sword of Cymrych Hugh"])
def test_some_weapons_destroy_all_the_undead_in_the_battle(weapon: str) -> None:
    t = fight(f"herFR5 with {weapon} and alUnd3 and al2", "her15 with alUnd4 and al1")
    assert t.totals() == (5 + 6 + 2, 16)
    assert fight(f"herFR5 with {weapon}", "und9").where("und9") == "discard pile"
    slain = fight(f"herFR5 with {weapon}", "giant5 with al9").where("giant5") == "discard pile"
    assert slain is (weapon == "Sword of Cymrych Hugh")


def test_the_jacinth_charms_an_ally_and_doubles_its_own() -> None:
    t = duel("wizGH5 with Jacinth of Inestimable Beauty and al2", "her9 with al4", hand=("al1",), rival_hand=("al1",))
    assert t.totals() == (9, 13)
    t.use("Jacinth of Inestimable Beauty")
    assert t.totals() == (5 + 4 + 8, 9)


@pytest.mark.parametrize("wanted", [True, False])
def test_the_nightingale_silences_the_opponent_if_wanted(wanted: bool) -> None:
    t = Hall()
    t.pool(0, "wizGH5 with Queen Ehlissa's Marvelous Nightingale")
    t.pool(1, "wiz9")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(0, "al1")
    t.put(1, "discard pile", "al3", "wDef+3/4", "mi+2")
    t.begin(seat=0, phase=4).attack("r1").skip_to(seat=1).pick("wiz9")
    _ = t.yes() if wanted else t.skip()
    foe = t.handle("wiz9")
    barred = [is_banned(t.state, 1, foe, t.handle(card)) for card in ("al3", "wDef+3/4", "mi+2")]
    assert barred == [wanted, wanted, False]


def test_the_sword_of_kas_halves_all_but_its_old_enemy() -> None:
    assert fight("wizGH5 with Sword of Kas", "her9 with al9").totals() == (13, 14)
    t = Hall()
    t.pool(0, "wizGH5 with Sword of Kas")
    foe = t.pool(1, "herGH5")[0]
    t.state.attach(t.put(1, "attached", "Eye and Hand of Vecna")[0], foe)
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(0, "al1")
    t.hand(1, "al1")
    step_forward(t.begin(seat=0, phase=4).attack("r1"), "wizGH5", "herGH5")
    assert t.totals() == (5, 7)


def test_the_teeth_fly_and_take_a_holding_with_each_victory() -> None:
    t = fight("wizGH5 with Teeth of Dalhvar-Nar and al9", "her5", realm="r1 with h1")
    assert has_trait(t.state, t.handle("wizGH5"), "flyer")
    assert t.skip().where("h1") == "discard pile"
    assert fight("wizGH5 with al9", "her5", realm="r1 with h1").skip().where("h1") == "attached"


def test_the_all_knowing_eye_casts_once_a_battle_and_sees_a_hand_once_a_turn() -> None:
    t = duel("herFR5 with All-Knowing Eye of Yasmin Sira", "her15", hand=("al1",), rival_hand=("al1",))
    assert t.use("All-Knowing Eye of Yasmin Sira").totals() == (10, 15)
    assert not t.can("All-Knowing Eye of Yasmin Sira", tb.USE)
    t = home("herFR5 with All-Knowing Eye of Yasmin Sira")
    t.hand(1, "al7")
    t._do("All-Knowing Eye of Yasmin Sira", tb.USE_SECOND)
    assert any("al7" in line for line in t.log(0)) and not t.can_use("All-Knowing Eye of Yasmin Sira")


def test_the_silencer_costs_another_player_every_holding() -> None:
    t = fight("herDS5 with Silencer of Bodach", "her15", realm="r1 with h1")
    t.skip()
    assert t.where("h1") == "discard pile"


def test_the_bearer_of_the_silencer_defends_first() -> None:
    t = camp("r1", "her9", "herDS5 with Silencer of Bodach", "her8")
    t.hand(1, "al1")
    t.attack("r1").skip_to(seat=1)
    assert t.can_pick("herDS5") and not t.can_pick("her8")
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "herDS5 with Silencer of Bodach", "her8")
    t.begin(seat=0, phase=4).attack("r1")
    assert t.can_pick("her8"), "it need not attack first"


def test_the_goblet_dissolves_the_winner() -> None:
    assert fight("her5 with Barab's Goblet of Dissolution", "her15").skip().where("her15") == "abyss"


def test_the_north_wind_razes_what_its_avatar_wins() -> None:
    t = fight("avatar15 with The North Wind", "her5").skip()
    assert t.is_razed("r1")
    assert not fight("avatar15", "her5").skip().is_razed("r1")
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r3", C="r2", D="rClericOnly")
    t.pool(0, "avatar15 with The North Wind")
    assert t.begin(seat=0, phase=4).can_attack("rClericOnly")


@pytest.mark.parametrize(("bearer", "able"), [("wizGH5 with The Ring of Gaxx", False), ("wizGH5", True)])
def test_the_ring_of_gaxx_keeps_its_bearer_out_of_battle(bearer: str, able: bool) -> None:
    t = at_home(seat=1, pool=("wiz9",), hand=("wOff/3", "her2"))
    t.pool(0, bearer, "her3")
    t.state.question = None
    t.play("wOff/3")
    assert t.can_pick("her3") and t.can_pick("wizGH5") is able
    t = fight("her15", "wizGH5 with The Ring of Gaxx").skip()
    assert t.where("wizGH5") == "discard pile"


def test_albruin_halves_monsters_and_silences_the_minds_of_opponents() -> None:
    assert fight("herFR5 with Albruin", "mon9 with al9").totals() == (10, 13)
    assert fight("herFR5 with Albruin", "her9 with al9").totals() == (10, 18)
    t = home("herFR5 with Albruin", "psi5")
    t.pool(1, "psi4")
    t.put(1, "discard pile", "psyDef+3")
    assert is_banned(t.state, 1, t.handle("psi4"), t.handle("psyDef+3"))
    assert not is_banned(t.state, 0, t.handle("psi5"), t.handle("psyDef+3"))


def test_blackrazor_wants_battle_every_turn() -> None:
    t = home("her5 with Blackrazor", "her4")
    t.skip_to(label="end your turn").end_turn().pick("her4")
    assert t.where("her4") == "discard pile" and t.where("her5") == "pool"
    t = fight("her5 with Blackrazor and al9 and al8", "her4")
    t.pool(0, "her3")
    t.skip_to(label="end your turn").end_turn()
    assert t.where("her3") == t.where("her5") == "pool"


def test_blackrazor_shields_the_allies_of_its_bearer() -> None:
    t = fight("her5 with Blackrazor and al2", "her15 with al3")
    t.put(1, "discard pile", "wOff-3/4", "psyOff-3", "mi+3 Off")
    kept_off = [immune(t.state, t.handle("al2"), t.handle(card)) for card in ("wOff-3/4", "psyOff-3", "her15", "al3")]
    assert all(kept_off) and not immune(t.state, t.handle("al2"), t.handle("mi+3 Off"))
    assert not immune(t.state, t.handle("her5"), t.handle("wOff-3/4"))


def test_wave_lets_allies_swim_and_doubles_true_swimmers() -> None:
    t = fight("swi5 with Wave and al3 and alSwim4", "her15 with al9")
    assert t.totals() == (5 + 5 + 3 + 8, 24)
    assert has_trait(t.state, t.handle("al3"), "swimmer")


def test_the_holy_sword_destroys_ten_levels_of_the_undead() -> None:
    t = Hall()
    t.pool(0, "her5 with Holy Sword Chrysomer")
    t.pool(1, "her9 with alUnd4 and alUnd3 and Skeletal Minion and al9")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(0, "al1")
    step_forward(t.begin(seat=0, phase=4).attack("r1"), "her5", "her9")
    t.pick("alUnd4")
    assert t.offered() == ["Skeletal Minion", "alUnd3"]
    t.pick("alUnd3")
    assert t.where("al9") == "attached"


@pytest.mark.parametrize(("undead", "able"), [("und5", False), ("und9", True)])
def test_small_undead_do_not_face_the_holy_sword(undead: str, able: bool) -> None:
    t = camp("r1", "her5 with Holy Sword Chrysomer", undead, "her4")
    t.attack("r1").skip_to(seat=1)
    assert t.can_pick("her4") and t.can_pick(undead) is able


@pytest.mark.parametrize(
    ("guardian", "user", "spell", "asked"),
    [
        ("her5 with Icon of Magic", "wiz5", "wOff/3", True),
        ("her5 with Icon of Magic", "cle5", "cOff/3", False),
        ("her5 with Nectar of the Gods", "cle5", "cOff/3", True),
        ("her5 with Nectar of the Gods", "wiz5", "wOff/3", False),
    ],
)
def test_offensive_spells_of_a_kind_need_permission(guardian: str, user: str, spell: str, asked: bool) -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.pool(0, user)
    t.pool(1, guardian, "her4")
    t.hand(0, spell, "mi+1")
    t.begin(phase=3).play(spell)
    assert (t.rule == "SF-LEAVE-01") is asked and t.seat == int(asked)


def test_the_tighmaevril_sword_fells_regents() -> None:
    assert fight("her5 with Tighmaevril Sword", "reg9").where("reg9") == "discard pile"
    assert fight("her5 with Tighmaevril Sword", "her15").where("her15") == "battle"


@pytest.mark.parametrize(("attacker", "able"), [("Cidre Bint Corina", False), ("her5", True)])
def test_no_birthright_champion_attacks_the_emperor(attacker: str, able: bool) -> None:
    t = camp("r1", attacker, "Rahil the Falcon with Emperor's Crown of Anuire")
    t.hand(0, "al1")
    assert t.can_attack("r1") is able


@pytest.mark.parametrize(
    ("bearer", "met"), [("und5 with Heart of Darkness", False), ("her5 with Heart of Darkness", True)]
)
def test_the_heart_of_darkness_serves_the_undead_best(bearer: str, met: bool) -> None:
    assert fight(bearer, "her15 with al9").totals() == (10 if met else 15, 24)
    t = camp("r1", bearer, "und9", "her9")
    t.hand(1, "al1")
    t.attack("r1").skip_to(seat=1)
    assert t.can_pick("her9") and t.can_pick("und9") is met
    t.pick("her9")
    t.put(1, "discard pile", "alUnd4", "al4")
    foe = t.handle("her9")
    assert is_banned(t.state, 1, foe, t.handle("alUnd4")) is not met
    assert not is_banned(t.state, 1, foe, t.handle("al4"))
