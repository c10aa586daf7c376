import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./shared-estimate.en.ts";

export default {
  from: "מאת",
  for: "עבור",
  version: "גרסה {{number}} מ־{{date}}",
  loose: "עבודות אחרות",
  section: "יחד",
  subtotal: "סכום ביניים",
  added: "תקורה, מס ורווח",
  total: "סך הכול",
  scope: "היקף העבודה",
  samples: "יש כאן מחירים לדוגמה שאינם הצעה של איש.",
  approved: { title: "אושר", print: "טביעת האצבע של מה שאושר:" },
  approve: {
    title: "אישור האומדן",
    name: "שמך",
    nameHint: "כמו בחתימה. הוא נשמר עם הגרסה, הסכום והמועד.",
    agreed: "קראתי את הגרסה הזאת, ואני מאשר או מאשרת את הסכום שלה",
    submit: "אישור",
  },
  said: "מה נאמר",
  ask: {
    title: "שאלה או בקשת שינוי",
    text: "השאלה, או מה צריך להיות אחרת",
    name: "שמך",
    submit: "שליחה",
  },
  errors: {
    summary: "יש בעיה",
    form: "הטופס הגיע חלקי. נא לשלוח אותו שוב.",
    name: "יש להקליד שם",
    nameLong: "בשם יש לכל היותר 80 תווים",
    agreed: "יש לסמן שהגרסה נקראה ושהסכום מאושר",
    text: "יש לכתוב מה רוצים לדעת או לשנות",
    long: "הטקסט ארוך מדי: לכל היותר 2,000 תווים",
    superseded: "בינתיים יש גרסה חדשה יותר, והיא מוצגת עכשיו: יש לקרוא אותה ולאשר אם היא נכונה. דבר לא אושר.",
    approved: "האומדן הזה כבר אושר. דבר לא השתנה.",
    full: "בקישור הזה כבר נאמר כל מה שאפשר. אפשר לפנות למי ששלח אותו.",
  },
  toasts: {
    estimateApproved: "אושר. נמסר למי ששלח.",
    estimateAsked: "נשלח.",
  },
} satisfies Translation<typeof en>;
