import type { CitedRow, RefusalRow } from "../question.ts";

/** More provisions and limits asked for in Hebrew. */
export const HE_MORE_SECTIONS: readonly CitedRow[] = [
  {
    set: "development",
    question: "גובה ראש מינימלי מעל מדרגות בבית פרטי",
    articles: ["irc-r311-7-2"],
    figure: { value: 80, unit: "in" },
  },
  {
    set: "development",
    question: "המפקח אומר שחייבים גלאי עשן בכל חדר שינה, זה נכון?",
    articles: ["irc-r314-3"],
  },
  {
    set: "development",
    question: "יש לנו מוסך צמוד לבית. צריך גלאי פחמן חד-חמצני?",
    articles: ["irc-r315-3"],
  },
  {
    set: "development",
    question: "איזה עובי גבס שמים על הקיר שבין המוסך לבית?",
    articles: ["irc-r302-6"],
    figure: { value: 0.5, unit: "in" },
  },
  {
    set: "development",
    question: "רוחב מינימלי ליסוד",
    articles: ["irc-r403-1-1"],
    figure: { value: 12, unit: "in" },
  },
  {
    set: "development",
    question: "כמה הקרקע צריכה לרדת ב-10 רגל הראשונות מהבית כדי שהמים יתנקזו?",
    articles: ["irc-r401-3"],
    figure: { value: 6, unit: "in" },
  },
  {
    set: "development",
    question: "מה הגודל המינימלי של מקלחת",
    articles: ["irc-p2708-1", "ipc-417-4"],
    figure: { value: 900, unit: "in2" },
  },
  {
    set: "development",
    question: "מאיזה לחץ מים חייבים להתקין מקטין לחץ?",
    articles: ["irc-p2903-3-1", "ipc-604-8"],
    figure: { value: 80, unit: "psi" },
  },
  {
    set: "development",
    question: "NEC 250.122 חתך מוליך הארקה למפסק של 100 אמפר",
    articles: ["nec-250-122"],
    figure: { value: 8, unit: "AWG" },
  },
  {
    set: "development",
    question: "כל כמה צריך לחזק כבל NM?",
    articles: ["nec-334-30"],
    figure: { value: 4.5, unit: "ft" },
  },
  {
    set: "development",
    question: "באיזה שיפוע מעמידים סולם",
    articles: ["osha-1926-1050", "talk-ladders"],
    figure: { value: 4, unit: "ft" },
  },
  {
    set: "development",
    question: "כמה רחוק משפת התעלה שמים את העפר שהוצאנו?",
    articles: ["osha-1926-651", "talk-trenches"],
    figure: { value: 2, unit: "ft" },
  },
  {
    set: "development",
    question: "יש לי 15 עובדים באתר, כמה תאי שירותים צריך?",
    articles: ["osha-1926-51"],
    figure: { value: 20, unit: "one" },
  },
  {
    set: "development",
    question: "כמה מקום צריך כיסא גלגלים כדי להסתובב?",
    articles: ["ada-304-3"],
    figure: { value: 60, unit: "in" },
  },
  {
    set: "development",
    question: "אחוז חמצן תקין לפני כניסה למקום מוקף",
    articles: ["osha-1926-1201"],
    figure: { value: 19.5, unit: "pct" },
  },
  {
    set: "development",
    question: "רוחב המדרגות בבניין מסחרי",
    articles: ["ibc-1011-2"],
    figure: { value: 44, unit: "in" },
  },
  {
    set: "development",
    question: "מאיזו ספיקה של קולט אדים צריך אוויר פיצוי, כמה cfm?",
    articles: ["irc-m1503-6", "imc-505"],
    figure: { value: 400, unit: "one" },
  },
];

