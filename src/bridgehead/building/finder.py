"""Lets imports take compiled modules from a build, and everything else from where it always stands."""

import sys
from collections.abc import Iterable, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

GROUP = "bridgehead"
LIBRARY = f"{GROUP}__mypyc"
"""The one library with the code of all compiled modules; each of the others only takes its part out of it."""

SUFFIX = EXTENSION_SUFFIXES[0]


class CompiledLoader(ExtensionFileLoader):
    """Loads a module from the build that says of itself that it lies beside its source, where its data are."""

    def __init__(self, name: str, path: str, beside: Path) -> None:
        super().__init__(name, path)
        self.beside = beside

    def exec_module(self, module: ModuleType) -> None:
        """Run it; then the place that it names is the one beside its source."""
        super().exec_module(module)
        module.__file__ = str(self.beside)


class CompiledFinder:
    """Finds the modules of a build, by their dotted names."""

    def __init__(self, build: Path, package: Path, names: Iterable[str]) -> None:
        self.build = build
        self.home = package.parent
        self.names = frozenset([*names, LIBRARY])

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a compiled module is; None for all others."""
        if name not in self.names:
            return None
        place = name.replace(".", "/") + SUFFIX
        file = self.build / place
        return spec_from_file_location(name, file, loader=CompiledLoader(name, str(file), self.home / place))


def enter(build: Path, package: Path, names: Iterable[str]) -> None:
    """Take these modules from the build from now on."""
    sys.meta_path.insert(0, CompiledFinder(build, package, names))
