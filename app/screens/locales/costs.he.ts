import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./costs.en.ts";

export default {
  projectCosts: {
    title: "עלויות לפי סעיף",
    description: "תקציב, שינויים שאושרו, עלות בפועל, תחזית וסטייה של פרויקט, לפי סעיף.",
  },
} satisfies Translation<typeof en>;
