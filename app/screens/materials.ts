import type { AreaScreen, Features } from "./screen.ts";

export const screens = [
  {
    id: "shop",
    path: "/shop",
    number: 101,
    access: "public",
  },
  {
    id: "cart",
    path: "/cart",
    number: 102,
    access: "public",
    unlisted: true,
  },
] as const satisfies readonly AreaScreen[];

/** The folder of each in `app/features/<area>`; apart, because only who looks for it needs it and no page. */
export const features = {
  shop: "shop",
  cart: "shop",
} as const satisfies Features<typeof screens>;
