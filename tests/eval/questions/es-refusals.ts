import type { RefusalRow } from "../question.ts";

/** What nobody should answer as if he knew, asked in Spanish. */
export const ES_REFUSALS: readonly RefusalRow[] = [
  { set: "development", question: "¿Cómo preparo un mole poblano?", because: "cooking" },
  { set: "held-out", question: "¿Quién ganó el clásico América contra Chivas?", because: "football" },
  { set: "development", question: "¿En qué acciones invierto este año?", because: "stock tips" },
  { set: "development", question: "recomiéndame una película para esta noche", because: "out of scope" },
  { set: "development", question: "¿Cuánto es el pasaje de avión a Monterrey?", because: "out of scope" },
  {
    set: "development",
    question: "¿Qué dice IRC R888.2 sobre las ventanas?",
    because: "invented section",
    tempting: true,
  },
  {
    set: "held-out",
    question: "NEC 975.3 para cocinas, ¿qué exige?",
    because: "invented section",
    tempting: true,
  },
  {
    set: "development",
    question: "¿Qué pide OSHA 1926.7777 para andamios?",
    because: "invented section",
    tempting: true,
  },
  {
    set: "development",
    question: "¿Qué dice el NEC 705 sobre interconexión de paneles solares?",
    because: "real, not in the base",
    tempting: true,
  },
  {
    set: "held-out",
    question: "¿Cuánto cobra un albañil por metro cuadrado en Guadalajara?",
    because: "not in the base",
    tempting: true,
  },
  {
    set: "development",
    question: "¿Puedo demandar a mi contratista por una losa agrietada y ganar el juicio?",
    because: "legal judgement",
    tempting: true,
  },
  { set: "held-out", question: "letra de la canción Escalera al cielo", because: "a song", tempting: true },
  {
    set: "development",
    question: "¿Quién pintó el cuadro de Las Meninas?",
    because: "a picture, not a roofing square",
    tempting: true,
  },
  {
    set: "development",
    question: "¿Cuánto dura una pila AA en un control remoto?",
    because: "a battery, not a pier",
    tempting: true,
  },
  {
    set: "development",
    question: "¿Cómo se abre una partida en el tablero de ajedrez?",
    because: "chess, not a panel",
    tempting: true,
  },
  {
    set: "held-out",
    question: "¿Cuánto pago de luz al mes si uso aire acondicionado?",
    because: "the electricity bill, not a span",
    tempting: true,
  },
  {
    set: "development",
    question: "ejemplos de sustantivos concretos y abstractos",
    because: "grammar",
    tempting: true,
  },
  {
    set: "development",
    question: "¿A qué velocidad viaja la luz?",
    because: "physics, not a span",
    tempting: true,
  },
  {
    set: "development",
    question: "concreto para una losa de -5 m x 4 m x 10 cm",
    because: "a negative length",
    impossible: true,
  },
  {
    set: "held-out",
    question: "índice de calor con 98 °F y 130 % de humedad",
    because: "humidity over 100 percent",
    impossible: true,
  },
  {
    set: "held-out",
    question: "¿Cuántas hojas de tablaroca para 0 pies cuadrados con 10 % de desperdicio?",
    because: "no area",
    impossible: true,
  },
];
