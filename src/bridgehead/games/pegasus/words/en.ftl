title = Pegasus Bridge
