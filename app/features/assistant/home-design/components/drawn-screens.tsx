import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws these screens: every form and link of theirs asks for the next page. */
export const DrawnHomeDesign = import.meta.env.SSR
  ? drawnPart((await import("./home-design-screen.tsx")).default)
  : servedPart(() => import("./home-design-screen.tsx"));

export const DrawnHomePlans = import.meta.env.SSR
  ? drawnPart((await import("./plans-screen.tsx")).default)
  : servedPart(() => import("./plans-screen.tsx"));

export const DrawnSharedPlan = import.meta.env.SSR
  ? drawnPart((await import("./shared-plan-screen.tsx")).default)
  : servedPart(() => import("./shared-plan-screen.tsx"));
