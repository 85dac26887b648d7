# The end of an evening at the console.

evening-still-wanting = Lo que todavía falta
