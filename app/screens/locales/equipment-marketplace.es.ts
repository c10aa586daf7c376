import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./equipment-marketplace.en.ts";

export default {
  equipmentMarketplace: {
    title: "Compraventa de equipo",
    description:
      "Máquinas usadas para comprar y vender: horas, papeles y registro de servicio, ofertas y contraofertas, lista de inspección, contrato de compraventa, rentar o comprar.",
    keywords:
      "comprar, vender, usado, equipo, máquina, segunda mano, oferta, precio, horas, número de serie, gravamen, título, compraventa, inspección, rentar o comprar",
  },
  machineForSale: {
    title: "Una máquina en venta",
    description: "Una máquina usada con sus datos, lo que piden otros y lo que cuesta tenerla.",
  },
  sellEquipment: {
    title: "Vender equipo",
    description: "Sus máquinas en venta y un formulario para otra más.",
  },
  machineOffers: {
    title: "Ofertas por máquinas",
    description: "Lo que ofreció por máquinas y lo que otros ofrecieron por las suyas, hasta el contrato.",
  },
  machineReports: {
    title: "Máquinas reportadas",
    description: "Máquinas en venta que alguien reportó como robadas o sospechosas.",
  },
} satisfies Translation<typeof en>;
