import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./home-design.en.ts";

export default {
  aiHomeDesign: {
    title: "Diseño de casas con IA",
    description:
      "De una lista de cuartos y un terreno a plantas acotadas, con revisión del código y rango de costo.",
    keywords:
      "planta, plano de casa, distribución, diseño, casa, vivienda, recámaras, cuartos, terreno, retiro, arquitecto, dibujar, croquis, DXF, SVG",
  },
  homePlans: {
    title: "Planos de casa guardados",
    description: "Los planos que usted guarda, con sus versiones.",
  },
  sharedHomePlan: { title: "Plano de casa", description: "Un plano que alguien comparte con usted." },
} satisfies Translation<typeof en>;
