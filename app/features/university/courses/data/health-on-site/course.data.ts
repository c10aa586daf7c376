import type { Course } from "../../course.ts";
import * as backEn from "./back.en.data.ts";
import * as backEs from "./back.es.data.ts";
import * as backHe from "./back.he.data.ts";
import * as chemicalsEn from "./chemicals.en.data.ts";
import * as chemicalsEs from "./chemicals.es.data.ts";
import * as chemicalsHe from "./chemicals.he.data.ts";
import * as heatEn from "./heat.en.data.ts";
import * as heatEs from "./heat.es.data.ts";
import * as heatHe from "./heat.he.data.ts";
import * as hurtEn from "./hurt.en.data.ts";
import * as hurtEs from "./hurt.es.data.ts";
import * as hurtHe from "./hurt.he.data.ts";
import * as leadAsbestosEn from "./lead-asbestos.en.data.ts";
import * as leadAsbestosEs from "./lead-asbestos.es.data.ts";
import * as leadAsbestosHe from "./lead-asbestos.he.data.ts";
import * as noiseEn from "./noise.en.data.ts";
import * as noiseEs from "./noise.es.data.ts";
import * as noiseHe from "./noise.he.data.ts";
import * as silicaEn from "./silica.en.data.ts";
import * as silicaEs from "./silica.es.data.ts";
import * as silicaHe from "./silica.he.data.ts";

