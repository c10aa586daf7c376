import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./workspace-share.en.ts";

export default {
  workspaceShare: {
    title: "Enlaces compartidos",
    description: "Deje que otros vean o respondan un registro sin cuenta, y vea y termine cada enlace.",
  },
} satisfies Translation<typeof en>;
