import type { Course } from "../../course.ts";
import * as clearanceEn from "./clearance.en.data.ts";
import * as clearanceEs from "./clearance.es.data.ts";
import * as clearanceHe from "./clearance.he.data.ts";
import * as harnessEn from "./harness.en.data.ts";
import * as harnessEs from "./harness.es.data.ts";
import * as harnessHe from "./harness.he.data.ts";
import * as laddersEn from "./ladders.en.data.ts";
import * as laddersEs from "./ladders.es.data.ts";
import * as laddersHe from "./ladders.he.data.ts";
import * as railsAndCoversEn from "./rails-and-covers.en.data.ts";
import * as railsAndCoversEs from "./rails-and-covers.es.data.ts";
import * as railsAndCoversHe from "./rails-and-covers.he.data.ts";
import * as roofsEn from "./roofs.en.data.ts";
import * as roofsEs from "./roofs.es.data.ts";
import * as roofsHe from "./roofs.he.data.ts";
import * as scaffoldsEn from "./scaffolds.en.data.ts";
import * as scaffoldsEs from "./scaffolds.es.data.ts";
import * as scaffoldsHe from "./scaffolds.he.data.ts";
import * as sixFeetEn from "./six-feet.en.data.ts";
import * as sixFeetEs from "./six-feet.es.data.ts";
import * as sixFeetHe from "./six-feet.he.data.ts";

