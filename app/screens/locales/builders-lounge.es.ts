import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./builders-lounge.en.ts";

export default {
  buildersLounge: {
    title: "Sala de constructores",
    description:
      "El lugar para después del trabajo: preguntas a toda la gente de los oficios, un voto por persona y resultados a la vista.",
    keywords: "sala, descanso, encuesta, voto, votar, después del trabajo, café",
  },
  adminLounge: {
    title: "Sala: preguntar a todos",
    description: "Encuestas de la sala, para administradores.",
  },
} satisfies Translation<typeof en>;
