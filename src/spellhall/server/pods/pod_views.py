"""A pod as one of its seats may see it. All information about cards comes from ``limited.look``."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from spellhall.kernel.chance import written
from spellhall.kernel.parts.limited import LimitedForm
from spellhall.limited import Match, Pod, look, standings
from spellhall.server.pods.setup import PodSetup
from spellhall.server.storage.records import Pod as StoredPod
from spellhall.server.wire_pods import PodFrame, PodMatch, PodSeat, PodStanding

STRANGER = -1


def frame_of(
    stored: StoredPod,
    setup: PodSetup,
    form: LimitedForm,
    pod: Pod | None,
    you: int,
    here: Collection[int],
    left_ms: int,
    *,
    host: bool = False,
    broken: str = "",
) -> PodFrame:
    """What a seat, or someone without one (-1), may know now."""
    stage = stored.stage if pod is None or stored.stage == "over" else pod.stage
    seen = look(pod, you) if pod is not None else None
    waits = seen.waiting if seen is not None and stored.stage == "playing" else []
    over = stored.stage == "over"
    frame = PodFrame(
        code=stored.code,
        game=stored.game,
        form=setup.form,
        title=title_of(form, setup.products),
        stage=stage,
        you=you,
        host=host,
        options={name: str(value) for name, value in stored.options.items()},
        rounds=setup.rounds,
        best_of=setup.best_of,
        timer=setup.timer,
        seats=[
            PodSeat(
                seat=seat.seat,
                kind="agent" if pod is not None and seat.seat in pod.agents else seat.kind,
                name=seat.name,
                here=seat.seat in here,
                waits=seat.seat in waits,
                login=seat.plate.page if over else seat.plate.here,
            )
            for seat in stored.seats
        ],
        seal=stored.seal or "",
        seed=str(written(stored.seed)) if over and stored.seed is not None and you >= 0 else "",
        broken=broken,
    )
    if pod is None or seen is None:
        return frame
    if pod.draft is not None:
        frame.packs = len(pod.form.ways)
        frame.pack, frame.number = min(pod.draft.round, frame.packs - 1), pod.draft.number
        frame.size = pod.draft.size
    frame.pile, frame.chosen, frame.pool, frame.deck = seen.pile, seen.chosen, seen.pool, seen.deck
    frame.free = list(pod.game.free_cards()) if you >= 0 else []
    frame.ready = you in pod.ready
    frame.left_ms = left_ms if you >= 0 else -1
    frame.matches = [_match(match, you) for matches in pod.rounds for match in matches]
    if pod.rounds:
        frame.standings = [PodStanding(*one) for one in standings(setup.rounds, len(stored.seats), pod.rounds)]
    return frame


def title_of(form: LimitedForm, products: Sequence[str]) -> str:
    """A form's title, with the products in brackets that differ from the usual ones."""
    return f"{form.title} ({', '.join(products)})" if products else form.title


def _match(match: Match, you: int) -> PodMatch:
    """A match; only its players see the tables of its games."""
    running = match.running
    mine = you in match.seats
    return PodMatch(
        round=match.round,
        seats=list(match.seats),
        wins=[match.wins(seat) for seat in match.seats],
        drawn=sum(game.winner == -1 for game in match.games),
        winner=match.winner,
        running=running is not None,
        table=running.code if running is not None and mine else "",
        games=[game.code for game in match.games if game is not running] if mine else [],
    )
