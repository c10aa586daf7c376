import type { CitedRow } from "../question.ts";

/** Words of the trade asked for in English. */
export const EN_DEFINITIONS: readonly CitedRow[] = [
  { set: "held-out", question: "What is a cripple stud?", articles: ["term-cripple-stud"] },
  {
    set: "development",
    question: "what does o.c. mean on a framing plan",
    articles: ["term-on-center"],
  },
  { set: "held-out", question: "define soffit", articles: ["term-soffit"] },
  {
    set: "development",
    question: "What's the difference a kerf makes, what is a kerf?",
    articles: ["term-kerf"],
  },
  { set: "development", question: "what is a punch list", articles: ["term-punch-list"] },
  { set: "development", question: "What do they mean by a weep hole?", articles: ["term-weep-hole"] },
  { set: "development", question: "meaning of glulam", articles: ["term-glulam"] },
  { set: "held-out", question: "what's a change order?", articles: ["term-change-order"] },
  { set: "development", question: "How do you say formwork in Spanish?", articles: ["term-formwork"] },
  { set: "held-out", question: "What is a french drain", articles: ["term-french-drain"] },
  { set: "development", question: "what is a square in roofing", articles: ["term-square"] },
  { set: "development", question: "spanish word for scaffold", articles: ["term-scaffold"] },
];

/** Toolbox talks asked for in English. */
export const EN_TALKS: readonly CitedRow[] = [
  {
    set: "development",
    question: "Toolbox talk on heat illness, what should I cover?",
    articles: ["talk-heat"],
  },
  { set: "development", question: "give me a toolbox talk about ladders", articles: ["talk-ladders"] },
  {
    set: "held-out",
    question: "What do I tell the crew about silica dust this morning?",
    articles: ["talk-silica"],
  },
  { set: "held-out", question: "safety talk nail guns", articles: ["talk-nail-guns"] },
  {
    set: "development",
    question: "Points for a five minute talk on lockout tagout",
    articles: ["talk-lockout"],
  },
  { set: "development", question: "tailgate meeting topic: table saws", articles: ["talk-saws"] },
  {
    set: "development",
    question: "toolbox talk for hot work and welding on site",
    articles: ["talk-hot-work"],
  },
  {
    set: "development",
    question: "what should a toolbox talk on lifting by hand say?",
    articles: ["talk-lifting"],
  },
  { set: "held-out", question: "morning talk about lightning and storms", articles: ["talk-lightning"] },
];
