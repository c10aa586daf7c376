import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./equipment-marketplace.en.ts";

export default {
  equipmentMarketplace: {
    title: "שוק ציוד יד שנייה",
    description:
      "מכונות משומשות לקנייה ולמכירה: שעות, מסמכים ויומן טיפולים, הצעות והצעות נגדיות, רשימת בדיקה, שטר מכר, לשכור או לקנות.",
    keywords:
      "קנייה, מכירה, יד שנייה, משומש, ציוד, מכונה, הצעה, מחיר, שעות, מספר סידורי, שעבוד, בעלות, שטר מכר, בדיקה, לשכור או לקנות",
  },
  machineForSale: {
    title: "מכונה למכירה",
    description: "מכונה משומשת אחת עם הפרטים שלה, מה אחרים מבקשים וכמה עולה להחזיק בה.",
  },
  sellEquipment: { title: "מכירת ציוד", description: "המכונות שלכם למכירה, וטופס לעוד אחת." },
  machineOffers: {
    title: "הצעות על מכונות",
    description: "מה שהצעתם על מכונות ומה שאחרים הציעו על שלכם, עד שטר המכר.",
  },
  machineReports: {
    title: "מכונות שדווח עליהן",
    description: "מכונות למכירה שדווחו כגנובות או חשודות.",
  },
} satisfies Translation<typeof en>;
