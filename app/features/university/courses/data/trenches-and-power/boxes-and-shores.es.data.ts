import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Cajas y ademes: usarlos como se debe",
  blocks: [
    { heading: "La caja protege solo a los de adentro" },
    {
      words:
        "La caja de zanja no sostiene la pared. Deja que venga y se la quita de encima. El ademe aprieta la pared para que no se mueva. Para los dos el fabricante da una tabla: profundidad, suelo, separación. La tabla está en la obra y nadie adivina.",
    },
    {
      list: [
        "La caja no tiene placas dobladas, soldaduras rajadas ni pernos que falten.",
        "Está puesta de modo que no resbale si una pared la golpea de un lado.",
        "Si arriba hay talud, la caja sube por lo menos 18 pulg sobre donde empieza.",
        "Debajo de la caja se excava a lo más 2 pies, y solo si está hecha para toda la profundidad y no se escapa tierra por detrás ni por abajo.",
      ],
    },
    { heading: "Los minutos peligrosos" },
    {
      words:
        "Con cajas, el peligro está fuera de ellas: en la punta, al entrar o mientras se mueven. Se entra y se sale por la caja, con una escalera adentro. Nadie está dentro cuando se pone, se saca, se sube o se baja. Al arrastrarla, salga, salvo que la tabla del fabricante diga otra cosa.",
    },
    {
      steps: [
        "Excavar, poner la caja, y luego entrar.",
        "Trabajar entre las placas, nunca más allá de las puntas.",
        "El ademe se pone de arriba abajo y se quita de abajo arriba.",
        "Rellenar según se va quitando.",
      ],
    },
    {
      caution: "Salir «nomás hasta el cople» es estar en una zanja sin protección, a diez pies de una buena.",
    },
    { heading: "De una obra" },
    {
      words:
        "El Ayudante 5 se asomó más allá de la placa para barrer una junta. Un bloque de la parte abierta le cayó en las piernas. Con paneles en las puntas, o jalando la caja un tramo más, habría estado adentro.",
    },
    { heading: "Para mañana" },
    { words: "Lea la placa de la caja. Ahí dice profundidad y suelo. Compárelo con el lugar donde está." },
  ],
};

export const QUESTIONS = {
  "box-below": {
    ask: "Una caja está hecha para toda la profundidad y no se escapa tierra. ¿Cuánto se puede excavar debajo?",
    choices: [
      "2 pies",
      "4 pies, porque hasta ahí nadie necesita escalera",
      "Lo que pida la cama del tubo, si nadie se acuesta",
      "Nada, ya que las placas siempre deben tocar el fondo",
    ],
    why: "A lo más 2 pies debajo del soporte, si está diseñado para toda la profundidad y no se pierde tierra por detrás ni por abajo.",
  },
  "box-move": {
    ask: "La excavadora levanta la caja para cambiarla de lugar. ¿Dónde están los trabajadores?",
    choices: [
      "Adentro y al centro, donde más protegen las placas",
      "Sobre el puntal, dando señas al operador",
      "Afuera, hasta que quede puesta otra vez",
      "En la punta de la zanja, al pie del montón de tierra",
    ],
    why: "Nadie está en la caja mientras se instala, se quita o se mueve en vertical.",
  },
} satisfies Record<string, QuestionText>;
