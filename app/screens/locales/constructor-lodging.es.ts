import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./constructor-lodging.en.ts";

export default {
  constructorLodging: {
    title: "Hospedaje para cuadrillas",
    description:
      "Camas para la cuadrilla cerca de la obra: el costo total con el traslado, lista de camas y un precio que vale hasta la última noche.",
    keywords:
      "hospedaje de trabajadores, vivienda para cuadrillas, campamento, motel, estancia larga, viáticos, alojamiento, casa para obreros",
  },
  crewHouse: {
    title: "Casa para una cuadrilla",
    description: "Lo que cuesta una casa a la cuadrilla, sus camas libres y sus reglas.",
  },
  listLodging: {
    title: "Publicar una casa",
    description: "Sus casas para cuadrillas y un formulario para otra.",
  },
  crewStays: {
    title: "Estancias de cuadrillas",
    description: "Estancias de sus cuadrillas y en sus casas.",
  },
} satisfies Translation<typeof en>;
