import type { Course } from "../../course.ts";
import * as conflictsEn from "./conflicts.en.data.ts";
import * as marksSectionsEn from "./marks-sections.en.data.ts";
import * as scaleDimensionsEn from "./scale-dimensions.en.data.ts";
import * as schedulesEn from "./schedules.en.data.ts";
import * as servicesEn from "./services.en.data.ts";
import * as sheetSetEn from "./sheet-set.en.data.ts";
import * as structureEn from "./structure.en.data.ts";

export const COURSE: Course = {
  id: "reading-plans",
  version: 1,
  subject: "trade",
  access: { kind: "plan" },
  passPercent: 75,
  text: {
    en: {
      title: "Reading plans",
      about:
        "Find what you need in a drawing set and catch what does not agree: scales, sections, schedules, symbols and revisions. Code sections as in the IRC of 2021; verify with the local authority.",
    },
    es: {
      title: "Lectura de planos",
      about:
        "Encuentre lo que necesita en un juego de planos y descubra lo que no coincide: escalas, cortes, tablas, símbolos y revisiones. Secciones del IRC 2021; verifique con la autoridad local.",
    },
    he: {
      title: "קריאת תוכניות",
      about:
        "למצוא בסט התוכניות את מה שצריך ולתפוס את מה שלא מסתדר: קני מידה, חתכים, טבלאות, סימנים ומהדורות. סעיפי התקן לפי IRC 2021; בדקו מול הרשות המקומית.",
    },
  },
  lessons: [
    {
      id: "sheet-set",
      minutes: 2,
      text: { en: sheetSetEn.LESSON },
      questions: [
        { id: "set-letter", right: 3, text: { en: sheetSetEn.QUESTIONS["set-letter"] } },
        { id: "set-dashed", right: 1, text: { en: sheetSetEn.QUESTIONS["set-dashed"] } },
        { id: "set-date", right: 1, text: { en: sheetSetEn.QUESTIONS["set-date"] } },
      ],
    },
    {
      id: "scale-dimensions",
      minutes: 2,
      text: { en: scaleDimensionsEn.LESSON },
      questions: [
        { id: "scale-quarter", right: 3, text: { en: scaleDimensionsEn.QUESTIONS["scale-quarter"] } },
        { id: "scale-missing", right: 0, text: { en: scaleDimensionsEn.QUESTIONS["scale-missing"] } },
        { id: "scale-clear", right: 2, text: { en: scaleDimensionsEn.QUESTIONS["scale-clear"] } },
      ],
    },
    {
      id: "marks-sections",
      minutes: 2,
      text: { en: marksSectionsEn.LESSON },
      questions: [
        { id: "mark-address", right: 2, text: { en: marksSectionsEn.QUESTIONS["mark-address"] } },
        { id: "mark-level", right: 0, text: { en: marksSectionsEn.QUESTIONS["mark-level"] } },
        { id: "mark-decimal", right: 3, text: { en: marksSectionsEn.QUESTIONS["mark-decimal"] } },
      ],
    },
    {
      id: "schedules",
      minutes: 2,
      cite: ["IRC R310.2"],
      text: { en: schedulesEn.LESSON },
      questions: [
        { id: "sched-3068", right: 1, text: { en: schedulesEn.QUESTIONS["sched-3068"] } },
        { id: "sched-conflict", right: 1, text: { en: schedulesEn.QUESTIONS["sched-conflict"] } },
        {
          id: "sched-egress",
          right: 3,
          cite: "IRC R310.2",
          text: { en: schedulesEn.QUESTIONS["sched-egress"] },
        },
      ],
    },
    {
      id: "structure",
      minutes: 2,
      text: { en: structureEn.LESSON },
      questions: [
        { id: "struct-rebar", right: 0, text: { en: structureEn.QUESTIONS["struct-rebar"] } },
        { id: "struct-weight", right: 2, text: { en: structureEn.QUESTIONS["struct-weight"] } },
        { id: "struct-cut", right: 2, text: { en: structureEn.QUESTIONS["struct-cut"] } },
      ],
    },
    {
      id: "services",
      minutes: 2,
      cite: ["NEC 110.26(A)"],
      text: { en: servicesEn.LESSON },
      questions: [
        { id: "serv-duct", right: 0, text: { en: servicesEn.QUESTIONS["serv-duct"] } },
        { id: "serv-fall", right: 3, text: { en: servicesEn.QUESTIONS["serv-fall"] } },
        { id: "serv-first", right: 1, text: { en: servicesEn.QUESTIONS["serv-first"] } },
      ],
    },
    {
      id: "conflicts",
      minutes: 2,
      cite: ["IRC R311.7.2", "IRC R311.7.5.1", "IRC R311.7.5.2"],
      text: { en: conflictsEn.LESSON },
      questions: [
        { id: "conf-cloud", right: 1, text: { en: conflictsEn.QUESTIONS["conf-cloud"] } },
        {
          id: "conf-riser",
          right: 3,
          cite: "IRC R311.7.5.1",
          text: { en: conflictsEn.QUESTIONS["conf-riser"] },
        },
        { id: "conf-see", right: 0, text: { en: conflictsEn.QUESTIONS["conf-see"] } },
      ],
    },
  ],
};
