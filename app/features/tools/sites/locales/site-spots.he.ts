import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./site-spots.en.ts";

export default {
  title: "חדרים ומכונות",
  lead: "תנו קוד לחדר או למכונה. מי שעומד שם סורק אותו, קורא מה צריך לדעת ומדווח מה לא תקין, בלי חשבון.",
  sample: "דוגמה",
  kind: "מה זה?",
  kinds: { room: "חדר", machine: "מכונה" },
  name: "איך קוראים לזה באתר",
  nameHint: "חדר 204, מעלית משא 2",
  note: "מה צריך לדעת שם",
  noteHint: "מה בודקים קודם, במה לא נוגעים, למי מתקשרים",
  add: "הוספה",
  remove: "הסרה",
  removeOf: "הסרה של {{name}}",
  code: "קוד ודיווחים",
  codeOf: "קוד ודיווחים של {{name}}",
  reports_one: "דיווח {{count}}",
  reports_two: "{{count}} דיווחים",
  reports_other: "{{count}} דיווחים",
  signIn: "עם חשבון אפשר להכין להם קודים.",
  errors: {
    summary: "יש בעיה",
    form: "הטופס הגיע חסר. שלחו אותו שוב.",
    kind: "בחרו אם זה חדר או מכונה",
    name: "הקלידו שם",
    nameLong: "שם הוא עד 80 תווים",
    noteLong: "זה ארוך מ-{{most}} תווים",
    taken: "באתר הזה כבר יש אחד בשם הזה",
    full: "אין באתר הזה מקום לעוד.",
  },
  toasts: { siteSpotAdded: "נוסף.", siteSpotRemoved: "הוסר. הקודים שלו כבר לא פותחים דבר." },
} satisfies Translation<typeof en>;
