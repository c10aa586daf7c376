import type { Course } from "../../course.ts";
import * as correctEn from "./correct.en.data.ts";
import * as firstWeekEn from "./first-week.en.data.ts";
import * as handOverEn from "./hand-over.en.data.ts";
import * as instructEn from "./instruct.en.data.ts";
import * as planDayEn from "./plan-day.en.data.ts";
import * as stopWorkEn from "./stop-work.en.data.ts";

export const COURSE: Course = {
  id: "leading-a-crew",
  version: 1,
  subject: "lead",
  access: { kind: "free" },
  passPercent: 70,
  text: {
    en: {
      title: "Leading a crew",
      about:
        "Plan the day, give an instruction that is understood, correct without shouting and stop work that is not safe.",
    },
    es: {
      title: "Dirigir una cuadrilla",
      about:
        "Planear el día, dar una instrucción que se entienda, corregir sin gritar y parar el trabajo que no es seguro.",
    },
    he: {
      title: "הובלת צוות",
      about: "לתכנן את היום, לתת הוראה שמובנת, לתקן בלי לצעוק ולעצור עבודה לא בטוחה.",
    },
  },
  lessons: [
    {
      id: "first-week",
      minutes: 2,
      text: { en: firstWeekEn.LESSON },
      questions: [
        { id: "week-talk", right: 0, text: { en: firstWeekEn.QUESTIONS["week-talk"] } },
        { id: "week-friend", right: 3, text: { en: firstWeekEn.QUESTIONS["week-friend"] } },
        { id: "week-hour", right: 1, text: { en: firstWeekEn.QUESTIONS["week-hour"] } },
      ],
    },
    {
      id: "plan-day",
      minutes: 2,
      text: { en: planDayEn.LESSON },
      questions: [
        { id: "day-when", right: 1, text: { en: planDayEn.QUESTIONS["day-when"] } },
        { id: "day-goal", right: 3, text: { en: planDayEn.QUESTIONS["day-goal"] } },
        { id: "day-pair", right: 0, text: { en: planDayEn.QUESTIONS["day-pair"] } },
      ],
    },
    {
      id: "instruct",
      minutes: 2,
      cite: ["29 CFR 1926.21(b)(2)"],
      text: { en: instructEn.LESSON },
      questions: [
        { id: "inst-check", right: 2, text: { en: instructEn.QUESTIONS["inst-check"] } },
        { id: "inst-why", right: 2, text: { en: instructEn.QUESTIONS["inst-why"] } },
        { id: "inst-language", right: 0, text: { en: instructEn.QUESTIONS["inst-language"] } },
      ],
    },
    {
      id: "correct",
      minutes: 2,
      text: { en: correctEn.LESSON },
      questions: [
        { id: "corr-first", right: 3, text: { en: correctEn.QUESTIONS["corr-first"] } },
        { id: "corr-words", right: 1, text: { en: correctEn.QUESTIONS["corr-words"] } },
        { id: "corr-praise", right: 1, text: { en: correctEn.QUESTIONS["corr-praise"] } },
      ],
    },
    {
      id: "stop-work",
      minutes: 2,
      cite: ["29 CFR 1904.39", "29 CFR 1977.12", "OSH Act, Section 11(c)"],
      text: { en: stopWorkEn.LESSON },
      questions: [
        { id: "stop-who", right: 3, text: { en: stopWorkEn.QUESTIONS["stop-who"] } },
        { id: "stop-thanks", right: 0, text: { en: stopWorkEn.QUESTIONS["stop-thanks"] } },
        { id: "stop-boss", right: 2, text: { en: stopWorkEn.QUESTIONS["stop-boss"] } },
      ],
    },
    {
      id: "hand-over",
      minutes: 2,
      text: { en: handOverEn.LESSON },
      questions: [
        { id: "hand-fact", right: 2, text: { en: handOverEn.QUESTIONS["hand-fact"] } },
        { id: "hand-over", right: 0, text: { en: handOverEn.QUESTIONS["hand-over"] } },
        { id: "hand-risk", right: 3, text: { en: handOverEn.QUESTIONS["hand-risk"] } },
      ],
    },
  ],
};
