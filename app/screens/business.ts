import type { AreaScreen } from "./screen.ts";

export const screens = [
  {
    id: "instantQuote",
    path: "/instant-quote",
    number: 101,
    access: "public",
    tool: true,
    phases: ["win"],
    shared: true,
  },
] as const satisfies readonly AreaScreen[];
