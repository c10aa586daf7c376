import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./workspace.en.ts";

export default {
  workspace: {
    title: "Espacio de trabajo",
    description: "Dónde trabaja, quién está en él y como qué, y a quién se invitó.",
  },
} satisfies Translation<typeof en>;
