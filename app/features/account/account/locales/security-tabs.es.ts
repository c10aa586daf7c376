import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./security-tabs.en.ts";

export default {
  label: "Partes de la seguridad",
  tabs: {
    account: "Cuenta",
    access: "Quién tiene acceso",
    log: "Registro",
    sites: "Seguridad de la obra",
  },
} satisfies Translation<typeof en>;
