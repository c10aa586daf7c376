import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./constructor-lodging.en.ts";

export default {
  constructorLodging: {
    title: "לינה לצוותים",
    description: "מיטות לצוות ליד האתר: העלות המלאה עם הדרך לעבודה, שיבוץ מיטות ומחיר שתקף עד הלילה האחרון.",
    keywords: "מגורי עובדים, לינת צוות, דיור לפועלים, מוטל, שהייה ארוכה, אש״ל, אכסון, בית לצוות",
  },
  crewHouse: {
    title: "בית לצוות",
    description: "כמה בית עולה לצוות, המיטות הפנויות והכללים.",
  },
  listLodging: {
    title: "פרסום בית",
    description: "הבתים שלכם לצוותים, וטופס לבית נוסף.",
  },
  crewStays: {
    title: "שהיות של צוותים",
    description: "שהיות של הצוותים שלכם ובבתים שלכם.",
  },
} satisfies Translation<typeof en>;
