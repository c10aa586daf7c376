import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./crm.en.ts";

export default {
  crmDashboard: {
    title: "עסקאות",
    description: "כל עסקה פתוחה עם הפעולה הבאה שלה, מי שפנה ומה לטיפול היום.",
    keywords: "crm, לקוחות, פניות, צנרת מכירות, מעקב, מכירות",
  },
  dealNew: { title: "עסקה חדשה", description: "עבודה שאולי תגיע.", keywords: "עסקה חדשה" },
  deal: { title: "עסקה", description: "עסקה אחת, הפעולה הבאה שלה ומה שקרה בה.", keywords: "עסקה" },
  crmContacts: { title: "אנשי קשר", description: "לקוחות וחברות.", keywords: "אנשי קשר" },
  crmContact: { title: "איש קשר", description: "איש קשר אחד והעסקאות שלו.", keywords: "איש קשר" },
  crmMerge: { title: "מיזוג שני אנשי קשר", description: "משניים נעשה אחד.", keywords: "מיזוג, כפילויות" },
  crmImport: {
    title: "ייבוא אנשי קשר",
    description: "קורא אנשי קשר מקובץ CSV.",
    keywords: "ייבוא, csv",
  },
  crmReport: {
    title: "נתוני עסקאות",
    description: "תחזית, שיעורי זכייה, סיבות להפסד ונורמות של השלבים.",
    keywords: "תחזית, שיעור זכייה",
  },
} satisfies Translation<typeof en>;
