import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./project-papers.en.ts";

export default {
  projectDocuments: {
    title: "מסמכי הפרויקט",
    description: "תוכניות ומסמכים של פרויקט אחד לפי תיקייה, עם כל גרסה ומי שלח אותה.",
  },
  sharedDocuments: {
    title: "מסמכי הפרויקט בקישור",
    description: "תוכניות ומסמכים של פרויקט אחד, לקריאה ולשליחה בלי חשבון.",
  },
  projectTeam: {
    title: "צוות הפרויקט",
    description: "מי עושה מה בפרויקט אחד, ומה פתוח למי שאין לו חשבון.",
  },
  projectReport: {
    title: "דוח פרויקט",
    description: "יום או שבוע של פרויקט על נייר: צוותים, שעות, עיכובים, מזג אוויר, ליקויים והחותם.",
  },
} satisfies Translation<typeof en>;
