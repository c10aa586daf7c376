import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./proposals.en.ts";

export default {
  proposalBuilder: {
    title: "הצעות ללקוח",
    description: "הפכו אומדן להצעה שהלקוח קורא, בוחר בה ומאשר בטלפון, בלי חשבון.",
    keywords: "הצעת מחיר, הצעה ללקוח, אפשרויות, אבני דרך לתשלום, מקדמה, חתימה, חוזה, היקף עבודה",
  },
  proposal: {
    title: "הצעת מחיר",
    description: "הצעה אחת: היקף, אפשרויות ותשלומים, מה נשלח ומי אישר.",
  },
  sharedProposal: {
    title: "הצעת מחיר לאישור",
    description: "הצעה שבוחרים בה, שואלים עליה ומאשרים או דוחים בשם מודפס.",
  },
  proposalCertificate: {
    title: "אישור קבלת הצעה",
    description: "בדיקה לפי טביעת הגיבוב: מי אישר איזו הצעה, מתי ובאיזה מחיר.",
  },
  scheduleOfValues: {
    title: "פירוט החוזה לחיוב",
    description: "החוזה של עבודה שורה אחר שורה, כפי שנחתם.",
  },
} satisfies Translation<typeof en>;
