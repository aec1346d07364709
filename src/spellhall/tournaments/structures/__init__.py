"""How entrants meet: a module for each struct of ``plan``, all of which implement ``structure.Structure``."""
