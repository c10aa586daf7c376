import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./site-gate.en.ts";

export default {
  title: "La entrada",
  on: "Las marcas y los pedidos consultan la entrada: quien viene a trabajar o a entregar sin autorización queda señalado, nunca bloqueado.",
  off: "Las marcas y los pedidos no consultan la entrada: no se señala a nadie de los que vienen.",
  asks: "Consultar la entrada y señalar a quien no está autorizado",
  hint: "Trabajadores que marcan, y empresas que traen material o un servicio.",
  save: "Guardar",
  open: "Quién está autorizado y qué falta",
  toasts: { siteGateSet: "Guardado" },
} satisfies Translation<typeof en>;
