import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Techos: pendiente, tragaluces y clima",
  blocks: [
    { heading: "La pendiente escoge el sistema" },
    {
      words:
        "Hasta 4 en 12 es pendiente baja; de ahí en adelante es empinado. En un techo empinado con bordes a 6 pies o más del suelo hay barandas con rodapié, red, o arnés con anclaje. Ahí la línea de advertencia no cuenta.",
    },
    {
      words:
        "En pendiente baja, el trabajo de techado puede usar también una línea de advertencia junto con barandas, red, arnés o un vigilante de seguridad. La línea va a 6 pies o más del borde; donde se usan máquinas, a 10 pies del borde hacia el que avanzan. Va de 34 a 39 pulg de alto y con banderines cada 6 pies o menos. Entre la línea y el borde nadie trabaja sin protección. El vigilante solo se permite en techos de 50 pies de ancho o menos.",
    },
    {
      words:
        "Son reglas para techado. El técnico que viene a poner un equipo de aire no es techador y necesita otro sistema.",
    },
    { heading: "Los tragaluces son huecos" },
    {
      words:
        "El plástico y la fibra viejos parecen techo y aguantan como papel. Cada tragaluz lleva una tapa que cargue, una baranda alrededor, o usted va amarrado. Nadie se sienta en uno.",
    },
    {
      steps: [
        "Lea el viento y la lluvia del día antes de poner la escalera.",
        "Ponga primero los anclajes, desde la escalera o un elevador.",
        "Tape o cerque los tragaluces.",
        "Paquetes y cables fuera del paso, y láminas amarradas.",
      ],
    },
    {
      caution:
        "Pare con hielo, fieltro mojado, rayos y viento que agarra una lámina. Un tablero con viento es una vela.",
    },
    { heading: "De una obra" },
    {
      words:
        "El Técnico 6 caminaba de espaldas en un techo plano con una manguera y pisó un tragaluz pintado. Doce dólares de malla lo habrían hecho piso.",
    },
    { heading: "Capacitado con nombre" },
    {
      words:
        "El patrón capacita a cada trabajador que pueda caer y guarda constancia firmada. Si no conoce su sistema, no lo han capacitado: dígalo.",
    },
    { heading: "Para mañana" },
    { words: "Cuente los tragaluces y escotillas del próximo techo. Anote qué tapa cada uno." },
  ],
};

export const QUESTIONS = {
  "roof-steep": {
    ask: "Pone teja en un techo de 8 en 12 con alero a 12 pies. ¿Qué lo protege?",
    choices: [
      "Una línea de advertencia a 6 pies del alero con banderines",
      "Un vigilante de seguridad que mira y le avisa a gritos",
      "Un arnés con anclaje",
      "Botas de hule y un rodapié clavado a lo largo del alero",
    ],
    why: "Más de 4 en 12 es empinado: barandas con rodapié, redes o arnés con anclaje. Las líneas de advertencia y los vigilantes son para pendientes bajas.",
  },
  "roof-skylight": {
    ask: "El domo de un tragaluz parece fuerte y nadie tiene tapa. ¿Qué es lo correcto?",
    choices: [
      "Tratarlo como hueco: ponerle baranda o tapa, o amarrarse",
      "Trabajar alrededor mientras nadie se siente en él",
      "Ponerle un letrero para que todos vean dónde está",
      "Probarlo con un pie mientras su compañero lo sostiene",
    ],
    why: "Los tragaluces cuentan como huecos. Proteja a la gente igual que en un ducto abierto.",
  },
} satisfies Record<string, QuestionText>;
