import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./security-dashboard.en.ts";

export default {
  securityDashboard: {
    title: "Seguridad",
    description:
      "Sesiones, segundo paso, llaves de acceso y accesos vinculados de su cuenta; cada uno se termina con un toque.",
  },
} satisfies Translation<typeof en>;
