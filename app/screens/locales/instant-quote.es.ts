import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./instant-quote.en.ts";

export default {
  instantQuote: {
    title: "Cotización al instante",
    description:
      "Elija uno de 18 trabajos, conteste ocho preguntas como máximo y vea bajo, probable y alto, con cada supuesto y lo que lo movería.",
    keywords: "cotización presupuesto precio costo rango remodelación techo terraza cocina baño",
  },
} satisfies Translation<typeof en>;
