import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./shared-site-spot.en.ts";

export default {
  kinds: { room: "חדר", machine: "מכונה" },
  title: "דיווח על מה שלא תקין כאן",
  text: "מה ראיתם?",
  textHint: "מי שהכין את הקוד הזה קורא את הדיווח. בסכנה עוצרים את העבודה ומתקשרים קודם.",
  name: "השם שלכם, באותיות דפוס",
  nameHint: "שם פרטי ושם משפחה. הוא נשמר עם הדיווח.",
  submit: "שליחת הדיווח",
  errors: {
    summary: "יש בעיה",
    form: "הטופס הגיע חסר. שלחו אותו שוב.",
    text: "כתבו מה לא תקין",
    long: "דיווח הוא עד 2,000 תווים",
    name: "הקלידו את שמכם",
    nameLong: "שם הוא עד 80 תווים",
    full: "הקוד הזה כבר לא מקבל עוד דיווחים. בקשו קוד חדש ממי שהכין אותו.",
  },
  toasts: { spotReported: "נשלח. תודה." },
} satisfies Translation<typeof en>;
