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
    thief,
    thief_skill,
    unarmed_combat,
    wizard,
    wizard_spell,
)
from spellhall.games.spellfire.cards import load_all
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *  # noqa: F403
from spellhall.games.spellfire.words import (
    ABYSS,
    AD,
    DEFENSIVE,
    DS,
    HARMFUL,
    HELPFUL,
    LIMBO,
    OFFENSIVE,
    OWN_NEXT_TURN,
    POOL,
    ROUND_END,
)

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


KEYS = {card.name: key for key, card in REGISTER.items() if card.edition == "test"}
"""Fixture name to card key."""
