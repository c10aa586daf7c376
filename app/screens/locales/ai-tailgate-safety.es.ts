import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./ai-tailgate-safety.en.ts";

export default {
  aiTailgateSafety: {
    title: "Charlas de seguridad",
    description:
      "Cuarenta y una charlas en tres idiomas, ordenadas por el trabajo y el clima del día; toda la cuadrilla firma en un teléfono y el registro se imprime con todos los campos.",
    keywords:
      "charla de seguridad, charla de cinco minutos, reunión, hoja de firmas, asistencia, cuadrilla, OSHA, 1926, preguntas, cobertura, capacitación",
  },
  tailgateTalk: {
    title: "Charla de seguridad",
    description:
      "Los puntos de una charla, dos preguntas, su hoja para imprimir y el formulario que empieza un registro.",
  },
  tailgateRecord: {
    title: "Registro de charla",
    description: "Una charla como se dio: quién firmó, cuándo, dónde y según qué secciones.",
  },
  tailgateCoverage: {
    title: "Quién oyó qué",
    description: "Cada trabajador, cada charla y cuándo la firmó por última vez.",
  },
  tailgateOwn: { title: "Charla propia", description: "Una charla de seguridad escrita por usted." },
  sharedTailgate: {
    title: "Charla por firmar",
    description: "Lea la charla, conteste dos preguntas y firme.",
  },
} satisfies Translation<typeof en>;
