import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Entrar y salir, tierra, tránsito, aire y la llamada al 811",
  blocks: [
    { heading: "Antes del cucharón" },
    {
      words:
        "Alguien llama al 811 y espera a que las compañías marquen sus líneas. Cuánto tarda lo dice la ley del estado; verifique con la autoridad local. Las marcas dicen dónde, no qué tan hondo. Cerca de una marca la línea se busca a mano o con vacío, y la línea descubierta se sostiene para que no cuelgue.",
    },
    { heading: "Alrededor de la zanja" },
    {
      list: [
        "Desde 4 pies hay escalera o rampa, de modo que nadie camine más de 25 pies a un lado para llegar.",
        "Tierra, tubos y máquinas quedan a 2 pies o más del borde, o algo los detiene.",
        "Nadie se para bajo el cucharón ni bajo una carga, y el camión se carga con el chofer fuera del alcance de lo que caiga.",
        "Junto al tránsito todos llevan chaleco de alta visibilidad.",
        "Donde una máquina trabaja junto al borde y el operador no lo ve, hay topes, barrera o señalero.",
      ],
    },
    { heading: "El aire" },
    {
      words:
        "Una zanja de más de 4 pies donde puede haber aire malo se prueba antes de entrar: cerca de un relleno sanitario, un tanque que gotea, un drenaje, o con un motor prendido en el borde. Con menos de 19.5 % de oxígeno no se respira. Los vapores de gasolina bajan y se quedan, y el humo del motor se junta en la zanja.",
    },
    {
      caution:
        "Si su compañero está tirado en el fondo y no sabe por qué, quédese afuera y llame. El segundo que salta muchas veces es el segundo que muere.",
    },
    { heading: "De una obra" },
    {
      words:
        "Había dos escaleras en las puntas de una zanja de 90 pies. En medio, a 45 pies de cada una, el Tubero 1 vio abrirse la pared. Ejemplo: con 25 pies a cada lado, una escalera sirve 50 pies. Una zanja de 90 pies necesita dos, a los 25 y a los 65 pies.",
    },
    { steps: ["Número de boleta y marcas.", "Escalera, tierra, borde.", "Aire y agua."] },
    { heading: "Para mañana" },
    { words: "Cuente los pasos de su lugar a la escalera. Más de nueve o diez: mueva la escalera." },
  ],
};

export const QUESTIONS = {
  "egress-count": {
    ask: "Una zanja tiene 5 pies de hondo y 100 de largo. ¿Cuántas escaleras como mínimo?",
    choices: [
      "Una, justo en medio",
      "Cuatro, una por cada 25 pies de largo",
      "Dos, a los 25 y a los 75 pies",
      "Dos, una en cada punta",
    ],
    why: "Nadie debe tener más de 25 pies hacia un lado. Una escalera sirve 25 pies de cada lado, así que dos bien puestas sirven 100 pies. En las puntas dejarían 50 pies en medio.",
  },
  "spoil-back": {
    ask: "¿A qué distancia del borde puede empezar el montón de tierra?",
    choices: [
      "2 pies, o algo lo detiene",
      "1 pie por cada 5 pies de hondo",
      "En el borde, si la zanja tiene menos de 5 pies",
      "10 pies, como con una línea eléctrica",
    ],
    why: "A 2 pies por lo menos, o con algo que impida que caiga adentro. Más lejos es mejor: su peso empuja la pared.",
  },
} satisfies Record<string, QuestionText>;
