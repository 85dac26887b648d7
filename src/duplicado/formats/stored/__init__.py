"""How records store their values as JSON data: each class and field under a name that is read for ever."""

from duplicado.formats.stored.codec import Codec, Plain, StoredNames, UnreadableValue, UnwritableValue

__all__ = ["Codec", "Plain", "StoredNames", "UnreadableValue", "UnwritableValue"]
