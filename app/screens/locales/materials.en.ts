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
  product: {
    title: "Product",
    description: "One product of the shop: what it is, what is in it, and what it costs.",
    keywords: "product, price, buy, hard hat, template, course, guide",
  },
  checkout: {
    title: "Checkout",
    description: "The address, the total with tax, and the order.",
    keywords: "checkout, order, address, tax, total, pay",
  },
  orders: {
    title: "Orders",
    description: "What you ordered, how it stands, its invoice, returns and refunds.",
    keywords: "orders, order history, invoice, return, refund, cancel, delivery, tracking, reorder",
  },
  loyalty: {
    title: "Points",
    description:
      "Earn points with what you pay, see every one on a statement that sums, and take them off an order.",
    keywords:
      "points, loyalty, loyalty program, loyalty rewards, rewards, redeem, discount, statement, tier, gift",
  },
  library: {
    title: "Your library",
    description: "Documents, courses and guides that you bought: read them, fill them in, download them.",
    keywords: "library, downloads, bought, documents, course, guides, templates",
  },
  libraryContents: {
    title: "What is in it",
    description: "The parts of a document set, course or guide of the shop, one of them free to read.",
  },
  libraryPart: {
    title: "Read a part",
    description: "One document, lesson or chapter of what the shop sells to be read.",
  },
  shopOrders: {
    title: "Orders of the shop",
    description:
      "For administrators: what customers ordered and what waits to be sent, answered or paid back.",
    keywords: "fulfilment, ship, packing slip, returns, refunds, customers",
  },
  shopTaxes: {
    title: "Sales tax",
    description: "For administrators: where sales tax is collected, and how much.",
    keywords: "sales tax, state, rate",
  },
  sharedGift: { title: "A gift", description: "What somebody gave you, for whoever was sent its link." },
  shopCodes: {
    title: "Promo codes",
    description: "For administrators: codes that take something off an order, and how often each was used.",
    keywords: "promo code, coupon, discount",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
