"""The Pegasus Bridge campaign over a squad-level hex game."""
