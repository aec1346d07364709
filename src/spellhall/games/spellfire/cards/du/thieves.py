"""Thieves of the set Dungeons."""

from __future__ import annotations

from spellhall.games.spellfire.card import ruling, thief
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@thief("Poor Oriental Lord", "DUc/20", world=FR, level=10)
def poor_oriental_lord(you: Script) -> None:
    you.always(CannotPlay("all", cards.printed_in("1st", "1stc", "NO")))


@ruling(poor_oriental_lord, option="poor_oriental_lord_ruling")
def poor_oriental_lord_as_ruled(you: Script) -> None:
    you.always(CannotPlay("all", cards.printed_in("1st", "1stc")))


@thief("The Hapless Halfling", "DU/042", world=DL, level=5, traits={"adventurer", "halfling"})
def hapless_halfling(you: Script) -> None:
    you.always(Level(champions_and_allies.being("adventurer", "halfling").other.yours, 2))


@thief("Aliki", "DUc/08", world=GH, level=6, traits={"halfling"})
def aliki(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL))
    with you.in_combat():
        stolen = you.choose(items.attached_to(OPPONENT), up_to=True)
        you.borrow(stolen, THIS)


@thief("Elyk the Bard", "DUc/24", world=AD, level=5)
def elyk_the_bard(you: Script) -> None:
    you.always(PlayerImmune(artifacts.noted("chosen by it")))
    with you.whenever(YOUR_TURN_BEGINS):
        with you.may():
            you.choose_kind(THIS, OWN_NEXT_TURN, among=(WIZARD, HERO))
        warded = you.choose(artifacts, up_to=True)
        you.note(warded)


@thief("Necba the Wrathmaker", "DUc/14", world=DL, level=5, traits={"kender"})
def necba_the_wrathmaker(you: Script) -> None:
    you.always(Immune(THIS, spells.offensive), Immune(THIS, events.harmful))
    with you.whenever(RazesRealm(champions.of_opponents)):
        you.declare(Rests(), TURN_END)
    with you.whenever(EVERY_TURN_ENDS, when=All(Not(YOUR_TURN), THIS_IS_RESTED)):
        lost = you.choose(
            champions.of_player(ACTIVE_PLAYER).of_opponents.in_pool.strongest, by=ACTIVE_PLAYER, reach=False
        )
        you.discard(lost)


@thief("Skulker", "DU/040", world=AD, level=5, traits={"swimmer"})
def skulker(you: Script) -> None:
    with you.power(battle=True):
        loot = you.choose((allies | items | artifacts).of_opponents.in_discard.playable_at_once, reach=False)
        you.play_at_once(loot)
        you.give(loot, Bears(IT, "plundered"), ROUND_END)
    with you.whenever(SIDE_DECIDED):
        you.send(Made("the plundered cards"), DRAW_PILE, shuffled=True)
