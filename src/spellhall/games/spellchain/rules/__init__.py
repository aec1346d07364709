"""The rules of Spell Chain: ``duel`` (setup, chains, rounds), ``resolving`` (activation), ``hits`` (damage)."""
