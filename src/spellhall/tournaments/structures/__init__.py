"""How entrants meet: one module for each struct of ``plan``, all of which answer what ``structure.Structure`` asks."""
