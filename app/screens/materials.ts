import type { AreaEndpoints, AreaScreen, Features } from "./screen.ts";

export const screens = [
  {
    id: "shop",
    path: "/shop",
    number: 101,
    access: "public",
    phases: ["win", "plan", "build"],
    shared: { category: ["templates", "education", "books", "merchandise"], featured: ["yes"] },
  },
  {
    id: "cart",
    path: "/cart",
    number: 102,
    access: "public",
    unlisted: true,
    shared: true,
  },
  {
    id: "product",
    path: "/shop/product/:product",
    number: 103,
    access: "public",
    example: "/shop/product/branded-hard-hat",
    shared: true,
  },
  { id: "checkout", path: "/checkout", number: 104, access: "public", unlisted: true, shared: true },
  { id: "orders", path: "/order-management", number: 105, access: "public", unlisted: true, shared: true },
  {
    id: "loyalty",
    path: "/loyalty-program",
    aliases: ["/loyalty-rewards"],
    number: 108,
    access: "public",
    shared: { source: ["earned", "back", "spent", "given", "expired"] },
  },
  { id: "library", path: "/library", number: 109, access: "public", unlisted: true, shared: true },
  {
    id: "libraryContents",
    path: "/library/contents/:good",
    number: 110,
    access: "public",
    example: "/library/contents/insurance-guide",
    unlisted: true,
    shared: true,
  },
  {
    id: "libraryPart",
    path: "/library/read/:good/:part",
    number: 111,
    access: "public",
    example: "/library/read/insurance-guide/three-policies",
    unlisted: true,
    shared: true,
  },
  { id: "sharedGift", path: "/shared/:link/gift", number: 113, access: "link", unlisted: true },
  { id: "shopOrders", path: "/admin/orders", number: 106, access: "admin", unlisted: true },
  { id: "shopTaxes", path: "/admin/taxes", number: 107, access: "admin", unlisted: true },
  { id: "shopCodes", path: "/admin/codes", number: 112, access: "admin", unlisted: true },
] as const satisfies readonly AreaScreen[];

/** Screens made in a feature that is not called as they are; apart, because no page needs it. */
export const features = {
  cart: "shop",
  product: "shop",
  checkout: "orders",
  libraryContents: "library",
  libraryPart: "library",
  sharedGift: "orders",
  shopOrders: "orders",
  shopTaxes: "orders",
  shopCodes: "orders",
} as const satisfies Features<typeof screens>;

/** Addresses without a screen, each with its file beside the screens'. */
export const endpoints = {
  "/api/stripe": "stripe-messages.ts",
  "/library/file/:good/:part": "library-file.ts",
  "/order-management/:order/invoice.pdf": "order-invoice-pdf.ts",
  "/order-management.csv": "orders-csv.ts",
  "/admin/orders.csv": "admin-orders-csv.ts",
} as const satisfies AreaEndpoints;
