import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./lingo-suggest.en.ts";

export default {
  titleTerm: "להציע מילה",
  titleName: "להציע שם נוסף",
  textTerm: "כתבו אותה כמו שהצוות שלכם אומר. מישהו קורא כל הצעה לפני שהיא נכנסת למילון.",
  textName: "איך קוראים לזה במקום שבו אתם עובדים? מישהו קורא כל הצעה לפני שהיא נכנסת למילון.",
  of: "שם נוסף של",
  fields: {
    name: "המילה",
    region: "איפה אומרים כך",
    meaning: "מה זה אומר",
    meaningHint: "במילים שלכם, באחת משלוש השפות",
    note: "משהו שכדאי לדעת על זה",
    trade: "מקצוע",
  },
  choose: "בחרו",
  send: "לשלוח",
  cancel: "בחזרה למילון",
  known: "זה כבר במילון",
  knownText: "הסתכלו עליו קודם. אם במקום שלכם זה אומר משהו אחר, הציעו את זה שם כשם נוסף.",
  yours: "מה שהצעתם",
  status: { pending: "ממתינה", accepted: "במילון", declined: "לא התקבלה" },
  errors: {
    summary: "יש בעיה",
    form: "הטופס הגיע חלקי. שלחו אותו שוב.",
    name: "כתבו את המילה",
    nameLong: "זה ארוך מדי למילה: {{most}} תווים לכל היותר",
    meaning: "כתבו מה זה אומר",
    meaningLong: "זה ארוך מדי: {{most}} תווים לכל היותר",
    region: "בחרו איפה אומרים כך",
    trade: "בחרו מקצוע",
    full: "{{most}} הצעות שלכם מחכות לקריאה. שלחו עוד אחרי שיוחלט על חלק מהן.",
  },
  toasts: { lingoSuggested: "תודה. מישהו יקרא את זה." },
} satisfies Translation<typeof en>;
