import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "¿Llega usted antes al suelo?",
  blocks: [
    { heading: "Haga la suma antes de engancharse" },
    {
      words:
        "Un arnés solo ayuda si hay suficiente aire debajo. Cuente desde el anclaje hacia abajo: la eslinga, lo que se alarga mientras abre el amortiguador, la distancia de la argolla D a sus botas y algo de sobra.",
    },
    {
      list: [
        "Eslinga: 6 pies.",
        "Desaceleración: hasta 3.5 pies.",
        "De la argolla D a las botas: cerca de 5 pies en la mayoría; mida la suya.",
        "Margen, también por el arnés que se sube: 3 pies.",
      ],
    },
    {
      words:
        "Ejemplo, con el anclaje a la altura de su argolla D: 6 + 3.5 + 5 + 3 = 17.5 pies del anclaje a lo primero que golpearía. Si el piso donde está parado queda 5 pies debajo de ese anclaje, necesita 12.5 pies libres debajo del piso. En un segundo piso a 10 pies llegaría al suelo.",
    },
    { heading: "Qué hacer cuando no alcanza" },
    {
      steps: [
        "Suba el anclaje. Arriba de la cabeza se quita la caída libre larga.",
        "Use una línea retráctil que el fabricante permita para ese lugar, y lea su tabla de espacio libre.",
        "Acorte la línea para que no pueda llegar al borde. Así nada cae.",
        "Vuelva a las barandas o a un elevador.",
      ],
    },
    {
      words:
        "Mire también hacia los lados. Si el anclaje queda muy a un lado, usted se columpia como una plomada y pega en el muro o en el suelo.",
    },
    {
      caution:
        "Quedarse colgado sin moverse puede matar en minutos. Antes de que alguien se amarre se decide quién lo baja y con qué. Llamar al 911 y esperar no es un plan.",
    },
    { heading: "De una obra" },
    {
      words:
        "El Carpintero 1 lleva buen equipo en un piso a 9 pies, amarrado a los pies. Nadie hace la suma. Su caída termina en el suelo, con el amortiguador a medio abrir.",
    },
    { heading: "Para mañana" },
    {
      words: "Haga la suma del lugar donde está parado. Escríbala en un montante y que su capataz la revise.",
    },
  ],
};

export const QUESTIONS = {
  "clearance-sum": {
    ask: "Eslinga 6 pies, desaceleración 3.5 pies, argolla D a botas 5 pies, margen 3 pies. ¿A qué distancia del anclaje debe estar lo primero de abajo?",
    choices: [
      "9.5 pies, porque solo se alargan la eslinga y el amortiguador",
      "14.5 pies, porque el margen ya va contado en la eslinga",
      "6 pies, ya que nadie puede caer más que eso",
      "17.5 pies",
    ],
    why: "6 + 3.5 + 5 + 3 = 17.5 pies. El cuerpo cuelga debajo de la argolla D, y sobra algo para lo que estira y afloja.",
  },
  "rescue-plan": {
    ask: "¿Cuándo queda arreglado cómo se baja a quien cuelga de un arnés?",
    choices: [
      "Cuando pase, porque cada caída es distinta y pide su propia respuesta",
      "Antes de que alguien se amarre: quién va, con qué equipo y por dónde",
      "Cuando lleguen los bomberos y se hagan cargo de la obra",
      "En la siguiente charla de seguridad después de la caída",
    ],
    why: "El patrón prevé un rescate rápido o se asegura de que puedan rescatarse solos. Tiene que estar listo antes de que alguien cuelgue.",
  },
} satisfies Record<string, QuestionText>;
