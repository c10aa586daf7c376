import type { AreaScreen } from "./screen.ts";

export const screens = [
  {
    id: "shop",
    path: "/shop",
    number: 101,
    access: "public",
    feature: "shop",
    shared: { category: ["templates", "education", "books", "merchandise"] },
  },
  {
    id: "cart",
    path: "/cart",
    number: 102,
    access: "public",
    feature: "shop",
    unlisted: true,
    shared: true,
  },
] as const satisfies readonly AreaScreen[];
