"""What a command writes gets through, or its end is one sentence: letters that the output does not know, a full disk,
a reader who has gone.
"""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata

LONGEST = 300
"""The most characters of a sentence about what is wrong: it may quote what someone typed."""
PLAINLY = "spellhall-plainly"
_PLAIN = {
    **dict.fromkeys("─–—\u2212", "-"),
    **dict.fromkeys("\u2018’", "'"),
    **dict.fromkeys("“”", '"'),
    **{"→": "->", "←": "<-", "×": "x", "█": "#", "·": "."},
}


def prepare() -> None:
    """Have letters that the output does not know written in others (Windows, where output goes to a file)."""
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
    """A sentence in one line, not longer than someone reads."""
    line = " ".join(sentence.split())
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 2]} …"


def complain(sentence: str) -> None:
    """Say on standard error what is wrong, if anybody can hear it."""
    try:
        print(f"spellhall: {short(sentence)}", file=sys.stderr, flush=True)
    except (OSError, ValueError):
        _let_go(sys.stderr)


def delivered() -> bool:
    """Whether all that was written has gone where it should; if not, that is said, unless the reader has gone."""
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
    """The sentence for output that could not be written."""
    return f"what should be shown cannot be written: {error.strerror or error}"


def _let_go(stream: object) -> None:
    """Have what is left in a stream go nowhere, so that Python does not stumble over it once more when it ends."""
    if isinstance(stream, io.TextIOWrapper):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
