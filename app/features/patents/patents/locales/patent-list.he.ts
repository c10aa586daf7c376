import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./patent-list.en.ts";

export default {
  lead: "במה לטפל קודם. כל פטנט עם מצבו, מועדו ומה שרמת הביטחון שלו מייצגת.",
  key: "מה הצבעים אומרים על הביטחון",
  title: "פטנט",
  filter: "סינון ומיון",
  all: "הכול",
  sort: "סדר",
  sorts: {
    urgency: "דחיפות",
    deadline: "מועד",
    value: "טווח שווי",
    claims: "תביעות",
    confidence: "רמת ביטחון",
    number: "מספר",
  },
  show: "הצגה",
  clear: "הצגת הכול",
  csv: "הורדה כ־CSV",
  found: "{{count}} מתוך {{total}} פטנטים",
  none: "אין פטנט מתאים",
  noneText: "אין פטנט שמקיים את כל מה שנבחר. ותרו על בחירה אחת או הציגו את כולם.",
  emptyGroup: "אין. לפי הכללים עדיפות גבוהה מוצגת כקריטית, בינונית כגבוהה ונמוכה כבינונית.",
  filteredGroup: "אין בסינון הזה.",
} satisfies Translation<typeof en>;
