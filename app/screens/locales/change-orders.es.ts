import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./change-orders.en.ts";

export default {
  changeOrders: {
    title: "Órdenes de cambio",
    description:
      "Póngale precio a un cambio, mándelo por enlace y reciba la aprobación antes de construirlo.",
    keywords: "orden de cambio, trabajo extra, adicional, modificación del contrato, variación",
  },
  changeOrder: {
    title: "Orden de cambio",
    description: "Un cambio: sus renglones y total, los días, lo enviado y quién lo aprobó.",
  },
  sharedChangeOrder: {
    title: "Orden de cambio por aprobar",
    description: "Un cambio para aprobar o rechazar con nombre escrito, sin cuenta.",
  },
} satisfies Translation<typeof en>;
