import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./schedules.en.ts";

export default {
  ultimateScheduling: {
    title: "לוח זמנים לפרויקט",
    description:
      "לוחות זמנים עם תלויות: מדביקים משימות, רואים נתיב קריטי, מביטים שלושה שבועות קדימה, מתחייבים לשבוע, וקוראים וכותבים קובצי MS Project.",
    keywords: "לוח זמנים, גאנט, נתיב קריטי, מרווח, תוכנית בסיס, קודמות, לאסט פלנר, PPC, MS Project",
  },
  schedule: {
    title: "לוח זמנים",
    description: "המשימות, התרשים, שלושת השבועות הבאים, ההתחייבויות ולוח הימים של לוח זמנים אחד.",
  },
} satisfies Translation<typeof en>;
