"""Files read: TOML with addresses, charts, citations."""
