"""JSON of this program: records of boards and a contest without loss. Owner: exchange between Duplicado and itself."""
