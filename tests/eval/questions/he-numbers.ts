import type { NumberRow } from "../question.ts";

/** Calculations asked in Hebrew, with the result worked out by hand from the rule. */
export const HE_NUMBERS: readonly NumberRow[] = [
  {
    set: "development",
    question: 'כמה קוב בטון צריך לרצפה של 8 על 5 מטר בעובי 12 ס"מ, בלי פחת?',
    expected: { value: 4.8, unit: "m3" },
    working: "8 × 5 × 0.12",
  },
  {
    set: "held-out",
    question: 'כמה בטון ליסוד עובר באורך 25 מטר, רוחב 60 ס"מ וגובה 40 ס"מ?',
    expected: { value: 6, unit: "m3" },
    working: "25 × 0.6 × 0.4",
  },
  {
    set: "development",
    question: "רצפת בטון 16x22 רגל בעובי 4 אינץ', כמה יארד מעוקב?",
    expected: { value: 4.34568, unit: "yd3" },
    working: "16 × 22 × 4 / 12 / 27",
  },
  {
    set: "held-out",
    question: "כמה שקי בטון של 80 ליברות לרצפה של 6 על 9 רגל בעובי 4 אינץ' בלי פחת",
    expected: { value: 30, unit: "one" },
    working: "roundUp(6 × 9 × 4 / 12 / 0.60)",
  },
  {
    set: "held-out",
    question: '4 עמודים עגולים בקוטר 40 ס"מ ובגובה 3 מטר, כמה מ"ק בטון בלי פחת?',
    expected: { value: 1.50796, unit: "m3" },
    working: "4 × π / 4 × 0.4² × 3",
  },
  {
    set: "development",
    question: 'קיר בטון באורך 10 מטר, גובה 2.8 מטר ועובי 20 ס"מ - כמה קוב?',
    expected: { value: 5.6, unit: "m3" },
    working: "10 × 2.8 × 0.2",
  },
  {
    set: "development",
    question:
      "רשת ברזל #4 כל 12 אינץ' בשני הכיוונים ברצפה של 14x20 רגל, כיסוי 3 אינץ', בלי פחת. כמה רגל ברזל בסך הכול?",
    expected: { value: 576, unit: "ft" },
    working:
      "(roundUp((14 - 0.5) × 12 / 12) + 1) × (20 - 0.5) + (roundUp((20 - 0.5) × 12 / 12) + 1) × (14 - 0.5)",
  },
  {
    set: "development",
    question: "מה אורך החפיפה של מוט #7 לפי 40 קטרים?",
    expected: { value: 35, unit: "in" },
    working: "40 × 0.875",
  },
  {
    set: "development",
    question: "הפרש גובה כולל 118 אינץ', כמה רומים יוצאים עם מקסימום 7 3/4?",
    expected: { value: 16, unit: "one" },
    working: "roundUp(118 / 7.75)",
  },
  {
    set: "held-out",
    question: "גובה כולל 96 אינץ', מה יוצא גובה כל רום מדרגה לפי IRC?",
    expected: { value: 7.38462, unit: "in" },
    working: "96 / roundUp(96 / 7.75)",
  },
  {
    set: "development",
    question: "קורה על שתי תמיכות, מפתח 18 רגל, עומס אחיד 150 ליברות לרגל. מה המומנט המרבי?",
    expected: { value: 6075, unit: "lbft" },
    working: "150 × 18² / 8",
  },
  {
    set: "development",
    question: "מפל מתח: 15 אמפר, 120 וולט, 80 רגל בכיוון אחד, נחושת 12 AWG",
    expected: { value: 4.74119, unit: "V" },
    working: "2 × 12.9 × 15 × 80 / 6530",
  },
  {
    set: "held-out",
    question: "איזה חתך כבל נחושת צריך ל-50 אמפר ב-240 וולט למרחק 100 רגל עם 3% מפל מתח?",
    expected: { value: 6, unit: "AWG" },
    working:
      "2 × 12.9 × 50 × 100 / (3% of 240 V) = 17,917 cmil, so 6 AWG (26,240), which carries 55 A at 60 °C",
  },
  {
    set: "development",
    question: "כמה מוליכים 12 AWG THHN נכנסים לצינור EMT של 1/2?",
    expected: { value: 9, unit: "one" },
    working: "roundDown(0.40 × 0.304 / 0.0133)",
  },
  {
    set: "development",
    question: "גג בהיטל של 1,400 רגל רבועה בשיפוע 4/12, מה השטח האמיתי בלי פחת?",
    expected: { value: 1475.73, unit: "ft2" },
    working: "1400 × √(1 + (4 / 12)²)",
  },
  {
    set: "held-out",
    question: "מה הזווית במעלות של גג בשיפוע 9/12?",
    expected: { value: 36.8699, unit: "deg", within: 0.3 },
    working: "degrees(arctan(9 / 12))",
  },
  {
    set: "development",
    question: "כמה לוחות גבס 4x8 צריך ל-750 רגל רבועה עם 12% פחת?",
    expected: { value: 27, unit: "one" },
    working: "roundUp(750 × 1.12 / 32)",
  },
  {
    set: "development",
    question: "כמה גלון צבע לקנות ל-900 רגל רבועה בשתי שכבות, כיסוי 350 רגל רבועה לגלון",
    expected: { value: 6, unit: "gal", within: 0.01 },
    working: "roundUp(900 × 2 / 350)",
  },
  {
    set: "development",
    question: "כמה בורד פוט יש ב-30 קורות 2x8x10?",
    expected: { value: 400, unit: "boardFoot" },
    working: "30 × 2 × 8 × 10 / 12",
  },
  {
    set: "held-out",
    question: "רמפה נגישה בשיפוע 1:12 לעלייה של 20 אינץ', מה האורך?",
    expected: { value: 20, unit: "ft" },
    working: "20 × 12 / 12",
  },
  {
    set: "development",
    question: "תעלה בעומק 9 רגל בקרקע סוג A עם תחתית של 3 רגל, מה הרוחב למעלה?",
    expected: { value: 16.5, unit: "ft" },
    working: "3 + 2 × 9 × 0.75",
  },
  {
    set: "held-out",
    question: "סולם באורך עבודה של 28 רגל, כמה רחוק מהקיר להניח את הרגליים?",
    expected: { value: 7, unit: "ft" },
    working: "28 / 4",
  },
  {
    set: "development",
    question: "מה מדד עומס החום ב-98 פרנהייט ו-45% לחות?",
    expected: { value: 108.605, unit: "F", within: 1.3 },
    working: "heatIndex(98, 45)",
  },
];
