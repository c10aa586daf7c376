import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./professional-directory.en.ts";

export default {
  professionalDirectory: {
    title: "מדריך אנשי המקצוע",
    description:
      "חברות מכל מקצוע לפי עובדות: רישיונות וביטוח עם היום שבו נראו, ביקורות רק על עבודה שהייתה, שפות באתר, ונוסחת הסדר גלויה. אי אפשר לשלם על מקום.",
    keywords: "קבלן, קבלן משנה, מקצוע, רישיון, ביטוח, ביקורות, איתור חברה, קרוב, חירום, שפות באתר",
  },
  pro: { title: "חברה", description: "חברה אחת: מקצועות, רישיונות, ביטוח, ביקורות ואיך מגיעים אליה." },
  proForm: { title: "דף של חברה במדריך", description: "כתיבה או שינוי של דף חברה." },
  proCompare: { title: "חברות זו מול זו", description: "עד ארבע חברות עם אותן עובדות בטבלה אחת." },
  reviewReports: { title: "ביקורות שדווחו", description: "ביקורות שמישהו דיווח עליהן, ומה הוחלט." },
} satisfies Translation<typeof en>;
