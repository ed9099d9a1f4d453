"""What the build needs besides setuptools: the list of compiled modules and the browser client."""
