import type { SeedTexts } from "./seed-article.ts";

export const CODE_SAFETY_STEPS_ES: SeedTexts = {
  "osha-1926-1051-a-2": {
    title: "Escaleras de mano dobles",
    body: "Donde la escalera de mano es el único acceso para 25 trabajadores o más, o se sube y se baja al mismo tiempo, hay dos o más escaleras, o una doble con larguero central.",
  },
  "osha-1926-1053-b-15": {
    title: "Revisión de escaleras de mano y escaleras rotas",
    body: 'Una persona competente revisa las escaleras de mano cada cierto tiempo y después de todo lo que pudo dañarlas. La que tiene un peldaño roto, un larguero rajado u otro defecto se marca de inmediato o lleva etiqueta "Do Not Use", y se retira hasta repararla como era.',
  },
  "osha-1926-1053-b-20": {
    title: "Subir y bajar por la escalera de mano",
    body: "Al subir o bajar se va de cara a la escalera con al menos una mano en ella. Nadie carga algo que le haga perder el equilibrio: la herramienta sube en el cinturón o con cuerda.",
  },
  "osha-1926-1060": {
    title: "Capacitación para escaleras",
    body: "Una persona competente enseña a quien usa escaleras de mano o fijas los peligros de caída, cómo se colocan, usan y cuidan, cuánto carga una escalera y cómo se arma y desarma la protección. A quien ya no lo domina se le capacita otra vez.",
  },
  "osha-1926-652-app-a": {
    title: "Tipos de suelo A, B y C por resistencia",
    body: "El suelo cohesivo de 1.5 tsf o más es Tipo A, de más de 0.5 y menos de 1.5 tsf Tipo B, y de 0.5 tsf o menos Tipo C; la grava y la arena, y lo que está bajo agua o filtra, son Tipo C. Ningún suelo es Tipo A si está agrietado, vibra por el tránsito, ya se excavó o filtra agua. Lo decide una persona competente con al menos una prueba visual y una manual.",
  },
  "osha-1926-502-j": {
    title: "Rodapiés y objetos que caen",
    body: "El rodapié mide al menos 3-1/2 pulg de alto, resiste 50 lb, deja 1/4 pulg abajo como máximo y no tiene hueco de más de 1 pulg. Lo que se apila más alto lleva panel o malla. Al pegar ladrillo desde adentro solo hay ladrillo y mezcla a menos de 4 pies del borde; en techado no hay nada a menos de 6 pies de un borde sin baranda.",
  },
  "osha-1926-451-f-6": {
    title: "Andamios cerca de líneas eléctricas",
    body: "El andamio y lo que se maneja en él quedan a 10 pies de una línea viva, y a 3 pies de las aisladas de menos de 300 V. Arriba de 50 kV son 10 pies y 0.4 pulg más por cada 1 kV. Más cerca, solo después de que la compañía, avisada antes, cortó, movió o cubrió la línea.",
  },
  "osha-1926-451-f-12": {
    title: "Andamios con viento, nieve y hielo",
    body: "Nadie trabaja en andamio con tormenta o viento fuerte, salvo que una persona competente lo halle seguro y haya arnés o pantallas contra viento; las pantallas solo si el andamio está fijado para ese viento. La nieve y el hielo se quitan de los tablones antes de trabajar.",
  },
  "osha-1926-451-h": {
    title: "Objetos que caen del andamio",
    body: "Quien está en el andamio usa casco. Arriba de 10 pies va rodapié donde haya gente abajo, y lo apilado más alto lleva panel o malla hasta la baranda; o una red, plataforma de recolección o techo detiene lo que cae, o el lugar de abajo se cierra. Lo pesado queda lejos del borde y amarrado.",
  },
  "osha-1926-452-f": {
    title: "Andamios de cuadros para albañil",
    body: "Los cuadros de madera llevan cartabones a ambos lados de cada esquina y diagonales en todos los lados y entre cuadros, desde abajo de uno hasta arriba del siguiente. Los niveles de arriba se apoyan en una hilera continua de tablones y van clavados.",
  },
  "osha-1926-452-g": {
    title: "Andamios de burros",
    body: "Los burros se apilan hasta 2 niveles y 10 pies como máximo, lo que sea menor. Cada uno queda justo arriba del otro, con patas clavadas o fijas para que no se muevan, y cada nivel lleva crucetas.",
  },
  "osha-1926-752-a": {
    title: "Cuándo empezar el montaje de acero",
    body: "No se empieza hasta que el contratista a cargo avise por escrito al montador que el concreto de zapatas, pilas y muros, o el mortero de las pilas, llegó al 75 por ciento de su resistencia prevista, o a lo que piden las cargas, según ensayo de muestras; y que se aprobó toda reparación de anclas.",
  },
  "osha-1926-753-e": {
    title: "Izar varias vigas a la vez",
    body: "Solo vigas y piezas parecidas se cuelgan una bajo otra: 5 como máximo, enganchadas de arriba abajo y separadas al menos 7 pies, con un aparejo hecho para eso con factor de seguridad de 5 y una grúa cuyo fabricante lo permita. Se colocan de abajo arriba, con personal capacitado.",
  },
  "osha-1926-754-b": {
    title: "Cuánto se adelanta el acero a sus pisos",
    body: "En un edificio de varios niveles hay como máximo 8 pisos entre el de montaje y el último terminado, y como máximo 4 pisos o 48 pies, lo que sea menor, con tornillos o soldadura sin terminar, salvo que el diseño lo mantenga estable. Justo abajo del trabajo hay piso entablado o red a 2 pisos o 30 pies, lo que sea menor.",
  },
  "osha-1926-760-b": {
    title: "Montadores que conectan",
    body: "El conector se protege de caídas de más de 2 pisos o 30 pies, lo que sea menor. Entre 15 pies y 30 pies lleva puesto equipo de detención, posicionamiento o restricción y tiene dónde amarrarse, y está capacitado para conectar.",
  },
  "osha-1926-760-c": {
    title: "Zonas controladas de lámina",
    body: "Donde se tiende lámina por primera vez entre 15 pies y 30 pies de altura, se permite sin protección contra caídas una zona de 90 pies de ancho y 90 pies de fondo como máximo desde el borde de avance. Se marca con líneas de control, solo entra la cuadrilla de lámina, capacitada, hay 3,000 pies² sin fijar como máximo y cada lámina lleva al menos 2 fijaciones.",
  },
  "osha-1926-704": {
    title: "Paneles prefabricados y tilt-up",
    body: "Los paneles y marcos se apuntalan hasta su conexión definitiva. Los insertos de izaje de paneles tilt-up resisten 2 veces la carga, los de otras piezas prefabricadas 4 veces y los herrajes de izaje 5 veces. Nadie está bajo un panel que se iza salvo quien debe colocarlo.",
  },
  "osha-1926-853": {
    title: "Huecos de piso para escombro",
    body: "Los huecos cortados para bajar material ocupan como máximo el 25 por ciento del piso, salvo que queden los apoyos laterales del piso retirado. Un piso debilitado se apuntala para las cargas del trabajo.",
  },
  "osha-1926-854": {
    title: "Derribo de muros de mampostería",
    body: "La mampostería no cae sobre un piso en masas que este no resista. Un muro de más de 1 piso no queda solo sin apuntalar, salvo que se construyera así, y todo muro queda estable al fin del turno. No se corta nada que cargue hasta quitar todo lo de arriba, los huecos a 10 pies del muro se entablan, y el muro que contiene tierra queda hasta apuntalarla.",
  },
  "osha-1926-305": {
    title: "Gatos",
    body: "El gato lleva marcada su capacidad y nunca se pasa de ella; tiene tope para que no se salga. En suelo blando su base va sobre calzas, y donde la cabeza de metal resbale va un taco de madera entre ella y la carga.",
  },
  "osha-1926-302-b": {
    title: "Herramienta de aire y clavadoras",
    body: "La herramienta de aire va fija a la manguera para que no se suelte, y la de impacto lleva retén. La clavadora que trabaja a más de 100 psi solo dispara con la boca contra la pieza. Con aire comprimido se limpia solo a menos de 30 psi, con pantalla contra rebabas y protección de ojos, y la manguera nunca sirve para subir la herramienta.",
  },
  "osha-1926-153-h": {
    title: "Propano y calentadores en obra",
    body: "El gas LP nunca se almacena dentro de un edificio. El calentador queda al menos a 6 pies de su cilindro, salvo que esté hecho para ir en él, y uno de soplador o radiante no apunta a un cilindro a menos de 20 pies. Los cilindros unidos para calentadores en un mismo piso abierto suman 300 lb de gas como máximo.",
  },
  "osha-1926-351-b": {
    title: "Cables y portaelectrodos de soldadura",
    body: "Los primeros 10 pies de cable desde el portaelectrodo no tienen reparación ni empalme, salvo que aísle igual que el cable. El portaelectrodo y sus mordazas van aislados por completo, el retorno a tierra aguanta toda la salida de la máquina, y lo pelado se encinta antes de usar.",
  },
  "osha-1926-441": {
    title: "Carga de baterías en obra",
    body: "Las baterías abiertas están donde el aire se renueva para que no se junte gas explosivo, sobre bases y pisos que resisten el ácido. Quien las maneja tiene careta, mandil y guantes de hule, y agua para bañar ojos y cuerpo a 25 pies o menos. Los cargadores quedan lejos de los camiones, y los tapones puestos.",
  },
  "osha-1904-39": {
    title: "Avisar a OSHA de una muerte o lesión grave",
    body: "Una muerte se avisa a OSHA en 8 horas; un internamiento en hospital, una amputación o la pérdida de un ojo en 24 horas, por teléfono a la oficina de zona o al número gratuito de OSHA, o por el sitio web de OSHA. Con la oficina cerrada no basta un mensaje.",
  },
  "osha-1903-16": {
    title: "Publicar una citación de OSHA",
    body: "La citación se publica de inmediato, completa y sin cambios, en el lugar de la infracción o cerca, y queda a la vista 3 días hábiles o hasta que se corrija, lo que sea más tarde; también mientras se impugna.",
  },
  "osha-1903-17": {
    title: "Impugnar una citación de OSHA",
    body: "El aviso escrito de impugnación lleva sello postal dentro de 15 días hábiles desde que llega el aviso de multa; si no, queda firme. No cuentan sábados, domingos ni feriados federales. Hay derecho a pedir una conferencia informal, que no detiene el plazo.",
  },
};
