import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./morning-brief.en.ts";

export default {
  jobSiteIntelligence: {
    title: "בינה לאתר הבנייה",
    description:
      "תדרוך הבוקר של אתר: מה יכאב היום ולמה, מתוך ההיתרים, הליקויים, לוח הזמנים, השעות, התדריכים ומזג האוויר שלכם; לכל ממצא המספרים שלו וכפתור.",
    keywords: "תדרוך בוקר, תדרוך יומי, סיכונים באתר, מה דורש טיפול היום, מנהל עבודה, ניקוד סיכון",
  },
  sharedSiteBrief: {
    title: "תדרוך בוקר של אתר",
    description: "תדרוך הבוקר של אתר אחד, למי שמחזיק בקישור.",
  },
} satisfies Translation<typeof en>;
