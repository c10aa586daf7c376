import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./builders-lounge.en.ts";

export default {
  buildersLounge: {
    title: "Sala de constructores",
    description:
      "El lugar para después del trabajo: preguntas a toda la gente de los oficios, un voto por persona, y eventos con su lugar apartado.",
    keywords: "sala, descanso, encuesta, voto, votar, después del trabajo, café, evento, reunión",
  },
  loungeEvent: { title: "Evento de la sala", description: "Un evento: cuándo, dónde y quién va." },
  loungeSuggest: { title: "Proponer un evento", description: "Una reunión que propone a la sala." },
  adminLounge: {
    title: "Sala: encuestas y eventos",
    description: "Encuestas y eventos propuestos, para administradores.",
  },
} satisfies Translation<typeof en>;
