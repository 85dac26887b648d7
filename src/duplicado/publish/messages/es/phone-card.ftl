# Lo que los jugadores ven de los estuches terminados en su teléfono: tarjeta de puntuación, registro de manos.

event-refused-not-finished-everywhere = Un estuche se muestra cuando todos los que lo juegan lo han terminado.
