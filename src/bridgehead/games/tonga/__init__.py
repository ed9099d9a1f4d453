"""Operation Tonga: a card game for two of the airborne night of 6 June 1944."""
