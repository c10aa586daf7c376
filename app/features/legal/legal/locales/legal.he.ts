import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./legal.en.ts";

export default {
  documents: "מסמכים משפטיים",
  tabs: { terms: "תנאי שימוש", privacy: "פרטיות", copyright: "זכויות יוצרים" },
  effective: "בתוקף מיום {{date}}",
  contents: "תוכן העניינים",
  short: "בקצרה",
  cookieTable: {
    caption: "העוגיות של האתר",
    name: "עוגייה",
    purpose: "למה היא משמשת",
    life: "כמה זמן היא נשמרת",
    days_one: "יום אחד",
    days_two: "יומיים",
    days_other: "{{count}} ימים",
    minutes_one: "דקה אחת",
    minutes_two: "שתי דקות",
    minutes_other: "{{count}} דקות",
    session: "עד סגירת הדפדפן",
  },
  editions: {
    title: "הנוסחים של המסמך",
    one: "נוסח {{edition}}, מ-{{date}}",
    read: "לקריאה",
    since: "מה השתנה מאז",
    earlier: "זה נוסח {{edition}}, מ-{{date}}. הוא כבר אינו חל.",
    present: "הנוסח שחל עכשיו",
  },
  changes: {
    title: "מה השתנה מאז נוסח {{edition}}, מ-{{date}}",
    none: "שום דבר לא השתנה מאז.",
    key: "כך זה מסומן:",
    added: "מילים חדשות",
    removed: "מילים שירדו",
  },
  accept: {
    lead: "ההסכמה נרשמת לחשבון או לדפדפן, עם הנוסח והשעה.",
    submit: "הסכמה לנוסח {{edition}}",
    done: "הסכמתם לנוסח הזה ב-{{date}}",
    older: "הסכמתם לנוסח {{edition}} ב-{{date}}. מאז הנוסח השתנה.",
    superseded: "הנוסח השתנה בזמן שהדף היה פתוח. לא נרשם דבר; קראו אותו שוב.",
  },
  request: {
    data: "בקשת הנתונים או מחיקתם",
    takedown: "דיווח על הפרה בטופס",
  },
  toasts: { policyAccepted: "נרשם: אתם מסכימים לנוסח הזה." },
  contact: {
    title: "יצירת קשר עם המפעיל",
    phone: "טלפון",
    email: "דוא״ל",
    missing: "מפעיל ההתקנה הזאת לא הזין מספר טלפון או כתובת דוא״ל.",
  },
} satisfies Translation<typeof en>;
