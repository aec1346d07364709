"""Cards of other sets that the texts of the rules name, as their published rulings have them."""
