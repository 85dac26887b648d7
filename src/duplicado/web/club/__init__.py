"""The club server: tables' phones, the Director's console, the screen on the wall, and programs, by one service."""
