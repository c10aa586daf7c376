import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./projects.en.ts";

export default {
  projectManagement: {
    title: "Proyectos",
    description:
      "Cada proyecto con su estado y una bitácora diaria que toma minuto y medio y después se sostiene.",
    keywords: "obra, proyecto, bitácora, reporte diario, diario de obra, retrasos, personal",
  },
  project: { title: "Proyecto", description: "Un proyecto: en qué va, sus bitácoras y qué espera." },
  projectLog: {
    title: "Bitácora del día",
    description: "Un día de obra, entregado con un sello que muestra cualquier cambio posterior.",
  },
} satisfies Translation<typeof en>;
