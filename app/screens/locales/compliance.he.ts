import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./compliance.en.ts";

export default {
  compliance: {
    title: "מעקב אישורים",
    description:
      "מי רשאי להיות היום באתר: אישורי ביטוח, רישיונות ומסמכים של כל חברה, עובד ומכונה, בבדיקה שדה אחר שדה, עם ויתורים, דף לשער ותזכורות.",
    keywords:
      "אישור קיום ביטוחים, מבוטח נוסף, CG 20 10, CG 20 37, נפגעי עבודה, W9, רישיון, ויתור, שער, קבלן משנה",
  },
  complianceSubject: {
    title: "האישורים של אחד",
    description: "מה נדרש מחברה, מעובד, ממכונה או מפרויקט, ומה חסר.",
  },
  complianceItem: { title: "דרישה אחת", description: "דרישה עם האסמכתה, הבדיקה והוויתור שלה." },
  complianceGate: { title: "שער", description: "מי רשאי להיכנס היום, ולמי חסר דבר מה." },
  sharedComplianceSubject: {
    title: "מסמכים בקישור",
    description: "מה יש לשלוח לפני שנכנסים לאתר, למי שהקישור בידו.",
  },
  sharedComplianceGate: { title: "שער בקישור", description: "מי רשאי להיכנס היום, למי שעומד בשער." },
} satisfies Translation<typeof en>;
