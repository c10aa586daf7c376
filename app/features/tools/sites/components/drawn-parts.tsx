import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws the rooms and machines: nothing in them changes before the next page. */
export const DrawnSpots = import.meta.env.SSR
  ? drawnPart((await import("./site-spots.tsx")).default)
  : servedPart(() => import("./site-spots.tsx"));

export const DrawnGate = import.meta.env.SSR
  ? drawnPart((await import("./site-gate.tsx")).default)
  : servedPart(() => import("./site-gate.tsx"));

export const DrawnPhotos = import.meta.env.SSR
  ? drawnPart((await import("./site-photos.tsx")).default)
  : servedPart(() => import("./site-photos.tsx"));

export const DrawnSheet = import.meta.env.SSR
  ? drawnPart((await import("./site-sheets.tsx")).default)
  : servedPart(() => import("./site-sheets.tsx"));
