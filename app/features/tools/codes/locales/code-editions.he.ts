import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./code-editions.en.ts";

const he: Translation<typeof en> = {
  what: {
    section: "איפה זה כתוב",
    flight: "גובה מהלך מדרגות, לכל היותר",
    retarder: "מחסום אדים מתחת לרצפה, לפחות",
    post: "גובה מותר של עמוד דק",
    ceiling1: "בידוד תקרה, אזור אקלים 1",
    ceiling2: "בידוד תקרה, אזורים 2 ו-3",
    ceiling4: "בידוד תקרה, אזורים 4 עד 8",
    ducts: "תעלות מחוץ לחלל הממוזג, לא בעליית הגג",
    island: "שקע באי במטבח",
  },
  inches: "{{amount}} אינץ׳",
  bySize: "לפי מידת העמוד",
  byArea: "לפי השטח שהוא נושא",
  islandOne: "לפחות אחד",
  islandNone: "אין חובה, אבל נדרשת הכנה לעתיד",
};

export default he;
