const en = {
  shop: {
    title: "Shop",
    description: "Contract templates, bid packs, courses, guides and gear for builders.",
    keywords:
      "store, buy, purchase, order, cart, basket, templates, contract, agreement, bid, proposal, course, training, books, guide, insurance, lien, hard hat, merch, gear, discount, sale",
  },
  cart: {
    title: "Cart",
    description: "What you are about to buy, with its total.",
    keywords: "basket, checkout, check out, my order, what I picked",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
