import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./security-log.en.ts";

export default {
  securityLog: {
    title: "Registro de seguridad",
    description:
      "Quién entró, desde dónde y qué se cambió, con sellos que muestran si el registro está completo.",
  },
} satisfies Translation<typeof en>;
