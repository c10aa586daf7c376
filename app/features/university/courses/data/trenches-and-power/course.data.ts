import type { Course } from "../../course.ts";
import * as boxesAndShoresEn from "./boxes-and-shores.en.data.ts";
import * as cordsAndGfciEn from "./cords-and-gfci.en.data.ts";
import * as inAndOutEn from "./in-and-out.en.data.ts";
import * as linesOverheadEn from "./lines-overhead.en.data.ts";
import * as lockoutEn from "./lockout.en.data.ts";
import * as soilAndSlopeEn from "./soil-and-slope.en.data.ts";
import * as whyWallsFallEn from "./why-walls-fall.en.data.ts";

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
        "Ground that falls in and current that kills: shoring, entry, cords, lockout and lines overhead.",
    },
    es: {
      title: "Zanjas y electricidad",
      about:
        "Tierra que se derrumba y corriente que mata: ademes, entrada, extensiones, bloqueo y líneas aéreas.",
    },
    he: {
      title: "תעלות חפירה וחשמל",
      about: "קרקע שקורסת וזרם שהורג: דיפון, כניסה, כבלים, נעילה וקווים עיליים.",
    },
  },
  lessons: [
    {
      id: "why-walls-fall",
      minutes: 2,
      cite: ["29 CFR 1926.652(a)(1)", "29 CFR 1926.651(k)(1)", "29 CFR 1926.652(b)"],
      text: { en: whyWallsFallEn.LESSON },
      questions: [
        {
          id: "trench-five",
          right: 3,
          cite: "29 CFR 1926.652(a)(1)",
          text: { en: whyWallsFallEn.QUESTIONS["trench-five"] },
        },
        {
          id: "trench-inspect",
          right: 1,
          cite: "29 CFR 1926.651(k)(1)",
          text: { en: whyWallsFallEn.QUESTIONS["trench-inspect"] },
        },
      ],
    },
    {
      id: "soil-and-slope",
      minutes: 2,
      cite: ["29 CFR 1926.652(b)", "29 CFR 1926 Subpart P, Appendix A", "29 CFR 1926 Subpart P, Appendix B"],
      text: { en: soilAndSlopeEn.LESSON },
      questions: [
        {
          id: "slope-c",
          right: 1,
          cite: "29 CFR 1926 Subpart P, Appendix B",
          text: { en: soilAndSlopeEn.QUESTIONS["slope-c"] },
        },
        {
          id: "soil-dug",
          right: 3,
          cite: "29 CFR 1926 Subpart P, Appendix A",
          text: { en: soilAndSlopeEn.QUESTIONS["soil-dug"] },
        },
      ],
    },
    {
      id: "boxes-and-shores",
      minutes: 2,
      cite: ["29 CFR 1926.652(c)", "29 CFR 1926.652(e)", "29 CFR 1926.652(g)"],
      text: { en: boxesAndShoresEn.LESSON },
      questions: [
        {
          id: "box-below",
          right: 0,
          cite: "29 CFR 1926.652(e)(2)(i)",
          text: { en: boxesAndShoresEn.QUESTIONS["box-below"] },
        },
        {
          id: "box-move",
          right: 2,
          cite: "29 CFR 1926.652(g)(1)(iv)",
          text: { en: boxesAndShoresEn.QUESTIONS["box-move"] },
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
      text: { en: inAndOutEn.LESSON },
      questions: [
        {
          id: "egress-count",
          right: 2,
          cite: "29 CFR 1926.651(c)(2)",
          text: { en: inAndOutEn.QUESTIONS["egress-count"] },
        },
        {
          id: "spoil-back",
          right: 0,
          cite: "29 CFR 1926.651(j)(2)",
          text: { en: inAndOutEn.QUESTIONS["spoil-back"] },
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
      text: { en: cordsAndGfciEn.LESSON },
      questions: [
        {
          id: "gfci-why",
          right: 3,
          cite: "29 CFR 1926.404(b)(1)",
          text: { en: cordsAndGfciEn.QUESTIONS["gfci-why"] },
        },
        {
          id: "cord-tape",
          right: 1,
          cite: "29 CFR 1926.416(e)(1)",
          text: { en: cordsAndGfciEn.QUESTIONS["cord-tape"] },
        },
      ],
    },
    {
      id: "lockout",
      minutes: 2,
      cite: ["29 CFR 1926.416(a)(1)", "29 CFR 1926.416(a)(3)", "29 CFR 1926.417"],
      text: { en: lockoutEn.LESSON },
      questions: [
        {
          id: "lock-test",
          right: 1,
          cite: "29 CFR 1926.416(a)(1)",
          text: { en: lockoutEn.QUESTIONS["lock-test"] },
        },
        {
          id: "lock-whose",
          right: 3,
          cite: "29 CFR 1926.417(b)",
          text: { en: lockoutEn.QUESTIONS["lock-whose"] },
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
      text: { en: linesOverheadEn.LESSON },
      questions: [
        {
          id: "line-distance",
          right: 0,
          cite: "29 CFR 1926.1408(a)",
          text: { en: linesOverheadEn.QUESTIONS["line-distance"] },
        },
        {
          id: "line-contact",
          right: 2,
          cite: "29 CFR 1926.1408(g)",
          text: { en: linesOverheadEn.QUESTIONS["line-contact"] },
        },
      ],
    },
  ],
};
