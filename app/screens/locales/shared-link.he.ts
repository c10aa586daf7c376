import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./shared-link.en.ts";

export default {
  sharedLink: {
    title: "שותף איתך",
    description: "רשומה שמישהו משתף איתך בקישור.",
  },
} satisfies Translation<typeof en>;
