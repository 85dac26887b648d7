# The end of an evening at the console.

evening-still-wanting = O que ainda falta
