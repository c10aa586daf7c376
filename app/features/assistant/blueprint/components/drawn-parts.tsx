import { latePart } from "~/ui/late-part.tsx";
import { drawnPart, servedPart } from "~/ui/served-part.tsx";

// The server draws these; a browser fetches their scripts, the engine of measures among them, at the first change.

export const DrawnOverlay = import.meta.env.SSR
  ? drawnPart((await import("./takeoff-overlay.tsx")).default)
  : servedPart(() => import("./takeoff-overlay.tsx"));

export const DrawnList = import.meta.env.SSR
  ? drawnPart((await import("./plan-list.tsx")).default)
  : servedPart(() => import("./plan-list.tsx"));

export const DrawnAnalysis = import.meta.env.SSR
  ? drawnPart((await import("./analysis-view.tsx")).default)
  : servedPart(() => import("./analysis-view.tsx"));

// What few plans have.

export const KeepSample = import.meta.env.SSR
  ? (await import("./keep-sample.tsx")).default
  : latePart(() => import("./keep-sample.tsx"));

export const KeptVision = import.meta.env.SSR
  ? (await import("./vision-panel.tsx")).default
  : latePart(() => import("./vision-panel.tsx"));
