import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./drone-photos.en.ts";

export default {
  title: "היכן צולמו התצלומים",
  files: "לקרוא מתוך התצלומים",
  filesHint: "קובצי JPEG עם מקום בכותרת. הם נקראים במכשיר הזה; רק המקומות נשלחים.",
  reading: "קורא…",
  read: "תצלומים עם מקום: {{places}}. בלעדיו: {{without}}.",
  list: "תצלומים: קו רוחב, קו אורך, גובה",
  hint: "אחד בשורה, לכל היותר {{most}}, כמו 39.7001, -104.7002, 1712; לפניהם יכול לעמוד שם הקובץ. גובה במטרים מעל פני הים, או כלום.",
  keep: "להראות מה הם מכסים",
} satisfies Translation<typeof en>;
