import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./equipment-rental.en.ts";

export default {
  equipmentRental: {
    title: "השכרת ציוד",
    description: "מכונות להשכרה מקבלנים ומחברות השכרה בחיפוש אחד: פנויות בימים שלכם, עם המחיר המלא והמרחק.",
    keywords:
      "השכרה, ציוד, מחפר, מיני מעמיס, במה, מעמיס טלסקופי, גנרטור, הובלה, פיקדון, מחיר ליום, מחיר לשבוע",
  },
  loanClaims: {
    title: "תביעות במחלוקת",
    description: "תביעות נזק שהבעלים והשוכר של מכונה לא הסכימו עליהן.",
  },
  equipmentListing: {
    title: "מכונה להשכרה",
    description: "מכונה אחת עם לוח הזמנים שלה, המחיר לימים שלכם ואיך לבקש אותה.",
  },
  listEquipment: {
    title: "פרסום ציוד",
    description: "המכונות שלכם להשכרה, טופס לעוד אחת, ומה דרוש לקבלנים בקרבתכם.",
  },
  peerToPeerRentals: {
    title: "השכרה בין קבלנים",
    description: "מה שאתם משכירים לקבלנים אחרים ומה שאתם שוכרים מהם, מהבקשה ועד החזרת הפיקדון.",
    keywords: "השאלה, השכרה, בין קבלנים, פיקדון, בקשה, מסירה, החזרה",
  },
} satisfies Translation<typeof en>;
