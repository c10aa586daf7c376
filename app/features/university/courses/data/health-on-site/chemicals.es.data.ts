import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Etiquetas, hojas de datos y la máscara correcta",
  blocks: [
    { heading: "Pregunte antes de abrir" },
    {
      words:
        "Todo envase en la obra dice qué trae: nombre, palabra de advertencia, dibujos del peligro, qué hace y cómo actuar. PELIGRO es peor que ATENCIÓN. Una botella sin etiqueta no se usa ni se huele. Si pasa producto a otro bote y se lo da a otros, ese bote también lleva etiqueta.",
    },
    {
      words:
        "La hoja de datos de seguridad tiene 16 secciones, siempre en el mismo orden. Debe poder verla durante su turno sin pedir permiso.",
    },
    {
      list: [
        "Sección 4: primeros auxilios.",
        "Sección 7: guardar y manejar.",
        "Sección 8: guantes, máscara, ventilación.",
        "Sección 9: qué tan fácil prende.",
      ],
    },
    { heading: "La máscara correcta" },
    {
      words:
        "La mascarilla de polvo no para vapores, y el cartucho de vapores no para polvo si no lleva también filtro. Antes de usar un respirador ajustado hay evaluación médica y prueba de ajuste con ese modelo y tamaño; la prueba de ajuste se repite por lo menos cada año. Sin barba donde sella. A quien tiene que usarlo, el patrón le da todo eso sin costo.",
    },
    {
      steps: [
        "Revise correas, válvulas y fecha del cartucho.",
        "Póngaselo y tape las entradas: debe chupar y quedarse.",
        "Cambie cartuchos según el plan, no por el olor. Hay gases que no huelen.",
      ],
    },
    {
      caution:
        "El cemento fresco quema sin doler al principio. Atraviesa el pantalón mojado mientras usted está hincado. Enjuague enseguida con mucha agua y cámbiese la ropa.",
    },
    { heading: "De una obra" },
    {
      words:
        "El Azulejero 1 usó un solvente en un baño con la puerta cerrada. Nadie leyó la Sección 8. Un ventilador en la ventana y diez minutos de lectura eran toda la seguridad que hacía falta.",
    },
    {
      words:
        "Ejemplo: la hoja dice punto de inflamación 0 °F. Ese líquido suelta vapor que prende cualquier día de trabajo, y lo puede encender el piloto de un calentador al otro lado del cuarto, porque el vapor corre por el piso.",
    },
    { heading: "Para mañana" },
    {
      words:
        "Tome un producto que usa a diario. Busque su hoja y lea en voz alta a su compañero las secciones 4 y 8.",
    },
  ],
};

export const QUESTIONS = {
  "sds-where": {
    ask: "Quiere leer la hoja de datos de un pegamento de piso. ¿Cuándo puede?",
    choices: [
      "En cualquier momento del turno, donde trabaja",
      "Cuando el encargado de seguridad tenga tiempo de explicársela",
      "Después de pedirla al fabricante por escrito",
      "En la oficina, antes o después del turno",
    ],
    why: "Las hojas están al alcance de los trabajadores en su área durante cada turno.",
  },
  "mask-beard": {
    ask: "Trae barba de tres días y necesita un respirador de media cara. ¿Qué es lo correcto?",
    choices: [
      "Apretar más las correas hasta que no se escape nada",
      "Ponerle vaselina a la orilla para que selle",
      "Rasurarse donde sella, o usar un tipo que no selle en la cara",
      "Usarlo, si el año pasado pasó la prueba de ajuste",
    ],
    why: "El pelo bajo el sello deja pasar aire sin filtrar. Las correas no lo cambian.",
  },
} satisfies Record<string, QuestionText>;
