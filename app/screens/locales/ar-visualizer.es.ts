import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./ar-visualizer.en.ts";

export default {
  arVisualizer: {
    title: "Visualizador AR",
    description:
      "Diez objetos por sus medidas: dibujos, si caben, revisión del código y un modelo a tamaño real.",
    keywords:
      "AR, realidad aumentada, tamaño real, 3D, modelo, GLB, deck, terraza, escalera, caseta, gabinete, rampa, muro de contención, cerca, andamio, excavadora, giro, espacio libre, cabe, DXF",
  },
} satisfies Translation<typeof en>;
