import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./patent-list.en.ts";

export default {
  lead: "Qué atender primero. Cada patente con su estado, su plazo y lo que representa su confianza.",
  key: "Lo que dicen los colores de la confianza",
  title: "Patente",
  filter: "Filtrar y ordenar",
  all: "Todas",
  sort: "Orden",
  sorts: {
    urgency: "Urgencia",
    deadline: "Plazo",
    value: "Rango de valor",
    claims: "Reivindicaciones",
    confidence: "Confianza",
    number: "Número",
  },
  show: "Mostrar",
  clear: "Mostrar todas",
  csv: "Descargar CSV",
  found: "{{count}} de {{total}} patentes",
  none: "Ninguna patente coincide",
  noneText: "Ninguna patente reúne todo lo elegido. Quite una opción o vea todas.",
  emptyGroup:
    "Ninguna. Las reglas muestran la prioridad alta como crítica, la media como alta y la baja como media.",
  filteredGroup: "Ninguna con este filtro.",
} satisfies Translation<typeof en>;
