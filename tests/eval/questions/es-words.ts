import type { CitedRow } from "../question.ts";

/** Words of the trade asked for in Spanish. */
export const ES_DEFINITIONS: readonly CitedRow[] = [
  { set: "development", question: "¿Qué es una cercha?", articles: ["term-truss"] },
  { set: "development", question: "¿Qué significa encofrado?", articles: ["term-formwork"] },
  { set: "development", question: "¿Cómo se dice tablaroca en inglés?", articles: ["term-drywall"] },
  { set: "held-out", question: "¿Qué es la limahoya de un techo?", articles: ["term-valley"] },
  { set: "development", question: "qué es un voladizo", articles: ["term-cantilever", "term-overhang"] },
  { set: "development", question: "¿Qué es un estribo de varilla?", articles: ["term-stirrup"] },
  { set: "held-out", question: "¿Cómo se llama en inglés la zapata?", articles: ["term-footing"] },
  { set: "held-out", question: "define cumbrera", articles: ["term-ridge"] },
  { set: "development", question: "¿Qué es una orden de cambio?", articles: ["term-change-order"] },
  { set: "held-out", question: "¿Qué quiere decir curado del concreto?", articles: ["term-curing"] },
];

/** Toolbox talks asked for in Spanish. */
export const ES_TALKS: readonly CitedRow[] = [
  {
    set: "development",
    question: "Charla de seguridad sobre el calor, ¿qué puntos toco?",
    articles: ["talk-heat"],
  },
  {
    set: "development",
    question: "dame una charla de 5 minutos sobre escaleras de mano",
    articles: ["talk-ladders"],
  },
  {
    set: "held-out",
    question: "¿Qué le digo a la cuadrilla sobre el polvo de sílice?",
    articles: ["talk-silica"],
  },
  { set: "development", question: "charla de seguridad: andamios", articles: ["talk-scaffolds"] },
  {
    set: "held-out",
    question: "Puntos para una charla sobre zanjas y excavaciones",
    articles: ["talk-trenches"],
  },
  { set: "development", question: "charla sobre espacios confinados", articles: ["talk-confined-space"] },
  {
    set: "development",
    question: "¿Qué digo en la charla de extensiones eléctricas y GFCI?",
    articles: ["talk-cords-gfci"],
  },
];
