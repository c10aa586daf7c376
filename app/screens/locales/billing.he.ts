import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./billing.en.ts";

export default {
  financialServices: {
    title: "חיוב ועלויות",
    description: "חשבונות לתשלום לפי החוזה, אישור באמצעות קישור, תשלומים ומה חייבים לך.",
    keywords: "חשבון חלקי, חיוב, חשבונית, עיכבון, כתב כמויות, חייבים, גיול חובות, תשלומים",
  },
  jobBilling: {
    title: "חיוב של פרויקט",
    description: "פרויקט אחד: החוזה, החשבונות לתשלום, התשלומים, ומה שחויב מול מה שנצבר.",
  },
  payApplication: {
    title: "חשבון לתשלום",
    description: "חשבון אחד: הסעיפים, תשעת הסכומים, האישור והתשלומים.",
  },
  sharedPayApplication: {
    title: "חשבון לאישור",
    description: "חשבון לתשלום לאישור או להחזרה בשם מוקלד, בלי חשבון משתמש.",
  },
  jobInvoices: {
    title: "חשבוניות של פרויקט",
    description: "אילו שעות וקבלות של הפרויקט אפשר לחייב, והחשבוניות שהופקו.",
  },
  invoice: {
    title: "חשבונית",
    description: "חשבונית אחת: השורות עם השעות והקבלות שמאחוריהן, הסכומים והתשלומים.",
  },
  paymentReminders: {
    title: "תזכורות תשלום",
    description: "מה באיחור, המכתב שיש לשלוח כעת, וימי הסולם.",
  },
  paymentReminder: {
    title: "תזכורת תשלום",
    description: "סכום אחד באיחור: המכתב שלו בשלוש שפות, מה נשלח, ואם הוא בהמתנה.",
  },
  ledgerExport: {
    title: "ייצוא להנהלת חשבונות",
    description: "חשבוניות, תשלומים וקבלות של תקופה כקובץ IIF או CSV, עם שמות החשבונות שלך.",
  },
  sharedInvoice: {
    title: "חשבונית לאישור",
    description: "חשבונית לאישור או לשאלה בשם מוקלד, בלי חשבון משתמש.",
  },
} satisfies Translation<typeof en>;
