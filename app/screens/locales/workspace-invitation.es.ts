import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./workspace-invitation.en.ts";

export default {
  workspaceInvitation: {
    title: "Invitación",
    description: "Acepte una invitación a un espacio de trabajo.",
    keywords: "Workspace invitation",
  },
} satisfies Translation<typeof en>;
