import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./general.en.ts";

const he: Translation<typeof en> = {
  home: {
    title: "דף הבית",
    description:
      "התשתית הדיגיטלית של הבנייה המודרנית: שואלים את ג'ו על תקנות וחומרים, וקונים תבניות, מדריכים וציוד.",
    keywords: "ראשי, עמוד הבית, התחלה, פתיחה, סקירה, ברוכים הבאים",
  },
  services: {
    title: "שירותים",
    description: "כל הגיליונות בסט, לפי תחום, עם חיפוש.",
    keywords:
      "אינדקס, מפתח, רשימת גיליונות, תוכניות, כל הדפים, הכול, תוכן עניינים, מפת אתר, חיפוש, תפריט, שרותים",
  },
  tools: {
    title: "כלים",
    description: "המקום לברר: שואלים, מחפשים, בודקים.",
    keywords: "אפליקציות, ארגז כלים, חישוב, לחשב, מכשירים, עזרים, יישומים",
  },
  membership: {
    title: "מנוי",
    description: "שלושה מסלולים, מה כולל כל אחד ומה מחירו.",
    keywords:
      "מנויים, מסלולים, חבילות, מחיר, מחירון, עלות, כמה עולה, תשלום, חודשי, שדרוג, צוות, משתמשים, חינם, הרשמה, הצטרפות, חברות, Builder, Pro, Enterprise",
  },
  kit: {
    title: "ערכת ממשק",
    description: "כל רכיב שממנו בנויים הדפים, בכל המצבים.",
  },
};

export default he;
