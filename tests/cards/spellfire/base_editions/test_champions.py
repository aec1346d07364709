"""Champions of the four base editions, each in a position that shows what it does."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, fight, step_forward
from sieges import camp

from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.projection import is_silenced
from spellhall.games.spellfire.rules.plays.permits import is_banned, may_use


@pytest.mark.parametrize(
    ("attacker", "defender", "totals"),
    [
        ("Bruenor Battlehammer", "mon9", (7, 9)),
        ("Bruenor Battlehammer", "her9", (5, 9)),
        ("The Jotunslayers", "mon9", (8, 9)),
        ("The Jotunslayers", "her9", (4, 9)),
        ("Vasos Flameslayer", "mon9", (8, 9)),
        ("Allisa of the Mist", "mon9", (8, 9)),
        ("Worden Ironfist", "mon9", (8, 9)),
        ("Worden Ironfist", "wiz9", (5, 9)),
        ("Dwarf of Earthfast", "mon9", (6, 9)),
        ("King Havlor II", "her15", (10, 15)),
        ("The Black Courser", "und9", (8, 9)),
        ("The Black Courser", "her9", (4, 9)),
        ("The Black Courser", "her9 with alUnd3", (8, 12)),
        ("Rary the Traitor", "wiz9", (7, 9)),
        ("Rary the Traitor", "her9", (4, 9)),
    ],
)
def test_some_grow_against_certain_foes(attacker: str, defender: str, totals: tuple[int, int]) -> None:
    assert fight(attacker, defender).totals() == totals


@pytest.mark.parametrize(
    ("champion", "realm", "level"),
    [
        ("Drow Matron", "Menzoberranzan", 8),
        ("Drow Matron", "r1", 5),
        ("Torg Mac Cei, the Ironlord", "The Great Rift", 12),
        ("Torg Mac Cei, the Ironlord", "r1", 6),
        ("Rary the Traitor", "r1 with h1", 7),
    ],
)
def test_some_grow_in_defence_of_certain_realms(champion: str, realm: str, level: int) -> None:
    assert fight("her9", champion, realm=realm).totals() == (9, level)


@pytest.mark.parametrize(("realm", "level"), [("rDS", 6), ("rFR", 4)])
def test_the_cleric_of_malar_grows_against_realms_of_other_worlds(realm: str, level: int) -> None:
    assert fight("Cleric of Malar", "her9", realm=realm).totals() == (level, 9)


@pytest.mark.parametrize(
    ("attacker", "total"),
    [("King Azoun IV", 7 + 3), ("Adventurers", 4 + 3), ("The Pereghost", 7 + 4), ("2nd/327", 4 + 3)],
)
def test_some_lead_stronger_allies(attacker: str, total: int) -> None:
    assert fight(f"{attacker} with al2", "her15").totals() == (total, 15)


def test_the_wolf_nomads_grow_beside_their_mika() -> None:
    assert fight("Wolf Nomads", "her9").totals() == (4, 9)
    t = Hall()
    t.pool(0, "Wolf Nomads", "Mika the Wolf-Nomad")
    t.pool(1, "her9")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(0, "al1")
    t.begin(seat=0, phase=4).attack("r1").pick("Wolf Nomads").pick("her9")
    assert t.totals() == (6, 9)


@pytest.mark.parametrize(
    "champion", ["Adventurers!", "The Outcast", "Erellika", "Borys", "Otto", "Lolth, the Spider Queen"]
)
def test_some_use_both_kinds_of_spells(champion: str) -> None:
    t = at_home(pool=(champion,), hand=("her2", "wDef+3/4", "cDef+3/4"))
    assert all(may_use(t.state, t.handle(champion), t.handle(spell)) for spell in ("wDef+3/4", "cDef+3/4"))


@pytest.mark.parametrize("champion", ["Iuz the Evil", "Young Gold Dragon", "Dragon King", "The Lion of Urik"])
def test_some_monsters_use_wizard_spells(champion: str) -> None:
    t = at_home(pool=(champion,), hand=("her2", "wDef+3/4", "cDef+3/4"))
    assert may_use(t.state, t.handle(champion), t.handle("wDef+3/4"))
    assert not may_use(t.state, t.handle(champion), t.handle("cDef+3/4"))


@pytest.mark.parametrize(
    ("champion", "card", "kept_off"),
    [
        ("Alias the Sell-Sword", "wOff+3/4", True),
        ("Alias the Sell-Sword", "wDef+3/4", False),
        ("Shandrill", "wOff+3/4", True),
        ("3rd/282", "wDef+3/4", True),
        ("Mul Savage", "mi+2", True),
        ("The Lion of Urik", "Phobia Amplification", True),
    ],
)
def test_some_are_immune(champion: str, card: str, kept_off: bool) -> None:
    t = at_home(pool=(champion,), hand=("her2", card))
    assert immune(t.state, t.handle(champion), t.handle(card)) is kept_off


@pytest.mark.parametrize("champion", ["Tergoz Tenhammer", "2nd/282", "3rd/282", "Tembo"])
def test_no_ally_stands_against_some(champion: str) -> None:
    t = duel("her9", champion, rival_hand=("al1",), hand=("al2", "al1"))
    assert is_banned(t.state, 0, t.handle("her9"), t.handle("al2"))
    assert not is_banned(t.state, 1, t.handle(champion), t.handle("al1", 1))


@pytest.mark.parametrize(
    ("attacker", "victim"),
    [("Rangers of the Hornwood", "The Harpers"), ("Tysiln San", "herDL5")],
)
def test_some_defeat_heroes_of_one_world_at_once(attacker: str, victim: str) -> None:
    assert fight(attacker, victim).where(victim) == "discard pile"
    assert fight(attacker, "Captain Kazhal").where("Captain Kazhal") == "battle", "he is of another world"


def test_kiara_breaks_an_item_that_is_used_against_her() -> None:
    t = fight("Kiara", "her9 with mi+2")
    t.use("Kiara")
    assert t.where("mi+2") == "discard pile" and t.totals() == (2, 9)


def test_seragrimm_only_defends() -> None:
    t = camp("r1", "Seragrimm the Just")
    assert not t.can_attack("r1")
    assert fight("her9", "Seragrimm the Just").totals() == (9, 5)


def test_the_cleric_of_torm_gives_himself_for_an_ally() -> None:
    t = duel("her5 with al5", "mon9", rival_hand=("al1",), hand=("al1",))
    t.pool(1, "Cleric of Torm")
    t.skip_to(seat=1).use("Cleric of Torm")
    assert t.where("Cleric of Torm") == t.where("al5") == "discard pile"


def test_anavias_and_erellika_silence_holdings_when_they_attack() -> None:
    for attacker in ("Anavias", "Erellika"):
        t = fight(attacker, "her9", realm="r1 with h+2")
        assert is_silenced(t.state, t.handle("h+2"))


def test_erellika_lets_nobody_use_psionic_powers_when_she_defends() -> None:
    t = duel("psi5", "Erellika", hand=("psyDef+3", "al1"), rival_hand=("al1",))
    assert is_banned(t.state, 0, t.handle("psi5"), t.handle("psyDef+3"))


@pytest.mark.parametrize(("realm", "zone"), [("rDS", "discard pile"), ("r1", "pool")])
def test_herminard_takes_his_slayer_along_where_he_is_at_home(realm: str, zone: str) -> None:
    t = fight("her9", "Herminard", realm=realm)
    t.skip()
    assert (t.where("Herminard"), t.where("her9")) == ("discard pile", zone)


def test_tkkyl_eats_the_allies_that_he_has_beaten() -> None:
    t = fight("her1 with al2", "T'kkyl with mi+2")
    t.skip()
    assert t.where("al2") == "abyss"


def test_tkkyl_does_not_eat_allies_that_a_card_discards() -> None:
    t = duel("her9 with al2 and al3", "T'kkyl with Shield of Gore", hand=("al1",), rival_hand=("al1",))
    assert (t.where("al2"), t.where("al3")) == ("discard pile", "attached")


@pytest.mark.parametrize("champion", ["Dlasva", "Chividal"])
def test_some_destroy_one_opposing_ally_a_battle(champion: str) -> None:
    t = duel(f"{champion}", "her9 with al2 and al3", hand=("al1", "al9"), rival_hand=("al4",))
    t.use(champion).pick("al3")
    assert t.where("al3") == "discard pile" and not t.can_use(champion)


@pytest.mark.rule("SF-OPT-07")
@pytest.mark.parametrize(("champion", "wanted"), [("Dlasva", "al3"), ("Bagual", "cDef+3/4")])
def test_what_some_do_once_a_round_they_do_again_in_the_next(champion: str, wanted: str) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, f"{champion} with Orb of Doom")
    t.pool(1, "her5 with al2 and al3", "her9 with al2")
    t.hand(0, "al9", "al1")
    t.hand(1, "al0")
    t.pile(0, "cDef+3/4", "cDef+3/4", "al3")
    t.begin(phase=4).attack("r1").pick("her5")
    t.use(champion).pick(wanted)
    assert not t.can_use(champion)
    t.play("al9").skip().pick(champion).pick("her9")
    assert t.can_use(champion)


def test_chividal_destroys_one_opposing_ally_in_each_of_two_rounds() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Chividal with Orb of Doom")
    t.pool(1, "her1 with al2 and al4", "her3 with al5")
    t.hand(0, "al1")
    t.hand(1, "al1", "al1")
    t.begin(phase=4).attack("r1")
    step_forward(t, "Chividal", "her1").use("Chividal").pick("al4")
    assert t.totals() == (4, 3) and not t.can_use("Chividal")
    step_forward(t, "Chividal", "her3").use("Chividal")
    assert t.totals() == (4, 3)


def test_maligor_takes_over_one_opposing_ally_a_battle() -> None:
    t = duel("Maligor the Red", "her5 with al2 and al3", hand=("al1", "al9"), rival_hand=("al4",))
    t.use("Maligor the Red").pick("al3")
    assert t.totals() == (3 + 3, 5 + 2) and not t.can_use("Maligor the Red")


def test_tithian_razes_the_realm_with_his_first_victory() -> None:
    t = fight("Tithian", "her3")
    t.pool(1, "her9")
    t.skip()
    assert t.is_razed("r1")


def test_the_mind_flayer_lord_suffers_no_small_allies_on_either_side() -> None:
    t = duel("Mind Flayer Lord", "her9 with al3 and al4", hand=("al2", "al5"), rival_hand=("al1",))
    assert t.names(1, "attached") == ["al4"]
    assert not t.can_play("al2") and t.can_play("al5")


def test_the_aurak_takes_its_slayer_along() -> None:
    t = fight("her9", "Aurak Draconian Lord")
    t.skip()
    assert t.where("her9") == t.where("Aurak Draconian Lord") == "discard pile"


def test_the_greater_feyr_devours_the_first_ally_of_a_battle() -> None:
    t = duel("her3", "Greater Feyr", hand=("al1", "al5"), rival_hand=("al1",))
    t.play("al1")
    assert t.totals() == (3, 5)
    t.play("al5")
    assert t.totals() == (8, 5)


def test_lolth_returns_to_the_draw_pile() -> None:
    t = fight("her15", "Lolth, the Spider Queen")
    t.skip()
    assert t.where("Lolth, the Spider Queen") == "draw pile"


def test_iuz_takes_a_realm_with_him() -> None:
    t = fight("her9", "Iuz the Evil", realm="r1")
    t.skip()
    assert sorted(t.offered()) == ["r1", "r9"], "something must fall, even if nothing lies in ruins"
    t.pick("r9")
    assert t.is_razed("r9")
    t = fight("Iuz the Evil", "her9", realm="r1")
    t.formation(1, B="r2 razed")
    t.skip().pick("r2")
    assert t.where("r2") == "discard pile"


def test_grypht_makes_small_offensive_items_worthless() -> None:
    t = duel(
        "Grypht the Saurial", "her3 with Magic Sword and Potion of Fire-Breathing", hand=("al1",), rival_hand=("al1",)
    )
    assert t.totals() == (4, 3 + 6)


def test_vaerhirmana_cancels_one_psionic_power_a_turn() -> None:
    t = duel("psi5", "mon9", hand=("psyDef+3", "al1"), rival_hand=("al1",))
    t.pool(1, "Vaerhirmana")
    t.play("psyDef+3").use("Vaerhirmana")
    assert t.where("psyDef+3") == "discard pile" and t.totals() == (5, 9)


@pytest.mark.parametrize(("slayer", "zone"), [("herDS9", "limbo"), ("her9", "discard pile")])
def test_the_preserver_escapes_from_his_own_world(slayer: str, zone: str) -> None:
    t = fight(slayer, "Preserver")
    t.skip()
    assert t.where("Preserver") == zone
