import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./home-design.en.ts";

export default {
  aiHomeDesign: {
    title: "תכנון בית עם AI",
    description: "מרשימת חדרים ומגרש לתוכניות עם מידות, בדיקה מול התקן וטווח עלות.",
    keywords:
      "תוכנית בית, תוכנית קומה, תכנון, בית, חדרים, חדרי שינה, מגרש, קו בניין, אדריכל, שרטוט, סקיצה, DXF, SVG",
  },
  homePlans: { title: "תוכניות בתים שמורות", description: "התוכניות ששמרתם, עם הגרסאות שלהן." },
  sharedHomePlan: { title: "תוכנית בית", description: "תוכנית שמישהו משתף אתכם בה." },
} satisfies Translation<typeof en>;
