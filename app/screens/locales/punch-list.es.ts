import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./punch-list.en.ts";

export default {
  punchListCamera: {
    title: "Lista de pendientes",
    description:
      "Fotografíe un defecto, márquelo en el plano, páselo a un sub por enlace y pruebe que se corrigió.",
    keywords: "lista de pendientes, punch list, detalles, defectos, entrega de obra, vicios, cargo al sub",
  },
  punchItem: {
    title: "Pendiente",
    description: "Un defecto: sus fotos, dónde está en el plano y a quién le toca.",
  },
  sharedPunchItem: {
    title: "Pendiente para un sub",
    description: "Un defecto para aceptar, disputar o avisar que quedó, sin cuenta.",
  },
  punchLabels: {
    title: "Etiquetas de cuartos",
    description: "Una etiqueta con código por cuarto, que lleva a sus pendientes abiertos.",
  },
} satisfies Translation<typeof en>;
