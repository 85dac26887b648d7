# Lo que se dice en los accesos de una prueba cuando algo ya está hecho.

doors-pins-since = Se sortearon PIN después de abrir esta página; por eso no se sortea ninguno ahora: valen aquellos. Si no los tiene, pulse otra vez el botón.
doors-is-gone = Ese dispositivo ya no tiene acceso.
