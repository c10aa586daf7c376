import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./en.ts";

export default {
  title: "שאלו את ג'ו",
  lead: "ג'ו הבנאי עונה עם סעיף ומהדורה, או אומר שאינו יודע. בדקו מול הרשות המקומית לפני שבונים.",
  morning: "בוקר טוב.",
  afternoon: "צהריים טובים.",
  evening: "ערב טוב.",
  hello: "שלום.",
  intro: "אני ג'ו. מה בונים?",
  placeholder: "שאלו את ג'ו על בנייה, תקנות, חומרים, בטיחות...",
  label: "השאלה שלכם לג'ו",
  send: "שליחה",
  thinking: "ג'ו חושב…",
  conversation: "שיחה עם ג'ו",
  you: "אתם",
  joe: "ג'ו",
  clear: "מחיקת השיחה",
  suggestions: "נסו אחת מאלה",
  suggested: {
    footing: "כמה עמוק צריך להיות יסוד?",
    egress: "מה דורש R310 מחלון מילוט?",
    ramp: "מה השיפוע המרבי של רמפה לפי ADA?",
  },
  origins: {
    topic: "מהרשימות של ג'ו",
    assistant: "נוסח בידי מודל שפה; בדקו אותו",
    unanswered: "בתור הלמידה",
    failure: "תקלה טכנית",
  },
  open: "שאלו את ג'ו",
  minimise: "מזעור",
  restore: "שחזור",
  close: "סגירה",
  fullPage: "פתיחה כדף",
  errors: {
    summary: "יש בעיה",
    blank: "כתבו קודם שאלה לג'ו",
    long: "שאלה יכולה להכיל עד 4,000 תווים. קצרו אותה ושלחו שוב; הטקסט שלכם נשמר.",
    form: "הטופס הגיע חלקי. שלחו אותו שוב.",
    failed: "לא הצלחנו לשלוח את השאלה. הטקסט שלכם נשמר; נסו שוב.",
  },
} satisfies Translation<typeof en>;
