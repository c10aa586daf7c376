import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./access.en.ts";

export default {
  access: {
    title: "Quién tiene acceso",
    description:
      "Riesgos con sus razones, y cada enlace y miembro que llega a sus datos, para cerrarlo con un toque.",
  },
} satisfies Translation<typeof en>;
