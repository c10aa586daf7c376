import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./workspace-invitation.en.ts";

export default {
  workspaceInvitation: {
    title: "הזמנה",
    description: "קבלת הזמנה לסביבת עבודה.",
    keywords: "Workspace invitation",
  },
} satisfies Translation<typeof en>;
