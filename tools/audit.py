#!/usr/bin/env python3
"""Ask the advisory services whether the packages of the locked sets have known vulnerabilities.

    tools/audit.py

pip-audit checks Python, npm audit the page. The exit code is 1 if there is a vulnerability. If a service can't be
reached, or doesn't know the packages, one sentence says so, and that isn't an error.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from build_page import WEB, PageError, npm

ROOT = Path(__file__).resolve().parent.parent
LOCKED = ROOT / "requirements"
PATIENCE = 300
"""A service that takes more seconds than this counts as unreachable."""


class Unasked(Exception):
    """No service could answer; the text says why."""


def python_weaknesses(found: str) -> list[str]:
    """The vulnerabilities in pip-audit's JSON.

    Raises:
        Unasked: when it reports nothing, or doesn't know a package and reports nothing about the others.
    """
    packages = _document(found).get("dependencies")
    if not isinstance(packages, list):
        raise Unasked("pip-audit told nothing of any package")
    unknown = [package["name"] for package in packages if "skip_reason" in package]
    weak = [
        f"{package['name']} {package['version']}: {weakness['id']}{_mended_in(weakness.get('fix_versions', []))}"
        for package in packages
        for weakness in package.get("vulns", [])
    ]
    if unknown and not weak:
        raise Unasked(f"the service does not know {len(unknown)} of {len(packages)} packages, {unknown[0]} among them")
    return weak


def page_weaknesses(found: str) -> list[str]:
    """The vulnerabilities in npm audit's JSON.

    Raises:
        Unasked: when it reports nothing.
    """
    document = _document(found)
    if not isinstance(document.get("vulnerabilities"), dict):
        raise Unasked(" ".join(str(document.get("message", "npm audit told nothing")).split(" - ")[0].split()))
    return [
        f"{name} {package.get('range', '')}: {package.get('severity', 'unknown')}"
        for name, package in sorted(document["vulnerabilities"].items())
    ]


def _document(found: str) -> Mapping[str, Any]:
    try:
        document = json.loads(found)
    except ValueError:
        raise Unasked("the service cannot be reached") from None
    return document if isinstance(document, dict) else {}


def _mended_in(versions: Sequence[str]) -> str:
    return f", mended in {' or '.join(versions)}" if versions else ""


def ask(command: Sequence[str], **where: Any) -> str:
    """The output of a command, whatever its exit code.

    Raises:
        Unasked: when it can't be run, or takes too long.
    """
    try:
        done: subprocess.CompletedProcess[str] = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE, check=False, **where
        )
    except (OSError, subprocess.TimeoutExpired):
        raise Unasked("the service does not answer") from None
    return done.stdout


def ask_for_python(locked: Path) -> list[str]:
    """The vulnerabilities of a locked set.

    Raises:
        Unasked: when no service could answer.
    """
    if find_spec("pip_audit") is None:
        raise Unasked("pip-audit is not installed here: `make audit` does that")
    command = [sys.executable, "-m", "pip_audit", "-r", str(locked), "--require-hashes", "--disable-pip"]
    return python_weaknesses(ask([*command, "--format", "json", "--progress-spinner", "off"]))


def ask_for_page() -> list[str]:
    """The vulnerabilities of the packages that build the page.

    Raises:
        Unasked: when no service could answer.
    """
    try:
        command, environment = npm("audit", "--json", "--package-lock-only")
    except PageError as error:
        raise Unasked(str(error)) from None
    return page_weaknesses(ask(command, cwd=WEB, env=environment))


def main() -> int:
    """Check everything, and report."""
    asked = [
        (f"requirements/{path.name}", lambda path=path: ask_for_python(path)) for path in sorted(LOCKED.glob("*.txt"))
    ]
    weak = False
    for name, questions in [*asked, ("web/package-lock.json", ask_for_page)]:
        try:
            found = questions()
        except Unasked as reason:
            print(f"{name}: not audited: {reason}.", flush=True)
            continue
        weak = weak or bool(found)
        print("\n".join(f"{name}: {sentence}" for sentence in found) or f"{name}: nothing known against it", flush=True)
    return 1 if weak else 0


if __name__ == "__main__":
    sys.exit(main())
