import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Bloqueo: sin corriente, y comprobado",
  blocks: [
    { heading: "Apagado no es sin corriente" },
    {
      words:
        "Un apagador lo puede prender alguien que no sabe de usted. En una obra hay cinco oficios en el mismo tablero. Por eso, quien trabaja en un circuito o una máquina quita la energía, se asegura de que no pueda volver y luego lo comprueba.",
    },
    {
      words:
        "Las reglas de construcción piden que lo desenergizado quede inoperante y con etiqueta en cada punto donde se pudiera energizar. Eso se logra con un candado propio. Antes de empezar, alguien averigua preguntando, mirando y midiendo dónde hay partes energizadas.",
    },
    {
      steps: [
        "Avise a todos los que toca.",
        "Apague con el control normal.",
        "Abra todos los desconectadores que la alimentan. Una máquina puede tener dos alimentaciones.",
        "Ponga su candado y su etiqueta. Una persona, un candado, una llave.",
        "Saque lo acumulado: capacitores, resortes, aire, presión hidráulica, un cucharón levantado.",
        "Intente arrancarla y regrese el control a apagado.",
        "Pruebe con el medidor: en algo que sí tiene corriente, en la parte desenergizada y otra vez en lo que sí tiene.",
      ],
    },
    { heading: "Quién lo quita" },
    {
      words:
        "Solo el dueño del candado. En el cambio de turno se pone el siguiente antes de quitar el primero. Nadie corta un candado porque el dueño se fue a comer.",
    },
    {
      caution:
        "Nunca toque un conductor como si no tuviera corriente porque lo dice el plano, el rótulo o un compañero. Sin prueba, tiene corriente.",
    },
    { heading: "De una obra" },
    {
      words:
        "El Electricista 1 abrió el interruptor con el nombre correcto. Habían cambiado el tablero, pero no la lista. Su probador sonó, y esa noche llegó a su casa. El minuto con el medidor fue el único paso que no dependía de nadie más.",
    },
    {
      list: [
        "También cuenta la otra energía: una revolvedora, una banda, el resorte de un portón, un tubo con presión.",
      ],
    },
    { heading: "Para mañana" },
    { words: "Pregunte dónde están los candados y las etiquetas. Si no hay en la obra, ya sabe qué pedir." },
  ],
};

export const QUESTIONS = {
  "lock-test": {
    ask: "El interruptor está abierto y con candado. ¿Qué va antes que la mano?",
    choices: [
      "Preguntarle al capataz si de veras es ese interruptor",
      "Probar con un medidor que usted ya probó en algo con corriente",
      "Leer otra vez la lista del tablero",
      "Esperar cinco minutos a que se descarguen los cables",
    ],
    why: "Solo la prueba muestra que este conductor no tiene corriente. El medidor se prueba antes y después, porque puede estar descompuesto.",
  },
  "lock-whose": {
    ask: "Usted terminó, pero en el mismo desconectador cuelga otro candado. ¿Qué hace?",
    choices: [
      "Lo corta si no ve al dueño en el piso",
      "Quita los dos, ya que el circuito se probó",
      "Da la corriente y avisa por radio a la gente",
      "Quita el suyo y deja el otro",
    ],
    why: "Cada candado es una persona. Lo quita solo aquel a quien protege.",
  },
} satisfies Record<string, QuestionText>;
