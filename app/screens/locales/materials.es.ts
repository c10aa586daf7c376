import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./materials.en.ts";

const es: Translation<typeof en> = {
  shop: {
    title: "Tienda",
    description: "Plantillas de contrato, paquetes de licitación, cursos, guías y equipo para la obra.",
    keywords:
      "comprar, compras, venta, pedido, carrito, plantillas, contrato, licitación, cotización, presupuesto, propuesta, curso, capacitación, libros, guía, seguro, gravamen, casco, artículos, oferta, descuento",
  },
  cart: {
    title: "Carrito",
    description: "Lo que está por comprar, con su total.",
    keywords: "carrito, canasta, carro de compras, mi pedido, pagar",
  },
};

export default es;
