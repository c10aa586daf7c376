import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./hub.en.ts";

export default {
  tabs: "חדרי מרכז הבינה",
  services: "מה יש במרכז",
  status: { premium: "פרימיום", active: "פעיל", available: "זמין" },
  statusNote:
    "פרימיום: בהתקנה הזאת מחובר ספק חיצוני. פעיל: עובד כאן בכוחות עצמו. זמין: חלק מהתוכנית, ועוד לא נפתח כאן.",
  open: "פתיחה: {{name}}",
  notYet: {
    title: "החדר הזה עוד לא נפתח",
    text: "הוא יצטרף למרכז ברגע שיעבוד. עד אז אפשר לשאול בצ'אט או לחפש.",
  },
  voice: {
    name: "קול",
    description: "שואלים בקול כשהידיים תפוסות.",
    capabilities: { first: "שאלות בעל פה", second: "שישה קולות", third: "גם שאלות בכתב" },
  },
  vision: {
    name: "ראייה",
    description: "מראים תוכנית, והיא נקראת.",
    capabilities: { first: "מידות וחדרים", second: "בדיקה מול התקנות", third: "דוח לשמירה" },
  },
  search: {
    name: "חיפוש",
    description: "התקנות ותדריכי הבטיחות שלנו, ולצידן הרשת.",
    capabilities: {
      first: "מאגר ידע עם סעיפים ומהדורות",
      second: "כל גיליון לפי שם או מספר",
      third: "תשובות מהרשת עם מקורות ממוספרים, כשמחובר ספק",
    },
  },
  chat: {
    name: "צ'אט",
    description: "שואלים את ג'ו בכתב; הוא נוקב במקור, או אומר שאין לו.",
    capabilities: { first: "תקנות וחומרים", second: "בטיחות באתר", third: "עובד בלי חשבון" },
  },
} satisfies Translation<typeof en>;
