import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./calculators.en.ts";

export default {
  calculators: {
    title: "Calculadoras",
    description:
      "Calculadoras de concreto, estructura, escaleras, techos, electricidad, seguridad y más: cada paso con sus números, su fuente y un dibujo, en pies y pulgadas o en métrico.",
    keywords:
      "calculadora, concreto, yardas, sacos, varilla, escaleras, cabrio, techo, caída de tensión, pies tabla, zanja, viga",
  },
  savedCalculations: {
    title: "Cálculos guardados",
    description:
      "Los cálculos que conserva, por obra, con lo que entró y lo que salió, para abrirlos de nuevo e imprimirlos.",
    keywords: "cálculos guardados, resultados, notas de medidas, cálculos de la obra, imprimir",
  },
  calculator: {
    title: "Calculadora",
    description: "Un cálculo con cada paso, sus fuentes y un dibujo con medidas.",
  },
} satisfies Translation<typeof en>;
