import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./compliance.en.ts";

export default {
  compliance: {
    title: "Control de cumplimiento",
    description:
      "Quién puede estar hoy en obra: certificados de seguro, licencias y documentos de cada empresa, trabajador y máquina, revisados campo por campo, con dispensas, página de portón y avisos.",
    keywords:
      "cumplimiento, certificado de seguro, ACORD 25, asegurado adicional, CG 20 10, CG 20 37, compensación laboral, W9, licencia, dispensa, portón, subcontratista",
  },
  complianceSubject: {
    title: "Cumplimiento de uno",
    description: "Qué se pide a una empresa, un trabajador, una máquina o una obra, y qué falta.",
  },
  complianceItem: {
    title: "Un requisito",
    description: "Un requisito con su comprobante, su revisión y su dispensa.",
  },
  complianceGate: { title: "Portón", description: "Quién puede entrar hoy y a quién le falta algo." },
  sharedComplianceSubject: {
    title: "Documentos por enlace",
    description: "Lo que hay que enviar antes de estar en obra, para quien tiene el enlace.",
  },
  sharedComplianceGate: {
    title: "Portón por enlace",
    description: "Quién puede entrar hoy, para quien cuida el portón.",
  },
} satisfies Translation<typeof en>;
