import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./champions.en.ts";

export default {
  champions: {
    title: "אלופים",
    description:
      "מי הופך אתרים לבטוחים וטובים יותר ברבעון הזה, לפי הרישומים בלבד: טבלאות עם כללים גלויים, מועמדויות וקול אחד לכל אחד.",
    keywords: "אלופים, הוקרה, פרסים, דירוג, פרס בטיחות, מועמדות, נקודות",
  },
  championRules: { title: "כללי האלופים", description: "מה נספר, כמה, ואיך נבחרים אלופים." },
  championNomination: { title: "מועמדות", description: "מי מועמד, למה, ומדוע." },
  championCertificate: { title: "תעודה", description: "תעודה של אלוף, להדפסה." },
  nominate: { title: "הגשת מועמדות", description: "אמרו מי ראוי להיות אלוף הרבעון, ולמה." },
  championStanding: { title: "ההוקרה שלי", description: "מה נספר לזכותכם, שורה אחר שורה." },
  championShortlist: { title: "רשימת המועמדים הסופית", description: "מועמדויות שמישהו תמך בהן." },
} satisfies Translation<typeof en>;
