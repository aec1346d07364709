"""Tournaments: running events on paper tables and in the hall. Read this first; it defines the words used here.

An *event* is one tournament from announcement to closing. It is its *log*: entries (``entries``) that are appended
and never changed. Commands (``commands``) check a request against the state of the event and return entries;
``event.Event`` folds these into the state. Undoing and correcting are entries, too. There is no other truth: a file
(``files``), a database or a laptop in a shop stores the log, and from it anyone can recompute everything (``verify``).

The words:

* the *plan* is what was agreed before (``plan``): the *format*, which says what is played, the *structure*, which says
  how entrants meet, and *policies*; it is frozen when round 1 is drawn;
* an *entrant* is seated and ranked: one person, or a team; a *person* can also be staff;
* in a *round* everyone who is still in plays a *match*: the *games* at a *table* until someone has won it
  (``match``). Everything that is known about one game is its *report*;
* the *place* is the rank within a match; *points* are what a place is worth (``points``), line by line in the *ledger*;
* the *standing* ranks everyone at a moment, with the reason for every place (``standings``);
* a *ruling* is a judge's decision, a *case* a possible offence with its outcome, a *penalty* its consequence.

How it runs: the event is announced and opened; entrants come, and register decks if the plan says so. A round
is *drawn* at random from the event's seed, staff check it and *publish* it. Reports come in; when every match is
over, the structure says what is next: another round, someone who has to be asked back first, or the end. Then the
event is *closed*, its seed is published, and everyone can repeat its random draws.

Nothing here reads a clock, a file (except ``files``) or its own randomness, and no game is named: what a game knows
about tournaments is its book (``parts.tournament``).
"""
