import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./project-reports.en.ts";

export default {
  dayTitle: "דוח יומי",
  weekTitle: "דוח שבועי",
  period: "{{from}} עד {{to}}",
  sample: "דוגמה",
  choice: "על מה הדוח",
  spans: { day: "יום אחד", week: "השבוע" },
  day: "יום",
  show: "להציג",
  before: { day: "היום הקודם", week: "השבוע הקודם" },
  after: { day: "היום הבא", week: "השבוע הבא" },
  pdf: "כ-PDF",
  none: "אין יומן לתקופה הזאת.",
  missing: "בלי יומן: {{list}}",
  hours: "{{hours}} ש׳",
  sums: { title: "במספרים", days: "ימים ביומן", hours: "שעות עבודה", held: "שעות עיכוב" },
  crews: { title: "שעות לפי צוות", unnamed: "בלי שם" },
  delays: { title: "עיכובים לפי סיבה" },
  punch: {
    raised: "ליקויים שנרשמו",
    closed: "ליקויים שנסגרו",
    open: "ליקויים פתוחים כעת",
    text: "ליקויים: נרשמו {{raised}}, נסגרו {{closed}}, פתוחים כעת {{open}}",
  },
  photos: { title: "תמונות ליקויים", shown: "מוצגות {{shown}} מתוך {{all}}", of: "תמונה {{name}}" },
  proof: {
    title: "הרישום",
    none: "עוד לא נמסר אף יומן בפרויקט הזה, ולכן דבר לא חתום.",
    whole: "השרשרת של הפרויקט שלמה, והימים האלה אומרים את מה שנמסר.",
    broken: "הרישום לא תואם: יום או רישום שונה אחרי המסירה.",
    last: "הרישום האחרון בשרשרת, מספר {{number}}:",
  },
  madeAt: "הופק {{time}}",
  page: "עמוד {{page}}",
  letters: "סימן שאלה עומד במקום אות שהנייר הזה לא יכול להדפיס.",
} satisfies Translation<typeof en>;
