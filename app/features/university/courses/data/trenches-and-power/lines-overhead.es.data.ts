import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Líneas eléctricas aéreas",
  blocks: [
    { heading: "No hace falta tocarla" },
    {
      words:
        "La corriente brinca por el aire. Un brazo, una escalera, una canaleta, una varilla o una llana de mango largo pueden ser el puente. Las líneas de arriba van peladas por lo general, también donde parecen forradas: eso las cuida del clima, no a usted.",
    },
    { words: "Para grúas y máquinas parecidas, las distancias mínimas según el voltaje son:" },
    {
      list: [
        "hasta 50 kV: 10 pies;",
        "más de 50 y hasta 200 kV: 15 pies;",
        "más de 200 y hasta 350 kV: 20 pies;",
        "de ahí y hasta 1,000 kV: 50 pies, salvo que se conozca el voltaje y la tabla permita menos. Más arriba decide la compañía.",
      ],
    },
    {
      words:
        "Si cualquier parte de la máquina, el cable o la carga puede llegar a menos de 20 pies con todo su alcance, se planea antes de empezar: que desenergicen la línea y se vea puesta a tierra, guardar 20 pies, o averiguar el voltaje y guardar la distancia de la tabla. Con junta previa, cuerdas guía que no conduzcan y una medida más, como un vigía que no haga otra cosa.",
    },
    {
      steps: [
        "Mire arriba y camine toda la ruta, también la del camión de entrega.",
        "Marque las líneas en el suelo con banderines o conos.",
        "Llame a la compañía con días de anticipación, no esa mañana.",
        "Escoja al vigía y la seña de alto.",
      ],
    },
    { heading: "Si hay contacto" },
    {
      list: [
        "En la máquina: quédese y avise que nadie se acerque. Si puede, aleje el brazo de la línea.",
        "Si el fuego lo obliga: salte lejos con los pies juntos, sin tocar nunca máquina y suelo a la vez. Luego arrastre los pies en pasos cortos.",
        "En el suelo: quédese lejos, 35 pies por lo menos, y llame a la compañía y al 911.",
      ],
    },
    {
      caution:
        "Una caja de volteo que sube mientras el chofer mira el espejo es el mismo accidente que una grúa. Cuenta igual.",
    },
    { heading: "De una obra" },
    {
      words:
        "El Techador 3 paró una escalera de aluminio de 28 pies junto a una casa. La acometida pasaba a 22 pies. Acostada y cargada entre dos no habría llegado.",
    },
    { heading: "Para mañana" },
    {
      words:
        "Dibuje en una hoja las líneas alrededor de su obra, y dónde se va a parar el camión de concreto.",
    },
  ],
};

export const QUESTIONS = {
  "line-distance": {
    ask: "La compañía confirma que una línea tiene 69 kV. ¿A qué distancia queda la grúa como mínimo?",
    choices: [
      "15 pies",
      "10 pies, como con todas las líneas de una calle",
      "20 pies, ya que es la distancia para todo voltaje",
      "35 pies, como después de un contacto",
    ],
    why: "De más de 50 a 200 kV el mínimo es 15 pies. Los 10 pies terminan en 50 kV.",
  },
  "line-contact": {
    ask: "Su excavadora toca una línea. No hay fuego. ¿Qué hace?",
    choices: [
      "Bajar rápido, agarrado de la baranda",
      "Saltar en el acto y correr lo más lejos posible",
      "Quedarse en la cabina, avisar que no se acerquen y tratar de alejarse",
      "Dejar que un compañero lo jale del cinturón",
    ],
    why: "Mientras toque solo la máquina, no le pasa corriente. Salga solo por fuego, y entonces de un salto.",
  },
} satisfies Record<string, QuestionText>;
