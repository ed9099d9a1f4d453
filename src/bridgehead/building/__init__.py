"""The compiled build: the rules compiled by mypyc, apart from the sources, of which it never hides a later edit.

A command takes the build when it was made from the sources as they stand now. Only the compiled modules come from it;
data, words and everything that stays Python are always the sources' own.
"""
