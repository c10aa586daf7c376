import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./license-checker.en.ts";

export default {
  licenseChecker: {
    title: "בודק רישיונות קבלן",
    description:
      "רשות הרישוי של כל מדינה בארה״ב עם האתר הרשמי, צורת המספרים והסיווגים; רשמו מה נאמר ברישום וראו מה זה אומר.",
    keywords:
      "רישיון, רישיון קבלן, בדיקה, רשות, רישום, מספר רישיון, ערבות, ביטוח תאונות עבודה, פג תוקף, מושעה, סיווג",
  },
  licenseCheck: {
    title: "בדיקה של רישיון",
    description: "מה נאמר ברישום הרשמי ביום מסוים, מה זה אומר על העבודה, והאישור להדפסה.",
  },
  licenseEvidence: {
    title: "ראיה לבדיקה של רישיון",
    description: "תמונה או PDF של הרישום הרשמי, שנשמרים עם הבדיקה.",
  },
  licenseLists: {
    title: "רשימות רישיונות ציבוריות",
    description: "רשימה שרשות מפרסמת, שהובאה כקובץ CSV ונבדקת עם המקור והיום שלה.",
  },
} satisfies Translation<typeof en>;
