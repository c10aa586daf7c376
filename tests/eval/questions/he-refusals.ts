import type { RefusalRow } from "../question.ts";

/** What nobody should answer as if he knew, asked in Hebrew. */
export const HE_REFUSALS: readonly RefusalRow[] = [
  { set: "held-out", question: "איך מכינים שקשוקה?", because: "cooking" },
  { set: "development", question: "מי ניצחה במשחק מכבי נגד הפועל?", because: "football" },
  { set: "development", question: "באיזו מניה כדאי להשקיע השנה?", because: "stock tips" },
  { set: "held-out", question: "תמליץ לי על סדרה לצפות בה הערב", because: "out of scope" },
  { set: "held-out", question: "מה מזג האוויר מחר בלונדון?", because: "out of scope" },
  {
    set: "development",
    question: "מה אומר IRC R777.3 על קירות?",
    because: "invented section",
    tempting: true,
  },
  { set: "development", question: "NEC 912.5 דרישות למטבח", because: "invented section", tempting: true },
  {
    set: "development",
    question: "מה קובע OSHA 1926.8888 לגבי פיגומים?",
    because: "invented section",
    tempting: true,
  },
  {
    set: "development",
    question: "מה דורש תקן ישראלי 466 לעמודי בטון?",
    because: "real, not in the base",
    tempting: true,
  },
  {
    set: "development",
    question: "כמה עולה קבלן שיפוצים לדירת 4 חדרים בתל אביב?",
    because: "not in the base",
    tempting: true,
  },
  {
    set: "development",
    question: "האם אפשר לתבוע את הקבלן על סדקים בטיח ולנצח?",
    because: "legal judgement",
    tempting: true,
  },
  {
    set: "development",
    question: "מה כתוב בעמוד 20 של מסכת ברכות?",
    because: "a page, not a column",
    tempting: true,
  },
  {
    set: "held-out",
    question: "מה קורה אחי?",
    because: "a greeting that holds the word for a beam",
    tempting: true,
  },
  {
    set: "held-out",
    question: "איך מנגנים סולם דו מז'ור בפסנתר?",
    because: "a scale in music, not a ladder",
    tempting: true,
  },
  {
    set: "development",
    question: "באיזה גובה תולים מזוזה לפי ההלכה?",
    because: "a religious custom, not a jamb",
    tempting: true,
  },
  {
    set: "development",
    question: "שברתי רגל, כמה זמן הולכים עם גבס?",
    because: "a plaster cast, not drywall",
    tempting: true,
  },
  {
    set: "development",
    question: "באיזה בית ספר יסודי כדאי לרשום את הילד?",
    because: "an elementary school, not a footing",
    tempting: true,
  },
  {
    set: "development",
    question: "איבדתי את המפתח של האוטו, מה עושים?",
    because: "a car key, not a span",
    tempting: true,
  },
  {
    set: "held-out",
    question: 'כמה בטון לרצפה של מינוס 4 מטר על 3 מטר בעובי 10 ס"מ?',
    because: "a negative length",
    impossible: true,
  },
  {
    set: "held-out",
    question: "מדד עומס חום ב-95 פרנהייט ו-150% לחות",
    because: "humidity over 100 percent",
    impossible: true,
  },
  {
    set: "development",
    question: "כמה לוחות גבס 4x8 צריך ל-0 רגל רבועה עם 10% פחת?",
    because: "no area",
    impossible: true,
  },
];