/** More words of the trade asked for in Hebrew. */
export const HE_MORE_DEFINITIONS: readonly CitedRow[] = [
  {
    set: "development",
    question: "מה זה קוצים בבטון?",
    articles: ["term-starter-bar"],
  },
  { set: "development", question: "מה זה מריש בגג", articles: ["term-purlin"] },
  {
    set: "development",
    question: "איך אומרים לפועלים בספרדית קסדה?",
    articles: ["term-hard-hat"],
  },
  {
    set: "development",
    question: "מה ההבדל בין עומס קבוע לעומס שימושי?",
    articles: ["term-dead-load", "term-live-load"],
  },
  {
    set: "development",
    question: "מה זה ג'מבו?",
    articles: ["term-expansion-anchor"],
  },
  {
    set: "development",
    question: "איך קוראים למנהל עבודה באנגלית",
    articles: ["term-foreman"],
  },
  {
    set: "development",
    question: "מה זה זיקת הנאה במקרקעין?",
    articles: ["term-easement"],
  },
  {
    set: "development",
    question: "מה פירוש כתב כמויות",
    articles: ["term-bill-of-quantities", "term-takeoff"],
  },
  {
    set: "development",
    question: "איך אומרים דיקט באנגלית?",
    articles: ["term-plywood"],
  },
  {
    set: "development",
    question: "מה זה כלונסאות?",
    articles: ["term-pile", "term-pier"],
  },
];

/** More toolbox talks asked for in Hebrew. */
export const HE_MORE_TALKS: readonly CitedRow[] = [
  {
    set: "development",
    question: "תדריך בטיחות על מלגזות",
    articles: ["talk-forklift"],
  },
  {
    set: "development",
    question: "אני צריך תדריך קצר על הרמת משאות בידיים",
    articles: ["talk-lifting"],
  },
  {
    set: "development",
    question: "תדריך בוקר: ריתוך ועבודה חמה",
    articles: ["talk-hot-work"],
  },
  {
    set: "development",
    question: "מה אומרים לחבר'ה בתדריך על הגנה מנפילה מגובה?",
    articles: ["talk-fall-protection"],
  },
  {
    set: "development",
    question: "תדריך לעובד חדש באתר",
    articles: ["talk-new-worker"],
  },
  {
    set: "development",
    question: "תדריך על עגורנים ואביזרי הרמה",
    articles: ["talk-cranes-rigging"],
  },
];

/** More of what nobody should answer as if he knew, asked in Hebrew. */
export const HE_MORE_REFUSALS: readonly RefusalRow[] = [
  {
    set: "development",
    question: "מה המתכון הכי טוב לחומוס?",
    because: "cooking",
  },
  {
    set: "development",
    question: "תכתוב לי ברכה ליום הולדת של אשתי",
    because: "out of scope",
  },
  {
    set: "development",
    question: "איזה כדור לוקחים נגד כאב ראש?",
    because: "medicine",
  },
  {
    set: "development",
    question: "מי זכה באירוויזיון?",
    because: "out of scope",
  },
  {
    set: "development",
    question: "מה דורש NEC 244.88 לגבי שקעים?",
    because: "invented section",
    tempting: true,
  },
  {
    set: "development",
    question: "IRC R316.55 בידוד בקיר חוץ",
    because: "invented section",
    tempting: true,
  },
  {
    set: "development",
    question: "מה דורש תקן ישראלי 1142 לגבי מעקים?",
    because: "real, not in the base",
    tempting: true,
  },
  {
    set: "development",
    question: 'מה עובי קיר הבטון של ממ"ד לפי פיקוד העורף?',
    because: "real, not in the base",
    tempting: true,
  },
  {
    set: "development",
    question: "כמה עולה היום טון ברזל זיון?",
    because: "prices are not in the base",
    tempting: true,
  },
  {
    set: "development",
    question: "באיזו מדרגת מס אני אם אני מרוויח 20 אלף בחודש?",
    because: "a tax bracket, not a step",
    tempting: true,
  },
  {
    set: "development",
    question: "כמה יסודות יש בטבלה המחזורית?",
    because: "chemical elements, not footings",
    tempting: true,
  },
  {
    set: "development",
    question: "באיזו שנה נפתחה תעלת סואץ?",
    because: "a canal, not a trench",
    tempting: true,
  },
  {
    set: "development",
    question: "מחר צפוי שקע ברומטרי, ירד גשם בחיפה?",
    because: "a low of the weather, not a socket",
    tempting: true,
  },
];
