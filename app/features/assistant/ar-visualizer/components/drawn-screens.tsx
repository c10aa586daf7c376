import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws these screens: every form and link of them asks for the next page. */
export const DrawnVisualizer = import.meta.env.SSR
  ? drawnPart((await import("./ar-visualizer-screen.tsx")).default)
  : servedPart(() => import("./ar-visualizer-screen.tsx"));

export const DrawnScenes = import.meta.env.SSR
  ? drawnPart((await import("./scenes-screen.tsx")).default)
  : servedPart(() => import("./scenes-screen.tsx"));

export const DrawnSharedScene = import.meta.env.SSR
  ? drawnPart((await import("./shared-scene-screen.tsx")).default)
  : servedPart(() => import("./shared-scene-screen.tsx"));
