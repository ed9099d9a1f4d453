"""The compiled build is what it claims to be."""

from importlib import import_module

import pytest

from tools import compiled


@pytest.mark.compiled
@pytest.mark.parametrize("name", compiled.modules())
def test_module_is_compiled(name: str) -> None:
    """Had a module stayed Python, the other compiled tests would prove nothing about it."""
    path = import_module(name).__file__
    assert path is not None
    assert path.endswith((".so", ".pyd")), f"{name} is {path}"
