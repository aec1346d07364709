"""``spellhall sealed`` and ``spellhall draft``: open packs, pick cards, get a deck, and play the rounds of a pod.

The hall suggests a deck from the cards. You can write it to a file, change it there, and play it with
``spellhall play GAME --preset PRESET --deck FILE``. The file also names the pool, and the deck is checked against it.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from pathlib import Path

import typer
from rich.console import Console
from rich.text import Text

from spellhall.cli.common import ABOUT_GAME, INDENT, attended
from spellhall.cli.look_up import card_page, find_cards
from spellhall.cli.play.pod_rounds import play_rounds
from spellhall.decks import deck_of, print_deck, print_list
from spellhall.kernel.errors import SpellhallError, UsageError
from spellhall.kernel.game import Game
from spellhall.kernel.parts.limited import LimitedForm, chosen
from spellhall.limited import KNOCKOUT, ROBIN, Plan, Pod, Step, deal, following, look
from spellhall.limited.following import advised
from spellhall.registry import game as make_game
from spellhall.registry import game_names

YOU = 0
GAME = typer.Argument("spellslinger", metavar="[GAME]", help=ABOUT_GAME, autocompletion=game_names)
SEED = typer.Option(None, "--seed", help="The same seed opens the same packs. Default: random.")
CUBE = typer.Option(False, "--cube", help="Deal from the game's cube, if it has one, instead of packs.")
PRODUCT = typer.Option(
    [], "--product", metavar="NAME", help="Open this product, where there's a choice (see --products). Repeatable."
)
PRODUCTS = typer.Option(False, "--products", help="List the products you can open.")
WRITE = typer.Option(None, "--write", metavar="FILE", help="Write the suggested deck to a file.")
HELP = """\
NUMBER      pick that card
hint        what the hall would pick
picks       what you've picked
card NAME   a card's text
quit        leave the draft"""


def sealed(
    game: str = GAME,
    seed: int | None = SEED,
    from_cube: bool = CUBE,
    product: list[str] = PRODUCT,
    products: bool = PRODUCTS,
    write: Path | None = WRITE,
) -> None:
    """Open a sealed pool, and see a suggested deck for it."""
    if products:
        typer.echo(_list_of_products(game), nl=False)
        return
    made, form = _opened(game, drafted=False, from_cube=from_cube, products=product)
    plan = Plan(form, 2, products=tuple(product))
    pod = Pod(made, plan, deal(made, plan, _seed(seed)))
    typer.echo(print_deck(made, pod.pool(YOU), "your pool"))
    _suggest(pod, write)


def draft(
    game: str = GAME,
    seats: int = typer.Option(8, "--seats", help="Number of drafters; the others are agents."),
    seed: int | None = SEED,
    from_cube: bool = CUBE,
    write: Path | None = WRITE,
    play: bool = typer.Option(False, "--play", help="Then play the pod's rounds with the drafted decks."),
    knockout: bool = typer.Option(False, "--knockout", help="With --play: losers are out."),
    best_of: int = typer.Option(1, "--best-of", help="With --play: best of 1, 3 or 5."),
) -> None:
    """Draft against agents. Without a terminal, an agent drafts for you."""
    made, form = _opened(game, drafted=True, from_cube=from_cube)
    agents = frozenset(range(seats)) - ({YOU} if attended() else frozenset())
    plan = Plan(form, seats, agents, KNOCKOUT if knockout else ROBIN, best_of)
    chosen = _seed(seed)
    pod = Pod(made, plan, deal(made, plan, chosen))
    if attended():
        DraftSitting(pod).run()
    else:
        following(pod)
    if pod.draft is not None and pod.draft.is_over:
        typer.echo(print_deck(made, pod.pool(YOU), "your picks"))
        _suggest(pod, write)
        if play:
            play_rounds(pod, chosen)


def _opened(name: str, drafted: bool, from_cube: bool, products: Sequence[str] = ()) -> tuple[Game, str]:
    """A game with the options of a limited form, and the name of that form: the first that can open the products.

    Raises:
        UsageError: when the game has none of this kind, or none that opens these products.
    """
    plain = make_game(name)
    forms = [form for form in plain.limited_forms() if bool(form.ways) == drafted]
    wanted = [form for form in forms if ("cube" in form.name) == from_cube]
    if not wanted:
        what = "cubes" if from_cube and forms else "packs to draft" if drafted else "packs to open"
        raise UsageError(f"{plain.title or name} has no {what}")
    for form in wanted[:-1]:
        if _opens(form, products):
            return make_game(name, form.options), form.name
    chosen(wanted[-1].choices, products)
    return make_game(name, wanted[-1].options), wanted[-1].name


def _opens(form: LimitedForm, products: Sequence[str]) -> bool:
    try:
        chosen(form.choices, products)
    except UsageError:
        return False
    return True


def _list_of_products(name: str) -> str:
    """What can be opened, with what is in it.

    Raises:
        UsageError: when the game leaves no choice.
    """
    game = make_game(name)
    choices = [choice for form in game.limited_forms() for choice in form.choices]
    known = {product.name: product.text for choice in choices for product in choice.products}
    if not known:
        raise UsageError(f"{game.title or name} has no products to choose from")
    return "".join(f"{title}\n{INDENT}{text}\n" for title, text in known.items())


def _seed(seed: int | None) -> int:
    return secrets.randbelow(1_000_000) if seed is None else seed


def _suggest(pod: Pod, write: Path | None) -> None:
    game, pool = pod.game, pod.pool(YOU)
    deck = deck_of(game.suggested_deck(pool), "suggested deck")
    typer.echo(print_list(game, deck), nl=False)
    if write is None:
        return
    deck.pool = pool
    try:
        write.write_text(print_list(game, deck), encoding="utf-8")
    except OSError as error:
        raise UsageError(f"{write} can't be written: {error.strerror or error}") from None
    typer.echo(f"\nWritten to {write}; `spellhall play {game.name} {_terms_of(pod)} --deck {write}` plays it.")


def _terms_of(pod: Pod) -> str:
    """A game's options as you type them: the preset, and whatever differs from it."""
    options = dict(pod.form.options)
    preset = options.pop("preset")
    usual = pod.game.terms.by_preset[preset]
    others = [f"-o {name}={value}" for name, value in options.items() if str(usual[name]) != value]
    return " ".join([f"--preset {preset}", *others])


