"""Invented Spellfire cards that test positions are made of: each has only the function written here.

They belong to the set ``test``, which no player can put into a deck list and no digest counts.
"""

from __future__ import annotations

from itertools import count

from spellhall.games.spellfire.card import (
    REGISTER,
    ally,
    artifact,
    blood_ability,
    cleric,
    cleric_spell,
    dungeon_card,
    event,
    hero,
    holding,
    item,
    monster,
    plain,
    psionic_power,
    psionicist,
    realm,
    regent,
    rule_card,
    ruling,
    thief,
    thief_skill,
    unarmed_combat,
    wizard,
    wizard_spell,
)
from spellhall.games.spellfire.cards import load_all
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *

load_all()
_numbers = count(1)


def _next() -> str:
    return f"test/{next(_numbers):03d}"


# ---------------------------------------------------------------------- realms and holdings

for _name in ("r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9"):
    plain(realm(_name, _next(), world=AD))
plain(realm("rDS", _next(), world=DS))
plain(realm("rCoast", _next(), world=AD, traits={"coastal"}))


@realm("rPow", _next(), world=AD)
def r_pow(you: Script) -> None:
    you.always(Level(champions.defending_here, 3))


@realm("rNoFly", _next(), world=AD)
def r_no_fly(you: Script) -> None:
    you.always(NotAttackedBy(champions.being("flyer")))


@realm("rNoEarth", _next(), world=AD)
def r_no_earth(you: Script) -> None:
    you.always(NotAttackedBy(champions.being("earthwalker")))


@realm("rClericOnly", _next(), world=AD)
def r_cleric_only(you: Script) -> None:
    you.always(OnlyAttackedBy(clerics))


@realm("rNoUndead", _next(), world=AD)
def r_no_undead(you: Script) -> None:
    you.always(NotAttackedBy(champions.being("undead")))


@realm("rSelf6", _next(), world=AD, level=6)
def r_self(you: Script) -> None:
    you.always(DefendsItself(MONSTER))


plain(holding("h1", _next(), world=AD))
plain(holding("h2", _next(), world=AD))
plain(holding("hDS", _next(), world=DS))


@holding("h+2", _next(), world=AD)
def h_plus(you: Script) -> None:
    you.always(Level(champions.defending_here, 2))


@holding("hAny", _next(), world=DS)
def h_any(you: Script) -> None:
    you.always(JoinsAnyRealm())


# ---------------------------------------------------------------------- champions

for _kind, _maker in (
    ("wiz", wizard),
    ("cle", cleric),
    ("her", hero),
    ("mon", monster),
    ("psi", psionicist),
    ("thi", thief),
    ("reg", regent),
):
    for _level in range(1, 10):
        plain(_maker(f"{_kind}{_level}", _next(), world=AD, level=_level))
for _level in (3, 5, 9):
    plain(hero(f"fly{_level}", _next(), world=AD, level=_level, traits={"flyer"}))
    plain(monster(f"swi{_level}", _next(), world=AD, level=_level, traits={"swimmer"}))
    plain(monster(f"ear{_level}", _next(), world=AD, level=_level, traits={"earthwalker"}))
    plain(monster(f"und{_level}", _next(), world=AD, level=_level, traits={"undead"}))
plain(hero("herDS5", _next(), world=DS, level=5))
plain(hero("her15", _next(), world=AD, level=15))


@hero("slayM", _next(), world=AD, level=4)
def slay_m(you: Script) -> None:
    you.instantly_defeats(monsters)


@monster("slayH", _next(), world=AD, level=4)
def slay_h(you: Script) -> None:
    you.instantly_defeats(heroes)


@psionicist("psySlay", _next(), world=AD, level=4, side=OFFENSIVE, psionic=True)
def psy_slay(you: Script) -> None:
    you.instantly_defeats(monsters, discards=True)


@hero("immOffSp", _next(), world=AD, level=5)
def imm_off_sp(you: Script) -> None:
    you.always(Immune(THIS, spells.offensive))


@hero("immItem", _next(), world=AD, level=5)
def imm_item(you: Script) -> None:
    you.always(Immune(THIS, items))


@hero("immArt", _next(), world=AD, level=5)
def imm_art(you: Script) -> None:
    you.always(Immune(THIS, artifacts))


@monster("immPsi", _next(), world=AD, level=5)
def imm_psi(you: Script) -> None:
    you.always(Immune(THIS, psionics))


@monster("home5", _next(), world=AD, level=5)
def home5(you: Script) -> None:
    you.always(Goes(THIS, POOL))


