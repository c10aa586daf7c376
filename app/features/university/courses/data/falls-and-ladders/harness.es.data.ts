import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Un arnés que queda bien y un anclaje que no se mueve",
  blocks: [
    { heading: "Cinco minutos antes de subir" },
    {
      words:
        "Usted revisa su propio equipo antes de cada uso. Pase cada correa por los dedos y dóblela: al doblarla se ven cortes, quemaduras, pintura, fibras peludas y costuras jaladas. Mire cada argolla D, hebilla y gancho. Si un gancho no cierra y traba solo, ya no sirve. El arnés o la eslinga que detuvo una caída sale de servicio hasta que una persona competente lo revise y lo apruebe; muchos fabricantes dicen que no se usa nunca más.",
    },
    {
      steps: [
        "Póngaselo: la argolla D queda entre los omóplatos.",
        "La correa del pecho va a media altura del pecho.",
        "Las correas de las piernas dejan pasar la mano abierta, y no el puño.",
        "Su compañero le mira la espalda, y usted a él.",
      ],
    },
    { heading: "A qué se amarra" },
    {
      words:
        "El anclaje para un trabajador aguanta 5,000 lb, o es parte de un sistema diseñado por una persona calificada con factor de seguridad de dos. Un conduit, un tubo de rociadores, un tubo de ventilación o una baranda no son anclajes. Dos personas en un punto necesitan un punto hecho para dos.",
    },
    {
      words:
        "El sistema lo detiene antes de caer más de 6 pies y antes de llegar al nivel de abajo, y deja la fuerza sobre el cuerpo en 1,800 lb o menos. Por eso ánclese alto. Una eslinga enganchada a los pies lo deja caer hasta pasar el gancho y luego otra vez todo su largo.",
    },
    {
      caution:
        "El equipo debe quedarle a la persona. De un arnés demasiado grande el cuerpo se sale de cabeza.",
    },
    { heading: "De una obra" },
    {
      words:
        "El Techador 5 se enganchó a lo más cercano, un tubo de ventilación. Resbaló, el tubo se rompió y la cuerda se fue con él. El anclaje certificado estaba en la camioneta, porque nadie dijo que se pusiera primero.",
    },
    { heading: "Para mañana" },
    {
      words:
        "Póngase el arnés frente a su compañero. Que cada uno encuentre en el otro una cosa que pueda quedar mejor.",
    },
  ],
};

export const QUESTIONS = {
  "anchor-strength": {
    ask: "Ningún ingeniero diseñó nada. ¿Cuánto debe aguantar su anclaje?",
    choices: [
      "1,800 lb, porque al cuerpo no debe llegar más fuerza que esa",
      "El peso del trabajador con su herramienta, por dos",
      "5,000 lb por cada trabajador",
      "200 lb en cualquier dirección, como una baranda",
    ],
    why: "5,000 lb por cada trabajador, o un sistema de una persona calificada con factor de seguridad de dos. 1,800 lb es el límite para el cuerpo, no para el anclaje.",
  },
  "after-fall": {
    ask: "La eslinga de su compañero detuvo una caída corta. Se ve como nueva. ¿Y ahora?",
    choices: [
      "Sale de servicio hasta que la revise una persona competente, o para siempre",
      "Le da vuelta y usa la otra punta lo que queda del turno",
      "La sigue usando, porque el amortiguador no se abrió completo",
      "Le escribe la fecha y la revisa de nuevo en un mes",
    ],
    why: "Después de una caída se retira de inmediato. Solo una persona competente puede devolverla, y muchos fabricantes lo prohíben. El daño de adentro no se ve.",
  },
} satisfies Record<string, QuestionText>;
