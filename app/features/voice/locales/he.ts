import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./en.ts";

export default {
  title: "העוזר הקולי",
  lead: "שאלו את ג'ו במילים שלכם. הוא עונה עם סעיף ומהדורה, או אומר שאינו יודע.",
  label: "השאלה שלכם לג'ו",
  hint: "לדוגמה: מה הרוחב הנדרש למדרגות?",
  ask: "לשאול את ג'ו",
  thinking: "ג'ו חושב…",
  asked: "שאלתם",
  answer: "התשובה של ג'ו",
  complexity: "שאלה: {{complexity}}",
  complexities: { simple: "פשוטה", medium: "בינונית", complex: "מורכבת", expert: "למומחים" },
  phrased: "נוסח בידי מודל שפה מתוך המקורות שלמטה",
  sources: "מקורות",
  failures: {
    failed: "לא הצלחנו לקבל תשובה מג'ו",
    noResponse: "לא התקבלה תשובה מג'ו",
  },
  errors: {
    summary: "יש בעיה",
    blank: "כתבו שאלה לג'ו",
    long: "שאלה יכולה להכיל עד 4,000 תווים. קצרו אותה ושלחו שוב; הטקסט נשמר.",
    busy: "היו הרבה שאלות בבת אחת. המתינו דקה ושלחו שוב; הטקסט נשמר.",
    form: "הטופס הגיע חסר. שלחו אותו שוב.",
    kept: "השאלה שלכם נשמרה למטה. שלחו אותה שוב בעוד רגע.",
  },
} satisfies Translation<typeof en>;
