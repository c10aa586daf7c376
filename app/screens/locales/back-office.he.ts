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
  lienWaivers: {
    title: "כתבי ויתור על שעבוד",
    description: "כתבי ויתור על שעבוד שנחתמים בקישור, ואף אחד מהם ללא תנאי לפני שהכסף נפרע.",
    keywords: "כתב ויתור, שעבוד, ויתור בתנאי, ויתור ללא תנאי, תשלום חלקי, תשלום סופי",
  },
  lienWaiver: {
    title: "כתב ויתור על שעבוד",
    description: "כתב ויתור אחד: מה כתוב בו, מי חותם ועל איזה תשלום הוא נשען.",
    keywords: "כתב ויתור",
  },
  sharedLienWaiver: {
    title: "כתב ויתור לחתימה",
    description: "כתב ויתור אחד לקריאה ולחתימה בלי חשבון.",
  },
  lienClocks: {
    title: "מועדי הודעה ושעבוד",
    description: "עד מתי שולחים את ההודעה ורושמים את השעבוד, מהיום הראשון ומהיום האחרון של העבודה.",
    keywords: "הודעה מקדימה, מועד שעבוד, הודעה לבעל הנכס, שעבוד קבלנים",
  },
  vendorTax: {
    title: "רשימת W-9 ו-1099",
    description: "למי שולם כמה בשנה, על מי מדווחים ושל מי חסר W-9.",
    keywords: "w-9, w9, 1099, 1099-nec, מספר מס, תשלומים לקבלני משנה",
  },
  monthEnd: {
    title: "סגירת חודש",
    description: "מה עוד פתוח בסוף החודש, מה נבדק, והסגירה.",
    keywords: "סגירת חודש, רשימת סגירה, התאמות",
  },
  askBookkeeper: {
    title: "שאלה למנהל החשבונות",
    description: "שאלות על מסמכים ועל סגירת חודש, שמנהל החשבונות עונה עליהן דרך קישור.",
    keywords: "מנהל חשבונות, רואה חשבון, קידוד קבלות, שאלות סגירה",
  },
  sharedBookkeeper: {
    title: "שאלה אליכם על החשבונות",
    description: "שאלה אחת עם המסמכים שלה, לקריאה ולמענה בלי חשבון.",
  },
} satisfies Translation<typeof en>;
