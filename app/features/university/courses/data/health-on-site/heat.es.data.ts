import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Calor: agua, sombra y la primera semana",
  blocks: [
    { heading: "Mueren los nuevos" },
    {
      words:
        "De los que el calor mata en el trabajo, la mayoría estaba en sus primeros días. El cuerpo aprende a sudar temprano y a guardar la sal, pero necesita de una a dos semanas. El nuevo empieza con 20 % del tiempo en el calor el primer día y sube 20 % por día. Quien ya conoce el trabajo y vuelve tras una semana o más también empieza bajo: a lo más 50, 60, 80 y luego 100 %.",
    },
    {
      words:
        "Ejemplo, con turno de 8 horas: 20 % de 480 minutos son 96 minutos al calor el primer día, 192 el segundo, 288 el tercero. Lo demás es sombra y trabajo ligero.",
    },
    { heading: "Lo que protege" },
    {
      list: [
        "Agua: un vaso (8 oz) cada 15 a 20 minutos, antes de tener sed. Son 3 a 4 vasos por hora, y nunca más de 6 (48 oz): demasiada de golpe también es peligrosa. Fresca, cerca y gratis.",
        "Sombra y descanso: más seguido según sube el calor. Algunos estados dan cifras; California pide sombra desde 80 °F. Verifique con la autoridad local.",
        "Un plan: lo pesado temprano, un compañero para cada uno, alguien que pueda parar.",
        "El sol directo sube hasta 15 °F el índice de calor del pronóstico.",
      ],
    },
    {
      words:
        "Hoy no hay límite federal en grados; el patrón debe mantener el lugar libre de peligros conocidos que matan, y el calor es uno.",
    },
    { heading: "Reconózcalo al verlo" },
    {
      steps: [
        "Calambres, dolor de cabeza, mareo, piel húmeda y fría: agotamiento por calor. Sombra, agua, enfriar, y quédese con él.",
        "Confuso, habla enredada, se tambalea, se desmaya, muy caliente: golpe de calor.",
        "Entonces llame al 911 enseguida y enfríelo con todo: agua fría, hielo, trapos mojados en cuello, axilas e ingle, y aire.",
      ],
    },
    {
      caution:
        "La confusión es la señal. Puede seguir sudando. No lo mande a su casa ni lo deje solo en una camioneta.",
    },
    { heading: "De una obra" },
    {
      words:
        "El Techador 8, en su segundo día, «andaba raro». Lo dejaron sentado en la cabina. La ambulancia llegó 40 minutos más tarde de lo que pudo llegar.",
    },
    { heading: "Para mañana" },
    {
      words: "¿Quién es nuevo o vuelve de una semana fuera? Anote junto al nombre cuánto puede estar al sol.",
    },
  ],
};

export const QUESTIONS = {
  "heat-first": {
    ask: "Un nuevo empieza en julio con turno de 8 horas. ¿Cuánto tiempo en el calor el primer día?",
    choices: [
      "Todo el turno, si hay suficiente agua",
      "Cerca de hora y media",
      "Cuatro horas, porque medio día es la regla de siempre para todos",
      "Siete horas, con una de descanso",
    ],
    why: "20 % de 8 horas son 96 minutos; luego 20 % más cada día.",
  },
  "heat-stroke": {
    ask: "Su compañero dice cosas sin sentido en el calor y trae la camisa empapada de sudor. ¿Qué es?",
    choices: [
      "Agotamiento, porque en el golpe la piel está seca",
      "Sed: dele un litro de agua y que se acueste",
      "Azúcar baja: llévelo al remolque y obsérvelo una hora",
      "Trátelo como golpe de calor: 911 y enfriarlo ya",
    ],
    why: "La confusión en el calor es una emergencia, con sudor o sin él. Cada minuto de enfriar cuenta.",
  },
} satisfies Record<string, QuestionText>;
