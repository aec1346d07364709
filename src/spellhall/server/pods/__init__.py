"""Pods in the hall: people who open packs together by a link, draft, build, and play their rounds at ordinary tables.

A pod itself is ``spellhall.limited``, plain data. Here it is stored, told, timed, and its games are opened.
"""
