import type { AreaScreen, Features } from "./screen.ts";

export const screens = [
  {
    id: "legal",
    path: "/legal",
    number: 101,
    access: "public",
    shared: { tab: ["privacy", "copyright"] },
  },
  { id: "legalRequest", path: "/legal/request", number: 102, access: "public", unlisted: true, shared: true },
  { id: "requests", path: "/admin/requests", number: 190, access: "admin", unlisted: true },
] as const satisfies readonly AreaScreen[];

/** Screens made in a feature that is not called as they are; apart, because no page needs it. */
export const features = { legalRequest: "requests" } as const satisfies Features<typeof screens>;
