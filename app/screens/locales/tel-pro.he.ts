import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./tel-pro.en.ts";

export default {
  telPro: {
    title: "דלפק טלפון",
    description: "שיחות שנרשמות, ושחוזרים אליהן בסדר הנכון.",
    keywords: "טלפון, שיחות, לחזור למתקשר, שיחה שלא נענתה, קבלת שיחות, מזכירות, Tel-Pro",
  },
  call: { title: "שיחה", description: "מי שהתקשר, ומה יוצא מזה." },
  callScript: { title: "תסריט שיחה", description: "מה שואלים בזמן שיחה." },
  callHours: { title: "שעות הטלפון", description: "מתי החברה עונה, והעמוד לפונים." },
  requestACall: {
    title: "לבקש שיתקשרו",
    description: "עמוד של חברה: כתבו במה מדובר ומתי נוח לכם.",
  },
} satisfies Translation<typeof en>;
