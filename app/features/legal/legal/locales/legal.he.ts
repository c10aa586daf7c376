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
  contact: {
    title: "יצירת קשר עם המפעיל",
    phone: "טלפון",
    email: "דוא״ל",
    missing: "מפעיל ההתקנה הזאת לא הזין מספר טלפון או כתובת דוא״ל.",
  },
} satisfies Translation<typeof en>;
