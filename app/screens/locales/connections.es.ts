import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./connections.en.ts";

export default {
  contractorConnect: {
    title: "Conexión entre contratistas",
    description:
      "Quién necesita gente de su oficio, qué días y dónde: solicitudes con pago, documentos y días, respuestas con disponibilidad y cumplimiento, y nadie paga por un lugar.",
    keywords:
      "cuadrilla, subcontratistas, se busca gente, carpinteros, ayudantes, mano de obra, buscar trabajo, disponibilidad, conexiones, red",
  },
  crewNeed: {
    title: "Solicitud de gente",
    description: "Una solicitud: oficio, días, lugar, pago y documentos.",
  },
  crewNeedForm: {
    title: "Publicar una solicitud",
    description: "La gente, los días, el lugar y el pago que necesita.",
  },
  connection: {
    title: "Conexión",
    description: "Una conexión para sus dos personas: mensajes, días libres y lo que usted anota para sí.",
  },
  connectionReports: {
    title: "Mensajes denunciados",
    description: "Mensajes que una de dos personas denunció.",
  },
  myConnections: {
    title: "Mis conexiones",
    description: "Lo que publicó y respondió, y cuándo está libre.",
  },
} satisfies Translation<typeof en>;
