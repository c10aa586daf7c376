import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws figures: every form and link of theirs asks for the next page. */
export const DrawnFigures = import.meta.env.SSR
  ? drawnPart((await import("./figures-screen.tsx")).default)
  : servedPart(() => import("./figures-screen.tsx"));

export const DrawnMine = import.meta.env.SSR
  ? drawnPart((await import("./mine-screen.tsx")).default)
  : servedPart(() => import("./mine-screen.tsx"));

export const DrawnMetric = import.meta.env.SSR
  ? drawnPart((await import("./metric-screen.tsx")).default)
  : servedPart(() => import("./metric-screen.tsx"));

export const DrawnSharedBoard = import.meta.env.SSR
  ? drawnPart((await import("./shared-board-screen.tsx")).default)
  : servedPart(() => import("./shared-board-screen.tsx"));
