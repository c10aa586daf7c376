import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./shared-site.en.ts";

export default {
  toasts: {
    visitCheckedIn: "Su entrada quedó marcada. Marque su salida al irse.",
    visitCheckedOut: "Su salida quedó marcada. Buen camino.",
  },
} satisfies Translation<typeof en>;
