"""Instructions, a module for each family."""
