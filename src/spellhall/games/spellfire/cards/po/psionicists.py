"""Psionicists of the set Powers."""

from __future__ import annotations

from spellhall.games.spellfire.card import psionicist
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@psionicist("Seveia Shadowmaster", "PO/014", world=DS, level=7, side=DEFENSIVE, psionic=True)
def seveia(you: Script) -> None:
    you.always(Goes(THIS, POOL, may=True, when=THIS_ATTACKS))
    with you.whenever(IsDefeated(THIS), when=THIS_ATTACKS), you.when(Fits(THIS, champions.in_pool)):
        you.earn_spoils(OPPOSING_PLAYER)


@psionicist("Dawn d'Ereath", "PO/018", world=DS, level=6, side=DEFENSIVE, psionic=True)
def dawn_dereath(you: Script) -> None:
    you.always(Immune(THIS, psionics))


@psionicist("Phridge", "PO/019", world=DS, level=6)
def phridge(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL, CLERIC_SPELL))


@psionicist("Havrum Riddle", "PO/022", world=DS, level=5, side=DEFENSIVE, psionic=True)
def havrum_riddle(you: Script) -> None:
    with you.power(anytime=True, when=THIS_FIGHTS):
        you.no_spoils()
        you.break_off()
        you.discard(THIS)


@psionicist("Lyr of the Mists", "PO/023", world=GH, level=5, side=OFFENSIVE, psionic=True)
def lyr_of_the_mists(you: Script) -> None:
    with you.in_combat(), you.may():
        banished = you.choose(champions.in_pool)
        you.discard(banished)


@psionicist("Kelasar Redbelt", "PO/025", world=DS, level=4, side=OFFENSIVE, psionic=True)
def kelasar_redbelt(you: Script) -> None:
    with you.whenever(IsDefeated(THIS)), you.may():
        struck = you.choose_opponent()
        you.discard_hand(struck)
        you.draw(5, struck)


@psionicist("Davron Parscall", "PO/009", world=DS, level=9, side=OFFENSIVE, psionic=True)
def davron_parscall(you: Script) -> None:
    with you.in_combat(), you.may():
        you.discard(OPPONENT)
        you.send(THIS, ABYSS)


@psionicist("Kelsur Brighteye", "PO/012", world=GH, level=8, side=OFFENSIVE, psionic=True)
def kelsur_brighteye(you: Script) -> None:
    with you.in_combat():
        stolen = you.choose(items_and_artifacts.attached_to(OPPONENT), up_to=True)
        you.borrow(stolen, THIS)


@psionicist("Rafe Racker", "PO/015", world=DS, level=7, side=OFFENSIVE, psionic=True)
def rafe_racker(you: Script) -> None:
    with you.in_combat(), you.may():
        with you.either():
            you.discard(items.attached_to(OPPONENT))
        with you.or_else():
            decayed = you.choose(artifacts.attached_to(OPPONENT).bonus_at_most(4))
            you.discard(decayed)


@psionicist("Jacenelle Traen", "PO/016", world=FR, level=6, side=DEFENSIVE, psionic=True)
def jacenelle_traen(you: Script) -> None:
    with you.power(from_pool=True, once_a_battle=True):
        doubled = you.choose(psionicists.other.in_battle)
        you.give(doubled, LevelTimes(IT, 2), ROUND_END)


@psionicist("Bilago Lumen", "PO/017", world=DL, level=5, side=OFFENSIVE, psionic=True)
def bilago_lumen(you: Script) -> None:
    with you.before_combat(), you.may():
        you.give(OPPONENT, LosesLevels(IT, AtOnce(LevelOf(THIS))), ROUND_END)
        you.give(OPPONENT, Frail(IT), ROUND_END)


@psionicist("Seluna Darkenstar", "PO/020", world=DS, level=5, side=DEFENSIVE, psionic=True)
def seluna_darkenstar(you: Script) -> None:
    with you.in_combat(), you.may():
        you.look_at_hand(OPPOSING_PLAYER)
        with you.may():
            you.defeat(THIS, spared=True)


@psionicist("Kerm of Tyr", "PO/021", world=DS, level=5, side=OFFENSIVE, psionic=True)
def kerm_of_tyr(you: Script) -> None:
    with you.in_combat(), you.may():
        you.give(OPPONENT, BaseHalved(IT, up=True), ROUND_END)
        you.discard(allies)
    with you.whenever(Wins(THIS)):
        you.send(THIS, LIMBO)


@psionicist("Colum Calder", "PO/024", world=DS, level=5, side=DEFENSIVE, psionic=True)
def colum_calder(you: Script) -> None:
    with you.power(phases=(4,), once=True):
        you.look_at_hand(OTHER_PLAYERS)


@psionicist("Yorgia Sandow", "PO/010", world=DS, level=3, side=DEFENSIVE, psionic=True)
def yorgia_sandow(you: Script) -> None:
    with you.in_combat(when=There(monsters)):
        paid = you.choose(items.yours.in_pool, up_to=True, reach=False)
        with you.when(There(paid)):
            you.discard(paid)
            model = you.choose(monsters)
            you.imitate(model)
            you.give(THIS, Level(IT, AtOnce(BaseLevelOf(model))), ROUND_END)


@psionicist("Roghal Baen", "PO/011", world=DS, level=8, side=OFFENSIVE, psionic=True)
def roghal_baen(you: Script) -> None:
    with you.in_combat(when=THIS_DEFENDS), you.may():
        you.show_cards(cards, OPPOSING_PLAYER)
        you.declare(CannotPlay("opponent", cards.besides(Made("the shown cards"))), ROUND_END)


@psionicist("Raydan Valers", "PO/028", world=DS, level=4, side=OFFENSIVE, psionic=True)
def raydan_valers(you: Script) -> None:
    with you.in_combat():
        model = you.choose(psionicists.others.in_pool, up_to=True)
        with you.when(There(model)):
            you.give(THIS, BaseBecomes(IT, AtOnce(BaseLevelOf(model))), ROUND_END)
            you.imitate(model)


@psionicist("Breshkll Logon", "PO/026", world=DS, level=4, side=DEFENSIVE, psionic=True)
def breshkll_logon(you: Script) -> None:
    with you.power(from_pool=True):
        you.fight_as_ally(THIS)
    with you.power(battle=True, once_a_battle=True):
        you.give(THIS, Level(IT, AtOnce(LevelOf(OPPONENT))), ROUND_END)
        you.give(THIS, Fleeting(IT), ROUND_END)


@psionicist("Masara d'Will", "PO/027", world=DL, level=4, side=DEFENSIVE, psionic=True)
def masara_dwill(you: Script) -> None:
    you.always(Level(allies.with_this, 4))
    with you.power(from_pool=True):
        you.fight_as_ally(THIS)


@psionicist("Rand the Bowyer", "PO/013", world=DS, level=7, side=DEFENSIVE, psionic=True)
def rand_the_bowyer(you: Script) -> None:
    you.wall(unless=champions.being("flyer"), in_combat=True)
