import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./security-log.en.ts";

export default {
  securityLog: {
    title: "יומן האבטחה",
    description: "מי נכנס, מאיפה ומה שונה, עם חותמים שמראים אם היומן שלם.",
  },
} satisfies Translation<typeof en>;
