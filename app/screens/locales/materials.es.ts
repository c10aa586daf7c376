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
  product: {
    title: "Producto",
    description: "Un producto de la tienda: qué es, qué trae y cuánto cuesta.",
    keywords: "producto, precio, comprar, casco, plantilla, curso, guía",
  },
  checkout: {
    title: "Finalizar la compra",
    description: "La dirección, el total con impuesto y el pedido.",
    keywords: "pagar, pedido, dirección, impuesto, total",
  },
  orders: {
    title: "Pedidos",
    description: "Lo que pidió, cómo va, su factura, devoluciones y dinero devuelto.",
    keywords:
      "pedidos, compras, factura, devolución, reembolso, cancelar, entrega, seguimiento, pedir otra vez",
  },
  loyalty: {
    title: "Puntos",
    description:
      "Gane puntos con lo que paga, vea cada uno en un estado de cuenta que cuadra y descuéntelos de un pedido.",
    keywords:
      "puntos, lealtad, fidelidad, programa de lealtad, recompensas, canjear, descuento, estado de cuenta, nivel, regalar",
  },
  library: {
    title: "Su biblioteca",
    description: "Los documentos, cursos y guías que compró: léalos, rellénelos, descárguelos.",
    keywords: "biblioteca, descargas, comprado, documentos, curso, guías, plantillas",
  },
  libraryContents: {
    title: "Qué contiene",
    description:
      "Las partes de un juego de documentos, un curso o una guía de la tienda; una es de lectura libre.",
  },
  libraryPart: {
    title: "Leer una parte",
    description: "Un documento, una lección o un capítulo de lo que la tienda vende para leer.",
  },
  shopOrders: {
    title: "Pedidos de la tienda",
    description:
      "Para administradores: lo que pidieron los clientes y lo que falta enviar, contestar o devolver.",
    keywords: "envíos, lista de empaque, devoluciones, reembolsos, clientes",
  },
  shopTaxes: {
    title: "Impuesto sobre ventas",
    description: "Para administradores: dónde se cobra el impuesto sobre ventas y cuánto.",
    keywords: "impuesto, estado, tasa",
  },
  sharedGift: { title: "Un regalo", description: "Lo que alguien le regaló, para quien recibió el enlace." },
  shopCodes: {
    title: "Códigos de descuento",
    description:
      "Para administradores: códigos que descuentan algo de un pedido y cuántas veces se usó cada uno.",
    keywords: "código promocional, cupón, descuento",
  },
};

export default es;
