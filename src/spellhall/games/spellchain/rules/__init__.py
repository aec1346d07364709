"""The rules of Spell Chain: ``duel`` (set-up, chains, rounds), ``resolving`` (activation), ``hits`` (damage)."""
