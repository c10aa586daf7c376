import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./costs.en.ts";

export default {
  projectCosts: {
    title: "Costos por código",
    description:
      "Presupuesto, cambios aprobados, costo real, pronóstico y diferencia de una obra, por código.",
  },
} satisfies Translation<typeof en>;
