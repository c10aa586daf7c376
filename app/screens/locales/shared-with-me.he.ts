import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./shared-with-me.en.ts";

export default {
  sharedWithMe: {
    title: "שותף איתי",
    description: "מה שאחרים משתפים איתך בקישורים ששמורים בחשבון שלך.",
  },
  keepLink: {
    title: "שמירת דף משותף",
    description: "דף שמישהו משתף בקישור, שמור בחשבון.",
  },
} satisfies Translation<typeof en>;