@monster("limbo5", _next(), world=AD, level=5)
def limbo5(you: Script) -> None:
    you.always(Goes(THIS, LIMBO))


@wizard("noDispel", _next(), world=AD, level=5)
def no_dispel(you: Script) -> None:
    you.always(CannotBeDispelled(THIS))


@hero("helm", _next(), world=AD, level=6)
def helm(you: Script) -> None:
    with you.answer(to=events, from_pool=True):
        you.discard(THIS)
        you.cancel()


# ---------------------------------------------------------------------- allies, items, artifacts

for _level in range(1, 10):
    plain(ally(f"al{_level}", _next(), level=_level))
for _level in (2, 3, 4):
    plain(ally(f"alFly{_level}", _next(), level=_level, traits={"flyer"}))
    plain(ally(f"alSwim{_level}", _next(), level=_level, traits={"swimmer"}))
    plain(ally(f"alEarth{_level}", _next(), level=_level, traits={"earthwalker"}))
    plain(ally(f"alUnd{_level}", _next(), level=_level, traits={"undead"}))
plain(item("mi+2", _next(), level=2, side=DEFENSIVE))
plain(item("mi+1", _next(), level=1, side=DEFENSIVE))
plain(item("mi+3 Off", _next(), level=3, side=OFFENSIVE))
plain(item("mi0", _next(), side=DEFENSIVE))
plain(artifact("art+4", _next(), world=AD, level=4))
plain(artifact("art+2", _next(), world=AD, level=2))
plain(artifact("artDS+4", _next(), world=DS, level=4))


@item("chest", _next(), level=5, side=DEFENSIVE)
def chest(you: Script) -> None:
    you.always(CountsAs(BEARER, HERO))


@item("egocoin", _next(), side=DEFENSIVE)
def egocoin(you: Script) -> None:
    you.always(AnyWorld(BEARER))


@item("dup", _next(), side=DEFENSIVE)
def dup(you: Script) -> None:
    with you.answer(to=events, in_play=True, once=True):
        you.duplicate()


@item("slayItem", _next(), side=OFFENSIVE)
def slay_item(you: Script) -> None:
    you.instantly_defeats(monsters)


# ---------------------------------------------------------------------- support cards

plain(wizard_spell("wDef+3/4", _next(), level=3, side=DEFENSIVE, phases=(4,)))
plain(wizard_spell("wOff+3/4", _next(), level=3, side=OFFENSIVE, phases=(4,)))
plain(cleric_spell("cDef+3/4", _next(), level=3, side=DEFENSIVE, phases=(4,)))
plain(psionic_power("psyDef+3", _next(), level=3, side=DEFENSIVE, phases=(4,)))
plain(thief_skill("thiefDef+3", _next(), level=3, side=DEFENSIVE, phases=(4,)))
plain(blood_ability("bloodDef+3", _next(), level=3, side=DEFENSIVE, phases=(4,)))
plain(unarmed_combat("fist+3", _next(), level=3, side=DEFENSIVE, phases=(4,), users={"hero"}))
plain(unarmed_combat("claw+3", _next(), level=3, side=DEFENSIVE, phases=(4,), users={"dragon"}))


@wizard_spell("wOff-3/4", _next(), side=OFFENSIVE, phases=(4,))
def w_off(you: Script) -> None:
    with you.when_played():
        you.give(OPPONENT, Level(IT, -3), ROUND_END)


@cleric_spell("cOff-3/4", _next(), side=OFFENSIVE, phases=(4,))
def c_off(you: Script) -> None:
    with you.when_played():
        you.give(OPPONENT, Level(IT, -3), ROUND_END)


@wizard_spell("wOff/3", _next(), side=OFFENSIVE, phases=(3,))
def w_off_3(you: Script) -> None:
    with you.when_played():
        target = you.choose(champions.in_pool)
        you.discard(target)


@wizard_spell("w/5", _next(), side=DEFENSIVE, phases=(5,))
def w_5(you: Script) -> None:
    with you.when_played():
        you.draw(1)


@wizard_spell("wAny", _next(), side=DEFENSIVE, anytime=True)
def w_any(you: Script) -> None:
    with you.when_played():
        you.draw(1)


@wizard_spell("dispel", _next(), side=DEFENSIVE, anytime=True)
def dispel(you: Script) -> None:
    with you.answer(to=spells):
        you.cancel()


@wizard_spell("turn", _next(), side=DEFENSIVE, anytime=True)
def turn(you: Script) -> None:
    with you.answer(to=spells.offensive):
        you.turn_back()


@wizard_spell("lwish", _next(), side=DEFENSIVE, anytime=True)
def lwish(you: Script) -> None:
    with you.answer(to=events):
        you.cancel()


