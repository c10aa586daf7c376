import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./intelligence.en.ts";

export default {
  businessIntelligence: {
    title: "ניתוח עסקי",
    description: "מספרים מהרשומות שלכם: עבודה שהושגה, כסף, לוח זמנים, בטיחות, איכות, צוותים וציוד.",
    keywords: "מספרים, מדדים, לוח מחוונים, שיעור זכייה, TRIR, PPC, מגמה, KPI",
  },
  businessMetric: {
    title: "מדד אחד",
    description: "מדד אחד עם ההגדרה שלו, החלקים שלו והרשומות שמהן הוא בנוי.",
    keywords: "מדד",
  },
  myFigures: {
    title: "המספרים שלי",
    description: "השאלות על מספרים ששמרתם בלוח משלכם.",
    keywords: "המספרים שלי",
  },
  sharedFigureBoard: {
    title: "לוח מספרים",
    description: "לוח מספרים ששותף אתכם לקריאה.",
    keywords: "לוח, מספרים",
  },
} satisfies Translation<typeof en>;
