import type { EarlierWords } from "../legal.documents.ts";

/** Clauses of edition 2 that edition 3 replaced. */
const en = {
  clauses: {
    prices: {
      heading: "Prices, and no payment yet",
      text: "The shop shows products with prices in US dollars, before any tax or shipping, and a cart keeps what you picked. This version has no checkout: nothing can be ordered, no payment is taken and no card is asked for. A cart is neither an order nor an offer, and it holds neither goods nor prices for you. Prices of plans are information in the same way.\n\nPrices and descriptions may change until sales begin. The terms of sale will be shown before anything can be bought.",
      summary: "You can look and pick, but nothing can be bought here yet and no money is taken.",
    },
  },
} satisfies EarlierWords;

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "legal-terms-2": typeof en;
  }
}
