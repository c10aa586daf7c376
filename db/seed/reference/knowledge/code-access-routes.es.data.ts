import type { SeedTexts } from "./seed-article.ts";

export const CODE_ACCESS_ROUTES_ES: SeedTexts = {
  "ada-202": {
    title: "Remodelación de un edificio existente",
    body: "El elemento que se remodela sigue las reglas de obra nueva y nunca queda menos accesible de lo que se exige a la obra nueva. Si se remodela un espacio de la función principal del edificio, también se hacen accesibles el recorrido hasta él y los sanitarios, teléfonos y bebederos de ese recorrido, salvo que el costo sea desproporcionado.",
  },
  "ada-203-2": {
    title: "Las obras en construcción están exentas",
    body: "Andamios, malacates, almacenes, remolques de obra y lo que solo sirve a la construcción no tienen que ser accesibles; tampoco los baños portátiles que solo usa la cuadrilla.",
  },
  "ada-203-9": {
    title: "Áreas de trabajo de empleados",
    body: "En un área que solo usan empleados, una persona con discapacidad puede acercarse, entrar y salir; los pasos comunes son accesibles y el cableado de alarma permite luces después. Se exime un área de menos de 300 pies2 que por su función deba quedar 7 pulg o más sobre el piso.",
  },
  "ada-206-4": {
    title: "Cuántas entradas son accesibles",
    body: "Al menos 60 por ciento de las entradas públicas son accesibles y, además, toda entrada directa desde un estacionamiento, una desde cada túnel o paso elevado y una a cada local. La entrada de servicio es accesible si es la única.",
  },
  "ada-206-7": {
    title: "Dónde se permite una plataforma elevadora para silla de ruedas",
    body: "En obra nueva solo sirve donde la regla lo nombra: escenarios, lugares para sillas de ruedas, cuartos pequeños de 5 personas como máximo, estrados, habitaciones y viviendas, y donde el terreno existente no deja lugar a rampa o elevador. En un edificio existente puede ser parte de la ruta accesible.",
  },
  "ada-208-2-1": {
    title: "Cajones accesibles en hospitales y clínicas",
    body: "De los cajones para pacientes y visitas es accesible el 10 por ciento en consulta externa de hospital, y el 20 por ciento en rehabilitación de la movilidad o terapia física ambulatoria.",
  },
  "ada-208-3": {
    title: "Ubicación del estacionamiento accesible",
    body: "Los cajones accesibles quedan en la ruta accesible más corta a una entrada accesible; si hay varias, se reparten. En un estacionamiento que no sirve a un edificio, junto a una salida peatonal accesible.",
  },
  "ada-209": {
    title: "Cuántas zonas de ascenso de pasajeros",
    body: "De cada 100 pies de zona de ascenso, o fracción, al menos un lugar es accesible. Hay uno en la entrada de un centro médico con estancia de más de 24 horas y uno donde haya servicio de valet.",
  },
  "ada-211": {
    title: "Cuántos bebederos",
    body: "Donde hay bebederos son al menos 2: uno para silla de ruedas y otro para quien está de pie. Si hay más, 50 por ciento de cada tipo.",
  },
  "ada-212-3": {
    title: "Cuántas tarjas son accesibles",
    body: "De las tarjas de cada tipo en un cuarto accesible, al menos 5 por ciento son accesibles, y nunca menos de una.",
  },
  "ada-213-3": {
    title: "Cuántos compartimentos y muebles de baño son accesibles",
    body: "Donde hay compartimentos, al menos uno admite silla de ruedas; si escusados y mingitorios suman 6 o más, otro es para personas que caminan con dificultad. Son accesibles al menos un escusado, un lavabo fuera de los compartimentos, un espejo, un mingitorio si hay varios y una tina o regadera.",
  },
  "ada-214": {
    title: "Cuántas lavadoras y secadoras son accesibles",
    body: "De hasta 3 lavadoras, al menos una es accesible; de más de 3, al menos 2. Lo mismo vale para las secadoras.",
  },
  "ada-216": {
    title: "Qué letreros deben ser accesibles",
    body: "Los letreros que nombran cuartos permanentes llevan letras en relieve y braille, y también los de puertas de escaleras y pasillos de salida y de la salida al exterior. Los que orientan llevan letras visibles y claras. Si no todas las entradas son accesibles, las accesibles llevan el símbolo y las demás indican dónde están.",
  },
  "ada-302-2": {
    title: "Alfombra en pisos accesibles",
    body: "La alfombra va bien fija, sobre bajoalfombra firme o sin ella, con pelo de 1/2 pulg de alto como máximo y remate en todo borde expuesto.",
  },
  "ada-302-3": {
    title: "Rejillas y aberturas en el piso",
    body: "Una abertura en el piso no deja pasar una esfera de más de 1/2 pulg, y su lado largo va atravesado al sentido de paso.",
  },
  "ada-305-7": {
    title: "Espacio libre de piso en un nicho",
    body: "Un nicho de más de 24 pulg de fondo al que se entra de frente mide al menos 36 pulg de ancho; uno de más de 15 pulg de fondo con acercamiento de lado, al menos 60 pulg.",
  },
  "ada-306-2": {
    title: "Espacio para los pies bajo un mueble",
    body: "El espacio para los pies llega a 9 pulg sobre el piso. Cuenta hasta 25 pulg bajo el mueble, entra al menos 17 pulg donde el espacio libre lo exige y mide al menos 30 pulg de ancho; lo que pasa más de 6 pulg del espacio de rodillas no cuenta.",
  },
  "ada-307-3": {
    title: "Objetos montados en postes",
    body: "Lo montado en un poste entre 27 y 80 pulg del suelo sobresale 12 pulg como máximo sobre el paso. Un letrero entre dos postes separados más de 12 pulg tiene su borde inferior a 27 pulg como máximo o a 80 pulg como mínimo.",
  },
  "ada-307-4": {
    title: "Altura libre en pasos accesibles",
    body: "Los pasos tienen al menos 80 pulg de altura libre. Donde hay menos, como bajo una escalera, una baranda o barrera detiene a la persona, con su borde a 27 pulg del piso como máximo.",
  },
  "ada-308-2": {
    title: "Alcance de frente sobre un obstáculo",
    body: "De frente, sobre algo de hasta 20 pulg de fondo el control va a 48 pulg como máximo; de más de 20 y hasta 25 pulg de fondo, a 44 pulg. El espacio libre entra debajo del obstáculo tanto como el alcance.",
  },
  "ada-308-3": {
    title: "Alcance de lado sobre un obstáculo",
    body: "De lado, sobre algo de hasta 10 pulg de fondo el control va a 48 pulg como máximo; de más de 10 y hasta 24 pulg de fondo, a 46 pulg. El obstáculo mide 34 pulg de alto como máximo.",
  },
  "ada-309": {
    title: "Partes operables",
    body: "Un control se maneja con una mano, sin apretar, pellizcar ni torcer la muñeca, y con 5 lb como máximo. Está al alcance desde un espacio libre de piso.",
  },
  "ada-403-5-2": {
    title: "Vuelta alrededor del extremo de un muro",
    body: "Una ruta que da vuelta de 180 grados alrededor de algo de menos de 48 pulg de ancho mide 42 pulg al llegar, 48 pulg en la vuelta y 42 pulg al salir. Si la vuelta mide 60 pulg no hace falta.",
  },
};
