import type { LessonText, QuestionText } from "../../course.ts";

export const LESSON: LessonText = {
  title: "Por qué se cae una pared y qué decide la profundidad",
  blocks: [
    { heading: "Una camioneta sobre el pecho" },
    {
      words:
        "Una yarda cúbica de tierra pesa más o menos lo que un auto pequeño. Cuando una pared se viene, se viene de una pieza y en menos tiempo que un grito. Quien queda enterrado hasta el pecho no puede respirar, aunque tenga la cabeza libre.",
    },
    {
      words:
        "A 5 pies o más de hondo no se entra nunca sin paredes en talud, ademe o caja de zanja, salvo que todo esté cortado en roca estable. A menos de 5 pies solo se entra así si una persona competente examinó el terreno y no halló señal de derrumbe. A más de 20 pies la protección la diseña un ingeniero con licencia.",
    },
    { heading: "Quién revisa, y cuándo" },
    {
      words:
        "La persona competente conoce el suelo, ve el peligro y puede parar el trabajo en el acto. Revisa la excavación, el terreno de al lado y la protección:",
    },
    {
      list: [
        "antes del turno y durante él según haga falta;",
        "después de cada lluvia y de todo lo que empeore: deshielo, tránsito, un tubo roto, una voladura.",
      ],
    },
    { heading: "Lo que le dice el terreno" },
    {
      list: [
        "Grietas a lo largo del borde, uno o dos pasos atrás.",
        "Paredes que se abomban o se desmoronan, piedritas que ruedan.",
        "Agua que se filtra, o un fondo que se levanta y se ablanda.",
        "Tierra ya excavada antes: junto a tubos viejos está suelta.",
      ],
    },
    {
      caution:
        "Si ve una de estas señales, primero salga y después hable. Nadie regresa por una herramienta.",
    },
    { heading: "De una obra" },
    {
      words:
        "El Tubero 2 necesita cuatro minutos para poner una pieza a 6 pies. La caja está en el remolque porque la zanja se tapa al mediodía. Es el trabajo corto, con la protección ahí cerca, el que mata una y otra vez.",
    },
    {
      steps: [
        "Mida la profundidad con una regla, no con el ojo.",
        "Pregunte por nombre quién es hoy la persona competente.",
        "Pregunte qué sostiene las paredes.",
      ],
    },
    { heading: "Para mañana" },
    {
      words:
        "Párese junto a una zanja y dígase: profundidad, suelo, protección, salida. Si falta una, pregunte.",
    },
  ],
};

export const QUESTIONS = {
  "trench-five": {
    ask: "Una zanja en arcilla tiene 5 pies 6 pulg y está derecha desde ayer. ¿Puede entrar por una sola pieza?",
    choices: [
      "Sí, ya que aguantó un día entero sin moverse",
      "Sí, si otro trabajador se queda arriba mirando las paredes",
      "Sí, porque la arcilla es estable y son pocos minutos",
      "No, hasta que tenga talud, ademe o caja",
    ],
    why: "Desde 5 pies se protege toda zanja que no esté en roca estable. Que haya aguantado hasta ahora no dice nada del minuto que sigue.",
  },
  "trench-inspect": {
    ask: "Llovió al mediodía. La zanja se revisó a las siete. ¿Qué va primero?",
    choices: [
      "Sacar el agua con bomba y seguir como antes",
      "La persona competente la revisa de nuevo antes de que alguien entre",
      "Esperar una hora a que se sequen las paredes",
      "Nada: una revisión vale para todo el día",
    ],
    why: "Cada lluvia pide otra revisión. El agua hace la tierra más pesada y más débil a la vez.",
  },
} satisfies Record<string, QuestionText>;