export const COURSE: Course = {
  id: "falls-and-ladders",
  version: 1,
  subject: "safety",
  access: { kind: "free" },
  passPercent: 80,
  validMonths: 24,
  text: {
    en: {
      title: "Falls and ladders",
      about:
        "Edges, holes, roofs, harnesses, ladders and scaffolds: what you check before your boots leave the ground. Figures: OSHA, the current rule; your state may ask for more.",
    },
    es: {
      title: "Caídas y escaleras de mano",
      about:
        "Bordes, huecos, techos, arneses, escaleras de mano y andamios: lo que se revisa antes de subir. Cifras: OSHA, la regla vigente; su estado puede pedir más.",
    },
    he: {
      title: "נפילות וסולמות",
      about:
        "שפות, פתחים, גגות, רתמות, סולמות ופיגומים: מה בודקים לפני שעולים. המספרים: OSHA, הכלל שבתוקף; המדינה יכולה לדרוש יותר.",
    },
  },
  lessons: [
    {
      id: "six-feet",
      minutes: 2,
      cite: [
        "29 CFR 1926.501(b)(1)",
        "29 CFR 1926.501(b)(4)",
        "29 CFR 1926.501(b)(14)",
        "29 CFR 1926.760(a)(1)",
        "29 CFR 1926.451(g)(1)",
      ],
      text: { en: sixFeetEn.LESSON, es: sixFeetEs.LESSON, he: sixFeetHe.LESSON },
      questions: [
        {
          id: "six-trigger",
          right: 1,
          cite: "29 CFR 1926.501(b)(1)",
          text: {
            en: sixFeetEn.QUESTIONS["six-trigger"],
            es: sixFeetEs.QUESTIONS["six-trigger"],
            he: sixFeetHe.QUESTIONS["six-trigger"],
          },
        },
        {
          id: "six-rail-off",
          right: 3,
          cite: "29 CFR 1926.501(b)(1)",
          text: {
            en: sixFeetEn.QUESTIONS["six-rail-off"],
            es: sixFeetEs.QUESTIONS["six-rail-off"],
            he: sixFeetHe.QUESTIONS["six-rail-off"],
          },
        },
      ],
    },
    {
      id: "rails-and-covers",
      minutes: 2,
      cite: ["29 CFR 1926.502(b)", "29 CFR 1926.502(i)", "29 CFR 1926.502(j)"],
      text: { en: railsAndCoversEn.LESSON, es: railsAndCoversEs.LESSON, he: railsAndCoversHe.LESSON },
      questions: [
        {
          id: "rail-height",
          right: 0,
          cite: "29 CFR 1926.502(b)(1)",
          text: {
            en: railsAndCoversEn.QUESTIONS["rail-height"],
            es: railsAndCoversEs.QUESTIONS["rail-height"],
            he: railsAndCoversHe.QUESTIONS["rail-height"],
          },
        },
        {
          id: "cover-load",
          right: 2,
          cite: "29 CFR 1926.502(i)(2)",
          text: {
            en: railsAndCoversEn.QUESTIONS["cover-load"],
            es: railsAndCoversEs.QUESTIONS["cover-load"],
            he: railsAndCoversHe.QUESTIONS["cover-load"],
          },
        },
      ],
    },
    {
      id: "harness",
      minutes: 2,
      cite: [
        "29 CFR 1926.502(d)(15)",
        "29 CFR 1926.502(d)(16)",
        "29 CFR 1926.502(d)(17)",
        "29 CFR 1926.502(d)(19)",
        "29 CFR 1926.502(d)(21)",
        "29 CFR 1926.95(c)",
      ],
      text: { en: harnessEn.LESSON, es: harnessEs.LESSON, he: harnessHe.LESSON },
      questions: [
        {
          id: "anchor-strength",
          right: 2,
          cite: "29 CFR 1926.502(d)(15)",
          text: {
            en: harnessEn.QUESTIONS["anchor-strength"],
            es: harnessEs.QUESTIONS["anchor-strength"],
            he: harnessHe.QUESTIONS["anchor-strength"],
          },
        },
        {
          id: "after-fall",
          right: 0,
          cite: "29 CFR 1926.502(d)(19)",
          text: {
            en: harnessEn.QUESTIONS["after-fall"],
            es: harnessEs.QUESTIONS["after-fall"],
            he: harnessHe.QUESTIONS["after-fall"],
          },
        },
      ],
    },
    {
      id: "clearance",
      minutes: 2,
      cite: ["29 CFR 1926.502(d)(16)(iii)", "29 CFR 1926.502(d)(16)(iv)", "29 CFR 1926.502(d)(20)"],
      text: { en: clearanceEn.LESSON, es: clearanceEs.LESSON, he: clearanceHe.LESSON },
      questions: [
        {
          id: "clearance-sum",
          right: 3,
          cite: "29 CFR 1926.502(d)(16)(iii)",
          text: {
            en: clearanceEn.QUESTIONS["clearance-sum"],
            es: clearanceEs.QUESTIONS["clearance-sum"],
            he: clearanceHe.QUESTIONS["clearance-sum"],
          },
        },
        {
          id: "rescue-plan",
          right: 1,
          cite: "29 CFR 1926.502(d)(20)",
          text: {
            en: clearanceEn.QUESTIONS["rescue-plan"],
            es: clearanceEs.QUESTIONS["rescue-plan"],
            he: clearanceHe.QUESTIONS["rescue-plan"],
          },
        },
      ],
    },
    {
      id: "ladders",
      minutes: 2,
      cite: [
        "29 CFR 1926.1053(b)(1)",
        "29 CFR 1926.1053(b)(5)(i)",
        "29 CFR 1926.1053(b)(13)",
        "29 CFR 1926.1053(b)(16)",
        "29 CFR 1926.1053(b)(22)",
      ],
      text: { en: laddersEn.LESSON, es: laddersEs.LESSON, he: laddersHe.LESSON },
      questions: [
        {
          id: "ladder-foot",
          right: 1,
          cite: "29 CFR 1926.1053(b)(5)(i)",
          text: {
            en: laddersEn.QUESTIONS["ladder-foot"],
            es: laddersEs.QUESTIONS["ladder-foot"],
            he: laddersHe.QUESTIONS["ladder-foot"],
          },
        },
        {
          id: "ladder-defect",
          right: 3,
          cite: "29 CFR 1926.1053(b)(16)",
          text: {
            en: laddersEn.QUESTIONS["ladder-defect"],
            es: laddersEs.QUESTIONS["ladder-defect"],
            he: laddersHe.QUESTIONS["ladder-defect"],
          },
        },
      ],
    },
    {
      id: "scaffolds",
      minutes: 2,
      cite: [
        "29 CFR 1926.451(a)(1)",
        "29 CFR 1926.451(b)(1)",
        "29 CFR 1926.451(c)(1)",
        "29 CFR 1926.451(e)(1)",
        "29 CFR 1926.451(f)(3)",
        "29 CFR 1926.451(g)(1)",
        "29 CFR 1926.453(b)(2)(v)",
      ],
      text: { en: scaffoldsEn.LESSON, es: scaffoldsEs.LESSON, he: scaffoldsHe.LESSON },
      questions: [
        {
          id: "scaffold-inspect",
          right: 0,
          cite: "29 CFR 1926.451(f)(3)",
          text: {
            en: scaffoldsEn.QUESTIONS["scaffold-inspect"],
            es: scaffoldsEs.QUESTIONS["scaffold-inspect"],
            he: scaffoldsHe.QUESTIONS["scaffold-inspect"],
          },
        },
        {
          id: "scaffold-tie",
          right: 2,
          cite: "29 CFR 1926.451(c)(1)",
          text: {
            en: scaffoldsEn.QUESTIONS["scaffold-tie"],
            es: scaffoldsEs.QUESTIONS["scaffold-tie"],
            he: scaffoldsHe.QUESTIONS["scaffold-tie"],
          },
        },
      ],
    },
    {
      id: "roofs",
      minutes: 2,
      cite: [
        "29 CFR 1926.501(b)(4)(i)",
        "29 CFR 1926.501(b)(10)",
        "29 CFR 1926.501(b)(11)",
        "29 CFR 1926.502(f)",
        "29 CFR 1926.503(a)",
      ],
      text: { en: roofsEn.LESSON, es: roofsEs.LESSON, he: roofsHe.LESSON },
      questions: [
        {
          id: "roof-steep",
          right: 2,
          cite: "29 CFR 1926.501(b)(11)",
          text: {
            en: roofsEn.QUESTIONS["roof-steep"],
            es: roofsEs.QUESTIONS["roof-steep"],
            he: roofsHe.QUESTIONS["roof-steep"],
          },
        },
        {
          id: "roof-skylight",
          right: 0,
          cite: "29 CFR 1926.501(b)(4)(i)",
          text: {
            en: roofsEn.QUESTIONS["roof-skylight"],
            es: roofsEs.QUESTIONS["roof-skylight"],
            he: roofsHe.QUESTIONS["roof-skylight"],
          },
        },
      ],
    },
  ],
};
