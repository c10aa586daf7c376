import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./new-thing.en.ts";

export default {
  lead: "הדף הזה חדש. עוד צריך לכתוב מה ייאמר בו.",
  addTitle: "רשומה חדשה",
  changeTitle: "שינוי רשומה",
  fields: { topic: "נושא", note: "הערה" },
  add: "הוספה",
  save: "שמירה",
  remove: "הסרה",
  cancel: "ביטול",
  list: "רשומות",
  count: "שלכם: {{number}}",
  change: "שינוי",
  sample: "דוגמה",
  empty: "עדיין אין כאן כלום",
  emptyText: "הוסיפו למעלה את הרשומה הראשונה. מהפרופיל אפשר למלא את הדף בדוגמאות מסומנות.",
  errors: {
    summary: "יש בעיה",
    form: "הטופס הגיע חלקי. שלחו אותו שוב.",
    topic: "הקלידו נושא",
    topicLong: "אפשר להקליד עד {{topic}} תווים",
    noteLong: "אפשר להקליד עד {{note}} תווים",
    full: "יש מקום ל־{{entries}} רשומות. הסירו אחת קודם.",
    gone: "הרשומה הזאת כבר לא קיימת.",
    stale: "מישהו שינה את הרשומה בינתיים",
    staleText: "מה שהקלדתם עדיין בשדות. שמירה נוספת תחליף את:",
  },
  toasts: {
    newThingAdded: "הרשומה נוספה.",
    newThingChanged: "הרשומה נשמרה.",
    newThingRemoved: "הרשומה הוסרה.",
  },
} satisfies Translation<typeof en>;