export const COURSE: Course = {
  id: "health-on-site",
  version: 1,
  subject: "safety",
  access: { kind: "free" },
  passPercent: 80,
  validMonths: 24,
  text: {
    en: {
      title: "Health on site",
      about:
        "Dust, noise, heat, chemicals, lead, asbestos and your back: the harm that comes slowly and stays. Figures: OSHA, the current rule; your state may ask for more.",
    },
    es: {
      title: "Salud en la obra",
      about:
        "Polvo, ruido, calor, químicos, plomo, asbesto y la espalda: el daño que llega despacio y se queda. Cifras: OSHA, la regla vigente; su estado puede pedir más.",
    },
    he: {
      title: "בריאות באתר",
      about:
        "אבק, רעש, חום, חומרים, עופרת, אסבסט והגב: הנזק שבא לאט ונשאר. המספרים: OSHA, הכלל שבתוקף; המדינה יכולה לדרוש יותר.",
    },
  },
  lessons: [
    {
      id: "silica",
      minutes: 2,
      cite: [
        "29 CFR 1926.1153(b)",
        "29 CFR 1926.1153(c)(1)",
        "29 CFR 1926.1153(f)",
        "29 CFR 1926.1153(g)",
        "29 CFR 1926.1153(h)",
      ],
      text: { en: silicaEn.LESSON, es: silicaEs.LESSON, he: silicaHe.LESSON },
      questions: [
        {
          id: "silica-sweep",
          right: 2,
          cite: "29 CFR 1926.1153(f)(1)",
          text: {
            en: silicaEn.QUESTIONS["silica-sweep"],
            es: silicaEs.QUESTIONS["silica-sweep"],
            he: silicaHe.QUESTIONS["silica-sweep"],
          },
        },
        {
          id: "silica-vac",
          right: 0,
          cite: "29 CFR 1926.1153(c)(1)",
          text: {
            en: silicaEn.QUESTIONS["silica-vac"],
            es: silicaEs.QUESTIONS["silica-vac"],
            he: silicaHe.QUESTIONS["silica-vac"],
          },
        },
      ],
    },
    {
      id: "noise",
      minutes: 2,
      cite: ["29 CFR 1926.52(a)", "29 CFR 1926.52(d)", "29 CFR 1926.101", "29 CFR 1910.95 Appendix B"],
      text: { en: noiseEn.LESSON, es: noiseEs.LESSON, he: noiseHe.LESSON },
      questions: [
        {
          id: "noise-day",
          right: 3,
          cite: "29 CFR 1926.52(d)(2)",
          text: {
            en: noiseEn.QUESTIONS["noise-day"],
            es: noiseEs.QUESTIONS["noise-day"],
            he: noiseHe.QUESTIONS["noise-day"],
          },
        },
        {
          id: "noise-plug",
          right: 1,
          text: {
            en: noiseEn.QUESTIONS["noise-plug"],
            es: noiseEs.QUESTIONS["noise-plug"],
            he: noiseHe.QUESTIONS["noise-plug"],
          },
        },
      ],
    },
    {
      id: "heat",
      minutes: 2,
      cite: ["29 CFR 1926.51(a)", "OSH Act, Section 5(a)(1)"],
      text: { en: heatEn.LESSON, es: heatEs.LESSON, he: heatHe.LESSON },
      questions: [
        {
          id: "heat-first",
          right: 1,
          text: {
            en: heatEn.QUESTIONS["heat-first"],
            es: heatEs.QUESTIONS["heat-first"],
            he: heatHe.QUESTIONS["heat-first"],
          },
        },
        {
          id: "heat-stroke",
          right: 3,
          text: {
            en: heatEn.QUESTIONS["heat-stroke"],
            es: heatEs.QUESTIONS["heat-stroke"],
            he: heatHe.QUESTIONS["heat-stroke"],
          },
        },
      ],
    },
    {
      id: "chemicals",
      minutes: 2,
      cite: [
        "29 CFR 1926.59",
        "29 CFR 1910.1200(f)",
        "29 CFR 1910.1200(g)(8)",
        "29 CFR 1910.134(e)",
        "29 CFR 1910.134(f)",
        "29 CFR 1910.134(g)(1)",
      ],
      text: { en: chemicalsEn.LESSON, es: chemicalsEs.LESSON, he: chemicalsHe.LESSON },
      questions: [
        {
          id: "sds-where",
          right: 0,
          cite: "29 CFR 1910.1200(g)(8)",
          text: {
            en: chemicalsEn.QUESTIONS["sds-where"],
            es: chemicalsEs.QUESTIONS["sds-where"],
            he: chemicalsHe.QUESTIONS["sds-where"],
          },
        },
        {
          id: "mask-beard",
          right: 2,
          cite: "29 CFR 1910.134(g)(1)",
          text: {
            en: chemicalsEn.QUESTIONS["mask-beard"],
            es: chemicalsEs.QUESTIONS["mask-beard"],
            he: chemicalsHe.QUESTIONS["mask-beard"],
          },
        },
      ],
    },
    {
      id: "lead-asbestos",
      minutes: 2,
      cite: [
        "29 CFR 1926.62",
        "29 CFR 1926.1101(b)",
        "29 CFR 1926.1101(c)",
        "29 CFR 1926.1101(k)",
        "40 CFR 745",
      ],
      text: { en: leadAsbestosEn.LESSON, es: leadAsbestosEs.LESSON, he: leadAsbestosHe.LESSON },
      questions: [
        {
          id: "asb-year",
          right: 2,
          cite: "29 CFR 1926.1101(b)",
          text: {
            en: leadAsbestosEn.QUESTIONS["asb-year"],
            es: leadAsbestosEs.QUESTIONS["asb-year"],
            he: leadAsbestosHe.QUESTIONS["asb-year"],
          },
        },
        {
          id: "lead-lunch",
          right: 0,
          cite: "29 CFR 1926.62(i)",
          text: {
            en: leadAsbestosEn.QUESTIONS["lead-lunch"],
            es: leadAsbestosEs.QUESTIONS["lead-lunch"],
            he: leadAsbestosHe.QUESTIONS["lead-lunch"],
          },
        },
      ],
    },
    {
      id: "back",
      minutes: 2,
      cite: ["29 CFR 1926.250", "29 CFR 1926.25"],
      text: { en: backEn.LESSON, es: backEs.LESSON, he: backHe.LESSON },
      questions: [
        {
          id: "back-first",
          right: 3,
          text: {
            en: backEn.QUESTIONS["back-first"],
            es: backEs.QUESTIONS["back-first"],
            he: backHe.QUESTIONS["back-first"],
          },
        },
        {
          id: "back-niosh",
          right: 1,
          text: {
            en: backEn.QUESTIONS["back-niosh"],
            es: backEs.QUESTIONS["back-niosh"],
            he: backHe.QUESTIONS["back-niosh"],
          },
        },
      ],
    },
    {
      id: "hurt",
      minutes: 2,
      cite: [
        "29 CFR 1926.50",
        "29 CFR 1926.51(c)",
        "29 CFR 1904.39",
        "29 CFR 1977.12",
        "OSH Act, Section 11(c)",
      ],
      text: { en: hurtEn.LESSON, es: hurtEs.LESSON, he: hurtHe.LESSON },
      questions: [
        {
          id: "hurt-report",
          right: 1,
          cite: "29 CFR 1904.39(a)(2)",
          text: {
            en: hurtEn.QUESTIONS["hurt-report"],
            es: hurtEs.QUESTIONS["hurt-report"],
            he: hurtHe.QUESTIONS["hurt-report"],
          },
        },
        {
          id: "hurt-retaliate",
          right: 3,
          cite: "29 CFR 1977.15(d)",
          text: {
            en: hurtEn.QUESTIONS["hurt-retaliate"],
            es: hurtEs.QUESTIONS["hurt-retaliate"],
            he: hurtHe.QUESTIONS["hurt-retaliate"],
          },
        },
      ],
    },
  ],
};
