import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./rfis.en.ts";

export default {
  rfis: {
    title: "RFI: solicitudes de información",
    description: "Pregunte lo que los planos dejan abierto y reciba la respuesta por enlace, con su fecha.",
    keywords: "rfi, solicitud de información, consulta al arquitecto, aclaración, duda de planos",
  },
  rfi: {
    title: "RFI",
    description: "Una pregunta de la obra: qué se pregunta, para cuándo, a quién le toca y la respuesta.",
  },
  sharedRfi: {
    title: "RFI por responder",
    description: "Una pregunta para responder sin cuenta, con un croquis o un documento.",
  },
} satisfies Translation<typeof en>;
