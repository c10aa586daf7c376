import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./process.en.ts";

export default {
  ball: {
    party: "ממתין לטיפול: {{party}}",
    you: "ממתין לך",
    itself: "מתקדם מעצמו",
    ended: "הסתיים",
  },
  due: "עד {{moment}}",
  overdue: "באיחור מאז {{moment}}",
  actions: {
    title: "מה אפשר לעשות",
    note: "הערה",
    noteHint: "לא חובה. כל מי שרואה את הרשומה יכול לקרוא.",
    reason: "למה?",
    reasonHint: "כל מי שרואה את הרשומה יכול לקרוא.",
    notYet: "עדיין לא: {{action}}",
  },
  timeline: {
    title: "מה קרה עד עכשיו",
    began: "התחלה",
    change: "ממצב {{from}} למצב {{to}}",
    you: "אתם",
    itself: "מעצמו",
    empty: "עוד לא קרה כלום.",
  },
  errors: {
    form: "הטופס כבר לא עדכני. צריך לטעון את הדף מחדש ולנסות שוב",
    noteMissing: "צריך לכתוב למה",
    noteLong: "עד 1,000 תווים",
    stale: "מישהו הקדים אתכם: המצב עכשיו הוא „{{state}}”. שום דבר לא השתנה",
    "not-allowed": "אין לכם הרשאה לזה",
    blocked: "זה עדיין לא אפשרי",
    gone: "הרשומה לא קיימת, או שאין לכם הרשאה לראות אותה",
  },
} satisfies Translation<typeof en>;
