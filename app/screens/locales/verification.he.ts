import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./verification.en.ts";

export default {
  verification: {
    title: "אימות החברה",
    description: "חברה נותנת לבדוק את הרישום, הרישיון והביטוח שלה, ומציגה תג עם תאריכים.",
    keywords: "אימות, תג, קבלן מאומת, בדיקת רקע, הוכחת רישיון, ממליצים",
  },
  verificationCase: {
    title: "תיק אימות",
    description: "הראיות של חברה אחת, מה מצא הבודק, ותורו של מי.",
  },
  badge: {
    title: "תג",
    description: "מה נבדק אצל חברה, מתי ועד מתי.",
  },
  badgeFrame: {
    title: "תג בתוך דף",
    description: "התג של חברה באתר שלה.",
  },
  adminVerifications: {
    title: "אימותים לבדיקה",
    description: "תיקים שמחכים לבודק, ותגים בתוקף.",
  },
  contractorVerification: {
    title: "בדיקת קבלן",
    description: "בעל בית בודק קבלן אחד וחוזה אחד לפני שמשלמים: רישיון, ביטוח, מקדמה, סעיפים.",
    keywords: "בדיקת קבלן, אימות קבלן, תקרת מקדמה, בעל בית, סעיפי חוזה, שעבוד, האם הקבלן מורשה",
  },
  contractorReport: { title: "דוח על קבלן", description: "מה נמצא על קבלן אחד ועל חוזה אחד, ומה מדבר נגד." },
  contractorPaper: { title: "מסמך שביקשו", description: "מה שלקוח מבקש מקבלן לפני החתימה." },
  sharedReference: {
    title: "המלצה על חברה",
    description: "ארבע שאלות על חברה, ומי שהיא עבדה אצלו עונה עליהן פעם אחת.",
  },
} satisfies Translation<typeof en>;
