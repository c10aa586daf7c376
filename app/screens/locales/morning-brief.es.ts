import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./morning-brief.en.ts";

export default {
  jobSiteIntelligence: {
    title: "Inteligencia de obra",
    description:
      "El parte de la mañana de una obra: qué va a doler hoy y por qué, según sus propios permisos, pendientes, programa, horas, charlas y clima; cada hallazgo con sus números y un botón.",
    keywords:
      "parte de la mañana, parte diario, riesgos de la obra, qué atender hoy, residente, superintendente, puntaje de riesgo",
  },
  sharedSiteBrief: {
    title: "Parte de la mañana de una obra",
    description: "El parte de la mañana de una obra, para quien tiene un enlace.",
  },
} satisfies Translation<typeof en>;
