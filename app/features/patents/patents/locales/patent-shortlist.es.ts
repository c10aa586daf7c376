import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./patent-shortlist.en.ts";

export default {
  lead: "Las diez que se presentan primero, lo que suman y para cuándo.",
  totals: "Las diez juntas",
  value: "Valor del portafolio",
  valueBasis: "La suma de las diez estimaciones de muestra del dueño que siguen. No es un avalúo.",
  calendar: "Calendario de presentación",
  calendarLead: "Contado desde la fecha de los datos, {{date}}.",
  within: "Dentro de {{days}} días",
  by: "A más tardar el {{date}}",
  ics: "Descargar calendario (ICS)",
  order: "Orden",
  sorts: {
    deadline: "Plazo",
    value: "Valor de mercado",
    confidence: "Confianza",
    claims: "Reivindicaciones",
  },
  rank: "Lugar {{rank}}",
  market: "Valor de mercado",
  complexity: "Complejidad técnica",
  complexities: {
    "very-high": "Muy alta",
    high: "Alta",
    moderate: "Moderada",
  },
  due: "Presentar dentro de",
  dueDays: "{{days}} días",
  advantage: "Ventaja competitiva",
} satisfies Translation<typeof en>;
