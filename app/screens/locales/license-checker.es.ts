import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./license-checker.en.ts";

export default {
  licenseChecker: {
    title: "Verificador de licencias",
    description:
      "La junta de contratistas de cada estado con su sitio oficial, la forma de sus números y sus clases; anote lo que dice el registro y vea qué significa.",
    keywords:
      "licencia, licencia de contratista, verificar, junta, registro, número de licencia, fianza, compensación para trabajadores, vencida, suspendida, CSLB, clase",
  },
  licenseCheck: {
    title: "Verificación de una licencia",
    description:
      "Lo que decía el registro oficial en un día, qué significa para la obra y la constancia para imprimir.",
  },
  licenseEvidence: {
    title: "Evidencia de la verificación de una licencia",
    description: "Una foto o un PDF del registro oficial, guardado con la verificación.",
  },
  licenseLists: {
    title: "Listas públicas de licencias",
    description: "La lista que publica una junta, traída como archivo CSV y buscada con su fuente y su día.",
  },
} satisfies Translation<typeof en>;
