"""Artifacts of the set Artifacts."""

from __future__ import annotations

from spellhall.games.spellfire.card import artifact
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@artifact("Jacinth of Inestimable Beauty", "AR/004", world=GH)
def jacinth_of_inestimable_beauty(you: Script) -> None:
    you.always(LevelTimes(allies.with_this, 2))
    with you.power(battle=True, once_a_battle=True):
        charmed = you.choose(allies.against_this)
        you.switch_sides(charmed)


@artifact("Queen Ehlissa's Marvelous Nightingale", "AR/006", world=GH)
def queen_ehlissas_marvelous_nightingale(you: Script) -> None:
    with you.in_combat(), you.may():
        you.declare(CannotPlay("opponent", allies | spells, with_champion=OPPONENT), ROUND_END)


@artifact("Sword of Kas", "AR/007", world=GH, level=8, traits={"weapon"}, bluelines={"sword"})
def sword_of_kas(you: Script) -> None:
    vecna = artifacts.named("Eye and Hand of Vecna")
    you.always(BaseHalved(OPPONENT, up=True, when=Fighting(champions.without(vecna))))
    you.always(LevelBecomes(THIS, 0, when=Fighting(champions.bearing(vecna))))


@artifact("Teeth of Dalhvar-Nar", "AR/009", world=GH)
def teeth_of_dalhvar_nar(you: Script) -> None:
    you.always(Gains(BEARER, "flyer"), Immune(BEARER, spells.offensive))
    with you.whenever(Wins(BEARER)):
        broken = you.choose(holdings.opposing)
        you.discard(broken)


@artifact("All-Knowing Eye of Yasmin Sira", "AR/010", world=FR, side=DEFENSIVE, phases=(4,))
def all_knowing_eye_of_yasmin_sira(you: Script) -> None:
    you.always(Immune(BEARER, spells.offensive))
    with you.power(battle=True, once_a_battle=True):
        you.give(BEARER, SideBonus(IT, 5, "defensive spell"), ROUND_END)
    with you.power(anytime=True, once=True):
        seen = you.choose_opponent()
        you.look_at_hand(seen)


@artifact("Silencer of Bodach", "ARc/04", world=DS, level=6, traits={"sword"})
def silencer_of_bodach(you: Script) -> None:
    you.always(FightsFirst(BEARER, when=YOU_DEFEND))
    with you.whenever(IsDefeated(BEARER)):
        bereft = you.choose_player()
        you.discard(holdings.of_player(bereft))


@artifact("Barab's Goblet of Dissolution", "ARc/05", world=AD, level=3)
def barabs_goblet_of_dissolution(you: Script) -> None:
    you.always(ForAnyWorld())
    with you.whenever(IsDefeated(BEARER)):
        you.send(WINNER, ABYSS)


@artifact("Machine of Lum the Mad", "AR/005", world=GH, level=8)
def machine_of_lum_the_mad(you: Script) -> None:
    you.always(MayUse(BEARER, WIZARD_SPELL, CLERIC_SPELL, when=THIS_DEFENDS), CannotFight(BEARER, defend=False))
    you.always(BaseBecomes(BEARER, CardDigit(BEARER)))


@artifact("Crystal of the Ebon Flame", "AR/013", world=RL, level=2)
def crystal_of_the_ebon_flame(you: Script) -> None:
    undead = allies.being("undead").against_this
    you.always(Gains(BEARER, "undead"))
    you.always(BaseBecomes(OPPONENT, 0, when=Fighting(champions.not_of_types(CLERIC).not_being("undead"))))
    with you.in_combat():
        you.switch_sides(undead)
    with you.whenever(IsPlayed(undead, "others")):
        you.switch_sides(THAT)


@artifact("Rod of Teeth", "AR/015", world=DS, level=2)
def rod_of_teeth(you: Script) -> None:
    you.always(CannotUse(OPPONENT, spells, when=Fighting(wizards)))
    with you.power(phases=(4,), when=YOU_DID_NOT_ATTACK):
        you.discard(BEARER)
        you.look_at(cards.others.in_hand)
        you.discard(spells.others.in_hand)


@artifact("Mace of Cuthbert", "ARc/01", world=GH, level=5, traits={"weapon"})
def mace_of_cuthbert(you: Script) -> None:
    you.always(LosesLevels(spells.against_this, 2, least=0))
    you.always(CannotPlay("opponent", allies.being("undead"), when=THIS_FIGHTS))
    you.always(CannotFight(champions.being("undead"), attack=False, when=THIS_ATTACKS))
    with you.in_combat(when=Fighting(champions.with_word("iuz"))):
        you.discard(THIS)


@artifact("Coin of Jisan the Bountiful", "AR/011", world=FR)
def coin_of_jisan_the_bountiful(you: Script) -> None:
    with you.in_combat(), you.for_each_card(items_and_artifacts.attached_to(OPPONENT), "that card") as used:
        with you.either():
            you.give(used, NoPowers(IT), ROUND_END)
        with you.or_else():
            you.give(used, LevelBecomes(IT, 0), ROUND_END)
    with you.whenever(IsPlayed(items_and_artifacts.against_this, "others")):
        with you.either():
            you.give(THAT, NoPowers(IT), ROUND_END)
        with you.or_else():
            you.give(THAT, LevelBecomes(IT, 0), ROUND_END)


@artifact("Talisman of Al'Akbar", "AR/008", world=GH)
def talisman_of_alakbar(you: Script) -> None:
    you.always(JoinsArtifact("Cup of Al'Akbar"), BearerMustBe(champions.not_of_types(MONSTER)))
    with you.answer(to=spells, in_battle=True, once_a_battle=True):
        you.cancel()


@artifact("Iron Flask of Tuerny the Merciless", "AR/003", world=GH, traits={"earthwalker"})
def iron_flask(you: Script) -> None:
    you.always(SideBonus(BEARER, 6), MayUse(BEARER, WIZARD_SPELL))
    with you.whenever(DISCARDED_ALONE):
        you.discard(FORMER_BEARER)


@artifact("Psychometron of Nerad", "ARc/03", world=DS)
def psychometron(you: Script) -> None:
    you.always(Immune(BEARER, psionics.offensive))
    with you.whenever(BEARER_DISCARDED):
        destroyed = you.choose(champions, if_any=True)
        you.discard(destroyed)


@artifact("Death Rock", "ARc/02", world=RL)
def death_rock(you: Script) -> None:
    with you.whenever(IsDefeated(champions.yours)), you.when(Fits(THAT, champions.in_discard)), you.may():
        you.reanimate(THAT, 2, BEARER, stay=True)


@artifact("Seal of Lost Arak", "AR/012", world=RL, level=3)
def seal_of_lost_arak(you: Script) -> None:
    with you.power(anytime=True, once=True):
        player = you.choose_player()
        you.flip_and_play(player, spells | allies, SHUFFLED, may=True)