@wizard_spell("wishW", _next(), side=OFFENSIVE, anytime=True, piercing=True)
def wish_w(you: Script) -> None:
    with you.when_played():
        target = you.choose(cards.not_of_types(REALM).with_test(lambda s, h, fx: h != fx.source, ""))
        you.cannot_be_used(USER)
        you.discard(target)


@wizard_spell("wallA", _next(), side=DEFENSIVE, phases=(4,))
def wall_a(you: Script) -> None:
    you.wall(unless=champions.being("flyer"))


@wizard_spell("flySp", _next(), side=DEFENSIVE, phases=(3, 4))
def fly_sp(you: Script) -> None:
    with you.when_played():
        target = you.choose(champions_and_allies)
        you.give(target, Gains(IT, "flyer"), TURN_END)


# ---------------------------------------------------------------------- events and rules


@event("evRuin", _next(), nature=HARMFUL)
def ev_ruin(you: Script) -> None:
    with you.when_played():
        target = you.choose(realms.others)
        you.discard(target)


@event("evGift", _next(), nature=HELPFUL)
def ev_gift(you: Script) -> None:
    with you.when_played():
        you.draw(2)


@event("evPeace", _next(), nature=HARMFUL)
def ev_peace(you: Script) -> None:
    with you.when_played():
        you.declare(Peace(by="others"), OWN_NEXT_TURN)


@event("evAll2", _next(), nature=HARMFUL)
def ev_all2(you: Script) -> None:
    with you.when_played():
        you.discard_from_hand(2, EVERYONE)


@event("airship", _next(), nature=HELPFUL)
def airship(you: Script) -> None:
    with you.when_played():
        target = you.choose(champions.yours.in_battle)
        you.send(target, POOL)


@event("calm", _next(), nature=HELPFUL)
def calm(you: Script) -> None:
    with you.answer(to=events.harmful, calms=True):
        you.calm()


@event("caravan", _next(), nature=HELPFUL)
def caravan(you: Script) -> None:
    with you.when_played(only=All(BETWEEN_TURNS, FIRST_CYCLE_OVER)):
        you.take_extra_turn()


@rule_card("keep10", _next())
def keep10(you: Script) -> None:
    you.always(HandLimitSet(10, "all"))


@rule_card("keep6", _next())
def keep6(you: Script) -> None:
    you.always(HandLimitSet(6, "all"))


@realm("draw+1", _next(), world=AD)
def draw_more(you: Script) -> None:
    you.always(DrawsMore(1))


@dungeon_card("dHide", _next())
def d_hide(you: Script) -> None:
    you.always(HidesPile())


@wizard_spell("toAbyss/3", _next(), side=OFFENSIVE, phases=(3,))
def to_abyss(you: Script) -> None:
    with you.when_played():
        target = you.choose(champions.in_pool)
        you.send(target, ABYSS)


@wizard_spell("toLimbo/3", _next(), side=OFFENSIVE, phases=(3,))
def to_limbo(you: Script) -> None:
    with you.when_played():
        target = you.choose(champions.in_pool)
        you.send(target, LIMBO)


@wizard_spell("gate", _next(), side=DEFENSIVE, phases=(3,))
def gate(you: Script) -> None:
    with you.when_played():
        target = you.choose(champions.yours.in_abyss)
        you.send(target, POOL)


# ---------------------------------------------------------------------- for sections GEN to HAND

plain(ally("Dragon Wizard", _next(), level=4))
plain(wizard("E", _next(), world=AD, level=5))
plain(hero("E", _next(), world=AD, level=6))
plain(artifact("Z", _next(), world=AD, level=4))
plain(hero("herGH5", _next(), world=GH, level=5))
plain(artifact("artGH+4", _next(), world=GH, level=4))
plain(hero("herFR5", _next(), world=FR, level=5))
plain(artifact("artFR+4", _next(), world=FR, level=4))
plain(hero("her6/9", _next(), world=AD, level=(6, 9)))
plain(monster("gargoyle", _next(), world=AD, level=5, bluelines={"flyer"}))
plain(monster("wight", _next(), world=AD, level=5, bluelines={"undead"}))
plain(ruling(plain(monster("scarecrow", _next(), world=AD, level=5, bluelines={"undead"})), traits=()))
plain(monster("lich", _next(), world=AD, level=5, traits={"undead"}, bluelines={"non-undead"}))
plain(hero("avatar9", _next(), world=AD, level=9, avatar=True))
plain(realm("rAny", _next(), world=AD, anytime=True))


