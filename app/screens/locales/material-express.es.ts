import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./material-express.en.ts";

export default {
  materialExpress: {
    title: "Entrega de material",
    description:
      "Listas de material de un presupuesto, un archivo o el último pedido, con paquetes completos, peso y camiones, precios de proveedores comparados por renglón, horario en el portón y lo que se firmó.",
    keywords:
      "pedido de material, maderería, materiales de construcción, horario de entrega, cotización, comparar proveedores, remisión, entrega incompleta, factura, carga, camión, CSV",
  },
  materialOrder: {
    title: "Pedido de material",
    description: "Un pedido de material, desde la lista hasta lo que se firmó en el portón.",
  },
  sharedMaterialOrder: {
    title: "Pedido por entregar",
    description: "Un pedido de material para el proveedor que lo trae.",
  },
  sharedMaterialQuote: {
    title: "Solicitud de precios",
    description: "Una lista de material de la que se piden precios a un proveedor.",
  },
} satisfies Translation<typeof en>;
