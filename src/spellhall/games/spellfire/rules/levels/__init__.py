"""What cards are and hold on the table: levels, types, immunities, and the projection that all of it is read from."""