@event("evRuled", _next(), nature=HELPFUL)
def _printed(you: Script) -> None:
    with you.when_played():
        you.draw(1)


@ruling(_printed)
def _ruled(you: Script) -> None:
    with you.when_played():
        you.draw(3)


@event("evAlarm", _next(), nature=HELPFUL)
def _printed_alarm(you: Script) -> None:
    with you.when_played():
        you.draw(1)


@ruling(_printed_alarm, option="alarm_ruling")
def _ruled_alarm(you: Script) -> None:
    with you.when_played():
        you.draw(3)


@hero("drawer", _next(), world=AD, level=5)
def drawer(you: Script) -> None:
    with you.in_combat():
        you.draw(1)


@wizard("peeker", _next(), world=AD, level=5)
def peeker(you: Script) -> None:
    with you.whenever(YOUR_TURN_BEGINS), you.may():
        you.look_at_top(1, OTHER_PLAYERS)


@hero("captain", _next(), world=AD, level=5)
def captain(you: Script) -> None:
    you.always(Level(champions.yours.other, 2))


@wizard("once", _next(), world=AD, level=5)
def once(you: Script) -> None:
    with you.power(phases=(3, 5), once=True):
        you.draw(1)


@realm("rCaster", _next(), world=AD)
def r_caster(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL))


@holding("h+2b", _next(), world=AD)
def h_plus_b(you: Script) -> None:
    you.always(Level(champions.defending_here, 2))


@wizard_spell("charm", _next(), side=OFFENSIVE, phases=(4,))
def charm(you: Script) -> None:
    with you.when_played():
        you.switch_sides(allies.with_test(lambda s, h, fx: s.control[h] != fx.seat, "of the opponent"))


@wizard_spell("reshuffle/3", _next(), side=DEFENSIVE, phases=(3,))
def reshuffle_3(you: Script) -> None:
    with you.when_played():
        you.reshuffle()


@wizard_spell("recover/3", _next(), side=DEFENSIVE, phases=(3,))
def recover_3(you: Script) -> None:
    with you.when_played():
        target = you.choose(cards.yours.in_discard)
        you.send(target, HAND)


@wizard_spell("toHand/3", _next(), side=DEFENSIVE, phases=(3,))
def to_hand(you: Script) -> None:
    with you.when_played():
        target = you.choose(champions.yours.in_pool)
        you.send(target, HAND)


@wizard_spell("toVoid/3", _next(), side=OFFENSIVE, phases=(3,))
def to_void(you: Script) -> None:
    with you.when_played():
        target = you.choose(champions.in_pool)
        you.send(target, VOID)


@event("evExile", _next(), nature=HARMFUL)
def ev_exile(you: Script) -> None:
    with you.when_played():
        target = you.choose(realms.others)
        you.send(target, LIMBO)


@event("evGale", _next(), nature=HARMFUL)
def ev_gale(you: Script) -> None:
    with you.when_played():
        target = you.choose(holdings.others)
        you.discard(target)


@event("evThief", _next(), nature=HARMFUL)
def ev_thief(you: Script) -> None:
    with you.when_played():
        victim = you.choose_player()
        you.discard_from_hand(1, victim)


@event("evQuake", _next(), nature=HARMFUL)
def ev_quake(you: Script) -> None:
    with you.when_played():
        target = you.choose(realms.unrazed.others)
        you.raze(target)


@event("evGate", _next(), nature=HELPFUL)
def ev_gate(you: Script) -> None:
    with you.when_played():
        target = you.choose(champions.yours.in_abyss)
        you.send(target, POOL)


@event("evPool", _next(), nature=HARMFUL)
def ev_pool(you: Script) -> None:
    with you.when_played():
        target = you.choose(champions.in_pool)
        you.discard(target)


@rule_card("tax", _next())
def tax(you: Script) -> None:
    you.always(DrawsMore(-1, "all"))


@holding("keep+2", _next(), world=AD)
def keep_more(you: Script) -> None:
    you.always(MayKeep(10))


# ---------------------------------------------------------------------- for sections EVT to TERM


@cleric_spell("intercede", _next(), side=DEFENSIVE, anytime=True)
def intercede(you: Script) -> None:
    with you.answer(to=events):
        you.cancel()


@event("evBottle", _next(), nature=HARMFUL, uncancellable=True)
def ev_bottle(you: Script) -> None:
    with you.when_played():
        you.discard_from_hand(1, EVERYONE)


@event("evSmash", _next(), nature=HARMFUL)
def ev_smash(you: Script) -> None:
    with you.when_played():
        you.discard(items)


