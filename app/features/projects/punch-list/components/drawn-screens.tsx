import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws punch lists: every form and link of theirs asks for the next page. */
export const DrawnPunchList = import.meta.env.SSR
  ? drawnPart((await import("./punch-list-screen.tsx")).default)
  : servedPart(() => import("./punch-list-screen.tsx"));

export const DrawnPunchItem = import.meta.env.SSR
  ? drawnPart((await import("./punch-item-screen.tsx")).default)
  : servedPart(() => import("./punch-item-screen.tsx"));

export const DrawnHeldItem = import.meta.env.SSR
  ? drawnPart((await import("./held-item-screen.tsx")).default)
  : servedPart(() => import("./held-item-screen.tsx"));

export const DrawnPunchLabels = import.meta.env.SSR
  ? drawnPart((await import("./punch-labels-screen.tsx")).default)
  : servedPart(() => import("./punch-labels-screen.tsx"));
