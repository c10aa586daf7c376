import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Extensiones, GFCI y corriente provisional",
  blocks: [
    { heading: "Lo que mata es poco" },
    {
      words:
        "El interruptor protege el cable. Deja pasar 15 o 20 A, y el corazón se puede parar con mucho menos de uno. El GFCI compara lo que sale con lo que regresa, y abre cuando faltan cerca de 5 milésimas de amperio. Por eso todo tomacorriente de 120 V, 15 o 20 A, que la gente usa en la obra y que no es parte de la instalación permanente tiene uno, o el patrón lleva un programa de tierra asegurada con pruebas y registros.",
    },
    { heading: "Antes de enchufar" },
    {
      steps: [
        "Oprima TEST en el GFCI: la herramienta se para. Oprima RESET.",
        "Pase la extensión por la mano: cortes, aplastados, partes blandas, alambre pelado.",
        "Mire la clavija: las tres patas y el sujetador del cable.",
        "Tiéndala donde no la pise una rueda, una puerta o un filo. Lejos del agua.",
      ],
    },
    {
      list: [
        "Las extensiones llevan tres hilos y son para uso rudo; la cubierta lo dice, con una S como en SJTW o SOOW.",
        "Nada de grapas, clavos ni alambre para colgarlas.",
        "La gastada o pelada no se usa. La cinta no la compone.",
        "Las cajas llevan tapa; las lámparas, guarda, y no cuelgan del cable.",
      ],
    },
    {
      caution:
        "Sin la pata de tierra, a la primera falla la carcasa de la herramienta queda energizada, y la tierra es usted.",
    },
    { heading: "De una obra" },
    {
      words:
        "Llamaron al Electricista 3 porque un GFCI «se disparaba por nada». La extensión estaba en un charco, con un corte. La cuadrilla andaba buscando un tomacorriente que no se disparara. El aparato que molesta es el que está trabajando.",
    },
    {
      words:
        "Ejemplo: una sierra de 15 A y un compresor de 12 A en un circuito de 20 A suman 27 A. El interruptor se dispara, y alguien jala una extensión de la casa vecina. Prevea dos circuitos.",
    },
    { heading: "Para mañana" },
    {
      words:
        "Pruebe el GFCI que usa y revise la extensión hasta la punta. Etiquete la mala; si es suya, córtele la clavija.",
    },
  ],
};

export const QUESTIONS = {
  "gfci-why": {
    ask: "Un interruptor de 20 A alimenta el tomacorriente provisional. ¿Para qué hace falta además un GFCI?",
    choices: [
      "Porque el interruptor abre muy rápido para herramientas con motor",
      "Porque el GFCI salva la herramienta cuando baja el voltaje",
      "No hace falta, si la extensión tiene hilo de tierra",
      "Porque el interruptor deja pasar mucha más corriente de la que aguanta un corazón",
    ],
    why: "El interruptor protege los cables a 15 o 20 A. El GFCI abre cerca de 5 milésimas de amperio, antes de que mate.",
  },
  "cord-tape": {
    ask: "Una extensión tiene un corte en la cubierta; los hilos de adentro se ven bien. ¿Qué es lo correcto?",
    choices: [
      "Ponerle dos vueltas de cinta de aislar y mantenerla seca",
      "Sale de uso hasta que se repare como se debe",
      "Usarla, pero solo para cargadores y lámparas",
      "Conectarla a un GFCI, para que el corte no haga daño",
    ],
    why: "Lo gastado o pelado no se usa. La cinta no devuelve ni la fuerza ni la protección de la cubierta.",
  },
} satisfies Record<string, QuestionText>;
