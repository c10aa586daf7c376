import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./shared-with-me.en.ts";

export default {
  sharedWithMe: {
    title: "Compartido conmigo",
    description: "Lo que otros comparten con usted por enlaces que su cuenta guarda.",
  },
  keepLink: {
    title: "Guardar una página compartida",
    description: "Una página que alguien comparte por un enlace, guardada en una cuenta.",
  },
} satisfies Translation<typeof en>;
