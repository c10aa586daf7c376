import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./permits.en.ts";

export default {
  permitTracking: {
    title: "Control de permisos",
    description:
      "Permisos de cualquier autoridad en una lista: estados, papeles por entregar, inspecciones y reinspecciones, el último día con avisos, calendario, CSV y una página para el inspector.",
    keywords:
      "permiso, departamento de construcción, inspección, reinspección, correcciones, vencimiento, revisión de planos, trámite",
  },
  permit: {
    title: "Permiso",
    description: "Un permiso: su estado, papeles, inspecciones, bitácora, archivos y último día.",
  },
  sharedPermit: {
    title: "Permiso por enlace",
    description: "Un permiso para quien tenga su enlace: el dueño lee, el inspector anota un resultado.",
  },
  permitWizard: {
    title: "¿Qué permiso necesito?",
    description:
      "Responda tres preguntas y vea qué trámites presentar, qué entregar, qué inspecciones siguen y cuánto pueden costar los derechos.",
    keywords:
      "asistente de permisos, tipo de trámite, derechos, valor de obra, revisión de planos, obra exenta",
  },
  permitFiles: {
    title: "Archivo de un permiso",
    description: "Agregue la tarjeta, un plano aprobado o una carta a un permiso.",
  },
} satisfies Translation<typeof en>;
