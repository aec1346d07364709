"""Words of plays: effects, aiming, answers, and who may use what."""
