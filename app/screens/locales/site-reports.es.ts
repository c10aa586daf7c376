import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./site-reports.en.ts";

export default {
  siteReports: {
    title: "Seguridad de la obra",
    description:
      "Reporte robos, intrusiones y daños en una obra, con lo que piden la policía y la aseguradora.",
  },
} satisfies Translation<typeof en>;
