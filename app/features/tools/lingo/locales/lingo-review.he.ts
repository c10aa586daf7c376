import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./lingo-review.en.ts";

export default {
  title: "מילים שהוצעו",
  lead: "מה שחסר לקוראים במילון. מה שתקבלו נמצא שם לכולם תוך שניות.",
  statusLabel: "מצב",
  statuses: { pending: "ממתינות", accepted: "התקבלו", declined: "נדחו" },
  empty: { title: "אין כאן כלום", text: "הצעה מופיעה כאן ברגע שמישהו שולח אותה." },
  columns: { name: "מילה", region: "איפה", trade: "מקצוע או מונח", meaning: "משמעות", sent: "נשלחה" },
  back: "כל ההצעות",
  word: "מילה חדשה",
  nameOf: "שם נוסף של",
  fields: {
    trade: "מקצוע",
    name: "שם",
    meaning: "משמעות",
    region: "איפה אומרים כך",
    said: "איך זה נשמע, באותיות לטיניות",
  },
  half: "כותבים שפה שלמה או משאירים אותה ריקה.",
  accept: "לקבל",
  decline: "לדחות",
  restore: "בחזרה לתור",
  became: "במילון בשם",
  errors: {
    summary: "יש בעיה",
    form: "הטופס הגיע חלקי. שלחו אותו שוב.",
    changed: "שום דבר לא נכתב: מישהו כבר החליט, או שיש מונח בשם האנגלי הזה.",
    name: "כתבו את השם",
    nameEnglish: "כתבו את השם באנגלית",
    nameLong: "זה ארוך מדי לשם: {{most}} תווים לכל היותר",
    meaningEnglish: "כתבו את המשמעות באנגלית",
    meaningLong: "זה ארוך מדי: {{most}} תווים לכל היותר",
    region: "בחרו איפה אומרים כך",
    trade: "בחרו מקצוע",
    half: "כתבו שם ומשמעות, או אף אחד מהם",
  },
  toasts: {
    lingoAccepted: "התקבלה.",
    lingoDeclined: "נדחתה.",
    lingoRestored: "חזרה לתור.",
  },
} satisfies Translation<typeof en>;
