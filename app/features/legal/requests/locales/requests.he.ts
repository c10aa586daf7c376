import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./requests.en.ts";

export default {
  lead: "מה שמבקשים מהמפעיל. כל פנייה יש לענות בתוך 30 יום; הדחופה ביותר ראשונה.",
  tabsLabel: "פניות",
  tabs: { open: "פתוחות", closed: "סגורות" },
  columns: { request: "פנייה", from: "מאת", state: "מצב", filed: "הוגשה", due: "מועד אחרון" },
  left_one: "נותר יום אחד",
  left_two: "נותרו יומיים",
  left_other: "נותרו {{count}} ימים",
  last: "המועד האחרון היום",
  late: "באיחור",
  empty: { open: "אין פניות ממתינות", closed: "עדיין לא נסגרה פנייה" },
  emptyText: "פניות מוגשות בטופס שהדפים המשפטיים מובילים אליו.",
  one: {
    back: "כל הפניות",
    from: "מאת",
    place: "איפה זה",
    text: "מה מבקשים",
    language: "שפת התשובה",
    answered: "מה נענה",
    person: "איתור החשבון",
  },
  languages: { en: "אנגלית", es: "ספרדית", he: "עברית" },
  move: {
    title: "השלב הבא",
    lead: "מי שהגיש אותה מקבל הודעת דוא״ל על השלב, בשפתו.",
    answer: "תשובה",
    answerHint: "נכנסת להודעה מילה במילה. מה נעשה, או מדוע הפנייה נדחית.",
    checking: "התחלת בדיקה",
    done: "טופלה",
    refused: "דחייה",
  },
  errors: {
    summary: "שום דבר לא השתנה",
    form: "הטופס לא היה שלם. שלחו אותו שוב.",
    answer: "כתבו מה נעשה, או מדוע הפנייה נדחית",
    answerLong: "לכל היותר 4,000 תווים",
    stale: "מישהו קידם את הפנייה בינתיים. ראו איך היא עומדת עכשיו.",
  },
  toasts: { requestMoved: "נשמר, ונשלח בדוא״ל למי שהגיש." },
} satisfies Translation<typeof en>;
