import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./access.en.ts";

export default {
  access: {
    title: "למי יש גישה",
    description: "סיכונים ונימוקיהם, וכל קישור וחבר שמגיעים לנתונים שלכם, עם סגירה בלחיצה אחת.",
  },
} satisfies Translation<typeof en>;
