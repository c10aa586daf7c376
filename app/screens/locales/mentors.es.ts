import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./mentors.en.ts";

export default {
  hireAMentor: {
    title: "Contratar un mentor",
    description:
      "Reserve media hora o una hora con alguien que ya lo hizo: gratis por defecto, con su pregunta de antemano, en su zona horaria y la del mentor.",
    keywords: "mentor, mentoría, aprendiz, consejo, carrera, preguntar a un experto, reservar sesión",
  },
  mentor: { title: "Mentor", description: "Un mentor con horas libres según su reloj." },
  mentorSession: { title: "Sesión con un mentor", description: "Una sesión para sus dos personas." },
  becomeAMentor: { title: "Ser mentor", description: "Lo que ofrece como mentor: horas, temas, oficios." },
  myMentoring: { title: "Mi mentoría", description: "Sus sesiones como mentor y como quien pregunta." },
} satisfies Translation<typeof en>;
