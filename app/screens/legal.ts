import type { AreaScreen } from "./screen.ts";

export const screens = [
  {
    id: "legal",
    path: "/legal",
    number: 101,
    access: "public",
    shared: true,
  },
] as const satisfies readonly AreaScreen[];
