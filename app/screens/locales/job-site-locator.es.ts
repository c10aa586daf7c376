import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./job-site-locator.en.ts";

export default {
  jobSiteLocator: {
    title: "Localizador de obras",
    description:
      "Sus obras en un mapa: la entrada por coordenadas o plus code, distancias, reglas de la obra, letrero con código QR para la entrada y quién está en la obra.",
    keywords:
      "obra, entrada, portón, coordenadas, mapa, plus code, registro, lista de asistencia, visitas, cómo llegar",
  },
  jobSite: { title: "Obra", description: "Cómo llegar a una obra, qué rige ahí y quién está en ella." },
  sitePhoto: {
    title: "Foto de una obra",
    description: "Una foto de la entrada, para que el chofer la reconozca.",
  },
  sharedSiteSpot: {
    title: "Cuarto o máquina",
    description: "Qué saber de un cuarto o una máquina, y reportar lo que está mal ahí.",
  },
  sharedSite: {
    title: "Marcar entrada en la obra",
    description: "Qué rige en una obra, y dónde se marca la entrada.",
  },
} satisfies Translation<typeof en>;
