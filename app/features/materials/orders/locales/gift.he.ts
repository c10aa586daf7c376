import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./gift.en.ts";

export default {
  title: "מתנה בשביל {{name}}",
  from: "מאת {{email}}",
  parcel: "היא מגיעה בחבילה לכתובת שנמסרה.",
  withdrawn: "המתנה נלקחה חזרה: ההזמנה בוטלה או שהכסף הוחזר.",
  taken: "המתנה כבר נלקחה, לספרייה אחרת.",
  mine: "היא שלך",
  library: "אל הספרייה",
  takeText: "מה שקוראים, ממלאים ומורידים נפתח בספרייה שלך. אפשר לקחת עד {{day}}, פעם אחת.",
  guest: "לא צריך חשבון. בלי חשבון המתנה נשארת בדפדפן הזה, ועוברת לחשבון בכניסה.",
  take: "לקחת את המתנה",
  errors: {
    summary: "יש בעיה",
    form: "הטופס לא היה שלם. נא לשלוח שוב.",
    taken: "מישהו אחר כבר לקח את המתנה.",
    over: "אי אפשר עוד לקחת את המתנה.",
  },
  toasts: { giftTaken: "המתנה שלך" },
} satisfies Translation<typeof en>;
