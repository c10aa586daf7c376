import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./shared-drawing.en.ts";

export default {
  sharedDrawing: {
    title: "Plano compartido",
    description: "Un plano con lo que se leyó en él, compartido por enlace: verlo, responder, aprobar.",
  },
} satisfies Translation<typeof en>;
