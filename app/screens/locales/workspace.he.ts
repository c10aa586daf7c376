import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./workspace.en.ts";

export default {
  workspace: {
    title: "סביבת עבודה",
    description: "איפה עובדים, מי שייך לשם ובאיזה תפקיד, ומי הוזמן.",
  },
} satisfies Translation<typeof en>;
