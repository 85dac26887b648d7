"""Storage of values as JSON data: each class and field under a name that stays readable."""

from duplicado.formats.stored.codec import Codec, Plain, StoredNames, UnreadableValue, UnwritableValue
from duplicado.formats.stored.schema import JsonSchema, schemas_of

__all__ = ["Codec", "JsonSchema", "Plain", "StoredNames", "UnreadableValue", "UnwritableValue", "schemas_of"]
