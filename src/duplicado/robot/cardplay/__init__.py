"""Card play of robots: sampled deals and double dummy, and rules of thumb."""
