import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./ar-scenes.en.ts";

export default {
  arScenes: {
    title: "Escenas guardadas",
    description: "Objetos guardados con su cuarto y teléfono, para abrir y compartir.",
    keywords: "escena, guardada, compartir, RA, calibración, teléfono, cinta",
  },
  sharedArScene: {
    title: "Escena compartida",
    description: "Un objeto guardado para quien tiene un enlace.",
  },
} satisfies Translation<typeof en>;
