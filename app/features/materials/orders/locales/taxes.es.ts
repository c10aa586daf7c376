import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./taxes.en.ts";

export default {
  lead: "Un estado está en la lista cuando el vendedor está registrado para cobrar ahí. Donde no hay ninguno, no se cobra impuesto.",
  caption: "Impuesto sobre ventas por estado",
  region: "Estado",
  rate: "Por ciento",
  digital: "También en archivos",
  yes: "sí",
  no: "no",
  empty: "No hay ningún estado",
  emptyText: "A ningún pedido se le cobra impuesto sobre ventas.",
  change: "Agregar o cambiar un estado",
  rateHint: "Por ejemplo 8.25. Solo se cobra esto; sume lo que piden condados y ciudades.",
  choose: "Elija un estado",
  save: "Guardar",
  remove: "Quitar el estado",
  errors: {
    summary: "Hay un problema",
    form: "El formulario estaba incompleto. Envíelo otra vez.",
    region: "Elija un estado",
    rate: "Escriba un porcentaje de 0 a 25 con cuatro decimales como máximo, por ejemplo 8.25",
  },
  toasts: {
    taxSaved: "Guardado. Los pedidos a partir de ahora llevan este impuesto.",
    taxRemoved: "Ahí ya no se cobra impuesto sobre ventas.",
  },
} satisfies Translation<typeof en>;
