"""The example game, built and installed in a folder of its own."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

RIVER_LINE = Path(__file__).parents[2] / "examples" / "river-line"
PIP = ["pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps", "--no-build-isolation"]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What pip makes of the example without a network; built from a copy, for a build leaves traces."""
    source = tmp_path_factory.mktemp("source") / "river-line"
    shutil.copytree(RIVER_LINE, source, ignore=shutil.ignore_patterns("__pycache__", "build", "*.egg-info"))
    folder = tmp_path_factory.mktemp("site")
    line = [sys.executable, "-m", *PIP, "--target", str(folder), str(source)]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder
