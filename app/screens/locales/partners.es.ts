import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./partners.en.ts";

export default {
  expressPartners: {
    title: "Ofertas de socios",
    description:
      "Lo que los proveedores cercanos ofrecen a los miembros: condiciones, distancia, plan y códigos que quedan antes de manejar hasta allá; un código que se lee sin red.",
    keywords: "socios, beneficios, descuentos, ofertas de proveedores, cupón, código de promoción, ahorro",
  },
  partnerOffer: {
    title: "Oferta de un socio",
    description: "Una oferta: condiciones, para quién, y su código.",
  },
  myOffers: { title: "Mis códigos", description: "Sus códigos de socios, para mostrar o imprimir." },
  partnerForm: { title: "Ser socio", description: "Su empresa como socio, y lo que ofrece." },
  adminPartners: { title: "Revisión de socios", description: "Empresas que piden ser socios." },
} satisfies Translation<typeof en>;
