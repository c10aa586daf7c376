import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./bids.en.ts";

export default {
  bidManagement: {
    title: "Paquetes a concurso",
    description:
      "Saque obra a concurso con sobre cerrado hasta la apertura y compare cada oferta sobre el mismo alcance.",
    keywords:
      "oferta, licitación, concurso, nivelación de ofertas, subcontratistas, invitación a cotizar, adenda, sobre cerrado, adjudicación",
  },
  bidPackage: {
    title: "Paquete a concurso",
    description: "Alcance, documentos, empresas, adendas y consultas de un paquete.",
  },
  bidLeveling: {
    title: "Ofertas niveladas",
    description: "Cada oferta de un paquete sobre el mismo alcance, con omisiones y pagos dobles.",
  },
  bid: {
    title: "Oferta",
    description: "Una oferta, partida por partida.",
  },
  bidLetters: {
    title: "Cartas de adjudicación",
    description: "Una carta para el ganador y para cada uno de los demás.",
  },
  sharedBid: {
    title: "Invitación a ofertar",
    description: "Lea un paquete, pregunte y envíe su oferta sin cuenta.",
  },
} satisfies Translation<typeof en>;
