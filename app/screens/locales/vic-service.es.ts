import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./vic-service.en.ts";

export default {
  vicService: {
    title: "Mesa de ayuda VIC",
    description:
      "Entregue papeleo, búsquedas o verificaciones a personas: con un plazo prometido, un reloj a la vista y la rapidez real de la mesa de ayuda.",
    keywords:
      "ayuda, soporte, conserjería, solicitud, servicio al cliente, atención, contacto, asistencia, persona",
  },
  vicTicket: { title: "Solicitud", description: "Una solicitud con su reloj, respuestas y archivos." },
  myTickets: { title: "Mis solicitudes", description: "Lo que usted entregó a la mesa de ayuda." },
  adminTickets: {
    title: "Solicitudes de la mesa de ayuda",
    description: "Lo que los clientes entregan a la mesa de ayuda.",
  },
  sharedTicket: {
    title: "Su solicitud a la mesa de ayuda",
    description: "Una solicitud para quien tiene su enlace.",
  },
} satisfies Translation<typeof en>;
