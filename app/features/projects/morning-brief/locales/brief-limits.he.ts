import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./brief-limits.en.ts";

export default {
  cold: "קור: טמפרטורת מינימום, °F",
  permitDays: "היתרים: ימים לפני היום האחרון",
  correctionDays: "תיקוני תוכניות: ימי המתנה",
  delayHours: "עיכובים: שעות שאבדו בשבעה ימים",
  finishDays: "סיום החוזה: ימים מראש",
  changeDays: "הוראות שינוי: ימי המתנה למזמין",
  floatDays: "לוח זמנים: ימי מרווח שהם מעט",
  reportDays: "לוח זמנים: ימים מהדיווח האחרון",
  disputeDays: "ליקויים: ימים במחלוקת",
  rejections: "ליקויים: כמה פעמים הוחזרו",
  budgetPercent: "אחוז מהשעות המתוכננות של קוד עלות שממנו הן כמעט נוצלו",
  overtimeFrom: "שעות בשבוע שמהן מתקרבות שעות נוספות",
  weekDays: "שעות: ימים עד לאישור שבוע שהסתיים",
  talkDays: "תדריכי בטיחות: ימים בין אחד לאחר",
  checklistDays: "רשימות בדיקה: ימים בין אחת לאחרת",
  repeats: "רשימות בדיקה: כמה פעמים נכשל אותו סעיף",
  reviewDays: "אירועי כמעט ונפגע: ימים עד שמישהו שואל למה",
  afterHour: "שער: שעת ערב, 12 עד 23",
  licenceDays: "רישיונות: ימים לפני שפג תוקפם",
  complianceDays: "מסמכים של חברות ועובדים: ימים לפני שיפוגו",
} satisfies Translation<typeof en>;
