import type { Course } from "../../course.ts";
import * as boxesAndShoresEn from "./boxes-and-shores.en.data.ts";
import * as boxesAndShoresEs from "./boxes-and-shores.es.data.ts";
import * as boxesAndShoresHe from "./boxes-and-shores.he.data.ts";
import * as cordsAndGfciEn from "./cords-and-gfci.en.data.ts";
import * as cordsAndGfciEs from "./cords-and-gfci.es.data.ts";
import * as cordsAndGfciHe from "./cords-and-gfci.he.data.ts";
import * as inAndOutEn from "./in-and-out.en.data.ts";
import * as inAndOutEs from "./in-and-out.es.data.ts";
import * as inAndOutHe from "./in-and-out.he.data.ts";
import * as linesOverheadEn from "./lines-overhead.en.data.ts";
import * as linesOverheadEs from "./lines-overhead.es.data.ts";
import * as linesOverheadHe from "./lines-overhead.he.data.ts";
import * as lockoutEn from "./lockout.en.data.ts";
import * as lockoutEs from "./lockout.es.data.ts";
import * as lockoutHe from "./lockout.he.data.ts";
import * as soilAndSlopeEn from "./soil-and-slope.en.data.ts";
import * as soilAndSlopeEs from "./soil-and-slope.es.data.ts";
import * as soilAndSlopeHe from "./soil-and-slope.he.data.ts";
import * as whyWallsFallEn from "./why-walls-fall.en.data.ts";
import * as whyWallsFallEs from "./why-walls-fall.es.data.ts";
import * as whyWallsFallHe from "./why-walls-fall.he.data.ts";

