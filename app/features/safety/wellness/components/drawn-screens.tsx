import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws these screens: every form and link of theirs asks for the next page. */
export const DrawnWellness = import.meta.env.SSR
  ? drawnPart((await import("./wellness-screen.tsx")).default)
  : servedPart(() => import("./wellness-screen.tsx"));

export const DrawnPlan = import.meta.env.SSR
  ? drawnPart((await import("./plan-screen.tsx")).default)
  : servedPart(() => import("./plan-screen.tsx"));

export const DrawnCheckIn = import.meta.env.SSR
  ? drawnPart((await import("./check-in-screen.tsx")).default)
  : servedPart(() => import("./check-in-screen.tsx"));
