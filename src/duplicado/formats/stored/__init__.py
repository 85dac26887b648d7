"""How records store their values as JSON data: each class and field under a name that is read for ever."""

from duplicado.formats.stored.codec import Codec, Plain, StoredNames, UnreadableValue, UnwritableValue
from duplicado.formats.stored.schema import JsonSchema, schemas_of

__all__ = ["Codec", "JsonSchema", "Plain", "StoredNames", "UnreadableValue", "UnwritableValue", "schemas_of"]
