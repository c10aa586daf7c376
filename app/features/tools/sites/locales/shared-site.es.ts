import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./shared-site.en.ts";

export default {
  toasts: {
    visitCheckedIn: "Su entrada quedó registrada. Registre su salida al irse.",
    visitCheckedOut: "Su salida quedó registrada. Buen camino.",
  },
} satisfies Translation<typeof en>;
