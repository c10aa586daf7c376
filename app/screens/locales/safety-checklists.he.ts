import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./safety-checklists.en.ts";

export default {
  safetyChecklists: {
    title: "רשימות בטיחות",
    description:
      "ארבע עשרה בדיקות עם סעיף התקנה לכל פריט; שלושה לחצנים לפריט, תמונות, פעולות עם אחראי ותאריך, ורשומה חתומה להדפסה.",
    keywords:
      "בטיחות, רשימת בדיקה, ביקורת, פיגום, סולם, תעלה, חפירה, נפילה מגובה, עגורן, מלגזה, עבודה חמה, סיליקה, עומס חום, ציוד מגן, OSHA, 1926",
  },
  checklist: { title: "רשימת בדיקה", description: "מה הרשימה שואלת, דף ריק להדפסה וקוד QR." },
  checklistRun: { title: "בדיקה", description: "בדיקה אחת: תשובות, תמונות וחתימה." },
  checklistPhoto: { title: "תמונה של פריט", description: "תמונה לפריט אחד של הבדיקה." },
  checklistImport: { title: "רשימה משלכם", description: "רשימת בדיקה מתוך קובץ CSV." },
  checklistBuild: {
    title: "בניית רשימת בדיקה",
    description: "רשימה משלכם, שמתחילה בדף או כהעתק של אחרת.",
  },
  checklistDraft: {
    title: "רשימת בדיקה בכתיבה",
    description: "החלקים והפריטים שלה, מה חסר והכפתור שמפרסם אותה.",
  },
  checklistAction: {
    title: "פעולה מתקנת",
    description: "מה שהבדיקה ביקשה לתקן, וההוכחה שזה נעשה.",
  },
  sharedChecklistAction: { title: "משהו לתקן", description: "מה צריך לעשות, למי שקיבל את הקישור." },
} satisfies Translation<typeof en>;
