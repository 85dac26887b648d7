# Un archivo entregado como de resultados que es otra cosa.

error-take-over-nothing = { $value1 } se lee como { $value2 }, y nada de eso hay en él. Elija el archivo que escribió el terminal o el programa, o expórtelo otra vez.
