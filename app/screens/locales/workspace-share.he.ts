import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./workspace-share.en.ts";

export default {
  workspaceShare: {
    title: "קישורים ששותפו",
    description: "לאפשר לאחרים לראות רשומה או לענות עליה בלי חשבון, ולראות ולסיים כל קישור.",
  },
} satisfies Translation<typeof en>;
