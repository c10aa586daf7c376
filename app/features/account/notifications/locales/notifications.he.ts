import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./notifications.en.ts";

export default {
  sentences: {
    questionAnswered: "יש עכשיו תשובה לשאלה שלכם:",
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
  errors: { form: "הטופס הגיע חלקי. שלחו אותו שוב." },
  toasts: {
    notificationsRead: "סומן כנקרא.",
  },
} satisfies Translation<typeof en>;
