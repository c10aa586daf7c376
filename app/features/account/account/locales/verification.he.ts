import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./verification.en.ts";

export default {
  title: "רמת אימות",
  level: "רמה {{level}} מתוך {{most}}",
  levels: {
    none: {
      name: "לא מאומת",
      why: "עדיין לא הוכח שמי שפתח את החשבון קורא את הדואר בכתובת הזאת.",
      next: "לאישור הכתובת",
    },
    address: {
      name: "הכתובת אושרה",
      why: "מי שפתח את החשבון קורא את הדואר בכתובת שלו.",
      next: "להגדרת שלב שני",
    },
    secondStep: {
      name: "כתובת ושלב שני",
      why: "הכתובת אושרה, ואי אפשר להיכנס רק עם סיסמה או עם קוד שנשלח בדואר.",
    },
  },
  limits: "הרמה אינה אומרת דבר על החברה, על הרישיון שלה או על הביטוח שלה.",
} satisfies Translation<typeof en>;
