import type { AreaScreen } from "./screen.ts";

export const screens = [
  {
    id: "shop",
    path: "/shop",
    number: 101,
    access: "public",
    feature: "shop",
  },
  {
    id: "cart",
    path: "/cart",
    number: 102,
    access: "public",
    feature: "shop",
    unlisted: true,
  },
] as const satisfies readonly AreaScreen[];