@cleric("oracle", _next(), world=AD, level=7)
def oracle(you: Script) -> None:
    with you.answer(to=events.harmful, from_pool=True, from_hand=True, calms=True):
        you.discard(THIS)
        you.calm()


@item("dupSp", _next(), side=DEFENSIVE)
def dup_sp(you: Script) -> None:
    with you.answer(to=spells, in_play=True, once=True):
        you.duplicate()


@item("onceItem", _next(), side=DEFENSIVE)
def once_item(you: Script) -> None:
    with you.power(anytime=True, once=True):
        you.draw(1)


@hero("brave", _next(), world=AD, level=5)
def brave(you: Script) -> None:
    you.always(Level(THIS, 3))


@hero("copier", _next(), world=AD, level=5)
def copier(you: Script) -> None:
    with you.power(phases=(3,)):
        model = you.choose(champions.other)
        you.copy_power(model)


@item("copyItem", _next(), side=DEFENSIVE)
def copy_item(you: Script) -> None:
    with you.when_played():
        model = you.choose(champions)
        you.copy_power(model)


@artifact("artRealm+2", _next(), world=AD, level=2)
def art_realm(you: Script) -> None:
    you.always(MayLieOnRealms())


@item("spearhead", _next(), side=OFFENSIVE)
def spearhead(you: Script) -> None:
    you.always(Level(BEARER, 3, when=THIS_ATTACKS))


@wizard_spell("strip/4", _next(), side=OFFENSIVE, phases=(4,))
def strip(you: Script) -> None:
    with you.when_played():
        you.discard(cards.attached_to(OPPONENT))


@wizard_spell("stripItems/4", _next(), side=OFFENSIVE, phases=(4,))
def strip_items(you: Script) -> None:
    with you.when_played():
        you.discard(items_and_artifacts.attached_to(OPPONENT))


plain(ally("Old Wizard", _next(), level=3))
plain(ally("alDragon3", _next(), level=3, traits={"dragon"}))
plain(hero("herDragon5", _next(), world=AD, level=5, traits={"dragon"}))
plain(monster("Skeleton", _next(), world=AD, level=5))
for _trait in ("duergar", "dwarf", "half-elf", "elf", "drow", "kender", "halfling", "gnome"):
    plain(hero(f"{_trait}5", _next(), world=AD, level=5, traits={_trait}))
plain(item("sword+1", _next(), level=1, side=OFFENSIVE, traits={"sword"}))
plain(item("mace+1", _next(), level=1, side=OFFENSIVE, traits={"weapon"}))


@hero("slayW", _next(), world=AD, level=4)
def slay_w(you: Script) -> None:
    you.instantly_defeats(wizards)


@item("dragonbane", _next(), side=OFFENSIVE)
def dragonbane(you: Script) -> None:
    you.always(Level(BEARER, 2, when=There(cards.being("dragon").against_this)))


for _trait in ("dragon", "dwarf", "elf", "drow", "halfling"):

    @wizard_spell(f"hunt {_trait}", _next(), side=OFFENSIVE, phases=(3,))
    def hunt(you: Script, trait: str = _trait) -> None:
        with you.when_played():
            you.discard(champions.being(trait))


@hero("swordsman", _next(), world=AD, level=5)
def swordsman(you: Script) -> None:
    you.always(Level(THIS, 2, when=There(items.being("sword").with_this)))


@hero("armsman", _next(), world=AD, level=5)
def armsman(you: Script) -> None:
    you.always(Level(THIS, 2, when=There(items.being("weapon").with_this)))


@hero("avatar15", _next(), world=AD, level=15, avatar=True)
def avatar15(you: Script) -> None:
    with you.price():
        given = you.choose(champions.yours.in_pool, 2, reach=False)
        you.discard(given)


@cleric("devotee", _next(), world=AD, level=5)
def devotee(you: Script) -> None:
    you.always(MayBeGivenUpFor(champions.avatars))


for _name in ("comrade1", "comrade2"):

    @hero(_name, _next(), world=AD, level=4, traits={"adventurer"})
    def adventurer(you: Script) -> None:
        you.always(Level(THIS, Count(champions.being("adventurer").other.yours.in_pool), when=THIS_IN_POOL))


@wizard_spell("peek/3", _next(), side=OFFENSIVE, phases=(3,))
def peek(you: Script) -> None:
    with you.when_played():
        you.look_at_top(1, OTHER_PLAYERS)


@item("crown", _next(), side=DEFENSIVE)
def crown(you: Script) -> None:
    you.always(BaseLevel(BEARER, 3))


