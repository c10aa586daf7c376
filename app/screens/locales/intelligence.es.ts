import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./intelligence.en.ts";

export default {
  businessIntelligence: {
    title: "Inteligencia de negocio",
    description:
      "Cifras de sus propios registros: trabajo ganado, dinero, programa, seguridad, calidad, cuadrillas y máquinas.",
    keywords: "cifras, indicadores, tablero, tasa de éxito, TRIR, PPC, tendencia, KPI",
  },
  businessMetric: {
    title: "Una cifra",
    description: "Una cifra con su definición, sus partes y los registros de los que sale.",
    keywords: "cifra",
  },
  myFigures: {
    title: "Mis cifras",
    description: "Las preguntas sobre cifras que usted guarda en un tablero propio.",
    keywords: "mis cifras",
  },
  sharedFigureBoard: {
    title: "Un tablero de cifras",
    description: "Un tablero de cifras que compartieron con usted para leerlo.",
    keywords: "tablero, cifras",
  },
} satisfies Translation<typeof en>;
