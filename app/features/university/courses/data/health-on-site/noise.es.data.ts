import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Ruido: sume el día y salve el oído",
  blocks: [
    { heading: "Una prueba sencilla" },
    {
      words:
        "Si tiene que alzar la voz con alguien a un brazo de distancia, el ruido alcanza para quitarle el oído. No duele, y no regresa. Primero se van los tonos agudos: los niños, los avisos, la alarma de reversa.",
    },
    { words: "La construcción permite estos tiempos al día:" },
    {
      list: [
        "90 dBA: 8 horas;",
        "95 dBA: 4 horas;",
        "100 dBA: 2 horas;",
        "105 dBA: 1 hora;",
        "110 dBA: media hora;",
        "115 dBA: un cuarto.",
      ],
    },
    {
      words:
        "Cinco decibeles más cortan el tiempo a la mitad. Arriba de estos límites se baja el ruido o se acorta el tiempo, y lo que queda lo quita la protección auditiva. Muchos médicos y el instituto NIOSH dicen que 85 en 8 horas ya es demasiado; protéjase desde ahí.",
    },
    { heading: "Sumar un día" },
    { words: "Divida cada tiempo entre lo permitido a ese nivel y sume. Más de 1 es demasiado." },
    {
      words:
        "Ejemplo: 2 horas a 95 dBA son 2/4 = 0.5. Una hora a 100 es 1/2 = 0.5. Media hora a 105 es 0.5/1 = 0.5. Junto da 1.5: la mitad más de lo permitido.",
    },
    { heading: "Tapones que funcionan" },
    {
      steps: [
        "Manos limpias. Enrolle el tapón de espuma delgado y sin arrugas.",
        "Pase el brazo sobre la cabeza y jale la oreja hacia arriba y atrás.",
        "Métalo y sosténgalo medio minuto.",
        "Tararee: el sonido debe oírse grave y en medio de la cabeza.",
      ],
    },
    {
      words:
        "El número del paquete es de laboratorio. Réstele 7 y cuente con la mitad de lo que queda: un tapón de 29 da cerca de 11. El algodón solo no cuenta.",
    },
    { caution: "Un tapón afuera «para oír mejor» un cuarto del día echa a perder casi toda la protección." },
    { heading: "De una obra" },
    { words: "El Ayudante 3 picó concreto un verano sin tapones. A los 34 le mira la boca al que le habla." },
    { heading: "Para mañana" },
    {
      words:
        "Hable con su compañero a un brazo de distancia junto a cada máquina. Marque aquellas donde tiene que gritar.",
    },
  ],
};

export const QUESTIONS = {
  "noise-day": {
    ask: "Trabaja 1 hora a 105 dBA y 2 horas a 95 dBA. ¿Cómo va el día?",
    choices: [
      "En 0.75, porque se saca el promedio",
      "En 1.0, justo en el límite",
      "En 3 horas, y se permiten 8",
      "En 1.5, o sea arriba del límite",
    ],
    why: "1/1 + 2/4 = 1.5. Arriba de 1 es más de lo que cabe en un día.",
  },
  "noise-plug": {
    ask: "El paquete dice 29. ¿Con cuánto puede contar en la obra?",
    choices: [
      "29 dB, si el tapón es del color correcto",
      "Cerca de 11 dB, porque el número es de laboratorio",
      "Cerca de 58 dB, un tapón por oreja",
      "22 dB con espuma, y nada con orejeras",
    ],
    why: "29 - 7 = 22, y la mitad es 11. En la vida real el tapón queda peor que en el laboratorio.",
  },
} satisfies Record<string, QuestionText>;
