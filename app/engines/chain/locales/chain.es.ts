import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./chain.en.ts";

export default {
  title: "El camino de esta obra",
  askVic: "Preguntar sobre esto a la mesa VIC",
  kinds: {
    call: "Llamada",
    ticket: "Solicitud a la mesa VIC",
    quoteRequest: "Solicitud de precio",
    lead: "Prospecto",
    intake: "Cuestionario",
    deal: "Oportunidad",
    estimate: "Presupuesto",
    proposal: "Propuesta",
    bidPackage: "Paquete de licitación",
    project: "Proyecto",
  },
} satisfies Translation<typeof en>;
