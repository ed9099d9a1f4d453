"""Movement and what comes and goes with it: loads, arrivals, the airdrop, engineers."""
