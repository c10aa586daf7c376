import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./ask-bookkeeper.en.ts";

export default {
  lead: "שאלו את מי שמנהל לכם את החשבונות: על מסמכים מהתיבה, על סגירת חודש, או רק במילים. הוא קורא ועונה דרך קישור, בלי חשבון.",
  ask: "שאלה חדשה",
  requests: "מה נשאל",
  none: "עוד לא נשאל איש.",
  unnamed: "מסמך בלי ספק",
  papers_one: "מסמך אחד",
  papers_two: "שני מסמכים",
  papers_other: "{{count}} מסמכים",
  noMonth: "בלי רשימה",
  submit: "שמירת השאלה",
  list: "סגירת {{month}}",
  listAsOf: "כפי שהייתה ב־{{day}}, כשנשאלה.",
  proposed: "קוד מוצע:",
  codeNow: "הקוד עכשיו:",
  fields: {
    topic: "במה מדובר",
    words: "מה השאלה",
    month: "לצרף רשימה של חודש",
    papers: "מסמכים מהתיבה",
    code: "הקוד שאתם מציעים",
    note: "הערה",
    answer: "התשובה שלכם",
    printedName: "השם המלא שלכם",
  },
  share: {
    text: "איש אינו קורא אותה לפני שתיצרו קישור. מי שיש לו הקישור רואה את השאלה, את המסמכים עם התמונות ואת הרשימה, ויכול לענות.",
    link: "יצירת קישור למנהל החשבונות",
  },
  answered: {
    title: "תשובה",
    by: "{{name}}, {{time}} UTC",
  },
  held: {
    text: "התשובה מגיעה למי ששאל, בשם שהקלדתם. קוד שאתם מציעים אינו משנה שום מסמך: מישהו מהמשרד מאמץ אותו.",
  },
  states: {
    asked: "נשאל",
    answered: "נענה",
    done: "טופל",
  },
  transitions: {
    answer: "שליחת התשובה",
    askAgain: "לשאול שוב",
    finish: "סיום הטיפול",
  },
  parties: {
    desk: "המשרד",
    bookkeeper: "מנהל החשבונות",
  },
  needs: {
    answered: "מנהל החשבונות ענה",
  },
  errors: {
    summary: "בדקו את הטופס",
    form: "הטופס אינו עדכני. טענו את העמוד ונסו שוב.",
    topic: "כתבו במה מדובר.",
    words: "כתבו מה השאלה.",
    month: "בחרו חודש מהרשימה.",
    long: "ארוך מדי.",
    printedName: "כתבו את שמכם.",
    nothing: "כתבו תשובה, או הציעו קוד למסמך.",
    noteMissing: "כתבו מה עוד פתוח.",
    gone: "זה כבר אינו כאן.",
    full: "אין מקום לעוד שאלות.",
    stale: "מישהו הקדים אתכם. כאן מוצג המצב עכשיו; בדקו ושלחו שוב אם זה עדיין נכון.",
    blocked: "זה לא אפשרי עכשיו.",
  },
  toasts: {
    bookkeeperAsked: "השאלה נשמרה. צרו קישור למנהל החשבונות",
    bookkeeperMoved: "בוצע",
    bookkeeperAnswered: "התשובה נשלחה",
  },
} satisfies Translation<typeof en>;