export const COURSE: Course = {
  id: "trenches-and-power",
  version: 1,
  subject: "safety",
  access: { kind: "free" },
  passPercent: 80,
  validMonths: 24,
  text: {
    en: {
      title: "Trenches and power",
      about:
        "Ground that falls in and current that kills: shoring, entry, cords, lockout and lines overhead. Figures: OSHA, the current rule; your state may ask for more.",
    },
    es: {
      title: "Zanjas y electricidad",
      about:
        "Tierra que se derrumba y corriente que mata: ademes, entrada, extensiones, bloqueo y líneas aéreas. Cifras: OSHA, la regla vigente; su estado puede pedir más.",
    },
    he: {
      title: "תעלות חפירה וחשמל",
      about:
        "קרקע שקורסת וזרם שהורג: דיפון, כניסה, כבלים, נעילה וקווים עיליים. המספרים: OSHA, הכלל שבתוקף; המדינה יכולה לדרוש יותר.",
    },
  },
  lessons: [
    {
      id: "why-walls-fall",
      minutes: 2,
      cite: ["29 CFR 1926.652(a)(1)", "29 CFR 1926.651(k)(1)", "29 CFR 1926.652(b)"],
      text: { en: whyWallsFallEn.LESSON, es: whyWallsFallEs.LESSON, he: whyWallsFallHe.LESSON },
      questions: [
        {
          id: "trench-five",
          right: 3,
          cite: "29 CFR 1926.652(a)(1)",
          text: {
            en: whyWallsFallEn.QUESTIONS["trench-five"],
            es: whyWallsFallEs.QUESTIONS["trench-five"],
            he: whyWallsFallHe.QUESTIONS["trench-five"],
          },
        },
        {
          id: "trench-inspect",
          right: 1,
          cite: "29 CFR 1926.651(k)(1)",
          text: {
            en: whyWallsFallEn.QUESTIONS["trench-inspect"],
            es: whyWallsFallEs.QUESTIONS["trench-inspect"],
            he: whyWallsFallHe.QUESTIONS["trench-inspect"],
          },
        },
      ],
    },
    {
      id: "soil-and-slope",
      minutes: 2,
      cite: ["29 CFR 1926.652(b)", "29 CFR 1926 Subpart P, Appendix A", "29 CFR 1926 Subpart P, Appendix B"],
      text: { en: soilAndSlopeEn.LESSON, es: soilAndSlopeEs.LESSON, he: soilAndSlopeHe.LESSON },
      questions: [
        {
          id: "slope-c",
          right: 1,
          cite: "29 CFR 1926 Subpart P, Appendix B",
          text: {
            en: soilAndSlopeEn.QUESTIONS["slope-c"],
            es: soilAndSlopeEs.QUESTIONS["slope-c"],
            he: soilAndSlopeHe.QUESTIONS["slope-c"],
          },
        },
        {
          id: "soil-dug",
          right: 3,
          cite: "29 CFR 1926 Subpart P, Appendix A",
          text: {
            en: soilAndSlopeEn.QUESTIONS["soil-dug"],
            es: soilAndSlopeEs.QUESTIONS["soil-dug"],
            he: soilAndSlopeHe.QUESTIONS["soil-dug"],
          },
        },
      ],
    },
    {
      id: "boxes-and-shores",
      minutes: 2,
      cite: ["29 CFR 1926.652(c)", "29 CFR 1926.652(e)", "29 CFR 1926.652(g)"],
      text: { en: boxesAndShoresEn.LESSON, es: boxesAndShoresEs.LESSON, he: boxesAndShoresHe.LESSON },
      questions: [
        {
          id: "box-below",
          right: 0,
          cite: "29 CFR 1926.652(e)(2)(i)",
          text: {
            en: boxesAndShoresEn.QUESTIONS["box-below"],
            es: boxesAndShoresEs.QUESTIONS["box-below"],
            he: boxesAndShoresHe.QUESTIONS["box-below"],
          },
        },
        {
          id: "box-move",
          right: 2,
          cite: "29 CFR 1926.652(g)(1)(iv)",
          text: {
            en: boxesAndShoresEn.QUESTIONS["box-move"],
            es: boxesAndShoresEs.QUESTIONS["box-move"],
            he: boxesAndShoresHe.QUESTIONS["box-move"],
          },
        },
      ],
    },
    {
      id: "in-and-out",
      minutes: 2,
      cite: [
        "29 CFR 1926.651(b)",
        "29 CFR 1926.651(c)(2)",
        "29 CFR 1926.651(d)",
        "29 CFR 1926.651(e)",
        "29 CFR 1926.651(g)",
        "29 CFR 1926.651(j)(2)",
      ],
      text: { en: inAndOutEn.LESSON, es: inAndOutEs.LESSON, he: inAndOutHe.LESSON },
      questions: [
        {
          id: "egress-count",
          right: 2,
          cite: "29 CFR 1926.651(c)(2)",
          text: {
            en: inAndOutEn.QUESTIONS["egress-count"],
            es: inAndOutEs.QUESTIONS["egress-count"],
            he: inAndOutHe.QUESTIONS["egress-count"],
          },
        },
        {
          id: "spoil-back",
          right: 0,
          cite: "29 CFR 1926.651(j)(2)",
          text: {
            en: inAndOutEn.QUESTIONS["spoil-back"],
            es: inAndOutEs.QUESTIONS["spoil-back"],
            he: inAndOutHe.QUESTIONS["spoil-back"],
          },
        },
      ],
    },
    {
      id: "cords-and-gfci",
      minutes: 2,
      cite: [
        "29 CFR 1926.404(b)(1)",
        "29 CFR 1926.405(a)(2)(ii)",
        "29 CFR 1926.416(e)",
        "29 CFR 1926.403(b)",
      ],
      text: { en: cordsAndGfciEn.LESSON, es: cordsAndGfciEs.LESSON, he: cordsAndGfciHe.LESSON },
      questions: [
        {
          id: "gfci-why",
          right: 3,
          cite: "29 CFR 1926.404(b)(1)",
          text: {
            en: cordsAndGfciEn.QUESTIONS["gfci-why"],
            es: cordsAndGfciEs.QUESTIONS["gfci-why"],
            he: cordsAndGfciHe.QUESTIONS["gfci-why"],
          },
        },
        {
          id: "cord-tape",
          right: 1,
          cite: "29 CFR 1926.416(e)(1)",
          text: {
            en: cordsAndGfciEn.QUESTIONS["cord-tape"],
            es: cordsAndGfciEs.QUESTIONS["cord-tape"],
            he: cordsAndGfciHe.QUESTIONS["cord-tape"],
          },
        },
      ],
    },
    {
      id: "lockout",
      minutes: 2,
      cite: ["29 CFR 1926.416(a)(1)", "29 CFR 1926.416(a)(3)", "29 CFR 1926.417"],
      text: { en: lockoutEn.LESSON, es: lockoutEs.LESSON, he: lockoutHe.LESSON },
      questions: [
        {
          id: "lock-test",
          right: 1,
          cite: "29 CFR 1926.416(a)(1)",
          text: {
            en: lockoutEn.QUESTIONS["lock-test"],
            es: lockoutEs.QUESTIONS["lock-test"],
            he: lockoutHe.QUESTIONS["lock-test"],
          },
        },
        {
          id: "lock-whose",
          right: 3,
          cite: "29 CFR 1926.417(b)",
          text: {
            en: lockoutEn.QUESTIONS["lock-whose"],
            es: lockoutEs.QUESTIONS["lock-whose"],
            he: lockoutHe.QUESTIONS["lock-whose"],
          },
        },
      ],
    },
    {
      id: "lines-overhead",
      minutes: 2,
      cite: [
        "29 CFR 1926.1408(a)",
        "29 CFR 1926.1408(b)",
        "29 CFR 1926.600(a)(6)",
        "29 CFR 1926.1053(b)(12)",
        "29 CFR 1926.451(f)(6)",
      ],
      text: { en: linesOverheadEn.LESSON, es: linesOverheadEs.LESSON, he: linesOverheadHe.LESSON },
      questions: [
        {
          id: "line-distance",
          right: 0,
          cite: "29 CFR 1926.1408(a)",
          text: {
            en: linesOverheadEn.QUESTIONS["line-distance"],
            es: linesOverheadEs.QUESTIONS["line-distance"],
            he: linesOverheadHe.QUESTIONS["line-distance"],
          },
        },
        {
          id: "line-contact",
          right: 2,
          cite: "29 CFR 1926.1408(g)",
          text: {
            en: linesOverheadEn.QUESTIONS["line-contact"],
            es: linesOverheadEs.QUESTIONS["line-contact"],
            he: linesOverheadHe.QUESTIONS["line-contact"],
          },
        },
      ],
    },
  ],
};
