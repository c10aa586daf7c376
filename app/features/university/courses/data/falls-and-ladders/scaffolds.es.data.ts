import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Leer un andamio antes de subir",
  blocks: [
    { heading: "Quién dice que está bien" },
    {
      words:
        "Una persona competente revisa el andamio antes de cada turno y después de todo lo que pudo debilitarlo: una tormenta, un golpe, una cruceta que falta. Lea la etiqueta en el acceso. Sin etiqueta, sin fecha o en rojo: quédese abajo y pregunte. Solo gente capacitada para eso, bajo una persona competente, lo arma, lo mueve o lo cambia.",
    },
    { heading: "De abajo hacia arriba" },
    {
      list: [
        "Placas base sobre durmientes u otro apoyo firme. Ni ladrillos ni bloques.",
        "A plomo y a nivel, con todas las crucetas. Más alto que cuatro veces su base angosta: amarrado, con vientos o apuntalado al edificio.",
        "Tablones a todo lo ancho, separación no mayor de 1 pulg. Se traslapan 12 pulg o más, o van sujetos.",
        "A más de 10 pies: baranda, travesaño y rodapié donde pasa gente abajo.",
        "Escalera donde haya que subir más de 2 pies. Las crucetas no son escalera.",
      ],
    },
    {
      words:
        "Carga su propio peso y cuatro veces la carga prevista. Esa reserva es para sorpresas; no es suya. Una tarima de bloque puede pesar más que toda la cuadrilla: pregunte cuánto aguanta el tramo.",
    },
    {
      caution:
        "Para empezar, 10 pies de las líneas eléctricas, también con tubos y material largo. Más voltaje pide más.",
    },
    { heading: "En un elevador" },
    {
      words:
        "En un elevador de brazo lleva arnés amarrado al brazo o a la canasta, no al edificio. Los pies van en el piso de la canasta. Nunca se pare en sus barandas.",
    },
    { heading: "De una obra" },
    {
      words:
        "El Albañil 4 quitó una cruceta para pasar la carretilla y pensaba devolverla. La otra cuadrilla cargó el tramo. Se dobló de lado.",
    },
    {
      steps: ["Lea la etiqueta.", "Mire desde la base hasta la baranda.", "Suba por donde está la escalera."],
    },
    { heading: "Para mañana" },
    {
      words:
        "Párese un minuto frente a un andamio sin subir. Nombre etiqueta, base, amarres, tablones y barandas.",
    },
  ],
};

export const QUESTIONS = {
  "scaffold-inspect": {
    ask: "¿Cuándo revisa el andamio una persona competente?",
    choices: [
      "Antes de cada turno y después de algo que pudo dañarlo",
      "Una vez al entregarlo y otra vez cuando se desarma",
      "Cada lunes, junto con los extintores y el botiquín de la obra",
      "Cuando uno de los trabajadores lo pide",
    ],
    why: "Antes de cada turno y después de lo que pueda afectar su resistencia, como una tormenta o un choque.",
  },
  "scaffold-tie": {
    ask: "La base de un andamio mide 5 pies de ancho. ¿Arriba de qué altura se asegura contra el vuelco con amarres, vientos o puntales?",
    choices: [
      "10 pies, porque ahí empiezan las barandas",
      "50 pies, mientras tenga todas sus crucetas",
      "20 pies",
      "15 pies, tres veces el ancho de su base",
    ],
    why: "Más alto que cuatro veces la base angosta: 4 x 5 pies = 20 pies.",
  },
} satisfies Record<string, QuestionText>;
