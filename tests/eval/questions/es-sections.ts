import type { CitedRow } from "../question.ts";

/** Provisions and limits asked for in Spanish. */
export const ES_SECTIONS: readonly CitedRow[] = [
  {
    set: "development",
    question: "¿Qué pide R312.1.1 para las barandas?",
    articles: ["irc-r312-1-1"],
    figure: { value: 36, unit: "in" },
  },
  {
    set: "held-out",
    question: "¿Cuál es la altura máxima de la contrahuella en una casa?",
    articles: ["irc-r311-7-5-1"],
    figure: { value: 7.75, unit: "in" },
  },
  {
    set: "development",
    question: "profundidad mínima de la huella de una escalera residencial",
    articles: ["irc-r311-7-5-2"],
    figure: { value: 10, unit: "in" },
  },
  {
    set: "held-out",
    question: "¿Qué dice NEC 210.8(A) sobre dónde va protección GFCI?",
    articles: ["nec-210-8-a"],
    figure: { value: 6, unit: "ft" },
  },
  {
    set: "development",
    question: "¿Cuánto debe medir la abertura libre de una ventana de escape?",
    articles: ["irc-r310-2"],
    figure: { value: 5.7, unit: "ft2" },
  },
  {
    set: "development",
    question: "¿A qué profundidad una zanja necesita apuntalamiento?",
    articles: ["osha-1926-651", "talk-trenches"],
    figure: { value: 5, unit: "ft" },
  },
  {
    set: "development",
    question: "pendiente máxima de una rampa ADA",
    articles: ["ada-405"],
    figure: "1:12",
  },
  {
    set: "development",
    question: "¿Desde qué altura exige OSHA protección contra caídas?",
    articles: ["osha-1926-501", "talk-fall-protection"],
    figure: { value: 6, unit: "ft" },
  },
  {
    set: "development",
    question: "¿Qué tan profunda va enterrada una tubería conduit de PVC?",
    articles: ["nec-300-5", "irc-e3803"],
    figure: { value: 18, unit: "in" },
  },
  {
    set: "development",
    question: "altura mínima del techo en un cuarto habitable",
    articles: ["irc-r305-1"],
    figure: { value: 7, unit: "ft" },
  },
  {
    set: "held-out",
    question: "¿Cada cuánto van los pernos de anclaje de la solera?",
    articles: ["irc-r403-1-6"],
    figure: { value: 6, unit: "ft" },
  },
  {
    set: "held-out",
    question: "¿Cuál es el límite de exposición al plomo según OSHA 1926.62?",
    articles: ["osha-1926-62"],
    figure: { value: 50, unit: "one" },
  },
  {
    set: "development",
    question: "ancho mínimo de un pasillo en una vivienda",
    articles: ["irc-r311-6"],
    figure: { value: 36, unit: "in" },
  },
  {
    set: "held-out",
    question: "¿Qué distancia de una línea de 50 kV guarda una grúa?",
    articles: ["osha-1926-1408", "talk-overhead-lines"],
    figure: { value: 10, unit: "ft" },
  },
  {
    set: "development",
    question: "¿De qué tamaño deben ser los números de la dirección de la casa?",
    articles: ["irc-r319-1"],
    figure: { value: 4, unit: "in" },
  },
  {
    set: "held-out",
    question: "¿Cuántos obreros por inodoro permite OSHA 1926.51?",
    articles: ["osha-1926-51"],
    figure: { value: 20, unit: "one" },
  },
  {
    set: "held-out",
    question: "largo máximo del ducto de la secadora según el IRC",
    articles: ["irc-m1502-4-6"],
    figure: { value: 35, unit: "ft" },
  },
  {
    set: "development",
    question: "IBC 1011.5: ¿contrahuella máxima en un edificio comercial?",
    articles: ["ibc-1011-2"],
    figure: { value: 7, unit: "in" },
  },
  {
    set: "development",
    question: "espesor mínimo de una losa sobre el terreno",
    articles: ["irc-r506-1"],
    figure: { value: 3.5, unit: "in" },
  },
];
