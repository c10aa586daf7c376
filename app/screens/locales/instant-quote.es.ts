import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./instant-quote.en.ts";

export default {
  instantQuote: {
    title: "Cotización al instante",
    description:
      "Elija uno de 18 trabajos, conteste ocho preguntas como máximo y vea bajo, probable y alto, con cada supuesto y lo que lo movería.",
    keywords: "cotización, presupuesto, precio, costo, rango de precio, remodelación",
  },
  quotePage: {
    title: "Página de cotización de una empresa",
    description: "Elija un trabajo y vea cuánto costará probablemente con los precios de esta empresa.",
    keywords: "página de cotización",
  },
  quoteEmbed: {
    title: "Página de cotización dentro de otro sitio",
    description: "La misma página como la muestran otros sitios.",
    keywords: "cotización incrustada",
  },
  quoteRequests: {
    title: "Solicitudes de cotización",
    description: "Su propia página de cotización y lo que mandaron sus clientes.",
    keywords: "solicitudes, clientes",
  },
} satisfies Translation<typeof en>;
