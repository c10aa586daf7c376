import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./construction-lingo.en.ts";

export default {
  constructionLingo: {
    title: "מילון הבנייה",
    description:
      "מילות המקצוע באנגלית, בספרדית ובעברית: משמעות, שמות אזוריים, איך הצוות אומר אותן, וכרטיסיות ללימוד.",
    keywords: "מילון, מונחים, מילים, אוצר מילים, סלנג, ז'רגון, תרגום, אנגלית, ספרדית, מה זה אומר, הגייה",
  },
  term: { title: "מונח מהמילון", description: "מה אומרת מילה מהמקצוע, ואיך קוראים לה במקומות אחרים." },
  lingoCards: {
    title: "כרטיסיות מילים",
    description: "כרטיסיות של מילות המקצוע בשלוש שפות, שחוזרות רגע לפני ששוכחים.",
    keywords: "כרטיסיות, ללמוד, תרגול, אוצר מילים, אנגלית, ספרדית, עברית, חזרה, זיכרון",
  },
  lingoQuiz: {
    title: "חידון מילים",
    description: "עשר מילים בשפה אחרת; מה שפספסתם חוזר בכרטיסיות.",
    keywords: "חידון, מבחן, מילים, אוצר מילים, ניקוד, אנגלית, ספרדית, עברית, תרגול",
  },
  suggestedTerms: {
    title: "מילים שהוצעו",
    description: "מילים שחסרות לקוראים במילון, לקבלה או לדחייה.",
  },
} satisfies Translation<typeof en>;
