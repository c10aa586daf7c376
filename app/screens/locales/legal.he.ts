import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./legal.en.ts";

const he: Translation<typeof en> = {
  legal: {
    title: "משפטי",
    description: "תנאי השימוש, מדיניות הפרטיות והודעת זכויות היוצרים.",
    keywords:
      "תקנון, תנאים, תנאי שימוש, פרטיות, מדיניות, מידע אישי, עוגיות, זכויות יוצרים, אחריות, רישיון, האותיות הקטנות",
  },
  legalRequest: {
    title: "פנייה למפעיל",
    description: "לבקש את הנתונים שלכם, מחיקה או הסרה, ולראות איפה זה עומד.",
  },
  requests: {
    title: "פניות",
    description: "פניות לעיון, למחיקה ולהסרה, לפי המועד האחרון.",
  },
};

export default he;
