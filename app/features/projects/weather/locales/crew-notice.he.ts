import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./crew-notice.en.ts";

export default {
  title: "מזג האוויר משנה את התוכנית",
  told: "נמסר {{time}}",
  for: "עבור {{crew}}",
  planned: "תוכנן מ־{{from}} עד {{to}}",
  stop: "{{day}}: אין לעבוד, {{why}}",
  next: {
    moves: "מתחילים ב־{{day}}",
    goesOn: "ממשיכים מ־{{day}}",
    follows: "מתחילים ב־{{day}}: העבודה שלפניה זזה",
    waits: "ממתינים: אף יום בתחזית הזאת לא מתאים",
  },
  newer: "יש הודעה חדשה יותר. בקשו את הקישור שלה.",
  onSample: "חושב לפי תחזית לדוגמה, שאינה מזג האוויר אצלכם. אל תחליטו לפיה.",
  asOf: "כך זה היה כשנמסרה ההודעה. תחזית אינה הבטחה: מנהל העבודה מחליט באותו יום.",
} satisfies Translation<typeof en>;
