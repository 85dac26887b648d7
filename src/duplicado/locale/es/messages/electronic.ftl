# Pruebas que se juegan electrónicamente: los caminos a sus mesas, y lo que las mesas anotan en el registro.
electronic-title = Jugar en su mesa
electronic-whose = La mesa necesita saber de quién es este dispositivo: escanee el código de su mesa y diga con qué pareja juega.
electronic-nowhere = No tiene mesa en esta ronda.
electronic-not-open = Su mesa aún no está abierta: no todos los que van a ella han terminado la ronda anterior.
electronic-no-deal = El estuche { $board } aún no tiene reparto en el registro.
electronic-how = Elija el asiento que ocupa. Quien se sienta ahí juega en este dispositivo; solo el Árbitro puede dejar entrar a otro.
electronic-sit = Me siento en { $seat }
electronic-taken = { $seat }: ya hay alguien.
electronic-back = Soy yo: a la mesa
electronic-to-phone = Estuches, resultados y Árbitro
electronic-direct = Arbitrar en esta mesa
electronic-called = { $seat } llama al Árbitro desde la pantalla.
electronic-signs = mesa electrónica { $table }
electronic-goes-on = El juego continuó en la mesa.
electronic-ruled = El resultado cambió por lo que se decidió o acordó en la mesa.
