import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./home-plans.en.ts";

export default {
  lead: "הבתים שאתם מתכננים, כל אחד עם הגרסאות שלו. גרסה משרטטת את מה ששרטטה כששמרתם אותה.",
  all: "התוכניות ששמרתם",
  draw: "לשרטט תוכנית",
  none: "עדיין לא נשמרה תוכנית.",
  version: "גרסה {{n}}",
  versionOf: "גרסה {{n}} של {{name}}",
  share: "לשתף בקישור",
  shareOf: "לשתף בקישור: {{name}}",
  noDrawing: "הגרסה הזאת כבר לא משרטטת תוכנית.",
  keep: {
    title: "לשמור את התוכנית הזאת",
    plan: "בתור מה?",
    new: "תוכנית חדשה",
    name: "שם לתוכנית חדשה",
    do: "לשמור",
  },
  change: {
    titleOf: "לשנות שם או להסיר את {{name}}",
    rename: "לשנות שם",
    renameOf: "לשנות שם: {{name}}",
    drop: "להסיר",
    dropOf: "להסיר את {{name}}",
  },
  errors: {
    summary: "בדקו את הטופס",
    form: "הטופס הזה כבר לא עדכני. טענו את העמוד ונסו שוב.",
    name: "כתבו שם לתוכנית.",
    long: "זה ארוך מדי.",
    nothing: "בכתובת הזאת אין תוכנית שאפשר לשמור.",
    gone: "התוכנית שזאת הייתה אמורה להיות גרסה שלה כבר לא קיימת.",
    full: "אין מקום לעוד. הסירו קודם תוכנית.",
  },
  toasts: {
    homePlanKept: "התוכנית נשמרה",
    homePlanNamed: "לתוכנית יש שם אחר",
    homePlanDropped: "התוכנית הוסרה",
  },
} satisfies Translation<typeof en>;
