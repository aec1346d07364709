"""Tournaments in the hall: people enter by a link, rounds are drawn and published, tables open by themselves.

An event itself is ``spellhall.tournaments``: a log and what it comes to. Here the log is stored, told to those who may
know it, and written by those who may; its games are opened at ordinary tables.
"""
