import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./wellness-programs.en.ts";

export default {
  wellnessPrograms: {
    title: "תוכניות רווחה",
    description:
      "תוכנית חום לפי טמפרטורה ולחות להדפסה, ימים קצרים לחדשים, בדיקת שלום אנונימית, מנוחה בין משמרות, ולמי להתקשר.",
    keywords:
      "רווחה, חום, מדד עומס חום, מכת חום, מים, צל, הסתגלות לחום, עייפות, מנוחה, מתיחות, בריאות הנפש, מצב רוח",
  },
  heatPlan: { title: "תוכנית חום", description: "מה האתר עושה נגד החום ביום אחד, בשלוש שפות, להדפסה." },
  sharedCheckIn: { title: "מה שלומך?", description: "בדיקת שלום אנונימית, בלי חשבון." },
} satisfies Translation<typeof en>;