class DraftSitting:
    """A person at a draft. ``read`` asks for a line and raises EOFError at the end; ``console`` shows."""

    def __init__(self, pod: Pod, read: Callable[[str], str] = input, console: Console | None = None) -> None:
        assert pod.draft is not None
        self.pod = pod
        self.draft = pod.draft
        self.game = pod.game
        self.read = read
        self.console = console or Console(highlight=False)

    def run(self) -> None:
        """Draft until all cards are taken or the player leaves."""
        self.say("You draft with agents. Type a number to take a card, or help.")
        try:
            following(self.pod)
            while not self.draft.is_over:
                self.take_one()
                following(self.pod)
        except (EOFError, KeyboardInterrupt):
            self.say("\nYou leave the draft.")

    def take_one(self) -> None:
        """Show the pile, and read until a card is taken."""
        pile = sorted(look(self.pod, YOU).pile)
        rules = f" ({self.pod.form.rules[0]})" if self.pod.form.rules else ""
        self.say(f"\nPack {self.draft.round + 1}, pick {self.draft.number + 1}: take a card{rules}", "bold")
        for number, key in enumerate(pile, 1):
            heading, text = self.game.text_of(self.game.catalogue[self.game.faces[key]])
            self.say(f"{number:>3}  {heading}{f'  {text}' if text else ''}")
        while True:
            try:
                if self.obey(self.read("> ").strip(), pile):
                    return
            except SpellhallError as error:
                self.say(str(error), "red")

    def obey(self, line: str, pile: list[str]) -> bool:
        """Carry out one line; returns whether a card was taken.

        Raises:
            UsageError: for a line that means nothing here.
        """
        word, _, rest = line.partition(" ")
        word = word.lower()
        if word in ("quit", "exit"):
            raise EOFError
        if word.isdecimal() and not rest:
            if not 1 <= int(word) <= len(pile):
                raise UsageError(f"there's no choice {word}; pick a number from 1 to {len(pile)}")
            self.pod.apply(Step("pick", YOU, (pile[int(word) - 1],), "person"))
            return True
        if word == "hint":
            self.say(f"The hall would pick {self.name(advised(self.pod, YOU, 'person').cards[0])}.")
        elif word == "picks":
            self.say(", ".join(self.name(key) for key in self.pod.pool(YOU)) or "You haven't picked anything yet.")
        elif word == "card" and rest:
            for found in find_cards(self.game, rest)[:5]:
                self.say(card_page(self.game, found))
        elif word == "help":
            self.say(HELP)
        else:
            raise UsageError(f"{line!r} isn't a choice or a command; type help")
        return False

    def name(self, key: str) -> str:
        """The name of a card."""
        return str(self.game.catalogue[self.game.faces[key]].name)

    def say(self, text: str, style: str = "") -> None:
        """Print one line or paragraph."""
        self.console.print(Text(text, style=style))
