"""The network side of Spellhall: tables, people and a library behind HTTP, one WebSocket per client, and the web
page.
"""
