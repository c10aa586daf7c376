import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./community.en.ts";

export default {
  community: {
    title: "קהילה",
    description:
      "שאלות מהשטח ותשובות של מי שכבר עשו את זה: שנים עשר מדורים לפי מקצוע ונושא, תשובות שהתקבלו, חיפוש ומה שעוד לא נענה.",
    keywords:
      "פורום, שאלה, תשובה, דיון, לשאול, מקצועות, עצה, עזרה, בלי תשובה, בטון, שלד, חשמל, אינסטלציה, מבקר",
  },
  communitySpace: {
    title: "מדור בקהילה",
    description: "השרשורים של מדור אחד בקהילה.",
  },
  communityThread: {
    title: "שרשור בקהילה",
    description: "שאלה והתשובות שלה.",
  },
  communityAsk: { title: "לשאול את הקהילה", description: "לשאול, לדון או להראות עבודה." },
  communityRules: {
    title: "כללי הקהילה",
    description: "איך סופרים אמון, במה מטפלים ויומן של מה שנעשה.",
  },
  communityQueue: {
    title: "קהילה: מה ממתין",
    description: "הודעות שדווחו והודעות ממתינות, למנהלי המערכת.",
  },
} satisfies Translation<typeof en>;
