import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./equipment-rental.en.ts";

export default {
  equipmentRental: {
    title: "Renta de equipo",
    description:
      "Máquinas en renta de constructores y casas de renta en una sola búsqueda: libres en sus días, con precio completo y distancia.",
    keywords:
      "renta, alquiler, equipo, maquinaria, excavadora, minicargador, plataforma, generador, flete, depósito, por día, por semana",
  },
  loanClaims: {
    title: "Reclamos en disputa",
    description: "Reclamos por daños en los que dueño y quien rentó la máquina no se pusieron de acuerdo.",
  },
  equipmentListing: {
    title: "Una máquina en renta",
    description: "Una máquina con su calendario, su precio para sus días y cómo pedirla.",
  },
  listEquipment: {
    title: "Publique su equipo",
    description: "Sus máquinas en renta, un formulario para otra, y lo que necesitan cerca de usted.",
  },
  peerToPeerRentals: {
    title: "Rentas entre constructores",
    description:
      "Lo que presta a otros constructores y lo que toma prestado, desde el pedido hasta el depósito devuelto.",
    keywords: "prestar, rentar, entre constructores, depósito, pedido, entrega, devolución",
  },
} satisfies Translation<typeof en>;
