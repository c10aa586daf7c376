import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./shared-link.en.ts";

export default {
  sharedLink: {
    title: "Compartido con usted",
    description: "Un registro que alguien comparte con usted por un enlace.",
  },
} satisfies Translation<typeof en>;
