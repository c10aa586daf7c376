import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./punch-list.en.ts";

export default {
  punchListCamera: {
    title: "רשימת ליקויים",
    description: "מצלמים ליקוי, מסמנים על התוכנית, מוסרים לקבלן משנה בקישור ומוכיחים שתוקן.",
    keywords: "רשימת ליקויים, ליקויים, תיקונים, מסירה, בדק, פאנץ׳ ליסט, חיוב חוזר",
  },
  punchItem: {
    title: "ליקוי",
    description: "ליקוי אחד: התמונות שלו, איפה הוא על התוכנית ותורו של מי.",
  },
  sharedPunchItem: {
    title: "ליקוי לקבלן משנה",
    description: "ליקוי אחד שמקבלים לביצוע, מערערים עליו או מודיעים שמוכן, בלי חשבון.",
  },
  punchLabels: {
    title: "תוויות חדרים",
    description: "תווית עם קוד לכל חדר, שמובילה לליקויים הפתוחים בו.",
  },
} satisfies Translation<typeof en>;
