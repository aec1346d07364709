"""Rule cards of Artifacts."""

from __future__ import annotations

from spellhall.games.spellfire.card import rule_card
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@rule_card("Forbidden Lore", "AR/039")
def forbidden_lore(you: Script) -> None:
    you.always(CannotUse(champions.not_of(RL), wizard_spells.offensive))


@rule_card("Dark Lords", "AR/033")
def dark_lords(you: Script) -> None:
    you.always(Goes(Either(champions.of(RL), champions.being("undead")), LIMBO))


@rule_card("The Walking Dead", "AR/034")
def walking_dead(you: Script) -> None:
    you.always(AttacksRazed(Either(champions.being("undead"), monsters.of(RL))))


@rule_card("Plentiful Psionics", "AR/031")
def plentiful_psionics(you: Script) -> None:
    open_cards = cards.not_of(DS)
    you.always(HandsStayOpen(open_cards))
    with you.when_played():
        you.lay_open(open_cards, EVERYONE)


@rule_card("No Funny Business", "AR/038")
def no_funny_business(you: Script) -> None:
    with you.when_played():
        you.discard(events.on_table)
        you.keep_one_item()
    you.always(CannotPlay("all", events), OneItem(), OneOfEachSort())


@rule_card("Sorcerer-Kings", "AR/032")
def sorcerer_kings(you: Script) -> None:
    king = realms.of(DS).attacked
    land = (realms.of(DS).unrazed | holdings.of(DS)).of_player_of(ATTACKED_REALM)
    you.always(RealmsDefend(realms.of(DS), MONSTER), CountsAs(king, MONSTER), MayUse(king, *SPELLS))
    you.always(BaseLevel(king, Count(land)))


@rule_card("Isolated Worlds", "AR/037")
def isolated_worlds(you: Script) -> None:
    freed = cards.of(DS).not_of_types(HOLDING)
    you.always(FreesFromCosmos(freed))
    with you.whenever(LeavesPlay(THIS)):
        you.restore_cosmos(freed)
