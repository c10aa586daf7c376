import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./notifications.en.ts";

export default {
  sentences: {
    questionAnswered: "יש עכשיו תשובה לשאלה שלכם:",
    linkUsed: "מישהו ענה דרך הקישור שלכם:",
    memberJoined: "מישהו הצטרף למרחב העבודה שלכם:",
    termAccepted: "המילה שהצעתם נמצאת עכשיו במילון:",
  },
  unread: "חדש",
  count_one: "התראה אחת שלא נקראה",
  count_two: "שתי התראות שלא נקראו",
  count_other: "{{count}} התראות שלא נקראו",
  mark: "סימון כנקרא",
  markOf: "סימון כנקרא: \u2068{{subject}}\u2069",
  markAll: "סימון הכול כנקרא",
  empty: {
    title: "עוד אין לכם התראות",
    text: "כשג'ו לא יודע לענות לכם, מישהו כותב את התשובה אחר כך. אם שאלתם כשהייתם מחוברים, ההתראה מגיעה לכאן.",
    action: "לשאול את ג'ו משהו",
  },
  choose: {
    title: "על מה מודיעים לכם ואיפה",
    lead: "הסיכום הוא הודעת דוא״ל אחת ביום, סביב 12:00 UTC, ורק כשיש משהו חדש שלא קראתם כאן.",
    kinds: {
      questionAnswered: "יש תשובה לשאלה שלכם",
      linkUsed: "מישהו עונה או חותם דרך קישור שלכם",
      memberJoined: "מישהו נענה להזמנה שלכם למרחב עבודה",
      termAccepted: "מילה שהצעתם נכנסה למילון",
    },
    kind: "מה קורה",
    inApp: "בדף הזה",
    mail: "בדוא״ל היומי",
    unconfirmed: "אשרו קודם את כתובת הדוא״ל; עד אז לא נשלח סיכום.",
    save: "שמירת ההתראות",
  },
  digest: {
    subject_one: "Groundwork: חידוש אחד",
    subject_two: "Groundwork: שני חידושים",
    subject_other: "Groundwork: {{count}} חידושים",
    lead: "זה מה שחדש בשבילכם:",
    more_one: "ועוד אחד.",
    more_two: "ועוד שניים.",
    more_other: "ועוד {{count}}.",
    change: "ביקשתם את ההודעה הזאת, לכל היותר פעם ביום. כאן משנים או מפסיקים:\n{{link}}",
    changeThere: "ביקשתם את ההודעה הזאת, לכל היותר פעם ביום. משנים או מפסיקים בפרופיל, תחת התראות.",
  },
  errors: { form: "הטופס הגיע חלקי. שלחו אותו שוב." },
  toasts: {
    notificationsRead: "סומן כנקרא.",
    notificationsChosen: "הבחירה נשמרה.",
  },
} satisfies Translation<typeof en>;
