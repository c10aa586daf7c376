import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./code-groups.en.ts";

export default {
  title: "קבוצה {{group}}",
  note: "קומה, לא בקנה מידה: A יציאה, B הדרך אליה, C הדלת שלה.",
  verify: "לפי IBC 2021. תנאי המבנה עצמו ומה שתוקן במקום שבו בונים עשויים לשנות כל מספר.",
  calculator: "חישוב מספר האנשים ורוחב היציאות",
  feet: "{{amount}} רגל",
  squareFeet: "{{amount}} רגל רבוע",
  people_one: "אדם {{number}}",
  people_two: "{{number}} אנשים",
  people_other: "{{number}} אנשים",
  area: {
    label: "שטח לאדם",
    byFunction: "תלוי בשימוש של כל חלל: קראו את הטבלה ב-1004.5.",
    wrong: "זה אינו שטח קומה. כתבו כמו 2,400 ft² או 220 m², עד 1,000,000 רגל רבוע.",
  },
  load: { label: "אנשים על {{area}}" },
  exits: {
    label: "יציאות",
    least_one: "לפחות יציאה {{number}}",
    least_two: "לפחות {{number}} יציאות",
    least_other: "לפחות {{number}} יציאות",
    one: "אחת מספיקה עד 49 אנשים, אם המסלול המשותף קצר; אחרת שתיים.",
    oneByTable: "שתיים, אלא אם הטבלה ב-1006.2 מתירה אחת; המספרים שלה לקבוצה הזאת לא רשומים כאן.",
    more: "שלוש מ-501 אנשים, ארבע מעל 1,000.",
  },
  travel: {
    label: "הדרך הארוכה ביותר ליציאה",
    without: "בלי ספרינקלרים: {{length}}",
    sprinklered: "עם ספרינקלרים: {{length}}",
    noneWithout: "אסור בלי ספרינקלרים.",
  },
  doors: {
    label: "דלתות יציאה",
    size: "לפחות 32 אינץ׳ רוחב חופשי ו-80 אינץ׳ גובה.",
    outward: "הן נפתחות החוצה.",
    outwardFrom50: "הן נפתחות החוצה כשמשרתות 50 אנשים ומעלה.",
    panicFrom50: "ידית בהלה מ-50 אנשים.",
    panic: "תמיד עם ידית בהלה.",
  },
  corridor: {
    label: "פרוזדורים",
    width: "לפחות 44 אינץ׳ רוחב, או 36 אינץ׳ לפחות מ-50 אנשים.",
    school: "72 אינץ׳ מ-100 אנשים.",
    deadEnd: "פרוזדור ללא מוצא: עד 20 רגל.",
    deadEndMore: "פרוזדור ללא מוצא: עד 20 רגל; בקבוצה הזאת 50 רגל עם ספרינקלרים, ככל ש-1020.5 מתיר.",
  },
  sprinklers: {
    label: "ספרינקלרים",
    assembly: "תלויים בסוג ההתקהלות: A-2, למשל, מעל 5,000 רגל רבוע או מ-100 אנשים.",
    mercantile: "מעל 12,000 רגל רבוע.",
    residential: "חובה.",
    other: "תלויים בשטח, בגובה ובשימוש: קראו 903.2.",
  },
} satisfies Translation<typeof en>;
