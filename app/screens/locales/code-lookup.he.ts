import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./code-lookup.en.ts";

export default {
  codeLookup: {
    title: "חיפוש בתקנות",
    description:
      "סעיפים מ-IRC, IBC, NEC, OSHA ו-ADA במילים פשוטות, עם סעיף ומהדורה: חיפוש, בדיקת מידה שלכם, דף להדפסה.",
    keywords: "תקנות בנייה, תקן, סעיף, כלל, דרישה, מותר, מינימום, מקסימום, רשות, מהדורה",
  },
  provision: {
    title: "סעיף בתקנות",
    description: "סעיף אחד במילים פשוטות: מספר, מהדורה, המידות שאפשר להשוות אליהן והמקור.",
  },
  codeSheet: {
    title: "דף תקנות",
    description: "הסעיפים ששמרתם, במלואם ועם ההערות, להדפסה ולמסירה.",
    keywords: "סעיפים שמורים, סימניות, סיכום תקנות, הדפסה, הערות",
  },
} satisfies Translation<typeof en>;
