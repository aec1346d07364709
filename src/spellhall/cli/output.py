"""Makes sure that output arrives, or ends the command with one sentence.

Output can fail for characters that the terminal doesn't know, a full disk, or a reader who has gone.
"""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata

LONGEST = 300
"""The most characters of an error message: it may quote what someone typed."""
PLAINLY = "spellhall-plainly"
_PLAIN = {
    **dict.fromkeys("─–—\u2212", "-"),
    **dict.fromkeys("\u2018’", "'"),
    **dict.fromkeys("“”", '"'),
    **{"→": "->", "←": "<-", "×": "x", "█": "#", "·": "."},
}


def prepare() -> None:
    """Replace characters that the output can't show (Windows, when output goes to a file)."""
    codecs.register_error(PLAINLY, _plainly)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=PLAINLY)


def _plainly(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    letters = error.object[error.start : error.end]
    return "".join(_PLAIN.get(letter) or _base(letter) or "?" for letter in letters), error.end


def _base(letter: str) -> str:
    """A letter without its accents."""
    return unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()


def short(sentence: str) -> str:
    """A sentence on one line, cut to a readable length."""
    line = " ".join(sentence.split())
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 2]} …"


def complain(sentence: str) -> None:
    """Print an error message on standard error, if anyone can read it."""
    try:
        print(f"spellhall: {short(sentence)}", file=sys.stderr, flush=True)
    except (OSError, ValueError):
        _let_go(sys.stderr)


def delivered() -> bool:
    """Whether all output arrived; if not, that is reported, unless the reader has gone."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError as error:
        _let_go(sys.stdout)
        if not isinstance(error, BrokenPipeError):
            complain(unwritten(error))
        return False
    return True


def unwritten(error: OSError) -> str:
    """The sentence for output that couldn't be written."""
    return f"can't write the output: {error.strerror or error}"


def _let_go(stream: object) -> None:
    """Discard what is left in a stream, so that Python doesn't trip over it again when it exits."""
    if isinstance(stream, io.TextIOWrapper):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
