import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./lead-generation.en.ts";

export default {
  leadGeneration: {
    title: "Solicitudes justas",
    description:
      "Publique un trabajo una sola vez: lo reciben tres profesionales como máximo, usted decide cuántos, todos ven el número y nadie paga.",
    keywords: "solicitudes, contratista, profesionales, contratar, propietario, trabajo, presupuestos",
  },
  lead: {
    title: "Una solicitud",
    description: "Una solicitud con los profesionales que la tienen.",
    keywords: "solicitud, profesionales",
  },
  openLeads: {
    title: "Trabajos a su medida",
    description: "Trabajos que coinciden con sus oficios, zona y licencia, con la puntuación y sus partes.",
    keywords: "solicitudes, trabajos, profesionales",
  },
  sharedLead: {
    title: "Su solicitud",
    description: "Su solicitud, con el enlace que se le envió por correo.",
    keywords: "solicitud",
  },
  leadReports: {
    title: "Reportes de solicitudes inválidas",
    description: "Lo que los profesionales dicen que no es una solicitud, con lo que lo demuestra.",
    keywords: "reportes, solicitudes",
  },
} satisfies Translation<typeof en>;
