import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./connections.en.ts";

export default {
  contractorConnect: {
    title: "קשרים בין קבלנים",
    description:
      "מי צריך אנשים במקצוע שלכם, באילו ימים ואיפה: בקשות עם תשלום, מסמכים וימים, תשובות עם זמינות ומצב מסמכים, ואף אחד לא משלם על מקום.",
    keywords:
      "צוות, קבלני משנה, דרושים עובדים, נגרים, ידיים עובדות, כוח אדם, חיפוש עבודה, זמינות, קשרים, רשת",
  },
  crewNeed: { title: "בקשה לאנשים", description: "בקשה אחת: מקצוע, ימים, מקום, תשלום ומסמכים." },
  crewNeedForm: { title: "פרסום בקשה", description: "האנשים, הימים, המקום והתשלום שאתם צריכים." },
  connection: {
    title: "קשר",
    description: "קשר אחד לשני אנשיו: הודעות, ימים פנויים ומה שאתם רושמים לעצמכם.",
  },
  connectionReports: { title: "הודעות שדווחו", description: "הודעות שאחד משני אנשים דיווח עליהן." },
  myConnections: { title: "הקשרים שלי", description: "מה פרסמתם, על מה עניתם, ומתי אתם פנויים." },
} satisfies Translation<typeof en>;
