import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./rental-companies.en.ts";

export default {
  rentalCompanies: {
    title: "חברות השכרה",
    description:
      "מגרשי השכרה והתעריפים שלהם זה מול זה: הובלה, ויתור על נזק, דלק, ניקיון, סופי שבוע ומתי החיוב נפסק, וסל מכונות אחד במחיר של כל מחירון.",
    keywords:
      "חברת השכרה, מגרש, סניף, השכרת ציוד, תעריפים, הובלה, ויתור על נזק, היטל סביבתי, סיום השכרה, במת מספריים, מחפר",
  },
  rentalCompany: {
    title: "חברת השכרה",
    description: "חברת השכרה אחת: המגרשים, המחירון, התנאים ומה שאומרים הלקוחות.",
  },
  rentalCompanyForm: {
    title: "דף של חברה",
    description: "כתיבה או שינוי של דף של חברת השכרה.",
  },
  claims: {
    title: "תביעות בעלות על דפים",
    description: "חברות שאומרות שדף הוא שלהן, עם הראיות שלהן.",
  },
} satisfies Translation<typeof en>;
