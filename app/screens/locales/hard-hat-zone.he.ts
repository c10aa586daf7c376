import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./hard-hat-zone.en.ts";

export default {
  hardHatZone: {
    title: "אזור קסדה",
    description:
      "שישה כפתורים גדולים למי שעובד עם כפפות ובלי חשבון: שעון, משימות, תדריך, סכנה, מנהל העבודה, כרטיס חירום.",
    keywords:
      "צוות, שטח, עובד, כפפות, כניסה, משימות, תדריך, סכנה, מנהל עבודה, חירום, נקודת כינוס, ציוד מגן, תודה",
  },
  sharedHardHat: { title: "דף הצוות", description: "כל מה שעובד צריך, בלי חשבון." },
} satisfies Translation<typeof en>;
