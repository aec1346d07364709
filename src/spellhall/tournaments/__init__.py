"""Tournaments: the program that runs them, for paper tables as for those of the hall.

An *event* is one tournament from announcement to closing. It is its *log*: entries (``entries``), which are appended
and never changed. Commands (``commands``) check what someone wants against what the log has come to, and give entries;
``event.Event`` folds them. Undoing and correcting are entries, too. There is no other truth: a file (``files``), a
database or a laptop in a shop keep the log, and the one who has it can compute everything again (``verify``).

The words, here and everywhere:

* the *plan* is what was agreed before (``plan``): the *format*, which says what is played, the *structure*, which says
  how entrants meet, and *policies*; it is frozen when round 1 is drawn;
* an *entrant* is who is seated and ranked: one person, or a team; a *person* may be staff, too;
* in a *round* everybody who is still in plays a *match*: the *games* at a *table* until someone has won it
  (``match``). What is known of one game is its *report*;
* the *place* is the rank within a match; *points* are what a place is worth (``points``), line by line in the *ledger*;
* the *standing* ranks all at a moment, with the reason for every order (``standings``);
* a *ruling* is a judge's word, a *case* a possible offence with its outcome, a *penalty* what follows from it.

How it runs. The event is announced and opened; entrants come, and decks are registered where the plan wants it. A round
is *drawn* at random out of the event's seed, staff look at it and *publish* it. Reports come in; when every match is
over the structure says what is next: another round, someone who has to be asked back first, or the end. The event is
*closed*, its seed is reported, and everybody can draw its lots again.

Nothing here reads a clock, a file (but ``files``) or chance of its own, and no game is named: what a game knows of
tournaments is its book (``parts.tournament``).
"""
