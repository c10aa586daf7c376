import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "El suelo, y cuánto talud pide",
  blocks: [
    { heading: "Tres clases de suelo" },
    {
      words:
        "Una persona competente clasifica el suelo a la vista y con una prueba manual por lo menos. La clase depende de cuánto aguanta un terrón al apretarlo.",
    },
    {
      list: [
        "Tipo A: arcilla firme, 1.5 toneladas por pie² o más. Nunca si está agrietada, la sacuden el tránsito o las máquinas, o ya se excavó antes.",
        "Tipo B: entre A y C; limo, franco, y arcilla ya excavada o sacudida.",
        "Tipo C: 0.5 toneladas por pie² o menos; arena, grava, terreno mojado, suelo del que sale agua.",
      ],
    },
    {
      words:
        "Si hay capas distintas, la más débil cuenta para toda la pared. Solo cuando la más firme está debajo de la débil, una persona competente puede clasificar cada una por separado; la débil conserva su propio talud tendido. Si no está seguro, es Tipo C.",
    },
    { heading: "Cuánto hacia atrás" },
    { words: "Hasta 20 pies de hondo, por cada pie de profundidad el borde se retira de cada lado:" },
    { list: ["Tipo A: 3/4 de pie.", "Tipo B: 1 pie.", "Tipo C: 1-1/2 pies."] },
    {
      words:
        "Ejemplo: zanja de 8 pies en Tipo C con fondo de 3 pies. Cada lado se retira 8 x 1.5 = 12 pies. Ancho arriba: 3 + 12 + 12 = 27 pies. Si la calle está a 6 pies, el talud no cabe y hace falta caja o ademe.",
    },
    {
      caution:
        "Paredes verticales en arena, o un talud más parado porque el lindero queda cerca, no son talud. Son una zanja sin protección.",
    },
    { heading: "Pruebas con la mano" },
    {
      steps: [
        "Tome un terrón del montón, no de la pared.",
        "Apriete con el pulgar. Si entra solo con mucho esfuerzo, piense en A; si entra fácil, en C.",
        "Haga un hilo de 1/8 pulg. Si 2 pulg se sostienen sin romperse, es cohesivo.",
        "Mire de nuevo en cada tramo. El suelo cambia en pocos pasos.",
      ],
    },
    { heading: "De una obra" },
    {
      words:
        "El Operador 4 excava buena arcilla toda la mañana. Después de comer cruza un drenaje viejo. La arcilla se ve igual, pero ya se excavó antes. La clase cambia a B o C, y con ella el talud.",
    },
    { heading: "Para mañana" },
    {
      words:
        "Tome un terrón de su terreno, haga la prueba del pulgar y dígale a su capataz qué tipo diría usted.",
    },
  ],
};

export const QUESTIONS = {
  "slope-c": {
    ask: "Suelo Tipo C, 6 pies de hondo, fondo de 2 pies. ¿Qué ancho tiene arriba?",
    choices: [
      "14 pies, un pie atrás por cada pie de hondo",
      "20 pies",
      "11 pies, si solo un lado lleva talud",
      "18 pies, porque el fondo es parte del talud",
    ],
    why: "Cada lado se retira 6 x 1.5 = 9 pies: 2 + 9 + 9 = 20 pies.",
  },
  "soil-dug": {
    ask: "Arcilla firme junto a un tubo puesto hace diez años. ¿Puede ser Tipo A?",
    choices: [
      "Sí, en diez años ya se asentó",
      "Sí, si el pulgar casi no entra",
      "Solo mientras esté seca",
      "No, porque ya se excavó antes",
    ],
    why: "El suelo ya excavado no es nunca Tipo A, por más firme que se sienta.",
  },
} satisfies Record<string, QuestionText>;
