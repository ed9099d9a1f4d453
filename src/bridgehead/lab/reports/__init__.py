"""Reports, sweeps, and their pages."""
