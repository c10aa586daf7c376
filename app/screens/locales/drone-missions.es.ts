import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./drone-missions.en.ts";

export default {
  droneMissions: {
    title: "Misiones de dron",
    description: "Vuelos de mapeo guardados, revisados antes del despegue, y la bitácora de vuelo.",
    keywords: "dron, UAV, misión, bitácora de vuelo, prevuelo, parte 107, piloto, cobertura, EXIF, fotos",
  },
  droneMission: {
    title: "Misión de dron",
    description: "Un vuelo de mapeo: plan, prevuelo, bitácora y cobertura.",
  },
} satisfies Translation<typeof en>;
