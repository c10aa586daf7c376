import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Sílice: el polvo que deja cicatriz",
  blocks: [
    { heading: "Lo que no se ve" },
    {
      words:
        "El concreto, el bloque, el ladrillo, el mortero, la piedra, la loseta y muchos tableros de fibrocemento llevan sílice. Cortados en seco sueltan un polvo tan fino que llega al fondo de los pulmones y ahí se queda. Las cicatrices no sanan. La nube que se ve se asienta; la parte peligrosa flota por horas.",
    },
    {
      words:
        "El límite en una jornada de 8 horas es 50 microgramos por metro cúbico de aire, y desde 25 empiezan las obligaciones. Eso no lo ve nadie. Por eso la regla trae una tabla: haga la tarea con el control que ahí dice, y no tiene que medir.",
    },
    { heading: "Tres tareas de la Tabla 1" },
    {
      list: [
        "Sierra de mano: agua en el disco, siempre. Afuera hasta 4 horas sin respirador; más tiempo o adentro, uno con factor de protección de 10 por lo menos.",
        "Esmeriladora para juntas de mortero: cubierta y aspiradora con 25 pies cúbicos de aire por minuto por cada pulgada de disco, filtro de 99 % o mejor, con ciclón o un mecanismo que lo limpie, y respirador: factor 10 hasta 4 horas, 25 de ahí en adelante.",
        "Rompedora: agua en la punta, o cubierta con aspiradora. Adentro, o afuera más de 4 horas, también respirador, de factor 10 por lo menos.",
      ],
    },
    {
      words:
        "Ejemplo: un disco de 5 pulg pide por lo menos 5 x 25 = 125 pies cúbicos por minuto. Una aspiradora de taller con la bolsa llena da mucho menos.",
    },
    {
      caution:
        "Nada de barrer en seco ni limpiar con aire comprimido donde se pueda levantar este polvo. Mójelo, o use aspiradora HEPA.",
    },
    { heading: "En el día" },
    {
      steps: [
        "Lea el plan escrito: qué tarea, qué control, quién es la persona competente.",
        "Revise el agua o la aspiradora antes del primer corte.",
        "Póngase del lado de donde viene el viento y aparte a los demás.",
        "Limpie la ropa con la aspiradora, no con la manguera de aire.",
      ],
    },
    {
      words: "A quien tenga que usar respirador por esto 30 días o más al año se le ofrece un examen médico.",
    },
    { heading: "De una obra" },
    {
      words:
        "El Albañil 2 cortó adoquín en seco, «nomás seis». El viento se lo llevó a los pintores. El tanque y la manguera estaban en la camioneta.",
    },
    { heading: "Para mañana" },
    { words: "Busque la herramienta que más polvo hace en su obra. Diga qué pide su renglón de la tabla." },
  ],
};

export const QUESTIONS = {
  "silica-sweep": {
    ask: "El piso está lleno de polvo de perforar concreto. ¿Cómo se limpia?",
    choices: [
      "Con escoba, mientras las ventanas estén abiertas",
      "Con la manguera de aire, en la tarde cuando ya se fueron todos",
      "Mojado, o con aspiradora HEPA",
      "Con escoba, y mascarilla de papel para el que barre",
    ],
    why: "Barrer en seco levanta justo el polvo que daña. El agua o la aspiradora HEPA lo dejan abajo.",
  },
  "silica-vac": {
    ask: "Su esmeriladora para juntas lleva disco de 7 pulg. ¿Cuánto aire necesita la aspiradora como mínimo?",
    choices: [
      "175 pies cúbicos por minuto",
      "25 pies cúbicos por minuto con cualquier disco",
      "70 pies cúbicos por minuto, diez por pulgada",
      "700 pies cúbicos por minuto, porque hay que atrapar el 99 %",
    ],
    why: "25 pies cúbicos por minuto por cada pulgada de disco: 7 x 25 = 175.",
  },
} satisfies Record<string, QuestionText>;
