"""How Spellfire introduces itself."""

from __future__ import annotations

from spellhall.games.spellfire.formats.covers import COVERS
from spellhall.games.spellfire.formats.starters import FOLDER, NAMES
from spellhall.kernel.presentation.about import About, Guide, Links


def _plans() -> dict[str, str]:
    """Each starter deck's name, and the remark under it in its list."""
    plans = {}
    for file in NAMES:
        name, remark = (FOLDER / f"{file}.txt").read_text(encoding="utf-8").splitlines()[:2]
        text = remark.lstrip("# ").removeprefix(f"{name}: ").rstrip(".")
        plans[name] = text[0].lower() + text[1:]
    return plans


ABOUT = About(
    text="Build an empire of six realms, and send your champions to raze everyone else's.",
    plans=_plans(),
    covers=COVERS,
    links=Links(
        {
            "realm": "SF-FORM",
            "holding": "SF-ATT",
            "artifact": "SF-ATT",
            "magical item": "SF-ATT",
            "ally": "SF-ALLY",
            "event": "SF-EVT",
            "rule card": "SF-RULE",
            "dungeon card": "SF-RULE",
            "cleric spell": "SF-SPELL",
            "wizard spell": "SF-SPELL",
            "psionic power": "SF-ICON",
            "blood ability": "SF-ICON",
            "thief skill": "SF-ICON",
            "unarmed combat card": "SF-ICON",
            "cleric": "SF-ICON",
            "hero": "SF-ICON",
            "monster": "SF-ICON",
            "psionicist": "SF-ICON",
            "regent": "SF-ICON",
            "thief": "SF-ICON",
            "wizard": "SF-ICON",
            "undead": "SF-UND",
            "adventurer": "SF-AVA",
            "flyer": "SF-MOVE",
            "swimmer": "SF-MOVE",
            "earthwalker": "SF-MOVE",
            "coastal": "SF-MOVE",
        },
        {
            "Avatar": "SF-AVA",
            "immune": "SF-IMM",
            "instantly defeats": "SF-INST",
            "Limbo": "SF-LIMBO",
            "Abyss": "SF-ABYSS",
            "Void": "SF-VOID",
            "Once a turn": "SF-OPT",
        },
    ),
    first_preset="tournament",
    solo=Guide(
        {
            "Goal": "Get six realms standing. You and your opponent draw from the same deck, and the game ends when it "
            "runs out.",
            "Their turn": "Your opponent has champions but no realms. The strongest attacks the first realm it can "
            "reach, and you defend. Each move comes with its reason.",
            "Your attack": "A realm you lose stays in your formation, razed. Attack it to win it back: your opponent "
            "defends it. If your champion wins, it stands again.",
        },
        "SOL-SET-01",
    ),
    place=1,
    terminal="spellhall.games.spellfire.terminal:draw",
)
