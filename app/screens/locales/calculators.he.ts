import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./calculators.en.ts";

export default {
  calculators: {
    title: "מחשבונים",
    description:
      "מחשבונים לבטון, שלד, מדרגות, גגות, חשמל, בטיחות ועוד: כל שלב עם המספרים, המקור ושרטוט, במטרים או ברגל ואינץ׳.",
    keywords: "מחשבון, בטון, קוב, שקים, ברזל, זיון, מדרגות, גג, מפל מתח, עץ, תעלה, קורה",
  },
  savedCalculations: {
    title: "חישובים שמורים",
    description: "החישובים שאתם שומרים, לפי אתר, עם מה שהוזן ומה שיצא, לפתיחה חוזרת ולהדפסה.",
    keywords: "חישובים שמורים, תוצאות, רשימות מידות, חישובי אתר, הדפסה",
  },
  calculator: {
    title: "מחשבון",
    description: "חישוב אחד עם כל שלב, המקורות ושרטוט עם מידות.",
  },
} satisfies Translation<typeof en>;
