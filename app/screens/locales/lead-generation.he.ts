import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./lead-generation.en.ts";

export default {
  leadGeneration: {
    title: "פניות הוגנות",
    description:
      "מפרסמים עבודה פעם אחת: לכל היותר שלושה בעלי מקצוע מקבלים אותה, אתם קובעים כמה, כולם רואים את המספר ואיש אינו משלם.",
    keywords: "פניות, קבלן, בעלי מקצוע, לשכור, בעל בית, עבודה, הצעות מחיר",
  },
  lead: {
    title: "פנייה",
    description: "פנייה אחת ובעלי המקצוע שקיבלו אותה.",
    keywords: "פנייה, בעלי מקצוע",
  },
  openLeads: {
    title: "עבודות מתאימות",
    description: "עבודות שמתאימות לתחומים, לאזור ולרישיון שלכם, עם הציון וחלקיו.",
    keywords: "פניות, עבודות, בעלי מקצוע",
  },
  sharedLead: {
    title: "הפנייה שלכם",
    description: "הפנייה שלכם, דרך הקישור שנשלח אליכם.",
    keywords: "פנייה",
  },
  leadReports: {
    title: "דיווחים על פניות פסולות",
    description: "מה שבעלי מקצוע אומרים שאינו פנייה, עם מה שמראה זאת.",
    keywords: "דיווחים, פניות",
  },
} satisfies Translation<typeof en>;
