"""Questions that many games answer: which deck, card, agent or weight is better, and how sure that is."""
