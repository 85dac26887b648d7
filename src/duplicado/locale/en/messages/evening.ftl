# The end of an evening at the console.

evening-still-wanting = What is still missing
