import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./patents.en.ts";

const es: Translation<typeof en> = {
  patents: {
    title: "Patentes",
    description: "El portafolio de patentes por prioridad, con estado, plazo y rango de valor.",
    keywords: "PI, propiedad intelectual, invención, invento, lista, prioridad, reivindicaciones, en trámite",
  },
  patentFigures: {
    title: "Figuras de patentes",
    description: "La primera figura de cada una de las primeras doce patentes.",
    keywords: "dibujos, FIG, ilustraciones, SVG, lámina, diagramas",
  },
  allPatentFigures: {
    title: "Todas las figuras de patentes",
    description: "Cada dibujo de patente, por grupo, con sus números de referencia.",
    keywords: "dibujos, FIG, números de referencia, diagrama de bloques, diagrama de flujo, despiece",
  },
  topPatents: {
    title: "Patentes principales",
    description: "Las diez patentes que se presentan primero, sus totales y el calendario.",
    keywords: "lista corta, diez, plazo, calendario, valor de mercado, ICS",
  },
  patentViewer: {
    title: "Patente",
    description: "Una patente: dibujos, esquema de reivindicaciones y de la memoria.",
  },
  patentPortfolio: {
    title: "Portafolio de patentes",
    description: "El portafolio de patentes de un vistazo: por estado, prioridad, grupo y rango de valor.",
    keywords: "resumen, gráficas, matriz, inversionista",
  },
  filingPackage: {
    title: "Paquete para el abogado",
    description: "Elija patentes y lléveselas en un archivo HTML o PDF.",
    keywords: "abogado, licenciado, paquete, PDF, descargar, provisional, solicitud",
  },
};

export default es;
