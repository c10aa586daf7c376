import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./workforce.en.ts";

export default {
  workforceTracking: {
    title: "נוכחות עובדים",
    description: "החתמת צוותים, תיקונים עם נימוק, שעות נוספות, אישור השבוע וקובץ שכר.",
    keywords: "שעון נוכחות, דוח שעות, החתמה, צוות, שעות נוספות, FLSA, קליפורניה, שכר, WH-347, קוד עלות, עמדה",
  },
  workforceCrew: {
    title: "צוות",
    description: "צוות אחד: מחתימים בלחיצה, ורואים מי בפנים ומה נראה שגוי.",
  },
  workforceWorker: {
    title: "שעות העובד",
    description: "עובד אחד: השעון, השעות של שבוע וכמה הן יוצאות.",
  },
  workforceShift: {
    title: "משמרת",
    description: "משמרת אחת: התיקון המוצע, השעות, ומה שונה ולמה.",
  },
  workforceWeek: {
    title: "שבוע של צוות",
    description: "שעות, שעות נוספות, שכר ועלות לפי קוד של שבוע, והאישור שלו.",
  },
  workforcePayroll: {
    title: "גיליון שכר מאושר",
    description: "שבוע ערוך כמו טופס WH-347, להדפסה.",
  },
  sharedClock: {
    title: "שעון",
    description: "השעון והשעות של עובד, בלי חשבון.",
  },
  sharedKiosk: {
    title: "שעון הצוות",
    description: "מכשיר אחד לצוות שלם, בלי חשבונות.",
  },
} satisfies Translation<typeof en>;