@wizard("moody4", _next(), world=AD, level=4)
def moody(you: Script) -> None:
    you.always(BaseLevel(THIS, 3, when=YOUR_TURN))


@wizard_spell("blast level/3", _next(), side=OFFENSIVE, phases=(3,))
def blast_level(you: Script) -> None:
    with you.when_played():
        you.discard(champions.others.level_at_most(6))


@wizard_spell("blast base/3", _next(), side=OFFENSIVE, phases=(3,))
def blast_base(you: Script) -> None:
    with you.when_played():
        you.discard(champions.others.base_at_most(6))


@psionic_power("psyOff-3", _next(), side=OFFENSIVE, phases=(4,))
def psy_off(you: Script) -> None:
    with you.when_played():
        you.give(OPPONENT, Level(IT, -3), ROUND_END)


@wizard_spell("turnPsi", _next(), side=DEFENSIVE, anytime=True)
def turn_psi(you: Script) -> None:
    with you.answer(to=psionic_powers.offensive):
        you.turn_back()


@wizard_spell("recall/3", _next(), side=DEFENSIVE, phases=(3,))
def recall(you: Script) -> None:
    with you.when_played():
        target = you.choose(cards.yours.in_abyss)
        you.send(target, HAND)


# ---------------------------------------------------------------------- for realms and holdings

plain(realm("rFR", _next(), world=FR))
plain(realm("rGH", _next(), world=GH))
plain(realm("rBR", _next(), world=BR))
plain(realm("rDL", _next(), world=DL))
plain(realm("rDLCoast", _next(), world=DL, traits={"coastal"}))
plain(realm("rRL", _next(), world=RL))
plain(hero("herRL5", _next(), world=RL, level=5))
plain(wizard("wizGH5", _next(), world=GH, level=5))
plain(hero("Dregoth", _next(), world=DS, level=9, traits={"flyer"}))
for _trait in ("giant", "werebeast"):
    plain(hero(f"{_trait}5", _next(), world=AD, level=5, traits={_trait}))
plain(wizard("flyWiz5", _next(), world=AD, level=5, traits={"flyer"}))
plain(ally("alElf3", _next(), level=3, traits={"elf"}))
plain(ally("alHalfling2", _next(), level=2, traits={"halfling"}))


@wizard_spell("realmbane/3", _next(), side=OFFENSIVE, phases=(3,))
def realmbane(you: Script) -> None:
    with you.when_played():
        target = you.choose(realms.others)
        you.discard(target)


@unarmed_combat("blow/4", _next(), side=OFFENSIVE, phases=(4,), users={"hero"})
def blow(you: Script) -> None:
    with you.when_played():
        you.give(OPPONENT, Level(IT, -3), ROUND_END)


@monster("homeDragon5", _next(), world=AD, level=5, traits={"dragon"})
def home_dragon(you: Script) -> None:
    you.always(Goes(THIS, POOL))


@cleric_spell("cOff/3", _next(), side=OFFENSIVE, phases=(3,))
def c_off_3(you: Script) -> None:
    with you.when_played():
        target = you.choose(champions.others)
        you.discard(target)


@event("evPlague", _next(), nature=HARMFUL)
def ev_plague(you: Script) -> None:
    with you.when_played():
        you.discard(champions.others)


@realm("rHunter", _next(), world=AD)
def r_hunter(you: Script) -> None:
    with you.power(phases=(0,)):
        prey = you.choose(champions.others)
        you.discard(prey)


for _kind, _victims in (
    ("clerics", clerics),
    ("regents", regents),
    ("psionicists", psionicists),
    ("elves", champions.being("elf")),
    ("giants", champions.being("giant")),
    ("dragons", champions.being("dragon")),
):

    @hero(f"slay {_kind}", _next(), world=AD, level=4)
    def slay_kind(you: Script, victims: Filter = _victims) -> None:
        you.instantly_defeats(victims)


@unarmed_combat("fistOff+3", _next(), level=3, side=OFFENSIVE, phases=(4,), users={"hero"})
def fist_off(you: Script) -> None:
    with you.when_played():
        you.give(OPPONENT, Level(IT, -1), ROUND_END)


@realm("rFlyOnly", _next(), world=AD)
def r_fly_only(you: Script) -> None:
    you.always(OnlyAttackedBy(champions.being("flyer")))


plain(monster("undDS9", _next(), world=DS, level=9, traits={"undead"}))
plain(ally("alWolf2", _next(), level=2))


@hero("immAlly9", _next(), world=AD, level=9)
def imm_ally(you: Script) -> None:
    you.always(Immune(THIS, allies))


