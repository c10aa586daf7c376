import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Poner una escalera de mano, y cuándo no usarla",
  blocks: [
    { heading: "Uno afuera por cuatro arriba" },
    {
      words:
        "La escalera recargada lleva el pie a un cuarto de su largo de trabajo desde el muro. Con 16 pies del pie al punto de apoyo, el pie va a 4 pies. Párese con las puntas en las patas y estire los brazos: las palmas deben apenas alcanzar un peldaño.",
    },
    {
      words:
        "Para bajarse arriba, los largueros pasan por lo menos 3 pies del descanso y la escalera va amarrada para que no resbale. Si no llega tan alto, se asegura arriba y hay de dónde agarrarse.",
    },
    {
      list: [
        "Las dos patas firmes y a nivel, nunca sobre un bloque, una cubeta o hielo.",
        "Los dos largueros apoyan arriba, salvo que haya un apoyo único.",
        "En una puerta o un paso va asegurada, o una barrera aparta a la gente.",
        "Cerca de electricidad, largueros de fibra de vidrio.",
      ],
    },
    { heading: "Al subir" },
    {
      words:
        "Suba de frente y con una mano por lo menos en la escalera. No lleve nada que le quite el equilibrio; la herramienta va en el cinturón o sube con cuerda. La hebilla del cinturón queda entre los largueros. Si tiene que estirarse, baje y muévala. Nadie mueve una escalera con alguien encima.",
    },
    {
      words:
        "En la de tijera, trabe los separadores. La tapa y el último peldaño no son para pisar. Una de tijera cerrada contra el muro no es escalera.",
    },
    {
      caution:
        "La escalera mala se etiqueta NO USAR y se retira enseguida. Si la deja en el rincón, la usan antes de una hora.",
    },
    { heading: "De una obra" },
    {
      words:
        "El Pintor 2 se paró en la tapa de una tijera de 6 pies por el último pie de una línea. La de 8 pies estaba en la camioneta. Ahorró tres minutos y perdió una temporada.",
    },
    {
      steps: [
        "Escoja: ¿sirve una escalera, o esto pide elevador o andamio?",
        "Revise peldaños, largueros, patas y trabas.",
        "Póngala, mida y amarre.",
      ],
    },
    { heading: "Para mañana" },
    { words: "Mida el pie de la primera escalera que encuentre." },
  ],
};

export const QUESTIONS = {
  "ladder-foot": {
    ask: "Desde el pie hasta el borde del techo donde se apoya, la escalera mide 20 pies. ¿A qué distancia va el pie?",
    choices: [
      "3 pies, porque la escalera pasa 3 pies del borde del techo",
      "5 pies",
      "10 pies, para que de ningún modo se vaya hacia atrás",
      "4 pies, la regla de uno a cuatro para cualquier escalera",
    ],
    why: "Un cuarto del largo de trabajo: 20 pies / 4 = 5 pies. Más afuera resbala, más adentro se va hacia atrás.",
  },
  "ladder-defect": {
    ask: "Encuentra una escalera con un larguero rajado. No es suya. ¿Qué hace?",
    choices: [
      "Ponerle cinta a la rajadura y usarla solo para subidas cortas",
      "Dejarla donde estaba y decirle al dueño cuando por casualidad lo vea",
      "Voltearla para que la rajadura quede abajo",
      "Etiquetarla NO USAR y sacarla de servicio, sea de quien sea",
    ],
    why: "La escalera defectuosa se marca enseguida o se etiqueta NO USAR, y queda fuera hasta que se repare. De quién es no importa.",
  },
} satisfies Record<string, QuestionText>;
