import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./drone.en.ts";

export default {
  droneIntegration: {
    title: "Plan de vuelo de dron",
    description:
      "Vuelos de mapeo sobre una obra: líneas, fotos, baterías, parte 107 y archivos para volarlos.",
    keywords:
      "dron, UAV, aéreo, mapeo, levantamiento, plan de vuelo, GSD, traslape, parte 107, LAANC, puntos de ruta, KML, Litchi, QGroundControl, DJI, amanecer, puesta del sol",
  },
} satisfies Translation<typeof en>;
