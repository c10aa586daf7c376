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
  sharedReference: {
    title: "המלצה על חברה",
    description: "ארבע שאלות על חברה, ומי שהיא עבדה אצלו עונה עליהן פעם אחת.",
  },
} satisfies Translation<typeof en>;
