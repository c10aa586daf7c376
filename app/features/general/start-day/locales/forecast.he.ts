import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./forecast.en.ts";

export default {
  title: "לוח זמנים לפי מזג האוויר",
  sample: "תחזית לדוגמה: חמישה ימים קבועים, לא מזג האוויר אצלכם.",
  plan: "תכנון לפי מזג האוויר",
  days: { today: "היום", tomorrow: "מחר", wed: "יום ד׳", thu: "יום ה׳", fri: "יום ו׳" },
  conditions: { sunny: "בהיר", "partly-cloudy": "מעונן חלקית", rainy: "גשום", snowy: "מושלג" },
  suitability: {
    good: "טוב לעבודה",
    reschedule: "לדחות עבודות חוץ",
    unsuitable: "לא מתאים לעבודה",
    check: "לבדוק את התחזית",
  },
} satisfies Translation<typeof en>;
