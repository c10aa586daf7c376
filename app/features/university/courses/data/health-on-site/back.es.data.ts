import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Levantar y cargar: guarde la espalda para después",
  blocks: [
    { heading: "El plan es más fuerte que la pierna" },
    {
      words:
        "La espalda rara vez cede por una sola carga pesada; se gasta con años de cargar doblado. Así que la pregunta no es solo cómo levanta, sino por qué lo levanta una persona.",
    },
    {
      steps: [
        "¿Lo pueden entregar donde se usa? Dígale al chofer el piso y el cuarto.",
        "¿Puede un carrito, un polipasto, un elevador de paneles o un gancho?",
        "¿Puede ser más chico: medios sacos, láminas cortas, dos viajes?",
        "Entonces dos personas, y una cuenta.",
      ],
    },
    { heading: "Qué es pesado" },
    {
      words:
        "La fórmula del instituto NIOSH empieza en 51 lb para el mejor caso: pegado al cuerpo, desde la altura de los nudillos, derecho, pocas veces, con buen agarre. Todo lo que sea peor le quita.",
    },
    {
      words:
        "Ejemplo: un saco de 94 lb es 94 / 51 = 1.84 veces eso, aun en el mejor caso. Dos personas, o dos medias cargas. Una lámina de tablaroca de 5/8 de 4 x 12 pies pesa cerca de 105 lb, a 2.2 lb por pie²: 48 x 2.2 = 105.6.",
    },
    {
      list: [
        "Cerca: con los brazos estirados la carga jala varias veces más su espalda.",
        "Entre rodilla y pecho: lo pesado se guarda ahí, sobre polines y no en el piso.",
        "Sin torcerse: gire con los pies.",
        "Paso libre: muchas malas cargas empiezan con un tropezón.",
      ],
    },
    {
      caution:
        "Piernas dormidas, o no aguantar la orina después de lastimarse la espalda, es emergencia. Al hospital enseguida.",
    },
    { heading: "Dolores chicos" },
    {
      words:
        "Una muñeca o un hombro que duele cada mañana le habla de la herramienta o de la altura del trabajo. Dígalo la primera semana. Cambie de agarre, alterne tareas cada hora, suba el trabajo a la cintura.",
    },
    { heading: "De una obra" },
    {
      words:
        "El Tablarroquero 4 subió 60 láminas dos pisos porque el elevador llegaba a las diez. El elevador costaba tres horas de espera. El hombro costó cinco meses.",
    },
    { heading: "Para mañana" },
    { words: "Nombre lo más pesado que va a cargar. Diga qué otra cosa lo podría cargar." },
  ],
};

export const QUESTIONS = {
  "back-first": {
    ask: "Hay que subir 40 sacos de 80 lb al tercer piso. ¿Qué pregunta primero?",
    choices: [
      "Quién de la cuadrilla es joven y fuerte",
      "Si todos traen faja para la espalda",
      "Cuántos le tocan a cada uno para que sea parejo",
      "Cómo llegan sin que nadie los cargue",
    ],
    why: "La mejor carga es la que nadie hace. La faja no protege, y la juventud se gasta.",
  },
  "back-niosh": {
    ask: "¿Desde qué peso parte la fórmula de NIOSH, en el mejor caso?",
    choices: [
      "94 lb, lo que pesa un saco de cemento",
      "51 lb",
      "25 lb, sin importar altura ni distancia",
      "75 lb para una persona, 150 lb para dos",
    ],
    why: "51 lb para una carga pegada, derecha, bien agarrada y pocas veces. Todo lo demás la baja.",
  },
} satisfies Record<string, QuestionText>;
