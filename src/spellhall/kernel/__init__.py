"""The table that all games of the hall share. Read this page and you know the engine.

**A position is columns of ints.** ``state.State`` holds lists indexed by card handle, by seat, or by register; a
clone shares them until it writes (``columns``), and a save is JSON as it stands. What a card *is* stands in
``face[handle]``; everything else speaks of handles. A searching agent gets a position dealt again by permuting
``face`` among handles it cannot tell apart.

**Rules are procedures on an explicit stack** (``frames.Procedure``): small classes whose slots are ints and whose
methods are named steps. The order of things in one call of ``State.apply``:

1. the action is looked up among the options of the waiting question; anything else is refused and changes nothing;
2. the step named ``then`` takes the answer;
3. whatever has fired meanwhile is handed to the game (``Game.react``), which calls a procedure that carries it out;
4. the topmost frame runs its next step; it goes on, calls, ends, or asks;
5. a question with one option (a window with nothing to play) answers itself; any other waits, and ``apply`` returns.

**A step that asks changes nothing.** Its options are never stored: loading, re-dealing and undo derive them again by
running the step. A question that finds no option offers "none", so no position is ever stuck.

**One door for change.** ``State.move``, ``mark``, ``shuffle`` and the other atoms commit a change and tell one event,
which triggers, knowledge and log all read. Before a move commits the game may replace it (``Game.replace_move``).

**Knowledge is recorded with the change.** ``seen[handle]`` is the bit mask of seats that know a face; it grows by
moves to where eyes are and by ``show``, and a shuffle wipes it. ``views.view`` and the re-deal read nothing else, so
what is hidden from one is dealt anew by the other.

The kernel names no game. A game is a ``game.Game``: options, catalogue, layout, procedures and a few hooks.
"""
