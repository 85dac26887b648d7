# The interview of an event
office-interview-open = The answers leave a question open: { $question }
office-interview-stopped = The interview was not finished; nothing was taken down.
office-interview-take-down = Take it down?
