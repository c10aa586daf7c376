import type { AreaScreen, Features } from "./screen.ts";

export const screens = [
  {
    id: "legal",
    path: "/legal",
    number: 101,
    access: "public",
    shared: true,
  },
] as const satisfies readonly AreaScreen[];

/** The folder of each in `app/features/<area>`; apart, because only who looks for it needs it and no page. */
export const features = {
  legal: "legal",
} as const satisfies Features<typeof screens>;
