"""Champions that the texts of the rules name."""

from __future__ import annotations

from spellhall.games.spellfire.card import cleric, hero, monster, ruling, thief, wizard
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@hero("Lovely Colleen", "1stc/22", world=AD, level=7)
def lovely_colleen(you: Script) -> None:
    you.instantly_defeats(monsters)


@monster("Living Scroll", "1st/408", world=FR, level=0)
def living_scroll(you: Script) -> None:
    you.instantly_defeats(champions.of_types(HERO, CLERIC))
    with you.in_combat(when=Fits(OPPONENT, champions.of_types(WIZARD, MONSTER))):
        you.defeat(THIS)


@cleric("Delsenora", "1stc/10", world=AD, level=7)
def delsenora(you: Script) -> None:
    with you.answer(to=events.harmful, from_pool=True, from_hand=True, calms=True):
        you.discard(THIS)
        you.calm()


@wizard("Onad the Weasel", "ARc/06", world=GH, level=7)
def onad(you: Script) -> None:
    with you.answer(to=events, from_pool=True):
        you.discard(THIS)
        you.duplicate()


@hero("Agis", "1st/261", world=DS, level=5, side=OFFENSIVE, psionic=True)
def agis(you: Script) -> None:
    with you.whenever(Attacks(THIS)):
        victim = you.choose(monsters.opposing.in_pool, up_to=True)
        you.discard(victim)


@hero("Marco Volo", "3rd/050", world=FR, level=3)
def marco_volo(you: Script) -> None:
    with you.whenever(YOUR_TURN_BEGINS), you.may():
        player = you.choose_player(anyone=True)
        you.look_at_top(1, player)
        with you.may():
            you.discard(TopCard(player))


@monster("Gatekeeper", "1st/422", world=AD, level=1, bluelines={"undead"})
def gatekeeper(you: Script) -> None:
    you.always(Immune(THIS, events, all_sides=True), Immune(THIS, spells.offensive))
    with you.power(phases=(3, 4, 5), when=AnyOf(There(champions.other), There(champions.yours.in_abyss))):
        you.send(THIS, ABYSS)
        you.send(champions.other, HAND)
        you.send(champions.other.yours.in_abyss, HAND)


@cleric("Nenioc", "3rd/187", world=GH, level=5)
def nenioc(you: Script) -> None:
    you.always(MayBeGivenUpFor(champions.avatars))


@wizard("Raistlin Majere, Wizard of the Black Robes", "DL/031", world=DL, level=7, traits={"black wizard"})
def raistlin(you: Script) -> None:
    you.always(
        BaseLevel(THIS, 2, when=AT_NIGHT),
        BaseLevel(THIS, 4, when=Fits(OPPONENT, champions.with_word("caramon"))),
        Level(spells.with_this, 2, when=NamedInPlay("Moon Nuitari Waxes")),
    )


@thief("Poor Oriental Lord", "DUc/20", world=FR, level=10)
def poor_oriental_lord(you: Script) -> None:
    you.always(CannotPlay("all", cards.printed_in("1st", "1stc", "NO")))


@ruling(poor_oriental_lord, option="poor_oriental_lord_ruling")
def poor_oriental_lord_as_ruled(you: Script) -> None:
    you.always(CannotPlay("all", cards.printed_in("1st", "1stc")))


@monster("Orcus", "NS/044", world=AD, level=0, avatar=True, traits={"undead"})
def orcus(you: Script) -> None:
    undead = champions.being("undead").yours
    with you.price():
        victims = you.choose(undead.in_pool, 2, reach=False)
        you.give(THIS, BaseBecomes(IT, AtOnce(BaseLevelOf(victims))), WHILE_IN_PLAY)
        you.discard(victims)
    you.always(BaseLevel(champions_and_allies.being("undead").other.yours, 5), MayUseOf(THIS, "undead"), SoleAvatar())
    with you.whenever(Attacks(undead)), you.may():
        you.give(THAT, AttacksToRuin(IT), ROUND_END)


@cleric("Karlott the Shaman", "3rd/063", world=FR, level=4)
def karlott(you: Script) -> None:
    buried = events.yours.in_abyss
    with you.when_played():
        you.declare(Settles(), OWN_NEXT_TURN)
    with you.power(phases=(3, 4), when=All(THIS_IN_POOL, THIS_HAS_SETTLED, There(buried))):
        found = you.choose(buried)
        you.send(THIS, ABYSS)
        you.send(found, HAND, events_too=True)
