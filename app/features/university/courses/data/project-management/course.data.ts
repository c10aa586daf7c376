import type { Course } from "../../course.ts";
import * as baselineEn from "./baseline.en.data.ts";
import * as changesEn from "./changes.en.data.ts";
import * as claimsEn from "./claims.en.data.ts";
import * as closingEn from "./closing.en.data.ts";
import * as costToCompleteEn from "./cost-to-complete.en.data.ts";
import * as floatEn from "./float.en.data.ts";
import * as meetingsEn from "./meetings.en.data.ts";
import * as payApplicationEn from "./pay-application.en.data.ts";
import * as procurementEn from "./procurement.en.data.ts";
import * as rfiSubmittalsEn from "./rfi-submittals.en.data.ts";
import * as riskEn from "./risk.en.data.ts";
import * as scopeEn from "./scope.en.data.ts";

export const COURSE: Course = {
  id: "project-management",
  version: 1,
  subject: "business",
  access: { kind: "order", product: "project-management-course" },
  passPercent: 75,
  text: {
    en: {
      title: "Construction project management",
      about:
        "One job carried from scope to closing with every figure worked: baseline, float, changes, pay applications, cost to complete and claims.",
    },
    es: {
      title: "Administración de proyectos de construcción",
      about:
        "Una obra llevada del alcance al cierre con cada cifra calculada: línea base, holgura, cambios, solicitudes de pago, costo por terminar y reclamos.",
    },
    he: {
      title: "ניהול פרויקטים בבנייה",
      about:
        "עבודה אחת מההיקף ועד הסגירה, וכל מספר מחושב: תוכנית בסיס, מרווח זמן, שינויים, חשבונות חלקיים, עלות עד הסיום ותביעות.",
    },
  },
  lessons: [
    {
      id: "scope",
      minutes: 3,
      text: { en: scopeEn.LESSON },
      questions: [
        { id: "scope-order", right: 0, text: { en: scopeEn.QUESTIONS["scope-order"] } },
        { id: "scope-gap", right: 2, text: { en: scopeEn.QUESTIONS["scope-gap"] } },
        { id: "scope-others", right: 2, text: { en: scopeEn.QUESTIONS["scope-others"] } },
      ],
    },
    {
      id: "baseline",
      minutes: 3,
      text: { en: baselineEn.LESSON },
      questions: [
        { id: "base-duration", right: 0, text: { en: baselineEn.QUESTIONS["base-duration"] } },
        { id: "base-freeze", right: 3, text: { en: baselineEn.QUESTIONS["base-freeze"] } },
        { id: "base-ready", right: 1, text: { en: baselineEn.QUESTIONS["base-ready"] } },
      ],
    },
    {
      id: "float",
      minutes: 3,
      text: { en: floatEn.LESSON },
      questions: [
        { id: "float-total", right: 1, text: { en: floatEn.QUESTIONS["float-total"] } },
        { id: "float-late", right: 3, text: { en: floatEn.QUESTIONS["float-late"] } },
        { id: "float-merge", right: 0, text: { en: floatEn.QUESTIONS["float-merge"] } },
      ],
    },
    {
      id: "procurement",
      minutes: 3,
      text: { en: procurementEn.LESSON },
      questions: [
        { id: "proc-back", right: 2, text: { en: procurementEn.QUESTIONS["proc-back"] } },
        { id: "proc-level", right: 2, text: { en: procurementEn.QUESTIONS["proc-level"] } },
        { id: "proc-notice", right: 0, text: { en: procurementEn.QUESTIONS["proc-notice"] } },
      ],
    },
    {
      id: "rfi-submittals",
      minutes: 3,
      text: { en: rfiSubmittalsEn.LESSON },
      questions: [
        { id: "rfi-good", right: 3, text: { en: rfiSubmittalsEn.QUESTIONS["rfi-good"] } },
        { id: "rfi-cost", right: 1, text: { en: rfiSubmittalsEn.QUESTIONS["rfi-cost"] } },
        { id: "rfi-stamp", right: 1, text: { en: rfiSubmittalsEn.QUESTIONS["rfi-stamp"] } },
      ],
    },
    {
      id: "meetings",
      minutes: 3,
      text: { en: meetingsEn.LESSON },
      questions: [
        { id: "meet-ppc", right: 3, text: { en: meetingsEn.QUESTIONS["meet-ppc"] } },
        { id: "meet-minutes", right: 0, text: { en: meetingsEn.QUESTIONS["meet-minutes"] } },
        { id: "meet-open", right: 2, text: { en: meetingsEn.QUESTIONS["meet-open"] } },
      ],
    },
    {
      id: "changes",
      minutes: 2,
      text: { en: changesEn.LESSON },
      questions: [
        { id: "change-first", right: 2, text: { en: changesEn.QUESTIONS["change-first"] } },
        { id: "change-price", right: 0, text: { en: changesEn.QUESTIONS["change-price"] } },
        { id: "change-time", right: 3, text: { en: changesEn.QUESTIONS["change-time"] } },
      ],
    },
    {
      id: "pay-application",
      minutes: 2,
      text: { en: payApplicationEn.LESSON },
      questions: [
        { id: "pay-due", right: 1, text: { en: payApplicationEn.QUESTIONS["pay-due"] } },
        { id: "pay-balance", right: 1, text: { en: payApplicationEn.QUESTIONS["pay-balance"] } },
        { id: "pay-waiver", right: 3, text: { en: payApplicationEn.QUESTIONS["pay-waiver"] } },
      ],
    },
    {
      id: "cost-to-complete",
      minutes: 3,
      text: { en: costToCompleteEn.LESSON },
      questions: [
        { id: "ctc-eac", right: 0, text: { en: costToCompleteEn.QUESTIONS["ctc-eac"] } },
        { id: "ctc-unit", right: 2, text: { en: costToCompleteEn.QUESTIONS["ctc-unit"] } },
        { id: "ctc-cpi", right: 2, text: { en: costToCompleteEn.QUESTIONS["ctc-cpi"] } },
      ],
    },
    {
      id: "risk",
      minutes: 3,
      text: { en: riskEn.LESSON },
      questions: [
        { id: "risk-value", right: 0, text: { en: riskEn.QUESTIONS["risk-value"] } },
        { id: "risk-reduce", right: 3, text: { en: riskEn.QUESTIONS["risk-reduce"] } },
        { id: "risk-sentence", right: 1, text: { en: riskEn.QUESTIONS["risk-sentence"] } },
      ],
    },
    {
      id: "claims",
      minutes: 3,
      text: { en: claimsEn.LESSON },
      questions: [
        { id: "claim-days", right: 1, text: { en: claimsEn.QUESTIONS["claim-days"] } },
        { id: "claim-float", right: 3, text: { en: claimsEn.QUESTIONS["claim-float"] } },
        { id: "claim-ld", right: 0, text: { en: claimsEn.QUESTIONS["claim-ld"] } },
      ],
    },
    {
      id: "closing",
      minutes: 3,
      text: { en: closingEn.LESSON },
      questions: [
        { id: "close-release", right: 2, text: { en: closingEn.QUESTIONS["close-release"] } },
        { id: "close-substantial", right: 2, text: { en: closingEn.QUESTIONS["close-substantial"] } },
        { id: "close-lesson", right: 0, text: { en: closingEn.QUESTIONS["close-lesson"] } },
      ],
    },
  ],
};
