import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./patent-overview.en.ts";

export default {
  lead: "El portafolio de un vistazo: qué hay, qué tan avanzado va y por dónde seguir.",
  totals: "En conjunto",
  ways: "Seguir con",
  ask: "Preguntar por las patentes",
  byStatus: "Patentes por estado",
  byPriority: "Patentes por prioridad",
  byGroup: "Patentes por grupo",
  byValue: "Patentes por rango de valor",
  matrix: "Grupos y su estado",
  matrixNote: "Cada cifra lleva a las patentes que cuenta.",
  cell: "{{count}}: {{group}}, {{status}}",
  of: "Datos del {{date}}",
} satisfies Translation<typeof en>;
