import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Plomo y asbesto: lo que esconde un edificio viejo",
  blocks: [
    { heading: "Alto ante la capa vieja" },
    {
      words:
        "La edad es el primer aviso. La pintura de viviendas anteriores a 1978 puede tener plomo. El aislamiento de tubos y calderas y los recubrimientos rociados o aplanados, en edificios de 1980 o antes, cuentan como asbesto hasta que alguien demuestre que no lo son; la loseta vinílica y asfáltica vieja se trata igual.",
    },
    { words: "Antes de demoler o remodelar pida el estudio. Si no hay, no se abre el muro." },
    {
      list: [
        "Asbesto: a lo más 0.1 fibras por centímetro cúbico de aire en 8 horas.",
        "Plomo: 50 microgramos por metro cúbico; desde 30 empiezan las obligaciones.",
      ],
    },
    { heading: "Si lo encuentra de sorpresa" },
    {
      steps: [
        "Pare. No barra, no aspire, no embolse, no lo esconda.",
        "Salga con calma y que nadie entre.",
        "Dígale al capataz qué cuarto y cómo se veía.",
        "Lávese manos y cara. Quítese la ropa con polvo sin sacudirla.",
      ],
    },
    {
      words:
        "Quitarlo es trabajo de gente capacitada, con encierro, métodos húmedos, respiradores y liberación. Las licencias dependen del estado; verifique con la autoridad local.",
    },
    { heading: "El plomo se va con usted a casa" },
    {
      words:
        "Se respira, y se come de las manos. Se queda en las botas, en el asiento y en el niño que lo abraza. Por eso: raspar mojado, nada de soplete, aspiradora HEPA, ni comida ni cigarro en el área, lavarse antes del descanso, ropa que se queda en la obra. Al raspar, lijar o usar pistola de calor en pintura con plomo lleva respirador hasta que las mediciones digan que no hace falta.",
    },
    { caution: "La aspiradora de casa saca el plomo y el asbesto por la bolsa. Solo HEPA hecha para eso." },
    { heading: "De una obra" },
    {
      words:
        "El Carpintero 6 levantó una loseta para ver la duela, en una escuela de 1962. El pegamento era negro. Una loseta costó dos días de pasillo cerrado. El estudio costaba media hora de preguntar.",
    },
    { heading: "Para mañana" },
    { words: "Anote el año del edificio donde trabaja y pregunte quién ha visto el estudio." },
  ],
};

export const QUESTIONS = {
  "asb-year": {
    ask: "Aislamiento de tubo en un edificio de 1975, nunca analizado. ¿Qué es para usted?",
    choices: [
      "Inofensivo, si es blanco y se siente firme",
      "Asbesto solo si cuelga suelto y suelta polvo",
      "Asbesto, hasta que alguien demuestre que no",
      "Se puede quitar, si antes se moja bien",
    ],
    why: "Aislamientos y recubrimientos en edificios de 1980 o antes se presumen con asbesto. Nadie lo sabe con mirar.",
  },
  "lead-lunch": {
    ask: "Raspa pintura vieja y empieza su descanso. ¿Qué va antes del almuerzo?",
    choices: [
      "Salir del área, lavarse manos y cara, y luego comer",
      "Quitarse los guantes y comer en el borde de la ventana",
      "Comer primero y lavarse antes de ir a casa",
      "Sacudirse la ropa con la manguera de aire",
    ],
    why: "El plomo también entra por la boca. Sin comida en el área, y a lavarse antes de comer.",
  },
} satisfies Record<string, QuestionText>;
