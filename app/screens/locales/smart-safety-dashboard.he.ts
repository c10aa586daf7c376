import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./smart-safety-dashboard.en.ts";

export default {
  smartSafetyDashboard: {
    title: "לוח בטיחות",
    description:
      "דיווח על אירוע כמעט ונפגע בשלושה שדות; TRIR ו־DART עם המספרים שלהם, טופסי OSHA‏ 300 ו־300A מהשורות שלכם, והמועדים של 29 CFR 1904.39.",
    keywords:
      "בטיחות, כמעט ונפגע, כמעט תאונה, תאונת עבודה, TRIR, DART, OSHA 300, 300A, שעות עבודה, מדדים, 29 CFR 1904",
  },
  safetyReport: { title: "דיווח בטיחות", description: "מה קרה, חמש פעמים למה, והמקרה לפי 29 CFR 1904." },
  sharedNearMiss: {
    title: "דיווח על כמעט ונפגע",
    description: "שלושה שדות ותמונה, למי שמחזיק בקישור של אתר.",
  },
  oshaLog: { title: "‏OSHA 300 ו־300A", description: "היומן והסיכום של שנה, להדפסה וכקבצים." },
  safetyObservations: {
    title: "תצפיות בטיחות",
    description: "מה נראה בשטח, בטוח או לא: שלושה שדות ותמונה, בלי שמות, ונספר מתוך הכול.",
  },
  recordability: {
    title: "האם חייבים ברישום?",
    description: "השאלות של 29 CFR 1904 אחת אחת, כל אחת עם הסעיף שלה.",
    keywords: "חובת רישום, OSHA, עזרה ראשונה, 1904.7, ימי היעדרות, עבודה מוגבלת, טיפול רפואי",
  },
} satisfies Translation<typeof en>;
