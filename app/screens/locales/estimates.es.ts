import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./estimates.en.ts";

export default {
  sharedEstimate: {
    title: "Presupuesto para un cliente",
    description: "Qué se hace y cuánto suma, para un cliente que recibió un enlace.",
  },
  materialCostEstimator: {
    title: "Estimador de costos de materiales",
    description:
      "Presupuestos con sus cantidades y sus precios: partidas con desperdicio y horas, impuesto, indirectos y utilidad en su orden, un rango en vez de un solo número, versiones y hoja para imprimir.",
    keywords:
      "presupuesto, costo, precio, cuantificación, materiales, mano de obra, utilidad, indirectos, desperdicio, partida",
  },
  estimate: {
    title: "Presupuesto",
    description: "Los renglones, el rango, las versiones y las tasas de un presupuesto.",
  },
  priceBook: {
    title: "Libro de precios",
    description:
      "Sus propios precios con fuente y fecha junto a precios de muestra fechados; búsquelos, escríbalos o lea la lista de un proveedor.",
    keywords: "precio, proveedor, lista, costo, csv, material, catálogo",
  },
} satisfies Translation<typeof en>;
