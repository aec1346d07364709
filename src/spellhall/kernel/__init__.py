"""The engine that all games share. Read this first; it explains everything else in the kernel.

**A position is columns of ints.** ``state.State`` holds lists indexed by card handle, by seat, or by register.
A clone shares them until it writes (``columns``), and a save is JSON as it is.
What a card *is* is in ``face[handle]``; everything else refers to handles.
To redeal a position for a searching agent, you permute ``face`` among handles that the agent can't tell apart.

**Rules are procedures on an explicit stack** (``frames.Procedure``): small classes whose slots are ints and whose
methods are named steps. One call of ``State.apply`` works like this:

1. the action is looked up among the options of the waiting question; any other action is refused and changes nothing;
2. the step named ``then`` takes the answer;
3. whatever has triggered goes to the game (``Game.react``), which calls a procedure that resolves it;
4. the topmost frame runs its next step, which goes on, calls, ends, or asks;
5. a question with one option (a window with nothing to play) answers itself; any other waits, and ``apply`` returns.

**A step that asks changes nothing.** Its options are never stored: loading, redealing and undo run the step again to
derive them. A question without options offers "none", so no position is ever stuck.

**Changes go through one door.** ``State.move``, ``mark``, ``shuffle`` and the other atoms commit a change and emit one
event, which triggers, knowledge and log all read. A game may replace a move before it commits (``Game.replace_move``).

**Knowledge is recorded with the change.** ``seen[handle]`` is the bit mask of seats that know a face. Moves to visible
places and ``show`` add to it; a shuffle wipes it. ``views.view`` and the redeal read nothing else, so whatever one
hides, the other deals anew.

The kernel knows no particular game. A game is a ``game.Game``: options, catalogue, layout, procedures and hooks.
"""
