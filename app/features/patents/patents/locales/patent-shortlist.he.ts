import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./patent-shortlist.en.ts";

export default {
  lead: "העשרה שיוגשו ראשונים, מה יש בהם יחד ועד מתי.",
  totals: "העשרה יחד",
  value: "שווי התיק",
  valueBasis: "סכום עשר ההערכות לדוגמה של הבעלים שלהלן. לא הערכת שמאי.",
  calendar: "לוח הגשות",
  calendarLead: "נספר ממועד הנתונים, {{date}}.",
  within: "בתוך {{days}} ימים",
  by: "עד {{date}}",
  ics: "הורדת היומן (ICS)",
  order: "סדר",
  sorts: {
    deadline: "מועד",
    value: "שווי שוק",
    confidence: "רמת ביטחון",
    claims: "תביעות",
  },
  rank: "מקום {{rank}}",
  market: "שווי שוק",
  complexity: "מורכבות טכנית",
  complexities: {
    "very-high": "גבוהה מאוד",
    high: "גבוהה",
    moderate: "מתונה",
  },
  due: "להגיש בתוך",
  dueDays: "{{days}} ימים",
  advantage: "יתרון תחרותי",
} satisfies Translation<typeof en>;
