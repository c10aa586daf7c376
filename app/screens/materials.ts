import type { AreaScreen, Features } from "./screen.ts";

export const screens = [
  {
    id: "shop",
    path: "/shop",
    number: 101,
    access: "public",
    phases: ["win", "plan", "build"],
    shared: { category: ["templates", "education", "books", "merchandise"] },
  },
  {
    id: "cart",
    path: "/cart",
    number: 102,
    access: "public",
    unlisted: true,
    shared: true,
  },
] as const satisfies readonly AreaScreen[];

/** Screens made in a feature that is not called as they are; apart, because no page needs it. */
export const features = {
  cart: "shop",
} as const satisfies Features<typeof screens>;
