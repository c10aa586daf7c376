import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./fuelup-delivery.en.ts";

export default {
  fuelupDelivery: {
    title: "Entrega de combustible",
    description:
      "Cuándo se queda seca cada máquina, combustible pedido por máquina y tipo, un vale con medidor por carga y el precio real del galón.",
    keywords:
      "diésel, diésel teñido, diésel rojo, gasolina, DEF, urea, carga en obra, combustible a granel, vale de combustible, consumo",
  },
  fuelOrderForm: { title: "Pedir combustible", description: "Combustible para las máquinas de una obra." },
  fuelOrder: { title: "Pedido de combustible", description: "Un pedido con sus vales y su factura." },
  fuelRecords: {
    title: "Registros de combustible",
    description: "Vales de tres años, por combustible y código de costo.",
  },
  sharedFuelOrder: { title: "Combustible por entregar", description: "Vales para el chofer." },
} satisfies Translation<typeof en>;
