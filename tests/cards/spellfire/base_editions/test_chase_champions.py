"""Champions of the 4th edition that were left, and the chase cards of the 1st."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, fight, home, step_forward
from sieges import camp, siege

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.battle.attacks import may_defend
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.levels import base_level
from spellhall.games.spellfire.rules.levels.projection import is_silenced
from spellhall.games.spellfire.rules.plays.permits import is_banned, may_use
from spellhall.games.spellfire.words.describing.nouns import monsters, spells, wizards
from spellhall.language.effect import Standing

THRICE = "mi+3 Off and mi+3 Off and mi+3 Off"


@pytest.mark.rule("SF-OPT-07")
def test_the_stone_giant_waits_for_a_small_ally_and_the_next_round() -> None:
    t = Hall()
    t.pool(0, "her5", "her6", "Stone Giant")
    t.pool(1, "mon4", "mon5")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(0, "al1", "al0")
    t.hand(1, "al4", "al3", "al2")
    t.begin(phase=4).attack("r1").pick("her5").pick("mon4").play("al4")
    t.use("Stone Giant")
    assert t.where("al4", 1) == "discard pile" and t.seat == 1
    t.play("al3")
    assert not t.can_use("Stone Giant")
    t.play("al0").play("al1")
    assert t.where("her5") == "discard pile"


@pytest.mark.rule("SF-TERM-26")
def test_what_the_cistern_fiend_devours_comes_to_no_more_than_its_base_level() -> None:
    t = duel("her9 with al5 and al4 and al3", "Athasian Cistern Fiend", hand=("mi0",), rival_hand=("al1", "mi+2"))
    assert t.totals() == (21, 8)
    t.use("Athasian Cistern Fiend").pick("al5")
    assert t.offered() == ["al3"]
    t.pick("al3")
    assert t.totals() == (13, 8) and not t.can_use("Athasian Cistern Fiend")


def test_pellgrade_throws_a_bolt_that_breaks_an_item() -> None:
    t = duel("Pellgrade the Inexorable", "mon9 with mi+2 and mi+1", hand=("al1",), rival_hand=("al2",))
    assert t.totals() == (9, 12)
    t.use("Pellgrade the Inexorable").pick("mi+2")
    assert t.totals() == (16, 10) and t.where("mi+2", 1) == "discard pile"


@pytest.mark.rule("AMB-100")
@pytest.mark.parametrize(("realm", "able"), [("The High Forest", True), ("Jungles of Chult", True), ("rFR", False)])
def test_gloaranor_gets_to_realms_that_show_trees(realm: str, able: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B=realm)
    t.pool(0, "Gloaranor")
    assert t.begin(phase=4).can_attack(realm) is able


@pytest.mark.rule("SF-TERM-27")
def test_nothing_takes_cidres_allies_from_her_below_trees() -> None:
    for realm, loyal in (("The High Forest", True), ("rFR", False)):
        t = Hall(preset="rulebook")
        t.formation(0, A="r9")
        t.formation(1, A=realm)
        t.pool(0, "Cidre Bint Corina")
        t.pool(1, "und9")
        t.hand(0, "al1", "al2")
        t.hand(1, "al4")
        t.begin(phase=4).attack(realm).pick("und9").play("al2")
        assert (t.where("al2", 0) == "attached") is loyal, "the undead drive off whoever is weak"


def test_the_magian_and_his_allies_are_safe_from_opposing_lands() -> None:
    t = siege("Anauroch", "The Magian", "her15", first=("al3",))
    assert t.totals() == (9, 15) and may_use(t.state, t.handle("The Magian"), t.hand(0, "cOff-3/4")[0])
    assert t.play("al3").totals() == (12, 15)


def test_the_lesser_mummy_drains_whoever_attacks_it() -> None:
    assert fight("her9", "The Lesser Mummy").totals() == (6, 6)
    assert fight("The Lesser Mummy", "her9").totals() == (3, 9)


def test_no_werecreature_stands_before_the_lesser_mummy() -> None:
    t = fight("werebeast5", "The Lesser Mummy")
    assert (t.where("werebeast5"), t.where("The Lesser Mummy")) == ("pool", "pool") and not t.is_razed("r1")


# ---------------------------------------------------------------------- avatars


def test_the_avatar_of_water_sweeps_swimmers_off_the_piles() -> None:
    t = home("Elemental Avatar of Water")
    t.pile(0, "al3", "al4")
    t.pile(1, "alSwim3", "al4")
    t.use("Elemental Avatar of Water")
    assert t.offered() == ["alSwim3"]
    t.pick("alSwim3")
    assert t.where("alSwim3") == "discard pile" and t.names(0, "draw pile") == ["al4", "al3"]
    assert not t.can_use("Elemental Avatar of Water")


@pytest.mark.parametrize(
    ("avatar", "able", "unable"),
    [
        ("Elemental Avatar of Water", (f"Shayira with {THRICE}",), ("cle9", "herDS9")),
        ("Elemental Avatar of Air", ("fly5", "fly3"), ("fly5", "her5")),
        ("Cegilune", ("elf5", "drow5", "half-elf5"), ("elf5", "drow5", "her5")),
        ("Cegilune", (f"her5 with {THRICE}",), (f"her5 with {THRICE.replace('mi+3 Off', 'mi+2', 1)}",)),
        ("Verenestra", ("wiz5 with Orb of Power",), ("wiz5", "immOffSp")),
        ("Lolth, the Spider Avatar", ("drow5", "herDrow5"), ("drow5", "elf5")),
    ],
)
@pytest.mark.rule("SF-AVA-01")
def test_each_avatar_comes_for_its_own_price(avatar: str, able: tuple[str, ...], unable: tuple[str, ...]) -> None:
    for pool, may in ((able, True), (unable, False)):
        assert home(*pool, hand=(avatar,)).can_play(avatar) is may, pool


def test_the_avatar_of_air_keeps_flyers_safe_from_what_hunts_flyers() -> None:
    t = home("Elemental Avatar of Air", "fly5")
    noble, other = t.put(1, "attached", "Noble Djinni", "al3")
    assert immune(t.state, t.handle("fly5"), noble) and not immune(t.state, t.handle("fly5"), other)


def test_great_hoards_burn_where_cegilune_attacks() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Cegilune with mi+1")
    t.pool(1, "her5 with mi+2", "her3")
    t.hand(1, "al1")
    t.begin(phase=4).attack("r1")
    assert t.where("mi+2", 1) == "discard pile" and t.where("mi+1", 0) == "attached"


def test_verenestra_negates_a_defensive_spell_and_takes_immunities_along() -> None:
    t = Hall()
    t.formation(0, A="r9 with h+2")
    t.formation(1, A="r1")
    t.pool(0, "Verenestra", "immOffSp")
    t.pool(1, "wiz5", "her5 with Orb of Power")
    t.hand(1, "flySp", "al1")
    t.hand(0, "doom/4")
    t.begin(seat=1, phase=3).play("flySp").pick("wiz5")
    assert t.can_use("Verenestra")
    t.use("Verenestra")
    t.state.move(t.handle("Verenestra"), tb.DISCARD, 0, tb.DISCARDED)
    t.state.resume()
    assert (t.where("immOffSp"), t.where("Orb of Power"), t.where("wiz5")) == ("discard pile", "discard pile", "pool")


def test_lolth_goes_back_into_the_pile_with_those_given_up_for_her() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "drow5", "herDrow5", "her5")
    t.put(0, "discard pile", "her9")
    t.hand(0, "Lolth, the Spider Avatar", "al1")
    t.pool(1, "her15 with mi+3 Off and mi+3 Off and mi+2")
    t.begin(phase=3).play("Lolth, the Spider Avatar").pick("drow5")
    assert t.where("drow5") == t.where("herDrow5") == "discard pile"
    t.skip_to_phase(4)
    t.attack("r1")
    step_forward(t, "Lolth, the Spider Avatar", "her15")
    t.skip_to(label="end your turn")
    assert t.where("Lolth, the Spider Avatar") in ("draw pile", "hand")
    assert {t.where("drow5"), t.where("herDrow5")} <= {"draw pile", "hand"} and t.where("her9") == "discard pile"
    t.is_sound()


# ---------------------------------------------------------------------- the chase cards of the 1st edition


@pytest.mark.parametrize(
    ("attacker", "defender", "totals"),
    [
        ("Sakornia with art+2", "mon9", (11, 9)),
        ("Sakornia with mi+2", "mon9", (8, 9)),
        ("Fejyelsae with al2", "her15", (9, 15)),
        ("Fejyelsae with mi+2", "her15", (12, 15)),
        ("Dori the Barbarian", "cle9", (8, 9)),
        ("Dori the Barbarian", "wiz9", (8, 9)),
        ("Dori the Barbarian", "her9", (6, 9)),
        ("Darbee", "mon9", (10, 9)),
        ("Darbee", "her9", (6, 9)),
        ("Aurum, Gold Dragon with al2 and al3", "her15", (14, 15)),
        ("Alicia", "her9 with mi+2 and plus+3 Def", (8, 9)),
        ("her9 with mi+3 Off", "Gib Evets", (9, 8)),
        ("her15 with mi+3 Off", "Gib Htimsen", (15, 9)),
    ],
)
def test_chase_champions_reckon_their_levels(attacker: str, defender: str, totals: tuple[int, int]) -> None:
    assert fight(attacker, defender).totals() == totals


@pytest.mark.parametrize(("form", "level", "foe", "falls"), [(0, 5, "slayW", True), (1, 7, "slayW", False)])
def test_gib_ekim_fights_as_a_wizard_or_as_a_hero(form: int, level: int, foe: str, falls: bool) -> None:
    t = fight(foe, "Gib Ekim", hand=("al9",))
    assert t.seat == 1 and len(t.options()) == 2
    t.say(t.options()[form])
    if falls:
        assert t.skip_to(label="end your turn").where("Gib Ekim") == "discard pile"
    else:
        assert t.totals()[1] == level


def test_no_monster_defends_against_edormira() -> None:
    t = camp("r1", "Edormira, Red Dragon", "mon9", "her9")
    t.attack("r1")
    assert not may_defend(t.state, t.handle("mon9")) and may_defend(t.state, t.handle("her9"))


@pytest.mark.parametrize(
    ("champion", "banned", "allowed", "own"),
    [
        ("Neirgral, Green Dragon", "al4", "al5", True),
        ("Red Zeb", "al3", "al4", False),
        ("Andra the Wise", "alUnd3", "al3", False),
        ("Gloriana", "alFly3", "al3", False),
    ],
)
def test_some_allies_are_never_played_against_chase_champions(
    champion: str, banned: str, allowed: str, own: bool
) -> None:
    t = fight("her5", champion, hand=(banned, allowed, "mi0"), rival_hand=(banned, "mi0"))
    foe, friend = t.handle(banned, 0), t.handle(banned, 1)
    assert is_banned(t.state, 0, t.handle("her5"), foe)
    assert not is_banned(t.state, 0, t.handle("her5"), t.handle(allowed, 0))
    assert is_banned(t.state, 1, t.handle(champion), friend) is own


def test_gloriana_blows_flyers_away() -> None:
    t = fight("fly9", "Gloriana")
    assert t.yes().where("fly9") == "pool"
    assert t.where("Gloriana") == "pool" and not t.is_razed("r1")


@pytest.mark.rule("SF-OPT-07")
def test_dagaronzie_slays_two_allies_a_round() -> None:
    t = duel("her9 with al3 and al4 and al5", "Dagaronzie, Green Dragon", rival_hand=("al1", "al2"))
    t.use("Dagaronzie, Green Dragon").pick("al5").pick("al4")
    assert t.totals() == (12, 8) and not t.can_use("Dagaronzie, Green Dragon")


def test_dragon_rage_costs_every_player_a_champion() -> None:
    t = at_home(pool=("her5",), hand=("Dragon Rage!", "her2"), phase=2)
    t.pool(1, "mon5")
    t.play("Dragon Rage!")
    assert t.offered() == ["her2", "her5"]
    t.pick("her2")
    assert t.where("her2") == "discard pile" and t.where("mon5") == "discard pile" and t.where("her5") == "pool"


def test_shalbaal_robs_the_beaten_of_a_card() -> None:
    t = fight("Shalbaal, Red Dragon", "her5", rival_hand=("al0",))
    t.skip()
    assert len(t.names(1, "hand")) == 1 and len(t.names(1, "discard pile")) == 2


def test_halcyon_takes_a_card_back_after_each_round() -> None:
    t = Hall()
    t.pool(0, "Halcyon")
    t.pool(1, "her5")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.put(0, "discard pile", "mi+2", "al5")
    t.hand(1, "al1")
    t.begin(phase=4).attack("r1").pick("her5").skip().pick("mi+2")
    assert t.where("mi+2") == "hand" and t.where("al5") == "discard pile"


@pytest.mark.rule("SF-COMB-C8")
def test_stryck_calls_out_her_opponent() -> None:
    t = camp("r1", "Stryck", "her9", "her2")
    t.hand(1, "mon9")
    t.attack("r1").pick("her2")
    assert (t.seat, t.offered()) == (1, ["her2"])
    t.skip()
    assert t.is_razed("r1")


def test_the_avatar_destroys_all_undead() -> None:
    t = at_home(pool=("und5", "her5"), hand=("The Avatar", "al1"), phase=2)
    t.pool(1, "und9")
    t.play("The Avatar")
    assert (t.where("und5"), t.where("und9"), t.where("her5")) == ("discard pile", "discard pile", "pool")


def test_smolder_takes_a_holding_of_its_owner_along() -> None:
    t = siege("r1 with h1", "her9", "Smolder, Red Dragon")
    t.skip()
    assert t.where("h1") == "discard pile"


@pytest.mark.parametrize("attacks", [True, False])
@pytest.mark.rule("SF-HOARD-02")
def test_the_hoard_of_ember_is_two_cards(attacks: bool) -> None:
    t = Hall()
    t.pool(0, "Ember, the Red Dragon" if attacks else "her15")
    t.pool(1, "her15" if attacks else "Ember, the Red Dragon")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(0, "al0")
    t.hand(1, "al0")
    victor = 1 if attacks else 0
    before = t.hand_size(victor)
    t.begin(phase=4).attack("r1")
    step_forward(t, "Ember, the Red Dragon" if attacks else "her15", "her15" if attacks else "Ember, the Red Dragon")
    t.skip_to(label="end your turn")
    assert t.hand_size(victor) == before + 2 and not t.is_razed("r1")


def test_karm_casts_but_has_no_allies() -> None:
    t = duel("Karm, Black Dragon", "her15", hand=("al3", "wOff+3/4"), rival_hand=("al1",))
    assert not t.can_play("al3") and t.can_play("wOff+3/4")


def test_bengoukee_doubles_his_spells_and_fears_none_in_phase_3() -> None:
    t = duel("Bengoukee the Witch Doctor", "her15", hand=("wOff+3/4", "al0"), rival_hand=("al1",))
    assert t.play("wOff+3/4").totals() == (7 + 6, 15)
    t = at_home(pool=("wiz5",), hand=("wOff/3", "her2"))
    t.pool(1, "Bengoukee the Witch Doctor")
    assert immune(t.state, t.handle("Bengoukee the Witch Doctor"), t.handle("wOff/3"))


def test_bagoomba_is_great_in_defence_alone() -> None:
    t = fight("her9 with al4", "Big Chief Bagoomba with al2", hand=("al3",))
    assert t.totals() == (13, 9) and is_banned(t.state, 0, t.handle("her9"), t.handle("al3"))
    t = fight("Big Chief Bagoomba with al2", "her9", rival_hand=("al3",))
    assert t.totals() == (7, 9) and not is_banned(t.state, 1, t.handle("her9"), t.handle("al3"))


def test_the_king_of_the_elves_beats_wizards_and_falls_to_the_undead_with_them() -> None:
    t = fight("The King of the Elves", "wiz9", hand=("al2",))
    assert t.where("wiz9") == "discard pile"
    t = Hall()
    t.pool(0, "The King of the Elves", "wiz8")
    t.pool(1, "und3", "wiz6", "wiz7")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.begin(phase=4).attack("r1")
    step_forward(t, "The King of the Elves", "und3")
    assert t.where("The King of the Elves") == "discard pile"
    assert [t.where(name) for name in ("wiz6", "wiz7", "wiz8")] == ["pool", "discard pile", "discard pile"]


@pytest.mark.parametrize(("hour", "level"), [("night", 10), ("day", 3)])
def test_the_undead_htimsen_rises_after_dark(hour: str, level: int) -> None:
    t = Hall(played_at=hour)
    t.pool(0, "The Undead Htimsen")
    t.formation(0, A="r9")
    t.begin()
    assert base_level(t.state, t.handle("The Undead Htimsen")) == level
    assert fight("The Undead Htimsen", "psi9").where("psi9") == "discard pile"


def test_the_gelatinous_cube_swallows_what_the_beaten_bore() -> None:
    t = fight("Gelatinous Cube with al9", "her5 with mi+2 and art+4", hand=("al8",))
    while t.seat == 0:
        t.play("al8")
    t.skip()
    assert t.state.host[t.handle("mi+2")] == t.state.host[t.handle("art+4")] == t.handle("Gelatinous Cube")


@pytest.mark.rule("SF-HOARD-02")
def test_prismal_draws_two_cards_for_a_realm_of_his_world() -> None:
    for realm, cards in (("rFR", 2), ("r2", 1)):
        t = Hall()
        t.formation(0, A="r9")
        t.formation(1, A="r1" if realm == "rFR" else "r2", B=realm if realm == "rFR" else "r3")
        t.pool(0, "Prismal the Outrageous")
        t.begin(phase=4).attack(realm)
        t.skip_to(label="end your turn")
        assert t.is_razed(realm) and t.hand_size(0) == cards


def test_dagrande_draws_two_cards_when_he_is_victorious() -> None:
    t = camp("r1", "Dagrande")
    t.attack("r1").skip_to(label="end your turn")
    assert t.hand_size(0) == 2
    t = fight("her3", "Dagrande", hand=("al0",))
    t.skip_to(label="end your turn")
    assert t.hand_size(1) == 1 + 2


def test_azhul_attacks_as_long_as_he_wins() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Azhul the Hasty")
    t.pool(1, "her1", "her2", "her3")
    t.hand(1, "al0")
    t.begin(phase=4).attack("r1")
    for name in ("her1", "her2"):
        t.pick(name).skip()
        assert t.where(name) == "discard pile"
        t.pick("Azhul the Hasty")
    t.skip()
    assert t.is_razed("r1") and t.where("Azhul the Hasty") == "pool"


def test_the_gnomes_of_samek_ignore_one_card_a_round() -> None:
    t = duel("her9 with mi+2 and al3", "Gnomes of Samek", rival_hand=("al1",))
    assert t.totals() == (14, 4)
    t.use("Gnomes of Samek").pick("al3")
    assert t.totals() == (11, 4) and is_silenced(t.state, t.handle("al3")) and not t.can_use("Gnomes of Samek")


def test_the_magister_goes_home_with_his_items() -> None:
    t = at_home(pool=("The Magister with mi+2",), hand=("her2", "w/5"), phase=5)
    t.use("The Magister")
    assert t.where("The Magister") == t.where("mi+2") == "hand"
    assert fight("psi9 with mi+2", "The Magister").totals() == (11, 4)


def test_lovely_colleen_does_not_defeat_quagmiela() -> None:
    assert fight("Lovely Colleen", "Quagmiela the Dragon").totals() == (7, 5)
    assert fight("Lovely Colleen", "mon5").where("mon5") == "discard pile"


@pytest.mark.rule("SF-POWER-01", "AMB-98")
def test_the_tapestry_of_the_stag_shuts_out_powers_and_not_levels() -> None:
    t = fight("The Lesser Mummy with al3", "herGH5 with Tapestry of the Stag")
    assert t.totals() == (6, 10)
    mummy = t.handle("The Lesser Mummy")
    assert immune(t.state, t.handle("herGH5"), mummy) and immune(t.state, t.handle("herGH5"), t.handle("al3"))
    assert not immune(t.state, mummy, t.handle("herGH5"))
    t = fight("her3 with al3", "herGH5 with Tapestry of the Stag")
    assert not immune(t.state, t.handle("herGH5"), t.handle("al3")), "the same ally is of no world itself"


def test_words_about_immunity_look_at_all_offensive_spells() -> None:
    t = home("wiz5 with Orb of Power", "wiz6")
    safe = wizards.safe_from_offensive_spells.handles(t.state, Standing(0, 0))
    assert [t.state.definition(one).name for one in safe] == ["wiz5"]
    assert spells.offensive.shuts_out(15) and not spells.with_word("fire").shuts_out(15)
    assert (spells.with_word("fire") | monsters).shuts_out(15) is False
