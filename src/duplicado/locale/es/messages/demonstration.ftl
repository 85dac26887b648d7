# La demostración: una página con cuatro puertas (`make demo`).

demo-title = Duplicado: un ejemplo
demo-text = Una velada inventada de doce parejas. Nada de lo que haga aquí se guarda.
demo-results = Resultados
demo-results-text = La velada terminada: clasificación, tarjetas de resultados, estuches con sus manos, la subasta y el carteo paso a paso.
demo-results-button = Ver los resultados
demo-console = La consola del Árbitro
demo-console-text = La misma velada en su sexta ronda: una mesa llama, faltan resultados por anotar.
demo-console-button = Dirigir la velada
demo-tables = La página de la prueba, con sus mesas y la pantalla de la sala
demo-play = Jugar un estuche
demo-play-text = Siéntese a una mesa con tres robots, o con amigos. El Árbitro del programa decide sobre lo que ocurra.
demo-play-button = Jugar
demo-law = El Reglamento
demo-law-text = Cada artículo con sus casos; se encuentra por su número o por lo que ha ocurrido.
demo-law-button = Abrir el Reglamento
demo-interview = Preguntar al Reglamento qué decidir
demo-exam = Examen sobre el Reglamento
demo-director = el Árbitro
demo-call = ¿Renuncio de Oeste?
