const en = {
  shop: {
    title: "Shop",
    lead: "Paperwork that holds up, training, guides, and one good hat.",
    filter: "Category",
    all: "All",
    add: "Add to cart",
    addOf: "Add to cart: {{product}}",
    was: "Before",
    now: "Now",
    off: "{{percent}}% off",
    featured: "Featured",
    left_one: "{{count}} left",
    left_other: "{{count}} left",
    soldOut: "Sold out",
    open: "Open the cart",
  },
  categories: {
    templates: "Templates",
    education: "Education",
    books: "Books",
    merchandise: "Merchandise",
  },
  products: {
    "contract-template-bundle": {
      name: "Contract template bundle",
      description: "Eight construction agreements to adapt, from the small repair to the fixed-price build.",
    },
    "bid-proposal-pack": {
      name: "Bid proposal pack",
      description: "Proposal layouts, scope checklists and an exclusions sheet for bids that compare fairly.",
    },
    "project-management-course": {
      name: "Project management course",
      description:
        "Schedule, budget, daily log and change orders, taught on one house from permit to punch list.",
    },
    "legal-protection-guide": {
      name: "Legal protection guide",
      description:
        "Lien rights, notices, waivers and disputes in plain words, with what to ask your attorney.",
    },
    "insurance-guide": {
      name: "Insurance guide",
      description:
        "General liability, workers' compensation and builder's risk: what each pays and what it leaves out.",
    },
    "branded-hard-hat": {
      name: "Branded hard hat",
      description: "A full-brim hat with a ratchet suspension and our mark on the front.",
    },
  },
  product: {
    trail: "Where you are",
    parcel: "Comes in a parcel",
    parcelText:
      "Shipped within the United States without a charge for the shipping. Can be sent back within 30 days.",
    files: "Opens at once",
    filesText:
      "Documents, courses and guides open in your library as soon as the order is paid, to read, fill in and download. One part of each is free to read.",
    inside: "See what is in it",
  },
  cart: {
    title: "Cart",
    empty: "Your cart is empty",
    emptyText: "Pick a template or a guide; it waits here, also when you sign in later on another device.",
    toShop: "Go to the shop",
    product: "Product",
    price: "Price each",
    quantity: "Quantity",
    quantityOf: "Quantity of {{product}}",
    update: "Update",
    updateOf: "Update the quantity of {{product}}",
    remove: "Remove",
    removeOf: "Remove {{product}}",
    line: "Line total",
    checkout: "To the checkout",
    before: "It was {{before}} when you put it in. The checkout asks you to confirm.",
    short_one: "Only {{count}} is left.",
    short_other: "Only {{count}} are left.",
    nextText: "Mail the list to whoever buys for your company, or print it. The cart keeps it for you here.",
    mail: "Mail this list",
    print: "Print this list",
    mailSubject: "Order list",
    clear: "Empty the cart",
    items_one: "{{count}} item",
    items_other: "{{count}} items",
    total: "Total",
    taxNote: "US dollars, before any sales tax. Shipping is free.",
    guest: "You are not signed in. The cart belongs to this browser and joins your account when you sign in.",
  },
  errors: {
    summary: "There is a problem",
    quantity: "Enter a whole number up to {{max}}; 0 removes the product",
    product: "That product is not in the shop, so nothing was added",
    form: "This form was incomplete. Please send it again.",
  },
  toasts: {
    addedToCart: "Added to your cart: {{product}}",
    cartFull: "A cart holds at most {{max}} of one product.",
    productUnknown: "That product is not in the shop, so nothing was added.",
    cartUpdated: "Quantity updated.",
    removedFromCart: "Removed from your cart: {{product}}",
    cartCleared: "Your cart is empty now.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    shop: typeof en;
  }
}
