import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./financing.en.ts";

export default {
  financing: {
    title: "מימון",
    description:
      "כמה באמת עולים הלוואה, ליסינג, מסגרת אשראי, ניכיון או מקדמה: תשלומים עד הסנט והריבית השנתית האמיתית.",
    keywords: "מימון, הלוואה, ליסינג, ריבית, APR, לוח סילוקין, ניכיון, מסגרת אשראי, מקדמת מזומן, תשלומים",
  },
  financingSchedule: {
    title: "לוח תשלומים של מימון",
    description: "כל תשלום עם הריבית, הקרן והיתרה.",
    keywords: "לוח סילוקין, תשלומים",
  },
  financingCompare: {
    title: "השוואת מימון",
    description: "עד ארבע דרכים לממן את אותו הדבר, זו לצד זו.",
    keywords: "השוואה, הלוואות, ליסינג, APR",
  },
  debtCapacity: {
    title: "כמה חוב אפשר לשאת",
    description: "ההלוואה הגדולה ביותר להכנסה של שנה לפי יחס הכיסוי שהמלווה דורש.",
    keywords: "יחס כיסוי, DSCR, כושר החזר, הלוואה",
  },
  buyLeaseRent: {
    title: "לקנות, ליסינג או לשכור",
    description: "מכונה בקנייה, בליסינג או בשכירות לאורך אותם חודשים, ומתי כבר לא כדאי לשכור.",
    keywords: "קנייה, ליסינג, שכירות, ציוד, מכונה, נקודת איזון",
  },
  savedFinancing: {
    title: "תרחישי מימון שמורים",
    description: "תרחישי מימון שנשמרו בשם: שינוי שם, הסרה ושיתוף בקישור.",
    keywords: "מימון, שמורים, תרחישים",
  },
  sharedFinancingScenario: {
    title: "תרחיש מימון",
    description: "תרחיש מימון ששותף איתך.",
    keywords: "מימון, תרחיש",
  },
  financingApplications: {
    title: "בקשות מימון",
    description: "בקשות למלווים שבוחרים: מסמכים, קישורים והצעות עם הריבית השנתית האמיתית.",
    keywords: "מימון, בקשה, מלווים, הצעות",
  },
  sharedFinancingApplication: {
    title: "בקשת מימון",
    description: "בקשה שעסק שלח אליך לקבלת הצעה.",
    keywords: "מימון, בקשה, הצעה",
  },
} satisfies Translation<typeof en>;
