import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Barandas y tapas que aguantan",
  blocks: [
    { heading: "Una baranda se construye, no se cuelga" },
    {
      words:
        "La baranda es la mejor protección porque nadie tiene que acordarse de nada. Tiene que aguantar a quien tropieza: 200 lb empujando hacia afuera o hacia abajo a no más de 2 pulg del borde superior. Clave las tablas por dentro de los postes, para que el empujón las apriete contra la madera y no saque los clavos.",
    },
    {
      list: [
        "Borde superior a 42 pulg del piso, 3 pulg más o menos.",
        "Travesaño a media altura; aguanta 150 lb.",
        "Cable de acero como baranda: de 1/4 pulg o más, con banderines cada 6 pies o menos y tan tenso que con carga quede arriba de 39 pulg.",
        "Rodapié de 3-1/2 pulg o más donde hay gente trabajando abajo.",
      ],
    },
    { heading: "Una tapa es un piso" },
    {
      words:
        "La tapa de un hueco carga el doble del peso de la gente, la herramienta y el material que pueda estar encima a la vez. Va sujeta para que no la muevan el viento, una bota ni un carrito, y lleva la marca HUECO o TAPA. Quien levanta un tablero sin marca camina con él por delante y pisa el hueco que tapaba.",
    },
    {
      words:
        "Ejemplo: dos trabajadores de 220 lb cada uno, con 160 lb de herramienta y bloque, son 600 lb. La tapa se hace para 1,200 lb.",
    },
    {
      caution:
        "Un tablero suelto sobre un ducto es peor que el hueco abierto. El hueco abierto por lo menos se ve.",
    },
    { heading: "De una obra" },
    {
      words:
        "El Ayudante 2 recoge el piso y levanta un tablero para apilarlo. No tenía marca ni clavos. Debajo había un hueco de ducto. El arreglo eran cuatro tornillos, una lata de pintura y una persona encargada del recorrido.",
    },
    {
      steps: [
        "Mida la altura de la baranda en tres lugares.",
        "Empújela en un poste y entre postes.",
        "Patee cada tapa en la orilla. No debe moverse.",
        "Lea la marca desde donde camina la gente.",
      ],
    },
    { heading: "Para mañana" },
    {
      words: "Lleve una cinta y una lata de pintura. Marque cada tapa de su piso y sujete las que se mueven.",
    },
  ],
};

export const QUESTIONS = {
  "rail-height": {
    ask: "Usted mide la altura de cuatro barandas. ¿Cuál hay que rehacer?",
    choices: [
      "38 pulg",
      "40 pulg, porque está debajo de las 42 pulg que todos conocen",
      "44 pulg, porque una baranda alta se dobla más al empujarla",
      "42 pulg con travesaño a 21 pulg",
    ],
    why: "El borde superior va a 42 pulg, 3 pulg más o menos: de 39 a 45 pulg está bien. A 38 pulg, quien tropieza se va por encima.",
  },
  "cover-load": {
    ask: "Gente, herramienta y material sobre una tapa pueden pesar 500 lb juntos. ¿Cuánto debe cargar la tapa?",
    choices: [
      "500 lb, porque es todo lo que va a estar encima",
      "200 lb, lo mismo que debe aguantar una baranda",
      "1,000 lb",
      "5,000 lb, como el anclaje de un trabajador",
    ],
    why: "Una tapa carga por lo menos el doble de lo que pueda tener encima a la vez.",
  },
} satisfies Record<string, QuestionText>;
