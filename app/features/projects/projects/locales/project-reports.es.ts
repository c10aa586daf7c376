import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./project-reports.en.ts";

export default {
  dayTitle: "Informe del día",
  weekTitle: "Informe de la semana",
  period: "Del {{from}} al {{to}}",
  sample: "Ejemplo",
  choice: "De qué trata el informe",
  spans: { day: "Un día", week: "La semana" },
  day: "Día",
  show: "Mostrar",
  before: { day: "El día anterior", week: "La semana anterior" },
  after: { day: "El día siguiente", week: "La semana siguiente" },
  pdf: "En PDF",
  none: "No hay bitácora de este tiempo.",
  missing: "Sin bitácora: {{list}}",
  hours: "{{hours}} h",
  sums: {
    title: "En cifras",
    days: "Días con bitácora",
    hours: "Horas trabajadas",
    held: "Horas de demora",
  },
  crews: { title: "Horas por cuadrilla", unnamed: "Sin nombre" },
  delays: { title: "Demoras por causa" },
  punch: {
    raised: "Pendientes levantados",
    closed: "Pendientes cerrados",
    open: "Pendientes abiertos hoy",
    text: "Pendientes: {{raised}} levantados, {{closed}} cerrados, {{open}} abiertos hoy",
  },
  photos: {
    title: "Fotos de pendientes",
    shown: "Se muestran {{shown}} de {{all}}",
    of: "Foto {{name}}",
  },
  proof: {
    title: "El registro",
    none: "Aún no se ha entregado ninguna bitácora de este proyecto: no hay nada sellado.",
    whole: "La cadena de este proyecto está íntegra, y estos días dicen lo que se entregó.",
    broken: "El registro no coincide: se cambió un día o un asiento después de la entrega.",
    last: "Último asiento de la cadena, número {{number}}:",
  },
  madeAt: "Hecho {{time}}",
  page: "Página {{page}}",
  letters: "Un signo de interrogación ocupa el lugar de una letra que este papel no puede imprimir.",
} satisfies Translation<typeof en>;
