import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./back-office.en.ts";

export default {
  financialAdminServices: {
    title: "המשרד האחורי",
    description: "קבלות וחשבונות מהתמונה ועד עלויות העבודה: מסווגים, מאושרים, ואף אחד לא פעמיים.",
    keywords: "משרד, קבלות, חשבונות, הוצאות, הנהלת חשבונות, ספקים, סעיפים תקציביים",
  },
  deskItem: {
    title: "מסמך",
    description: "קבלה או חשבון אחד: התמונה, הסעיף והצעד הבא.",
    keywords: "קבלה, חשבון",
  },
} satisfies Translation<typeof en>;
