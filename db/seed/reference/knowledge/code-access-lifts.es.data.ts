import type { SeedTexts } from "./seed-article.ts";

export const CODE_ACCESS_LIFTS_ES: SeedTexts = {
  "ada-407-2-1": {
    title: "Botones de llamada del elevador",
    body: "Los botones de llamada miden al menos 3/4 pulg, van salientes o al ras, al alcance desde un espacio libre, el de subir arriba del de bajar, y encienden al oprimirlos.",
  },
  "ada-407-2-2": {
    title: "Señales en el piso del elevador",
    body: "Una luz y un sonido dicen qué cabina llega y hacia dónde va: uno para subir y dos para bajar. La luz va centrada a 72 pulg del piso como mínimo y mide al menos 2-1/2 pulg; el sonido supera en 10 dB al ambiente, 80 dB como máximo.",
  },
  "ada-407-2-3": {
    title: "Número de piso en las jambas del elevador",
    body: "Ambas jambas de cada entrada llevan el piso en relieve de 2 pulg de alto como mínimo y en braille, con una estrella en el piso de acceso principal.",
  },
  "ada-407-3-3": {
    title: "Cómo cierra y reabre la puerta del elevador",
    body: "Un sensor sin contacto vigila el vano a 5 pulg y 29 pulg del piso y sigue activo al menos 20 segundos. Por llamada desde la cabina, la puerta queda abierta al menos 3 segundos.",
  },
  "ada-407-4-3": {
    title: "Ranura, nivelación e iluminación del elevador",
    body: "La ranura entre el umbral de la cabina y el piso mide 1-1/4 pulg como máximo, la cabina para a 1/2 pulg del nivel y los controles y el umbral tienen al menos 5 candelas-pie.",
  },
  "ada-407-4-6": {
    title: "Controles en la cabina del elevador",
    body: "Los botones miden al menos 3/4 pulg, en orden ascendente, con relieve y braille a la izquierda de cada uno. Los de emergencia van al pie del tablero, con el centro a 35 pulg del piso como mínimo.",
  },
  "ada-408": {
    title: "Elevadores de uso limitado (LULA)",
    body: "La cabina de un elevador de uso limitado mide al menos 42 pulg de ancho por 54 pulg de fondo, con puerta de 32 pulg en un lado corto. Si la puerta es abatible, abre con motor y queda abierta al menos 20 segundos.",
  },
  "ada-409": {
    title: "Elevadores dentro de una vivienda",
    body: "La cabina del elevador dentro de una vivienda accesible tiene al menos 36 pulg por 48 pulg de piso, la puerta en un lado corto, una ranura de 1-1/2 pulg como máximo y para a 1/2 pulg del nivel.",
  },
  "ada-410": {
    title: "Plataformas elevadoras para silla de ruedas",
    body: "La plataforma se usa sin ayuda de operador y tiene un espacio libre de piso, puertas con motor que quedan abiertas al menos 20 segundos, de 32 pulg como mínimo al extremo y de 42 pulg al costado.",
  },
  "ada-502-3": {
    title: "Pasillo de acceso del cajón",
    body: "El pasillo de acceso corre todo el largo del cajón, va marcado para que nadie se estacione, llega a una ruta accesible y no invade la vía de autos. Dos cajones pueden compartirlo. Queda al nivel del cajón; en cajón de camioneta en ángulo va del lado del pasajero.",
  },
  "ada-502-6": {
    title: "Letrero del estacionamiento accesible",
    body: 'Cada cajón accesible tiene un letrero con el símbolo de accesibilidad, con su borde inferior a 60 pulg del suelo como mínimo; el de camioneta dice "van accessible".',
  },
  "ada-503": {
    title: "Zonas de ascenso de pasajeros: medidas",
    body: "El lugar mide al menos 96 pulg de ancho y 20 pies de largo, con un pasillo de acceso de 60 pulg a todo su largo y al mismo nivel, y 114 pulg de altura libre ahí y en la entrada y salida.",
  },
  "ada-504": {
    title: "Escaleras accesibles: contrahuellas y huellas",
    body: "En escaleras de salida las contrahuellas miden de 4 a 7 pulg y las huellas al menos 11 pulg, todas iguales en el tramo. No se permiten contrahuellas abiertas.",
  },
  "ada-504-5": {
    title: "Narices de escalones accesibles",
    body: "El borde de la huella se redondea a 1/2 pulg como máximo. La nariz sobresale 1-1/2 pulg como máximo sobre la huella de abajo, con su cara inferior curva o biselada; la contrahuella se inclina 30 grados como máximo.",
  },
  "ada-505-6": {
    title: "Superficie de agarre del pasamanos",
    body: "El pasamanos queda libre arriba y a los lados; los soportes cubren 20 por ciento de la parte de abajo como máximo, y lo que sobresale debajo empieza al menos 1-1/2 pulg más abajo. No gira en sus soportes.",
  },
  "ada-505-7-2": {
    title: "Pasamanos que no es redondo",
    body: "Un pasamanos que no es redondo mide de 4 a 6-1/4 pulg de perímetro y 2-1/4 pulg de lado como máximo.",
  },
  "ada-505-10-2": {
    title: "Extensión del pasamanos de escalera",
    body: "Arriba el pasamanos sigue horizontal al menos 12 pulg desde la primera nariz; abajo sigue la pendiente el fondo de una huella pasada la última nariz. Ambos rematan en muro, baranda o piso, o continúan en el siguiente.",
  },
};
