import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./taxes.en.ts";

export default {
  lead: "מדינה מופיעה ברשימה כשהמוכר רשום לגבות בה. איפה שאין רישום, לא נגבה מס מכירה.",
  caption: "מס מכירה לפי מדינה",
  region: "מדינה",
  rate: "אחוז",
  digital: "גם על קבצים",
  yes: "כן",
  no: "לא",
  empty: "אין מדינות ברשימה",
  emptyText: "באף הזמנה לא נגבה מס מכירה.",
  change: "להוסיף או לשנות מדינה",
  rateHint: "למשל 8.25. נגבה רק זה; הוסיפו את מה שמחוזות וערים דורשים.",
  choose: "בחרו מדינה",
  save: "לשמור",
  remove: "להסיר את המדינה",
  errors: {
    summary: "יש בעיה",
    form: "הטופס לא היה שלם. נא לשלוח שוב.",
    region: "בחרו מדינה",
    rate: "הקלידו אחוז בין 0 ל-25 עם ארבע ספרות לכל היותר אחרי הנקודה, למשל 8.25",
  },
  toasts: {
    taxSaved: "נשמר. הזמנות מעכשיו הן עם המס הזה.",
    taxRemoved: "כבר לא נגבה שם מס מכירה.",
  },
} satisfies Translation<typeof en>;
