import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws these screens: every form and link of theirs asks for the next page. */
export const DrawnMatrix = import.meta.env.SSR
  ? drawnPart((await import("./matrix-screen.tsx")).default)
  : servedPart(() => import("./matrix-screen.tsx"));

export const DrawnClass = import.meta.env.SSR
  ? drawnPart((await import("./class-screen.tsx")).default)
  : servedPart(() => import("./class-screen.tsx"));
