import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./shared-drawing.en.ts";

export default {
  from: "מאת",
  for: "עבור",
  until: "פתוח עד {{date}}",
  picture: "התוכנית המשותפת; לחיצה פותחת אותה לבדה",
  read: "מה שנקרא בתוכנית",
  said: "מה שאמרת",
  decisions: { approved: "אושר", changes: "נדרשים שינויים", none: "רק הערה" },
  answer: {
    title: "התשובה שלך",
    decision: "החלטה",
    text: "הערה",
    textHint: "{{name}} קורא אותה. אם נדרשים שינויים, כותבים אילו.",
    name: "שמך בכתב ברור",
    nameHint: "שם פרטי ושם משפחה. הוא נשמר עם התשובה.",
    submit: "שליחת התשובה",
  },
  errors: {
    summary: "יש בעיה",
    form: "הטופס הגיע חסר. יש לשלוח אותו שוב.",
    decision: "יש לבחור החלטה",
    text: "יש לכתוב הערה או לאשר",
    long: "בהערה יש לכל היותר 2,000 תווים",
    name: "יש להקליד את שמך",
    nameLong: "בשם יש לכל היותר 80 תווים",
    full: "הקישור הזה כבר לא מקבל תשובות. אפשר לבקש חדש.",
  },
  toasts: { sharedAnswerSent: "נשלח. תודה." },
} satisfies Translation<typeof en>;
