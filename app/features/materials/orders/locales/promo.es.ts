import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./promo.en.ts";

export default {
  field: "Código de descuento",
  hint: "Si tiene uno. Uno por pedido, y cada código una sola vez.",
  hintCheckout: "Escríbalo y luego muestre el total.",
  use: "Usarlo y seguir a la caja",
  line: "Código {{code}}",
  errors: {
    unknown: "Ese código no existe. Revise cómo está escrito.",
    early: "Este código todavía no es válido",
    over: "Este código ya no es válido",
    usedUp: "Este código ya se usó todas las veces posibles",
    again: "Usted ya usó este código en otro pedido",
    least: "Este código es para compras de {{least}} o más",
  },
} satisfies Translation<typeof en>;
