import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./change-orders.en.ts";

export default {
  changeOrders: {
    title: "הוראות שינוי",
    description: "מתמחרים שינוי, שולחים בקישור ומקבלים אישור בשם מודפס לפני שבונים.",
    keywords: "הוראת שינוי, תוספת לחוזה, עבודות נוספות, חריגים, שינוי בחוזה",
  },
  changeOrder: {
    title: "הוראת שינוי",
    description: "שינוי אחד: השורות והסכום, הימים, מה נשלח ומי אישר.",
  },
  sharedChangeOrder: {
    title: "הוראת שינוי לאישור",
    description: "שינוי אחד שמאשרים או דוחים בשם מודפס, בלי חשבון.",
  },
} satisfies Translation<typeof en>;
