import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./site-visit.en.ts";

export default {
  factsTitle: "לפני שנכנסים",
  visitTitle: "רישום כניסה",
  openMap: "לפתוח במפות",
  name: "השם שלכם, באותיות ברורות",
  company: "חברה (לא חובה)",
  reason: "באתם בתור",
  reasons: { visitor: "אורח", crew: "צוות", delivery: "אספקה", inspector: "מפקח" },
  accepted: "קראתי את הסכנות והכללים שלמעלה ואנהג לפיהם",
  checkIn: "להירשם בכניסה",
  here: {
    use: "להוסיף את המרחק שלי מהשער",
    asking: "מבקשים מהמכשיר את המיקום…",
    failed: "המכשיר לא נתן מיקום. הירשמו בלעדיו.",
    added: "{{distance}} מהשער. רק המרחק הזה נשמר, לא המקום שלכם.",
    distance: { m: "{{value}} מ׳", km: "{{value}} ק״מ", ft: "{{value}} רגל", mi: "{{value}} מייל" },
  },
  leaving: "ביציאה: השם, כמו בכניסה",
  leavingHint: "על זה נשענת הספירה בחירום",
  checkOut: "להירשם ביציאה",
  noHospital: "לאתר הזה לא רשום חדר מיון",
  facts: {
    gate: "שער",
    hours: "שעות",
    parking: "חניה ואספקה",
    hazards: "סכנות",
    ppe: "ציוד מגן",
    hospital: "חדר המיון הקרוב",
    contacts: "אנשי קשר",
    rules: "כללי האתר",
  },
  errors: {
    summary: "יש בעיה",
    form: "הטופס הגיע חסר. שלחו אותו שוב.",
    printedName: "כתבו את השם",
    long: "ארוך מדי: עד {{most}} תווים",
    reason: "בחרו בתור מה באתם",
    accepted: "קראו את הסכנות והכללים וסמנו את התיבה",
  },
  refused: {
    present: "מישהו בשם הזה כבר רשום באתר. הוסיפו אות, או רשמו קודם יציאה.",
    absent: "איש בשם הזה לא רשום כאן. כתבו אותו כמו בכניסה.",
    changed: "האתר השתנה בינתיים. קראו מה מחייב עכשיו והירשמו.",
    full: "הרשימה מלאה. הודיעו לאיש הקשר של האתר.",
  },
} satisfies Translation<typeof en>;
