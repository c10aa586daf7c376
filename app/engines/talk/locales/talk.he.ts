import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./talk.en.ts";

export default {
  title: "הודעות",
  empty: "עוד לא נכתב כלום.",
  body: "הודעה",
  bodyHint: "כל מי שרואה את הרשומה יכול לקרוא, גם מי שיש לו קישור.",
  printedName: "השם שלכם",
  say: "לשלוח את ההודעה",
  you: "אתם",
  member: "מישהו מהצוות",
  byLink: "דרך קישור",
  edited: "השתנתה {{moment}}",
  deleted: "מי שכתב את ההודעה משך אותה.",
  change: "לשנות או למשוך",
  changeHint_one: "אפשר במשך דקה אחת אחרי השליחה.",
  changeHint_two: "אפשר במשך שתי דקות אחרי השליחה.",
  changeHint_other: "אפשר במשך {{count}} דקות אחרי השליחה.",
  save: "שמירה",
  takeBack: "למשוך את ההודעה",
  errors: {
    summary: "צריך לבדוק את ההודעה",
    form: "הטופס כבר לא עדכני. צריך לטעון את הדף מחדש ולנסות שוב.",
    body: "כתבו מה רציתם לומר.",
    long: "ארוך מדי. עד 4,000 תווים.",
    name: "עד 80 תווים.",
    printedName: "כתבו את השם שלכם.",
    full: "אין כרגע מקום לעוד הודעות. נסו שוב בעוד שעה.",
    gone: "הרשומה הזאת כבר לא קיימת.",
    closed: "כבר מאוחר לשנות את ההודעה הזאת.",
  },
} satisfies Translation<typeof en>;
