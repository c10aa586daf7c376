import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./proposals.en.ts";

export default {
  proposalBuilder: {
    title: "Generador de propuestas",
    description:
      "Convierta un presupuesto en una oferta que el cliente lee, elige y acepta en el teléfono, sin cuenta.",
    keywords:
      "propuesta, cotización, oferta, opciones, hitos de pago, anticipo, firma, contrato, alcance de obra",
  },
  proposal: {
    title: "Propuesta",
    description: "Una oferta: alcance, opciones y pagos, lo enviado y quién la aceptó.",
  },
  sharedProposal: {
    title: "Propuesta por aceptar",
    description: "Una oferta para elegir, preguntar y aceptar o rechazar con nombre escrito.",
  },
  proposalCertificate: {
    title: "Certificado de aceptación",
    description: "Compruebe con su huella quién aceptó qué oferta, cuándo y a qué precio.",
  },
  scheduleOfValues: {
    title: "Desglose de partidas",
    description: "El contrato de una obra renglón por renglón, como se firmó.",
  },
} satisfies Translation<typeof en>;
