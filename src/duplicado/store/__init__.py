"""Stores of records: a port, and its implementations.

A store keeps texts in their order, durably, and decides nothing. `duplicado.service` says what the texts are.
"""