# ---------------------------------------------------------------------- for the champions of the 4th edition

for _number in range(1, 6):
    plain(hero(f"adv{_number}", _next(), world=AD, level=3, traits={"adventurer"}))
plain(hero("herDrow5", _next(), world=AD, level=5, traits={"drow"}))
plain(ally("alDrow3", _next(), level=3, traits={"drow"}))
plain(realm("rUnder", _next(), world=AD, traits={"underdark"}))
plain(monster("monUnder5", _next(), world=AD, level=5, traits={"underdark"}))
plain(monster("monDragon5", _next(), world=AD, level=5, traits={"dragon"}))
plain(hero("herDS9", _next(), world=DS, level=9))
plain(monster("Young Gold Dragon", _next(), world=GH, level=5, traits={"dragon"}))
plain(wizard("Midnight", _next(), world=FR, level=5))
plain(cleric("Moradin", _next(), world=AD, level=9))
plain(item("weight-6", _next(), level=-6, side=DEFENSIVE))
plain(wizard_spell("fire+3/4", _next(), level=3, side=OFFENSIVE, phases=(4,)))


@item("spellward", _next(), side=DEFENSIVE)
def spellward(you: Script) -> None:
    you.always(Immune(BEARER, spells))


@item("quietus", _next(), side=OFFENSIVE)
def quietus(you: Script) -> None:
    you.always(NoPowers(BEARER))


# ---------------------------------------------------------------------- for sections COMB to MOVE


def _note(you: Script) -> None:
    """What a card leaves behind when it activates: an effect of its own, to be found in the order of activation."""
    you.give(THIS, Level(IT, 1), ROUND_END)


for _name, _maker, _facts in (
    ("noteRule", rule_card, {}),
    ("noteRealm", realm, {"world": AD}),
    ("noteHolding", holding, {"world": AD}),
    ("noteHer5", hero, {"world": AD, "level": 5}),
    ("noteMon5", monster, {"world": AD, "level": 5}),
    ("noteArt", artifact, {"world": AD}),
    ("noteArt2", artifact, {"world": AD}),
    ("noteAlly", ally, {"level": 1}),
    ("noteAlly2", ally, {"level": 1}),
    ("noteItem", item, {"side": DEFENSIVE}),
    ("noteBlood", blood_ability, {"side": DEFENSIVE, "phases": (4,)}),
    ("noteThief", thief_skill, {"side": DEFENSIVE, "phases": (4,)}),
    ("noteFist", unarmed_combat, {"side": DEFENSIVE, "phases": (4,), "users": {"hero"}}),
    ("notePsi", psionic_power, {"side": DEFENSIVE, "phases": (4,)}),
    ("noteWiz", wizard_spell, {"side": DEFENSIVE, "phases": (4,)}),
    ("noteCle", cleric_spell, {"side": DEFENSIVE, "phases": (4,)}),
):

    @_maker(_name, _next(), **_facts)
    def note(you: Script) -> None:
        with you.in_combat():
            _note(you)


@monster("noteBefore5", _next(), world=AD, level=5)
def note_before(you: Script) -> None:
    with you.before_combat():
        _note(you)


@hero("noteAttacks5", _next(), world=AD, level=5)
def note_attacks(you: Script) -> None:
    with you.whenever(Attacks(THIS)):
        _note(you)


@monster("noteDefends5", _next(), world=AD, level=5)
def note_defends(you: Script) -> None:
    with you.whenever(Defends(THIS)):
        _note(you)


for _name in ("noteX/3", "noteY/3"):

    @wizard_spell(_name, _next(), side=DEFENSIVE, phases=(3,))
    def note_early(you: Script) -> None:
        with you.when_played():
            you.stay(TURN_END)
        with you.in_combat():
            _note(you)


@hero("pickpocket5", _next(), world=AD, level=5)
def pickpocket(you: Script) -> None:
    with you.whenever(Attacks(THIS)):
        you.discard_from_hand(1, OPPOSING_PLAYER)


@monster("sentinel5", _next(), world=AD, level=5)
def sentinel(you: Script) -> None:
    with you.whenever(Defends(THIS)):
        you.draw(1)


@ally("scout2", _next(), level=2)
def scout(you: Script) -> None:
    with you.in_combat():
        you.draw(1)


@wizard_spell("slayer/4", _next(), side=OFFENSIVE, phases=(4,))
def slayer(you: Script) -> None:
    with you.when_played():
        you.discard(OPPONENT)


@wizard_spell("rally/4", _next(), side=DEFENSIVE, phases=(4,))
def rally(you: Script) -> None:
    with you.when_played():
        you.declare(Level(champions.yours.attacking, 3), ROUND_END)


