import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./code-editions.en.ts";

const es: Translation<typeof en> = {
  what: {
    section: "Dónde está",
    flight: "Altura máxima de un tramo de escalera",
    retarder: "Retardador de vapor bajo la losa, mínimo",
    post: "Altura que puede tener un poste de terraza",
    ceiling1: "Aislamiento de techo, zona climática 1",
    ceiling2: "Aislamiento de techo, zonas 2 y 3",
    ceiling4: "Aislamiento de techo, zonas 4 a 8",
    ducts: "Ductos fuera del espacio acondicionado, no en el ático",
    island: "Tomacorriente en la isla de cocina",
  },
  inches: "{{amount}} pulg",
  bySize: "según la sección del poste",
  byArea: "según el área que carga",
  islandOne: "al menos uno",
  islandNone: "ninguno, pero con preparación para uno futuro",
};

export default es;
