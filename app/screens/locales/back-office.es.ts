import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./back-office.en.ts";

export default {
  financialAdminServices: {
    title: "Oficina administrativa",
    description:
      "Recibos y facturas desde la foto hasta los costos de su obra: codificados, aprobados y ninguno dos veces.",
    keywords: "oficina, recibos, facturas, gastos, contabilidad, cuentas por pagar, códigos de costo",
  },
  deskItem: {
    title: "Comprobante",
    description: "Un recibo o una factura: su foto, su código y el siguiente paso.",
    keywords: "recibo, factura",
  },
} satisfies Translation<typeof en>;