@event("evSlay", _next(), nature=HARMFUL)
def ev_slay(you: Script) -> None:
    with you.when_played():
        target = you.choose(champions.others.in_battle)
        you.discard(target)


@event("evBoth", _next(), nature=HARMFUL)
def ev_both(you: Script) -> None:
    with you.when_played():
        you.discard(champions.in_battle)


@realm("rNoAllies", _next(), world=AD)
def r_no_allies(you: Script) -> None:
    you.always(CannotPlay("all", allies))


@realm("rAllies", _next(), world=AD)
def r_allies(you: Script) -> None:
    you.always(MayAlwaysPlay("all", allies))


@item("slayItemH", _next(), side=OFFENSIVE)
def slay_item_h(you: Script) -> None:
    you.instantly_defeats(heroes)


@wizard("braveWiz5", _next(), world=AD, level=5)
def brave_wizard(you: Script) -> None:
    you.always(Level(THIS, 3))


@hero("rogue5", _next(), world=AD, level=5)
def rogue(you: Script) -> None:
    you.always(MayUse(THIS, THIEF_SKILL))


@wizard_spell("dispelPsi", _next(), side=DEFENSIVE, anytime=True)
def dispel_psi(you: Script) -> None:
    with you.answer(to=psionic_powers):
        you.cancel()


@hero("spellproof5", _next(), world=AD, level=5)
def spellproof(you: Script) -> None:
    you.always(Firm(THIS, by=spells))


@hero("wind5", _next(), world=AD, level=5)
def wind(you: Script) -> None:
    you.always(PlayerImmune(spells), Immune(champions.yours, spells, all_sides=True))


@wizard_spell("heroize", _next(), side=DEFENSIVE, anytime=True)
def heroize(you: Script) -> None:
    with you.when_played():
        target = you.choose(champions)
        you.give(target, CountsAs(IT, HERO), TURN_END)


@artifact("artHome+4", _next(), world=AD, level=4)
def art_home(you: Script) -> None:
    you.always(Goes(BEARER, POOL))


@item("biting+3 Off", _next(), level=3, side=OFFENSIVE)
def biting(you: Script) -> None:
    with you.in_combat():
        you.give(OPPONENT, Level(IT, -2), ROUND_END)


@ally("slayAlly", _next(), level=1)
def slay_ally(you: Script) -> None:
    you.instantly_defeats(monsters)


@wizard_spell("smite caster/3", _next(), side=DEFENSIVE, phases=(3,))
def smite_caster(you: Script) -> None:
    with you.when_played():
        you.discard(USER)


@realm("rWeighs", _next(), world=AD)
def r_weighs(you: Script) -> None:
    with you.in_combat(when=There(champions.attacking.base_at_least(8))):
        _note(you)


@wizard_spell("wallAll", _next(), side=DEFENSIVE, phases=(4,))
def wall_all(you: Script) -> None:
    you.wall(unless=champions.being("golem"))


plain(unarmed_combat("brawl+3", _next(), level=3, side=DEFENSIVE, phases=(4,)))
@item("biting Def", _next(), side=DEFENSIVE)
def biting_def(you: Script) -> None:
    with you.in_combat():
        you.give(OPPONENT, Level(IT, -2), ROUND_END)


plain(item("plus+3 Def", _next(), level=3, side=DEFENSIVE))
@wizard_spell("aid+5", _next(), side=DEFENSIVE, anytime=True)
def aid(you: Script) -> None:
    with you.when_played():
        target = you.choose(champions.in_battle)
        you.give(target, Level(IT, 5), ROUND_END)


@hero("loneFly5", _next(), world=AD, level=5, traits={"flyer"})
def lone_flyer(you: Script) -> None:
    you.always(AlliesOnFoot(THIS))


plain(hero("Winged Thing", _next(), world=AD, level=5))


plain(holding("hRL", _next(), world=RL))
plain(hero("herFR5", _next(), world=FR, level=5))
for _number in (3, 4):
    plain(ally(f"digit{_number}", f"test/9{_number:02d}", level=1))


@wizard_spell("blast base 8/3", _next(), side=OFFENSIVE, phases=(3,))
def blast_base_8(you: Script) -> None:
    with you.when_played():
        you.discard(champions.others.base_at_most(8))


KEYS = {card.name: key for key, card in REGISTER.items() if card.edition == "test"}
"""Fixture name to card key."""
KEYS |= {f"{TYPE_NAMES[card.type]} {card.name}": card.key for card in REGISTER.values() if card.name == "E"}
