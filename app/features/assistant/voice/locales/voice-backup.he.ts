import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./voice-backup.en.ts";

export default {
  topics:
    "כרגע אין לי גישה לסיכומים שלי. בדרך כלל אני יכול לעזור בנושאים האלה: יסודות, קורות ושלד, חשמל, אינסטלציה, מיזוג אוויר, נגישות, בטיחות באתר, עץ ובטון.",
  questions:
    "שאלות שכדאי לנסות: ״באיזה עומק צריך להיות יסוד?״ ״מה R310 דורש מחלון מילוט?״ ״איזה שיפוע מותר לרמפה לפי ADA?״",
  retry: "נסו שוב בעוד דקה; השאלה שלכם נשמרה.",
  support: "אם זה חוזר, פנו לתמיכה: {{contact}}.",
  supportUnknown: "אם זה חוזר, פנו לתמיכה של האתר.",
} satisfies Translation<typeof en>;
