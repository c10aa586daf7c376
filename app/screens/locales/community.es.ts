import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./community.en.ts";

export default {
  community: {
    title: "Comunidad",
    description:
      "Preguntas de la obra contestadas por gente que ya lo hizo: doce espacios por oficio y tema, respuestas aceptadas, búsqueda y lo que nadie ha contestado todavía.",
    keywords:
      "foro, pregunta, respuesta, conversación, preguntar, oficios, consejo, ayuda, sin respuesta, concreto, estructura, electricidad, plomería, inspector",
  },
  communitySpace: {
    title: "Espacio de la comunidad",
    description: "Los hilos de un espacio de la comunidad.",
  },
  communityThread: {
    title: "Hilo de la comunidad",
    description: "Una pregunta con sus respuestas.",
  },
  communityAsk: {
    title: "Preguntar a la comunidad",
    description: "Pregunte, converse o muestre su trabajo.",
  },
  communityRules: {
    title: "Reglas de la comunidad",
    description: "Cómo se cuenta la confianza, qué se modera y el registro de lo hecho.",
  },
  communityQueue: {
    title: "Comunidad: lo que espera",
    description: "Mensajes reportados y retenidos, para administradores.",
  },
} satisfies Translation<typeof en>;
