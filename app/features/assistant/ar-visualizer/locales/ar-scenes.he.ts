import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./ar-scenes.en.ts";

export default {
  lead: "עצמים שאתם שומרים עם החדר וכיול הטלפון: לפתוח שוב, ולשתף בקישור שאפשר לבטל. לשמירה לא נדרש חשבון; לשיתוף כן.",
  keep: "לשמור את הסצנה",
  name: "שם",
  save: "לשמור",
  list: "סצנות",
  empty: "עדיין לא נשמרה סצנה",
  emptyText: "הציגו עצם, ושמרו אותו משם בשם.",
  toVisualizer: "לתצוגה בגודל אמיתי",
  open: "לפתוח ולשנות את המידות",
  wrong: "אי אפשר לצייר את מה שהגיע. תקנו קודם את המידות.",
  share: "לשתף בקישור",
  shareOf: "לשתף בקישור: {{name}}",
  remove: "להסיר",
  removeOf: "להסיר את {{name}}",
  phone: {
    title: "הטלפון שלכם",
    text: "הטלפון מודד {{phone}} היכן שסרט המדידה מודד {{tape}}. סצנות שנשמרו בלי טלפון, באותן יחידות, נפתחות איתו.",
    start: "להתחיל עצם עם הטלפון הזה",
  },
  errors: {
    summary: "בדקו את הטופס",
    form: "הטופס אינו עדכני. טענו את העמוד ונסו שוב.",
    name: "תנו לה שם.",
    long: "השם ארוך מדי.",
    full: "יש מקום ל-{{most}} סצנות. הסירו אחת קודם.",
  },
  toasts: {
    arSceneKept: "הסצנה נשמרה",
    arSceneRemoved: "הסצנה הוסרה",
  },
} satisfies Translation<typeof en>;
