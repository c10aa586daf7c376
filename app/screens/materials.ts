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
  { id: "shopOrders", path: "/admin/orders", number: 106, access: "admin", unlisted: true },
  { id: "shopTaxes", path: "/admin/taxes", number: 107, access: "admin", unlisted: true },
] as const satisfies readonly AreaScreen[];

/** Screens made in a feature that is not called as they are; apart, because no page needs it. */
export const features = {
  cart: "shop",
  product: "shop",
  checkout: "orders",
  shopOrders: "orders",
  shopTaxes: "orders",
} as const satisfies Features<typeof screens>;

/** Addresses without a screen, each with its file beside the screens'. */
export const endpoints = {
  "/api/stripe": "stripe-messages.ts",
} as const satisfies AreaEndpoints;
