import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./certifications.en.ts";

export default {
  trainingCertifications: {
    title: "Quién puede hacer qué: capacitación de la cuadrilla",
    description:
      "Una matriz de personas y requisitos para cualquier día futuro: quién está autorizado para qué tarea, qué falta y cómo cubrirlo.",
    keywords:
      "matriz de capacitación, cuadrilla, requisitos, autorizado, vencimiento, clase, firma, faltantes, renovar, capataz",
  },
  classRecord: {
    title: "Registro de una clase",
    description: "Una clase presencial: quién firmó y qué se hizo.",
  },
  sharedCredential: {
    title: "Tarjeta que se pide",
    description: "La foto de una tarjeta y lo que dice, enviadas sin cuenta.",
  },
  certifications: {
    title: "Certificados y tarjetas",
    description:
      "Una cartera para todas las tarjetas y certificados, con quién verificó qué y cuándo, y la verificación de cualquier certificado por número o código QR.",
    keywords:
      "certificado, credencial, tarjeta, cartera, OSHA 10, OSHA 30, verificar, QR, vencimiento, renovar, tarjeta falsa, comprobante",
  },
  credentialForm: { title: "Agregar una tarjeta", description: "Una tarjeta de otro emisor, con su foto." },
  certificate: {
    title: "Verificación de un certificado",
    description: "Qué dice un certificado, si está vigente y quién verificó qué y cuándo.",
  },
  credential: { title: "Tarjeta", description: "Una tarjeta de la cartera y quién la verificó." },
  sharedCredentialSet: {
    title: "Tarjetas que le muestran",
    description: "Tarjetas que alguien muestra con un enlace.",
  },
} satisfies Translation<typeof en>;
