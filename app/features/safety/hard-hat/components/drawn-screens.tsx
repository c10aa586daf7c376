import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws these screens: every form and link of theirs asks for the next page. */
export const DrawnZone = import.meta.env.SSR
  ? drawnPart((await import("./zone-screen.tsx")).default)
  : servedPart(() => import("./zone-screen.tsx"));

export const DrawnHub = import.meta.env.SSR
  ? drawnPart((await import("./hub-screen.tsx")).default)
  : servedPart(() => import("./hub-screen.tsx"));
