import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./qr-scanner.en.ts";

export default {
  title: "סורק QR",
  text: "קודים על חדרים, מכונות ותעודות משלוח. נקרא בטלפון הזה ולא נשלח לשום מקום.",
  start: "צילום הקוד",
  reading: "קורא…",
  none: "לא נמצא קוד QR קריא. התקרבו, החזיקו את הקוד ישר ומואר, ונסו שוב.",
  read: "בקוד כתוב:",
  open: "לפתיחה",
  without: "בלי סקריפטים הדף לא יכול לקרוא תמונה. גם מצלמת הטלפון קוראת קודי QR.",
} satisfies Translation<typeof en>;
