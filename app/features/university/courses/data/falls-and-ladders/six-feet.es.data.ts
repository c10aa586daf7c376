import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Seis pies, y qué es un borde",
  blocks: [
    { heading: "La altura que decide" },
    {
      words:
        "En construcción usted va protegido donde pueda caer 6 pies o más a un nivel inferior: el borde de un piso, un techo, un ducto, una fosa, el costado de una rampa. Se mide la caída, no la altura del edificio. Un muro de 4 pies junto a la escalera abierta de un sótano puede ser una caída de 8 pies.",
    },
    {
      words:
        "Otros oficios de su obra pueden trabajar con otras alturas: en un andamio la cifra es más de 10 pies y en montaje de acero más de 15 pies. No lleve la cifra de ellos a su piso. Su estado o el contratista general pueden exigir menos de 6 pies; entonces vale lo más estricto. Verifique con la autoridad local.",
    },
    { heading: "Mire antes de subir" },
    {
      list: [
        "Bordes sin baranda, también el corto que queda detrás de los tableros apilados.",
        "Huecos: toda abertura de 2 pulg o más en un piso o techo, y todo tragaluz.",
        "Vanos de muro con la parte baja a menos de 39 pulg y una caída afuera de 6 pies o más.",
        "Lugares que ahora son seguros y se abren cuando se quita una baranda para una entrega.",
      ],
    },
    {
      caution:
        "Ningún trabajo es tan corto que la regla no valga. El borde no sabe que usted vino por una sola medida.",
    },
    { heading: "De una obra" },
    {
      words:
        "El Carpintero 3 sube al segundo piso a leer una medida. Quitaron la baranda para meter armaduras y nadie la puso de nuevo. Da un paso atrás para leer la cinta. Lo que habría evitado la caída era barato: quien abre una baranda se queda ahí amarrado y la cierra antes de irse.",
    },
    {
      steps: [
        "Recorra el piso con su compañero y nombre cada borde en voz alta.",
        "Diga de cada uno qué lo sostiene a usted: baranda, tapa o línea.",
        "Si no puede decirlo, nadie trabaja ahí hasta que el capataz lo haya visto.",
      ],
    },
    { heading: "Para mañana" },
    {
      words:
        "Antes de sacar la primera herramienta, encuentre un borde o un hueco que ayer no estaba. Muéstreselo al capataz.",
    },
  ],
};

export const QUESTIONS = {
  "six-trigger": {
    ask: "Usted arma un piso a 7 pies del suelo. ¿Cuándo necesita protección contra caídas?",
    choices: [
      "Solo cuando trabaja ahí más de un cuarto de hora",
      "Desde el primer paso sobre el piso, mientras el borde no tenga baranda",
      "Desde 10 pies, como la cuadrilla del andamio de al lado",
      "Cuando el viento o la lluvia ponen resbaloso el piso",
    ],
    why: "Donde se pueda caer 6 pies o más, usted va protegido. Ni el tiempo ni el clima cambian la altura.",
  },
  "six-rail-off": {
    ask: "Hay que quitar una baranda para una entrega. ¿Quién va protegido y cómo?",
    choices: [
      "Nadie, porque una entrega dura pocos minutos y el chofer está mirando",
      "Solo el chofer, ya que la carga es del proveedor",
      "Todos los del piso, con el aviso de tener cuidado",
      "Quienes trabajan en la abertura, amarrados hasta que vuelva la baranda",
    ],
    why: "La abertura es un borde sin protección desde que se quita la baranda. Quien trabaja ahí necesita otro sistema hasta que esté de nuevo.",
  },
} satisfies Record<string, QuestionText>;
