import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./customer-questionnaire.en.ts";

export default {
  customerQuestionnaire: {
    title: "שאלון ללקוח",
    description:
      "שבעה שאלונים לעריכה ולשליחה בקישור או בקוד QR: הלקוח עונה עמוד אחר עמוד, עם תמונות, ורואים מה חסר.",
    keywords: "שאלון, שאלות ללקוח, היקף העבודה, טופס קליטה",
  },
  intakes: {
    title: "תשובות של לקוחות",
    description: "מה שלקוחות ענו, זה לצד זה, עם מידת המוכנות ומה שחסר.",
    keywords: "תשובות, לקוחות",
  },
  sharedIntake: {
    title: "שאלות על העבודה שלכם",
    description: "השאלות של חברה ללקוח שלה, עמוד אחר עמוד.",
    keywords: "שאלות",
  },
} satisfies Translation<typeof en>;
