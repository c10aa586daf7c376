import type { CitedRow } from "../question.ts";

/** Provisions and limits asked for in Hebrew. */
export const HE_SECTIONS: readonly CitedRow[] = [
  {
    set: "development",
    question: "מה דורש R310.2 לגבי חלון מילוט?",
    articles: ["irc-r310-2"],
    figure: { value: 5.7, unit: "ft2" },
  },
  {
    set: "development",
    question: "מה הגובה המרבי של רום מדרגה בבית מגורים?",
    articles: ["irc-r311-7-5-1"],
    figure: { value: 7.75, unit: "in" },
  },
  {
    set: "held-out",
    question: "מה העומק המזערי של שלח מדרגה?",
    articles: ["irc-r311-7-5-2"],
    figure: { value: 10, unit: "in" },
  },
  {
    set: "held-out",
    question: "באיזה גובה חייב להיות מעקה של מרפסת בבית פרטי?",
    articles: ["irc-r312-1-1"],
    figure: { value: 36, unit: "in" },
  },
  {
    set: "held-out",
    question: "NEC 210.8(A) איפה צריך הגנת פחת",
    articles: ["nec-210-8-a"],
    figure: { value: 6, unit: "ft" },
  },
  {
    set: "development",
    question: "מאיזה עומק צריך דיפון או שיפוע בתעלה?",
    articles: ["osha-1926-651", "talk-trenches"],
    figure: { value: 5, unit: "ft" },
  },
  { set: "held-out", question: "שיפוע מרבי של רמפה נגישה", articles: ["ada-405"], figure: "1:12" },
  {
    set: "development",
    question: "מאיזה גובה צריך הגנה מנפילה לפי OSHA?",
    articles: ["osha-1926-501", "talk-fall-protection"],
    figure: { value: 6, unit: "ft" },
  },
  {
    set: "held-out",
    question: "מה גובה התקרה המזערי בחדר מגורים?",
    articles: ["irc-r305-1"],
    figure: { value: 7, unit: "ft" },
  },
  {
    set: "development",
    question: "עומק הטמנה של צינור PVC לחשמל",
    articles: ["nec-300-5", "irc-e3803"],
    figure: { value: 18, unit: "in" },
  },
  {
    set: "development",
    question: "מה רוחב המסדרון המזערי בדירה?",
    articles: ["irc-r311-6"],
    figure: { value: 36, unit: "in" },
  },
  {
    set: "development",
    question: "כל כמה שמים בורגי עיגון באדן היסוד?",
    articles: ["irc-r403-1-6"],
    figure: { value: 6, unit: "ft" },
  },
  {
    set: "development",
    question: "מה גבול החשיפה לאבק סיליקה?",
    articles: ["osha-1926-1153"],
    figure: { value: 50, unit: "one" },
  },
  {
    set: "held-out",
    question: "באיזה מרחק עגורן צריך להיות מקו חשמל של 200 קילו וולט?",
    articles: ["osha-1926-1408"],
    figure: { value: 15, unit: "ft" },
  },
  {
    set: "development",
    question: "1926.451 מעל איזה גובה פיגום צריך מעקה?",
    articles: ["osha-1926-451", "talk-scaffolds"],
    figure: { value: 10, unit: "ft" },
  },
  {
    set: "development",
    question: "מה המרווח המותר בין עמודוני מעקה?",
    articles: ["irc-r312-1-3"],
    figure: { value: 4, unit: "in" },
  },
  {
    set: "development",
    question: "כמה מקום פנוי צריך לפני לוח חשמל?",
    articles: ["nec-110-26-a", "irc-e3405-2"],
    figure: { value: 36, unit: "in" },
  },
  {
    set: "held-out",
    question: "IBC 1010.1 רוחב פתח נקי של דלת מילוט",
    articles: ["ibc-1010-1"],
    figure: { value: 32, unit: "in" },
  },
  {
    set: "development",
    question: "כמה מקומות חניה נגישים צריך במגרש של 60 מקומות?",
    articles: ["ada-208-2"],
    figure: { value: 3, unit: "one" },
  },
];
