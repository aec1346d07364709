"""Updates ``web/package-lock.json`` from ``web/package.json``, and removes the addresses that npm writes into it.

``web/.npmrc`` keeps package addresses out; what is left are links where authors ask for money.
"""

from __future__ import annotations

import json
import subprocess
import sys

from build_page import WEB, PageError, npm

LOCK = WEB / "package-lock.json"


def main() -> int:
    """The program; returns its exit code."""
    try:
        command, environment = npm("install", "--package-lock-only", "--ignore-scripts", "--no-audit", "--no-fund")
    except PageError as error:
        print(error, file=sys.stderr)
        return 1
    done = subprocess.run(command, cwd=WEB, env=environment, stdin=subprocess.DEVNULL)
    if done.returncode:
        return done.returncode
    lock = json.loads(LOCK.read_text(encoding="utf-8"))
    for package in lock["packages"].values():
        package.pop("funding", None)
    text = json.dumps(lock, indent=2, ensure_ascii=False) + "\n"
    LOCK.write_text(text, encoding="utf-8")
    if "://" in text:
        print(f"{LOCK.name} still holds an address", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
