import type { Course } from "../../course.ts";
import * as floorsEn from "./floors.en.data.ts";
import * as formsAndSteelEn from "./forms-and-steel.en.data.ts";
import * as inspectionEn from "./inspection.en.data.ts";
import * as layoutEn from "./layout.en.data.ts";
import * as placingEn from "./placing.en.data.ts";
import * as roofStairsEn from "./roof-stairs.en.data.ts";
import * as wallsEn from "./walls.en.data.ts";

export const COURSE: Course = {
  id: "framing-and-concrete",
  version: 1,
  subject: "trade",
  access: { kind: "plan" },
  passPercent: 75,
  after: ["reading-plans"],
  text: {
    en: {
      title: "Framing and concrete",
      about:
        "From footing to roof: layout, forms, reinforcement, pouring, walls, floors and what an inspector looks for. Code sections as in the IRC of 2021; verify with the local authority.",
    },
    es: {
      title: "Estructura de madera y concreto",
      about:
        "De la zapata al techo: trazo, cimbra, refuerzo, colado, muros, pisos y lo que mira el inspector. Secciones del IRC 2021; verifique con la autoridad local.",
    },
    he: {
      title: "שלד עץ ובטון",
      about:
        "מהיסוד ועד הגג: סימון, טפסות, זיון, יציקה, קירות, רצפות ומה שהמפקח מחפש. סעיפי התקן לפי IRC 2021; בדקו מול הרשות המקומית.",
    },
  },
  lessons: [
    {
      id: "layout",
      minutes: 2,
      cite: ["IRC R403.1.1", "IRC R403.1.4", "29 CFR 1926.651(b)"],
      text: { en: layoutEn.LESSON },
      questions: [
        { id: "lay-diagonal", right: 1, text: { en: layoutEn.QUESTIONS["lay-diagonal"] } },
        { id: "lay-frost", right: 3, cite: "IRC R403.1.4", text: { en: layoutEn.QUESTIONS["lay-frost"] } },
        { id: "lay-square", right: 0, text: { en: layoutEn.QUESTIONS["lay-square"] } },
      ],
    },
    {
      id: "forms-and-steel",
      minutes: 2,
      cite: ["29 CFR 1926.701(b)", "29 CFR 1926.703(a)(1)", "29 CFR 1926.703(e)(1)", "IRC R403.1.6"],
      text: { en: formsAndSteelEn.LESSON },
      questions: [
        { id: "form-press", right: 2, text: { en: formsAndSteelEn.QUESTIONS["form-press"] } },
        { id: "form-lap", right: 2, text: { en: formsAndSteelEn.QUESTIONS["form-lap"] } },
        {
          id: "form-bolt",
          right: 0,
          cite: "IRC R403.1.6",
          text: { en: formsAndSteelEn.QUESTIONS["form-bolt"] },
        },
      ],
    },
    {
      id: "placing",
      minutes: 2,
      cite: ["IRC R506.1", "IRC R402.2", "29 CFR 1926.702(e)", "29 CFR 1926.1153(c)(1)"],
      text: { en: placingEn.LESSON },
      questions: [
        { id: "place-water", right: 3, text: { en: placingEn.QUESTIONS["place-water"] } },
        { id: "place-cure", right: 1, text: { en: placingEn.QUESTIONS["place-cure"] } },
        { id: "place-joint", right: 1, text: { en: placingEn.QUESTIONS["place-joint"] } },
      ],
    },
    {
      id: "walls",
      minutes: 2,
      cite: ["IRC R602.3.2", "IRC R602.6", "IRC R602.7", "29 CFR 1926.302(b)", "29 CFR 1926.501(b)(1)"],
      text: { en: wallsEn.LESSON },
      questions: [
        { id: "wall-plate", right: 3, cite: "IRC R602.3.2", text: { en: wallsEn.QUESTIONS["wall-plate"] } },
        { id: "wall-hole", right: 0, cite: "IRC R602.6", text: { en: wallsEn.QUESTIONS["wall-hole"] } },
        { id: "wall-header", right: 2, text: { en: wallsEn.QUESTIONS["wall-header"] } },
      ],
    },
    {
      id: "floors",
      minutes: 2,
      cite: ["IRC R502.6", "IRC R502.8.1", "IRC R802.7.1", "29 CFR 1926.501(b)(1)"],
      text: { en: floorsEn.LESSON },
      questions: [
        { id: "floor-count", right: 2, text: { en: floorsEn.QUESTIONS["floor-count"] } },
        { id: "floor-hole", right: 0, cite: "IRC R502.8.1", text: { en: floorsEn.QUESTIONS["floor-hole"] } },
        { id: "floor-bear", right: 3, cite: "IRC R502.6", text: { en: floorsEn.QUESTIONS["floor-bear"] } },
      ],
    },
    {
      id: "roof-stairs",
      minutes: 2,
      cite: [
        "IRC R802.7.1",
        "IRC R311.7.5.1",
        "IRC R311.7.5.2",
        "29 CFR 1926.501(b)(13)",
        "29 CFR 1926.760(a)(1)",
      ],
      text: { en: roofStairsEn.LESSON },
      questions: [
        {
          id: "stair-count",
          right: 1,
          cite: "IRC R311.7.5.1",
          text: { en: roofStairsEn.QUESTIONS["stair-count"] },
        },
        { id: "rafter-length", right: 1, text: { en: roofStairsEn.QUESTIONS["rafter-length"] } },
        { id: "truss-cut", right: 3, text: { en: roofStairsEn.QUESTIONS["truss-cut"] } },
      ],
    },
    {
      id: "inspection",
      minutes: 2,
      cite: ["IRC R109", "IRC R302.11", "IRC R602.10", "IRC R311.7.8", "29 CFR 1926.1052(c)"],
      text: { en: inspectionEn.LESSON },
      questions: [
        {
          id: "insp-block",
          right: 0,
          cite: "IRC R302.11",
          text: { en: inspectionEn.QUESTIONS["insp-block"] },
        },
        {
          id: "insp-rail",
          right: 2,
          cite: "29 CFR 1926.1052(c)(1)",
          text: { en: inspectionEn.QUESTIONS["insp-rail"] },
        },
        { id: "insp-fail", right: 2, text: { en: inspectionEn.QUESTIONS["insp-fail"] } },
      ],
    },
  ],
};
