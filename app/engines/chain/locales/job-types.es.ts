import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./job-types.en.ts";

export default {
  names: {
    newBuild: "Obra nueva",
    addition: "Ampliación",
    roof: "Techo",
    deck: "Terraza de madera",
    bath: "Baño",
    kitchen: "Cocina",
    drywall: "Tablaroca",
    paint: "Pintura",
    slab: "Losa de concreto",
    fence: "Cerca",
    siding: "Revestimiento exterior",
    windows: "Ventanas y puertas",
    hvac: "Calefacción y aire",
    panel: "Tablero eléctrico",
    heater: "Calentador de agua",
    adu: "Casita en el patio (ADU)",
    demo: "Demolición interior",
    tile: "Azulejo y loseta",
    insulation: "Aislamiento",
    gutters: "Canaletas",
    exterior: "Exterior",
    repair: "Reparación",
    commercial: "Comercial",
    other: "Otro trabajo",
  },
} satisfies Translation<typeof en>;
