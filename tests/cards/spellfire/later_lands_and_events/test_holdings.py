"""Holdings of the later sets, each in a position that shows what it does."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, finish_turn, step_forward
from sieges import camp, siege

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.facts import MONSTER, PSIONICIST
from spellhall.games.spellfire.rules.battle.attacks import why_not_attack
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.traits import has_trait, type_of
from spellhall.games.spellfire.rules.plays.permits import is_banned, may_use


@pytest.mark.parametrize(
    ("place", "attacker", "defender", "totals"),
    [
        ("rFR with High Horn", "her15", "her5", (15, 5 + 5)),
        ("rFR with Yulash", "her9 with al1 and al2", "mon5", (12, 5 + 4)),
        ("rFR with Yulash", "her9 with al1 and al2", "her5", (12, 5)),
        ("r1 with AR/063", "her15", "her5 with al3", (15, 6 + 4)),
        ("rDS with AR/063", "her15", "her5", (15, 6)),
        ("Crystal Sphere with Rock of Bral", "her15", "her5", (15, 5 + 5 + 6)),
        ("r1 with Rock of Bral", "her15", "her5", (15, 5)),
        ("rGH with The Temple of Death", "cle9", "wiz5", (9, 5)),
        ("rBR with Proudglaive", "her15", "her4", (15, 12)),
        ("rBR with Proudglaive", "her15", "mon4", (15, 12)),
        ("rBR with Proudglaive", "her15", "her4 with al2", (15, 10)),
        ("rBR with Proudglaive", "her15", "mon4 with al2", (15, 6)),
        ("rBR with Kal-Saitharak", "her15", "mon5 with al2", (15, 12)),
        ("rBR with Kal-Saitharak", "her15", "her5", (15, 5)),
        ("rRL with Haunted Graveyard", "her15", "her5", (15, 11)),
    ],
)
def test_levels_change_where_they_fight(place: str, attacker: str, defender: str, totals: tuple[int, int]) -> None:
    assert siege(place, attacker, defender).totals() == totals


@pytest.mark.parametrize(
    ("holding", "realm", "barred", "let_in"),
    [
        ("Ghost Tower of Iverness", "r1", "her6", "her7"),
        ("Tenser's Castle", "rGH", "mon5", "wiz5"),
        ("Tenser's Castle", "rGH", "cle5", "her5"),
        ("The Temple of Death", "r1", "her5", "cle5"),
        ("Tower of Spirits", "rRL", "her5", "und5"),
        ("The Maze of Maalvar the Minotaur", "rBR", "swi5", "ear5"),
        ("The Maze of Maalvar the Minotaur", "rBR", "her5", "fly5"),
        ("Giustenal Ruins", "rDS", "psi5", "her5"),
        ("Giustenal Ruins", "rDS", "Charm, the Crystal Dragon", "wiz5"),
    ],
)
def test_some_champions_cannot_attack(holding: str, realm: str, barred: str, let_in: str) -> None:
    place = f"{realm} with {holding}"
    assert not camp(place, barred).can_attack(realm) and camp(place, let_in).can_attack(realm)


def test_the_ruins_of_giustenal_protect_all_realms_of_their_player() -> None:
    t = Hall()
    t.formation(1, A="r1", B="rDS with Giustenal Ruins")
    t.formation(0, A="r9")
    t.pool(0, "psi5")
    t.begin(phase=4)
    assert not t.can_attack("r1")


def test_mithril_hall_finds_a_thing_after_each_defence() -> None:
    t = siege("rFR with Mithril Hall", "her3", "her9", second=("al2",))
    t.pile(1, "al5", "mi+2", "al6")
    t.skip()
    if t.can_pick("her9"):
        t.pick("her9")
    assert t.where("mi+2") == "attached"


@pytest.mark.parametrize(("attacker", "spoils"), [("her3", 2), ("her15", 0)])
def test_spoils_are_doubled_at_pooks_palace(attacker: str, spoils: int) -> None:
    t = siege("rFR with Pook's Palace", attacker, "her9")
    t.pile(1, "al7", "al8", "al9")
    before = t.hand_size(1)
    while t.reg(tb.STAGE) or t.rule == "SF-SPOIL-07":
        t.skip()
    assert t.hand_size(1) - before == spoils


@pytest.mark.parametrize(("ally", "level"), [("al4", 4 + 3), ("al5", 5)])
def test_a_digit_helps_small_allies_in_the_tower_of_ashaba(ally: str, level: int) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="rFR with Tower of Ashaba")
    t.pool(0, "her15")
    t.pool(1, f"her5 with {ally}")
    t.hand(0, "al9")
    t.hand(1, "al2", "al1")
    t.pile(1, "digit3", "al1")
    step_forward(t.begin(phase=4).attack("rFR"), "her15", "her5")
    assert t.totals() == (15, 5 + level) and t.where("digit3") == "discard pile"
    t.play("al2")
    assert t.totals() == (15, 5 + level + 5)


def test_a_vault_of_any_realm_lends_its_artifact() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="rDS with AR/061")
    t.pool(0, "her15")
    t.pool(1, "her5")
    t.hand(0, "al1")
    t.hand(1, "al2")
    artifact = t.put(1, "attached", "artFR+4")[0]
    t.state.host[artifact] = t.handle("AR/061")
    step_forward(t.begin(phase=4).attack("rDS"), "her15", "her5")
    assert t.totals() == (15, 9)


@pytest.mark.parametrize("holding", ["AR/061", "AR/062", "AR/063", "AR/064", "Spellfire Citadel", "Rock of Bral"])
def test_some_holdings_join_any_realm(holding: str) -> None:
    for card, joins in ((holding, True), ("h1", False)):
        t = Hall()
        t.formation(0, A="rDS")
        t.formation(1, A="r1")
        t.hand(0, card)
        t.begin(phase=2)
        assert t.can_play(card) is joins


def test_no_gib_likes_tupillil() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(1, "Gib Evets", "her5")
    t.hand(0, "Tupillil")
    t.begin(phase=2).play("Tupillil")
    assert t.where("Gib Evets") == "discard pile" and t.where("her5") == "pool"


def test_the_keep_of_the_dead_falls_for_its_realm() -> None:
    t = at_home(pool=("wiz5",), hand=("realmbane/3", "her2"))
    t.formation(1, B="rDS with AR/064")
    t.play("realmbane/3").pick("rDS")
    assert t.where("AR/064") == "discard pile" and t.where("rDS") == "formation"


@pytest.mark.rule("SF-ATT-18")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_citadel_moves_holdings_at_the_end_of_every_turn(seat: int) -> None:
    t = Hall()
    t.formation(0, A="r1 with Spellfire Citadel", B="r2", C="rFR")
    t.formation(1, A="r9 with h2", B="r3")
    t.begin(seat=seat, phase=6).end_turn()
    assert t.seat == 0
    t.yes().pick("Spellfire Citadel")
    assert t.offered() == ["r2", "rFR"]
    t.pick("rFR")
    assert t.state.host[t.handle("Spellfire Citadel")] == t.handle("rFR")
    assert t.state.host[t.handle("h2")] == t.handle("r9")


def test_defenders_on_the_rock_of_bral_are_psionicists() -> None:
    t = siege("r1 with Rock of Bral", "her15", "her5")
    assert type_of(t.state, t.handle("her5")) == PSIONICIST and type_of(t.state, t.handle("her15")) != PSIONICIST


@pytest.mark.parametrize("holding", ["The Burning Cavern", "Echoes from the Deep"])
def test_allies_are_immune_to_psionics(holding: str) -> None:
    realm = "rDS" if holding.startswith("The") else "rFR"
    t = siege("r1", "her9 with al3", "her15 with al2")
    t.formation(1, B=f"{realm} with {holding}")
    t.put(1, "discard pile", "psyOff-3", "wOff-3/4")
    assert immune(t.state, t.handle("al2"), t.handle("psyOff-3"))
    assert not immune(t.state, t.handle("al2"), t.handle("wOff-3/4"))
    assert not immune(t.state, t.handle("al3"), t.handle("psyOff-3"))
    assert not immune(t.state, t.handle("her15"), t.handle("psyOff-3"))


@pytest.mark.parametrize("swims", [True, False])
def test_allies_may_swim_through_the_seas_below(swims: bool) -> None:
    t = Hall()
    t.formation(0, A="rDL with Subterranean Seas")
    t.formation(1, A="r1", B="r2", C="r3", D="rCoast")
    t.pool(0, "swi5")
    t.pool(1, "her9")
    t.hand(0, "al3", "alSwim2")
    t.hand(1, "al1")
    t.begin(phase=4).attack("rCoast")
    assert not has_trait(t.state, t.handle("al3"), "swimmer")
    if swims:
        t.use("Subterranean Seas")
        assert has_trait(t.state, t.handle("al3"), "swimmer") and not has_trait(t.state, t.handle("al1"), "swimmer")
    step_forward(t, "swi5", "her9")
    while not t.can_play("alSwim2"):
        t.skip()
    assert t.can_play("al3") is swims
    finish_turn(t)
    assert not has_trait(t.state, t.handle("al3"), "swimmer")


def test_the_gods_shield_defending_allies_from_powers() -> None:
    t = siege("r1", "mon9", "her5 with al3")
    t.formation(1, B="rGH with Cavern of the Gods")
    assert immune(t.state, t.handle("al3"), t.handle("mon9")) and not immune(
        t.state, t.handle("her5"), t.handle("mon9")
    )
    t = siege("r1", "mon9 with al3", "her5")
    t.formation(0, B="rGH with Cavern of the Gods")
    assert not immune(t.state, t.handle("al3"), t.handle("her5"))


def test_attackers_from_the_dread_chamber_heed_no_ally_of_ravenloft() -> None:
    for defender, kept_off in (("herRL5 with al3", True), ("her5 with al3", False)):
        t = Hall()
        t.formation(0, A="rRL with The Dread Chamber")
        t.formation(1, A="r1")
        t.pool(0, "her9")
        t.pool(1, defender)
        t.hand(1, "al1")
        step_forward(t.begin(phase=4).attack("r1"), "her9", defender)
        assert immune(t.state, t.handle("her9"), t.handle("al3")) is kept_off


def test_the_keep_on_the_borderlands_keeps_one_kind_away() -> None:
    t = Hall()
    t.formation(0, A="r9", B="r2")
    t.formation(1, A="r1")
    t.pool(1, "mon5", "her5")
    t.hand(0, "Keep on the Borderlands")
    t.begin(phase=2).play("Keep on the Borderlands").pick("r9").say("monster")
    finish_turn(t)
    t.skip_to_phase(4, seat=1)
    refused = {
        (who, realm): why_not_attack(t.state, 1, t.handle(who), t.handle(realm)) is not None
        for who in ("mon5", "her5")
        for realm in ("r9",)
    }
    assert refused == {("mon5", "r9"): True, ("her5", "r9"): False}


def test_hommlet_has_to_fall_twice() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1 with Village of Hommlet")
    t.pool(0, "her5", "her6")
    t.begin(phase=4).attack("r1")
    t.pick("her5")
    assert not t.is_razed("r1") and t.where("Village of Hommlet") == "attached" and t.hand_size(0) == 0
    t.pick("her6")
    assert t.is_razed("r1") and t.where("Village of Hommlet") == "discard pile" and t.hand_size(0) == 1


def test_attackers_of_the_oasis_play_no_events() -> None:
    t = siege("r1 with Oasis of White Palm", "her9", "her5")
    t.put(0, "discard pile", "evGift")
    t.put(1, "discard pile", "evPeace")
    assert is_banned(t.state, 0, t.handle("her9"), t.handle("evGift"))
    assert not is_banned(t.state, 1, t.handle("her5"), t.handle("evPeace"))
    assert not is_banned(t.state, 0, t.handle("her9"), t.handle("al1", 0))


def test_drow_in_their_vault_cast_everything() -> None:
    for defender, able in (("herDrow5", True), ("her5", False)):
        t = siege("r1 with Vault of the Drow", "her9", defender)
        t.put(1, "discard pile", "wDef+3/4", "cDef+3/4", "psyDef+3", "bloodDef+3")
        cards = ("wDef+3/4", "cDef+3/4", "psyDef+3", "bloodDef+3")
        assert [may_use(t.state, t.handle(defender), t.handle(card)) for card in cards] == [*[able] * 3, False]


def test_only_flying_or_swimming_allies_reach_the_castle_of_tenser() -> None:
    t = siege("rGH with Tenser's Castle", "her9", "her5", first=("alFly3", "alSwim3", "alEarth3"))
    banned = [is_banned(t.state, 0, t.handle("her9"), t.handle(a)) for a in ("alFly3", "alSwim3", "alEarth3")]
    assert banned == [False, False, True] and not is_banned(t.state, 1, t.handle("her5"), t.handle("al1", 1))


def test_offensive_spells_count_twice_in_the_temple_of_death() -> None:
    t = siege("r1 with The Temple of Death", "cle9", "wiz4", second=("wOff+3/4", "wDef+3/4"))
    assert t.play("wOff+3/4").totals() == (9, 10)
    t = siege("r1 with The Temple of Death", "cle9", "wiz4", second=("wOff+3/4", "wDef+3/4"))
    assert t.play("wDef+3/4").totals() == (9, 7)


@pytest.mark.parametrize(
    ("holding", "realm", "card", "drawn"),
    [
        ("Imperial City of Anuire", "rBR", "evPeace", 1),
        ("Imperial City of Anuire", "rBR", "w/5", 0),
        ("Thieves' Guild", "rGH", "NS/069", 0),
    ],
)
def test_some_holdings_draw_for_what_others_play(holding: str, realm: str, card: str, drawn: int) -> None:
    t = Hall()
    t.formation(0, A=f"{realm} with {holding}")
    t.formation(1, A="r1")
    t.pool(1, "wiz5")
    t.hand(1, card, "her2")
    t.begin(seat=1, phase=5 if card == "w/5" else 3)
    if t.can_play(card):
        t.play(card)
    assert t.hand_size(0) == drawn


def test_the_guild_of_thieves_draws_for_every_thief_skill() -> None:
    for seat in (0, 1):
        t = siege("rGH with Thieves' Guild", "thi5" if seat == 0 else "her9", "thi9" if seat == 0 else "thi5")
        t.hand(seat, "thiefDef+3")
        before = t.hand_size(1)
        t.state.question = None
        t.play("thiefDef+3")
        assert t.hand_size(1) - before == (1 if seat == 0 else 0)


def test_outfitted_champions_get_anywhere() -> None:
    for champion, able in (("Chernevik", True), ("her5", False)):
        t = Hall()
        t.formation(0, A="rBR with The Heartland Outfitters")
        t.formation(1, A="rFlyOnly", B="r2", C="r3", D="r4")
        t.pool(0, champion)
        t.hand(0, "al1")
        t.begin(phase=4)
        assert t.can_attack("rFlyOnly") is able and t.can_attack("r4") is able


def test_thieves_swim_and_dig_but_do_not_fly() -> None:
    for champion, able in (("thi5", True), ("her5", False)):
        t = Hall(bluelines="on")
        t.formation(0, A="rGH with Guild Shop")
        t.formation(1, A="Isle of Selasia", B="r2", C="r3", D="rFlyOnly")
        t.pool(0, champion)
        t.hand(0, "al1")
        t.begin(phase=4)
        assert t.can_attack("Isle of Selasia") is able and not t.can_attack("rFlyOnly")
    t = siege("r1", "thi5", "her9")
    t.formation(0, B="rGH with Guild Shop")
    t.put(1, "discard pile", "3rd/336", "wOff-3/4")
    assert immune(t.state, t.handle("thi5"), t.handle("3rd/336"))
    assert not immune(t.state, t.handle("thi5"), t.handle("wOff-3/4"))


def test_psionics_do_not_reach_monsters_at_home() -> None:
    t = at_home(pool=("mon5", "her5"), hand=("her2",))
    t.formation(0, B="rBR with Kal-Saitharak")
    t.put(1, "discard pile", "psyOff-3")
    assert [immune(t.state, t.handle(who), t.handle("psyOff-3")) for who in ("mon5", "her5")] == [True, False]


def test_the_source_strengthens_spells_of_battle() -> None:
    t = siege("rBR with Magical Source", "her15", "wiz5", second=("wDef+3/4",))
    assert t.play("wDef+3/4").totals() == (15, 5 + 3 + 4)
    t = siege("rBR with Magical Source", "wiz5", "her9", first=("wDef+3/4",))
    assert t.play("wDef+3/4").totals() == (5 + 3, 9)


def test_only_the_undead_and_events_follow_into_the_graveyard() -> None:
    t = siege("rRL with Haunted Graveyard", "wiz9 with mi+1", "her5", first=("alUnd2",))
    cards = ("alUnd3", "evGift", "al9", "mi+2", "wDef+3/4")
    t.put(0, "discard pile", *cards)
    banned = [card for card in cards if is_banned(t.state, 0, t.handle("wiz9"), t.handle(card))]
    assert banned == ["al9", "mi+2", "wDef+3/4"] and t.totals() == (10, 11)
    assert not is_banned(t.state, 1, t.handle("her5"), t.handle("al1", 1))


@pytest.mark.parametrize(
    ("attacker", "defender", "zone"),
    [("her9", "her5", "discard pile"), ("und9", "her5", "pool"), ("her9", "", "discard pile"), ("und9", "", "pool")],
)
def test_no_living_attacker_leaves_the_crypt(attacker: str, defender: str, zone: str) -> None:
    t = siege("rFR with Forgotten Crypt", attacker, defender)
    while t.reg(tb.STAGE):
        t.skip()
    assert t.where(attacker) == zone


@pytest.mark.parametrize(("lost", "kept"), [("mon7", "mon3"), ("mon3", "mon7")])
def test_an_agent_of_the_guild_costs_a_rival_a_champion(lost: str, kept: str) -> None:
    t = Hall()
    t.formation(0, A="rGH with Assassin's Guild")
    t.formation(1, A="r1")
    t.pool(0, "her2", "her9")
    t.pool(1, "mon7")
    t.hand(1, "mon3", "al1")
    t.begin(phase=3).use("Assassin's Guild").pick("her2")
    assert t.seat == 1 and t.offered() == ["mon3", "mon7"]
    t.pick(lost)
    assert t.where("her2") == "discard pile" and t.where(lost) == "abyss" and t.where(kept) != "abyss"
    assert not t.can_use("Assassin's Guild")


def test_whoever_attacks_the_pristine_tower_is_a_monster() -> None:
    t = siege("rDS with The Pristine Tower", "her9", "her5")
    assert type_of(t.state, t.handle("her9")) == MONSTER and type_of(t.state, t.handle("her5")) != MONSTER
