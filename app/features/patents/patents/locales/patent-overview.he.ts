import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./patent-overview.en.ts";

export default {
  lead: "התיק במבט אחד: מה יש, עד כמה התקדם ולאן ממשיכים.",
  totals: "יחד",
  ways: "להמשיך אל",
  ask: "לשאול על הפטנטים",
  byStatus: "פטנטים לפי מצב",
  byPriority: "פטנטים לפי עדיפות",
  byGroup: "פטנטים לפי קבוצה",
  byValue: "פטנטים לפי טווח שווי",
  matrix: "הקבוצות ומצבן",
  matrixNote: "כל מספר מוביל לפטנטים שהוא סופר.",
  cell: "{{count}}: {{group}}, {{status}}",
  of: "נתונים מיום {{date}}",
} satisfies Translation<typeof en>;
