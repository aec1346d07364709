"""Allies of the set Dragonlance."""

from __future__ import annotations

from spellhall.games.spellfire.card import ally, plain
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *

plain(ally("Kagonesti Elves", "DL/046", level=5, traits={"elf"}))


@ally("Gully Dwarves", "DL/041", level=2, traits={"dwarf"})
def gully_dwarves(you: Script) -> None:
    you.always(LevelBecomes(THIS, 5, when=Fits(BEARER, champions.being("dwarf"))))


@ally("Solamnic Knights", "DL/044", level=3)
def solamnic_knights(you: Script) -> None:
    others = Fits(BEARER, champions.without_word("gunthar"))
    you.always(LevelBecomes(THIS, 4, when=All(Defending(realms.of(DL)), others)))
    you.always(LevelBecomes(THIS, 5, when=Fits(BEARER, champions.with_word("gunthar"))))


@ally("Aurak Draconians", "DL/050", level=4, traits={"draconian"})
def aurak_draconians(you: Script) -> None:
    with you.when_played(), you.may():
        opponent = you.choose_opponent()
        you.look_at_top(3, opponent)
    with you.whenever(SIDE_LOSES):
        you.discard(WINNER)


@ally("Sivak Draconians", "DL/048", level=4, traits={"draconian"})
def sivak_draconians(you: Script) -> None:
    with you.when_played():
        model = you.choose(allies.against_this, up_to=True)
        with you.when(There(model)):
            you.give(THIS, BaseBecomes(IT, AtOnce(BaseLevelOf(model))), ROUND_END)
            you.imitate(model)


@ally("Takhisis's Mirror of Underworld Minions", "DLc/15", level=2)
def mirror_of_underworld_minions(you: Script) -> None:
    undead = champions_and_allies.being("undead").against_this
    with you.in_combat(when=There(undead)):
        you.defeat(OPPONENT)
    with you.whenever(IsPlayed(allies.being("undead").against_this)):
        you.defeat(OPPONENT)


@ally("Kapak Draconians", "DL/049", level=4, traits={"draconian"})
def kapak_draconians(you: Script) -> None:
    you.always(LevelBecomes(THIS, 5, when=BY_DAY))
    with you.whenever(SIDE_LOSES):
        dissolved = you.choose(holdings.attached_to(realms.foremost), if_any=True)
        you.discard(dissolved)


KAZ = champions.named("Kaz the Minotaur")


@ally("Krynn Minotaurs", "DL/043", level=3, phases=(3,))
def krynn_minotaurs(you: Script) -> None:
    you.always(LevelBecomes(THIS, 9, when=Fits(BEARER, KAZ)))
    with you.when_played(only=AnyOf(IN_YOUR_BATTLE, There(KAZ.yours.in_pool))), you.when(PhaseIs(3)):
        you.attach(KAZ.yours.in_pool)


@ally("Dimernesti Elves", "DL/047", level=3, traits={"elf", "swimmer"})
def dimernesti_elves(you: Script) -> None:
    shores = realms.being("coastal").unrazed.of_opponents.besides(ATTACKED_REALM)
    with you.when_played(), you.when(All(YOU_ATTACK, Fits(BEARER, champions.being("swimmer")))):
        other = you.choose(shores, up_to=True, reach=False)
        with you.when(There(other)):
            you.divert(other)
            you.discard(allies.not_being("swimmer").with_this)
