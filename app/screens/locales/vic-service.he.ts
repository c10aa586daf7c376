import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./vic-service.en.ts";

export default {
  vicService: {
    title: "דלפק שירות VIC",
    description: "מעבירים ניירת, איתור או בדיקה לאנשים: עם זמן מובטח, שעון גלוי, והמהירות האמיתית של הדלפק.",
    keywords: "עזרה, תמיכה, שירות לקוחות, פנייה, קונסיירז׳, דלפק, לדבר עם אדם, יצירת קשר, סיוע",
  },
  vicTicket: { title: "פנייה לדלפק", description: "פנייה אחת עם השעון, התשובות והקבצים שלה." },
  myTickets: { title: "הפניות שלי", description: "מה שהעברתם לדלפק." },
  adminTickets: { title: "הפניות של הדלפק", description: "מה שלקוחות מעבירים לדלפק." },
  sharedTicket: { title: "הפנייה שלכם לדלפק", description: "פנייה אחת למי שיש לו הקישור אליה." },
} satisfies Translation<typeof en>;
