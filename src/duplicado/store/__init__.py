"""How records are remembered: a port, and the stores behind it.

A store keeps texts in their order, durably, and decides nothing. `duplicado.service` says what the texts are.
"""
