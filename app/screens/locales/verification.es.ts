import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./verification.en.ts";

export default {
  verification: {
    title: "Verificarse",
    description:
      "Una empresa hace revisar su registro, licencia y seguro, y muestra una insignia con fechas.",
    keywords:
      "verificación, insignia, contratista verificado, antecedentes, comprobante de licencia, referencias",
  },
  verificationCase: {
    title: "Expediente de verificación",
    description: "Las pruebas de una empresa, qué encontró quien revisa y a quién le toca.",
  },
  badge: {
    title: "Insignia",
    description: "Qué se revisó de una empresa, cuándo y hasta qué día vale.",
  },
  badgeFrame: {
    title: "Insignia dentro de una página",
    description: "La insignia de una empresa en su propio sitio.",
  },
  adminVerifications: {
    title: "Verificaciones por revisar",
    description: "Expedientes que esperan revisión, e insignias vigentes.",
  },
  contractorVerification: {
    title: "Revisar a un contratista",
    description:
      "Quien contrata revisa a un contratista y un contrato antes de pagar: licencia, seguro, anticipo, cláusulas.",
    keywords:
      "revisar contratista, verificar contratista, límite de anticipo, dueño de casa, cláusulas del contrato, gravamen, licencia del contratista",
  },
  contractorReport: {
    title: "Informe de un contratista",
    description: "Qué se encontró de un contratista y un contrato, y qué está en contra.",
  },
  contractorPaper: {
    title: "Documento pedido",
    description: "Lo que un cliente le pide a un contratista antes de firmar.",
  },
  sharedReference: {
    title: "Referencia de una empresa",
    description: "Cuatro preguntas sobre una empresa; las contesta una vez alguien para quien trabajó.",
  },
} satisfies Translation<typeof en>;
