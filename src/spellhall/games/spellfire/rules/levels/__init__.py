"""What a card is on the table: its level, types and immunities, and the projection that all of this is read from."""
