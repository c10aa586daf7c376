import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./rfis.en.ts";

export default {
  rfis: {
    title: "שאלות למתכנן",
    description: "שואלים מה שהתוכניות משאירות פתוח, ומקבלים תשובה בקישור, עם תאריך.",
    keywords: "rfi, שאלה למתכנן, בקשת מידע, הבהרה, שאלות לאדריכל, סתירה בתוכניות",
  },
  rfi: {
    title: "שאלה למתכנן",
    description: "שאלה אחת של פרויקט: מה שואלים, עד מתי, תורו של מי, ומה התשובה.",
  },
  sharedRfi: {
    title: "שאלה שמחכה לתשובה",
    description: "שאלה אחת שעונים עליה בלי חשבון, עם סקיצה או מסמך.",
  },
} satisfies Translation<typeof en>;
