"""``spellhall admin pods``: list, show, close, remove and export pods."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Literal

import msgspec
import typer

from spellhall.cli.admin.common import AS_JSON, LAST, SURE, changing, looking, make_sure, show
from spellhall.cli.common import write_document
from spellhall.kernel.chance import written
from spellhall.kernel.errors import UsageError
from spellhall.server.storage.queries import audit, moderation, pods
from spellhall.server.storage.records import Pod

app = typer.Typer(help="List, show, close, remove and export pods.", no_args_is_help=True)

CODE = typer.Argument(..., metavar="CODE", help="The pod's code.")
FORMAT = 1
COLUMNS = {"code": "code", "game": "game", "stage": "stage", "players": "who sits there", "created": "since"}


@app.command("list")
def list_pods(
    ctx: typer.Context,
    stage: Literal["all", "waiting", "playing", "over"] = typer.Option("all", help="Only pods at this stage."),
    last: int = LAST,
    as_json: bool = AS_JSON,
) -> None:
    """List pods, newest first."""
    with looking(ctx) as connection:
        found = pods.all_pods(connection, last, None if stage == "all" else stage)
    show([_row(pod) for pod in found], COLUMNS, as_json)


@app.command("show")
def show_pod(ctx: typer.Context, code: str = CODE, as_json: bool = AS_JSON) -> None:
    """Show a pod and who sits there. Packs, picks and decks stay hidden."""
    with looking(ctx) as connection:
        pod = _named(pods.pod_by_code(connection, code), code)
        steps = len(pods.steps_of(connection, pod.id))
    seats = [{"seat": one.seat, "kind": one.kind, "name": one.name, "person": one.person} for one in pod.seats]
    row = _row(pod) | {"steps": steps, "seats": seats}
    if as_json:
        show([row], {}, as_json)
        return
    show([row], COLUMNS | {"steps": "steps"}, False)
    show(seats, {"seat": "seat", "kind": "kind", "name": "name", "person": "person"}, False)


@app.command("close")
def close(ctx: typer.Context, code: str = CODE, sure: bool = SURE) -> None:
    """End a pod as it stands. One that waits for players is deleted; games in progress are played to their end."""
    with changing(ctx) as connection:
        pod = _named(pods.pod_by_code(connection, code), code)
        if pod.stage == "over":
            raise UsageError(f"pod {pod.code} is already over")
        make_sure(f"Close pod {pod.code}?", sure)
        if pod.stage == "waiting":
            pods.delete_pod(connection, pod.id)
        else:
            pods.end_pod(connection, pod.id)
        moderation.reread(connection, "pod", pod.code)
        audit.note(connection, "close pod", pod.code, pod.host)
    typer.echo(f"pod {pod.code} is closed")


@app.command("remove")
def remove(ctx: typer.Context, code: str = CODE, sure: bool = SURE) -> None:
    """Delete a pod with all its picks. Its games stay."""
    with changing(ctx) as connection:
        pod = _named(pods.pod_by_code(connection, code), code)
        make_sure(f"Delete pod {pod.code} for good?", sure)
        pods.delete_pod(connection, pod.id)
        moderation.reread(connection, "pod", pod.code)
        audit.note(connection, "remove pod", pod.code, pod.host)
    typer.echo(f"pod {pod.code} has been deleted")


@app.command("export")
def export(
    ctx: typer.Context,
    code: str = CODE,
    file: Path | None = typer.Option(None, "--to", metavar="FILE", help="The file. Default: print it."),
) -> None:
    """Export everything that is stored of a pod, as JSON: with its seed, packs, picks and decks."""
    with changing(ctx) as connection:
        pod = _named(pods.pod_by_code(connection, code), code)
        steps = [step._asdict() for step in pods.steps_of(connection, pod.id)]
        audit.note(connection, "export pod", pod.code, pod.host)
    kept = {"spellhall_pod": FORMAT, **msgspec.to_builtins(pod), "steps": steps}
    kept["seed"] = None if pod.seed is None else written(pod.seed)
    if file is None:
        typer.echo(json.dumps(kept, indent=1))
    else:
        write_document(file, kept)
        typer.echo(f"pod {pod.code} is in {file}")


def _named(pod: Pod | None, code: str) -> Pod:
    if pod is None:
        raise UsageError(f"no pod has the code {code!r}; `spellhall admin pods list` shows the codes")
    return pod


def _row(pod: Pod) -> dict[str, Any]:
    return {
        "code": pod.code,
        "game": pod.game,
        "stage": pod.stage,
        "players": ", ".join(seat.name or f"({seat.kind})" for seat in pod.seats),
        "host": pod.host,
        "created": pod.created,
        "started": pod.started,
        "finished": pod.finished,
    }
