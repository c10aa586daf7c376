import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./job-site-locator.en.ts";

export default {
  lead: "הדף הזה חדש. עוד צריך לכתוב מה ייאמר בו.",
  addTitle: "רשומה חדשה",
  changeTitle: "שינוי רשומה",
  title: "כותרת",
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
    title: "הקלידו כותרת",
    titleLong: "אפשר להקליד עד {{title}} תווים",
    full: "יש מקום ל־{{entries}} רשומות. הסירו אחת קודם.",
    gone: "הרשומה הזאת כבר לא קיימת.",
    stale: "מישהו שינה את הרשומה בינתיים",
    staleText: "מה שהקלדתם עדיין בשדה. שמירה נוספת תחליף את:",
  },
  toasts: {
    jobSiteLocatorAdded: "הרשומה נוספה.",
    jobSiteLocatorChanged: "הרשומה נשמרה.",
    jobSiteLocatorRemoved: "הרשומה הוסרה.",
  },
} satisfies Translation<typeof en>;
