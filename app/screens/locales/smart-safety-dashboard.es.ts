import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./smart-safety-dashboard.en.ts";

export default {
  smartSafetyDashboard: {
    title: "Tablero de seguridad",
    description:
      "Informe un casi accidente en tres campos; TRIR y DART con sus números, OSHA 300 y 300A de sus propios registros, los plazos de 29 CFR 1904.39.",
    keywords:
      "seguridad, casi accidente, incidente, TRIR, DART, OSHA 300, 300A, registrable, horas trabajadas, indicadores, 29 CFR 1904",
  },
  safetyReport: {
    title: "Informe de seguridad",
    description: "Qué pasó, los cinco porqués y su caso según 29 CFR 1904.",
  },
  sharedNearMiss: {
    title: "Informar un casi accidente",
    description: "Tres campos y una foto, para quien tiene el enlace de una obra.",
  },
  oshaLog: {
    title: "OSHA 300 y 300A",
    description: "El registro y el resumen de un año, para imprimir y como archivos.",
  },
  safetyObservations: {
    title: "Observaciones de seguridad",
    description:
      "Lo que se ve hacer, con seguridad o no: tres campos y una foto, sin nombres, contado con su total.",
  },
  recordability: {
    title: "¿Hay que registrarlo?",
    description: "Las preguntas de 29 CFR 1904 una por una, cada una con su sección.",
    keywords:
      "registrable, OSHA, primeros auxilios, 1904.7, días de ausencia, trabajo restringido, tratamiento médico",
  },
} satisfies Translation<typeof en>;
