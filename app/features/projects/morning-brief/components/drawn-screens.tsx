import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws the brief: every form and link of it asks for the next page. */
export const DrawnBrief = import.meta.env.SSR
  ? drawnPart((await import("./brief-screen.tsx")).default)
  : servedPart(() => import("./brief-screen.tsx"));

export const DrawnSharedBrief = import.meta.env.SSR
  ? drawnPart((await import("./shared-brief-screen.tsx")).default)
  : servedPart(() => import("./shared-brief-screen.tsx"));
