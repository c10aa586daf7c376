import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./project-papers.en.ts";

export default {
  projectDocuments: {
    title: "Documentos del proyecto",
    description: "Planos y papeles de una obra por carpeta, con cada versión y quién la envió.",
  },
  sharedDocuments: {
    title: "Documentos del proyecto por enlace",
    description: "Planos y papeles de una obra, para leer y enviar sin cuenta.",
  },
  projectTeam: {
    title: "Equipo del proyecto",
    description: "Quién hace qué en una obra, y qué puede abrir quien no tiene cuenta.",
  },
  projectReport: {
    title: "Informe del proyecto",
    description:
      "Un día o una semana de obra en papel: cuadrillas, horas, demoras, clima, pendientes y el sello.",
  },
} satisfies Translation<typeof en>;
