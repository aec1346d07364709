"""The rules of Spellfire, in folders that follow the rule book. Start reading with ``turn/turn`` and ``battle/battle``.

* ``turn``: the course of a game, from the first shuffle to the winner;
* ``plays``: what may be played when and by whom, and what happens to a card between its announcement and its effect;
* ``battle``: attacks, rounds of battle, spoils, razing, duels;
* ``special_cards``: rules that only a few cards need;
* ``tournament``: the optional tournament rules;
* ``levels``: what a card is on the table, and the projection that the rules read it from;
* ``questions``: what the rules ask the cards in play.

``host`` lists what the rules need from the game above them, ``game_form`` where solitaire differs, and ``refusal`` how
the rules say no.
"""
