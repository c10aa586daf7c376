import type { Course } from "../../course.ts";
import * as laborEn from "./labor.en.data.ts";
import * as materialEn from "./material.en.data.ts";
import * as methodEn from "./method.en.data.ts";
import * as overheadMarkupEn from "./overhead-markup.en.data.ts";
import * as proposalEn from "./proposal.en.data.ts";
import * as quantitiesEn from "./quantities.en.data.ts";
import * as reviewEn from "./review.en.data.ts";

export const COURSE: Course = {
  id: "estimating",
  version: 1,
  subject: "business",
  access: { kind: "plan" },
  passPercent: 75,
  text: {
    en: {
      title: "Estimating",
      about:
        "From take-off to a price that you can stand behind: quantities, labor, waste, overhead, markup and the check before you send it.",
    },
    es: {
      title: "Presupuestos de obra",
      about:
        "De la cuantificación a un precio que usted puede sostener: cantidades, mano de obra, desperdicio, gastos generales, utilidad y la revisión antes de enviarlo.",
    },
    he: {
      title: "אומדן ותמחור",
      about: "מכתב כמויות למחיר שאפשר לעמוד מאחוריו: כמויות, עבודה, פחת, תקורה, רווח ובדיקה לפני שליחה.",
    },
  },
  lessons: [
    {
      id: "method",
      minutes: 2,
      text: { en: methodEn.LESSON },
      questions: [
        { id: "method-board", right: 2, text: { en: methodEn.QUESTIONS["method-board"] } },
        { id: "method-check", right: 2, text: { en: methodEn.QUESTIONS["method-check"] } },
        { id: "method-visit", right: 0, text: { en: methodEn.QUESTIONS["method-visit"] } },
      ],
    },
    {
      id: "quantities",
      minutes: 2,
      text: { en: quantitiesEn.LESSON },
      questions: [
        { id: "qty-slab", right: 3, text: { en: quantitiesEn.QUESTIONS["qty-slab"] } },
        { id: "qty-studs", right: 1, text: { en: quantitiesEn.QUESTIONS["qty-studs"] } },
        { id: "qty-roof", right: 1, text: { en: quantitiesEn.QUESTIONS["qty-roof"] } },
      ],
    },
    {
      id: "labor",
      minutes: 2,
      text: { en: laborEn.LESSON },
      questions: [
        { id: "labor-burden", right: 3, text: { en: laborEn.QUESTIONS["labor-burden"] } },
        { id: "labor-productive", right: 0, text: { en: laborEn.QUESTIONS["labor-productive"] } },
        { id: "labor-own", right: 2, text: { en: laborEn.QUESTIONS["labor-own"] } },
      ],
    },
    {
      id: "material",
      minutes: 2,
      text: { en: materialEn.LESSON },
      questions: [
        { id: "mat-boxes", right: 2, text: { en: materialEn.QUESTIONS["mat-boxes"] } },
        { id: "mat-low", right: 0, text: { en: materialEn.QUESTIONS["mat-low"] } },
        { id: "mat-hold", right: 3, text: { en: materialEn.QUESTIONS["mat-hold"] } },
      ],
    },
    {
      id: "overhead-markup",
      minutes: 2,
      text: { en: overheadMarkupEn.LESSON },
      questions: [
        { id: "over-margin", right: 1, text: { en: overheadMarkupEn.QUESTIONS["over-margin"] } },
        { id: "over-rate", right: 1, text: { en: overheadMarkupEn.QUESTIONS["over-rate"] } },
        { id: "over-floor", right: 3, text: { en: overheadMarkupEn.QUESTIONS["over-floor"] } },
      ],
    },
    {
      id: "review",
      minutes: 2,
      text: { en: reviewEn.LESSON },
      questions: [
        { id: "rev-square", right: 0, text: { en: reviewEn.QUESTIONS["rev-square"] } },
        { id: "rev-sense", right: 2, text: { en: reviewEn.QUESTIONS["rev-sense"] } },
        { id: "rev-allow", right: 2, text: { en: reviewEn.QUESTIONS["rev-allow"] } },
      ],
    },
    {
      id: "proposal",
      minutes: 2,
      text: { en: proposalEn.LESSON },
      questions: [
        { id: "prop-exclude", right: 0, text: { en: proposalEn.QUESTIONS["prop-exclude"] } },
        { id: "prop-allowance", right: 3, text: { en: proposalEn.QUESTIONS["prop-allowance"] } },
        { id: "prop-hold", right: 1, text: { en: proposalEn.QUESTIONS["prop-hold"] } },
      ],
    },
  ],
};
