import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./permits.en.ts";

export default {
  permitTracking: {
    title: "מעקב היתרים",
    description:
      "היתרים של כל רשות ברשימה אחת: מצב, מסמכים, ביקורות וביקורות חוזרות, היום האחרון עם תזכורות ודף למפקח.",
    keywords: "היתר בנייה, רשות מקומית, ביקורת, ביקורת חוזרת, תיקונים, פקיעה, בדיקת תוכניות, סוג בקשה",
  },
  permit: {
    title: "היתר",
    description: "היתר אחד: המצב, המסמכים, הביקורות, היומן, הקבצים והיום האחרון.",
  },
  sharedPermit: {
    title: "היתר בקישור",
    description: "היתר למי שהקישור בידו: המזמין קורא, המפקח רושם תוצאה.",
  },
  permitWizard: {
    title: "איזה היתר דרוש לי?",
    description:
      "עונים על שלוש שאלות ורואים אילו בקשות להגיש, מה לצרף, אילו ביקורות יבואו ומה אולי תעלה האגרה.",
    keywords: "אשף היתרים, סוג בקשה, אגרת היתר, שווי עבודה, בדיקת תוכניות, עבודה פטורה",
  },
  permitFiles: {
    title: "קובץ של היתר",
    description: "הוספת כרטיס היתר, תוכנית מאושרת או מכתב להיתר.",
  },
} satisfies Translation<typeof en>;
