"""Tables: setting up, playing, watching, replaying. Start with ``table.py`` for one table, ``floor.py`` for all of
them.
"""
