"""The table in the browser: matches, seats with secret links, live updates. `serve.main` starts it.

Nothing is imported here: worker processes need little of it, and should start quickly.
"""
