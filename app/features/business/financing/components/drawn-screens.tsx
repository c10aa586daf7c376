import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws these screens: every form and link of theirs asks for the next page. */
export const DrawnFinancing = import.meta.env.SSR
  ? drawnPart((await import("./financing-screen.tsx")).default)
  : servedPart(() => import("./financing-screen.tsx"));

export const DrawnSchedule = import.meta.env.SSR
  ? drawnPart((await import("./schedule-screen.tsx")).default)
  : servedPart(() => import("./schedule-screen.tsx"));

export const DrawnCompare = import.meta.env.SSR
  ? drawnPart((await import("./compare-screen.tsx")).default)
  : servedPart(() => import("./compare-screen.tsx"));

export const DrawnCapacity = import.meta.env.SSR
  ? drawnPart((await import("./capacity-screen.tsx")).default)
  : servedPart(() => import("./capacity-screen.tsx"));

export const DrawnWays = import.meta.env.SSR
  ? drawnPart((await import("./ways-screen.tsx")).default)
  : servedPart(() => import("./ways-screen.tsx"));

export const DrawnSaved = import.meta.env.SSR
  ? drawnPart((await import("./saved-screen.tsx")).default)
  : servedPart(() => import("./saved-screen.tsx"));

export const DrawnShared = import.meta.env.SSR
  ? drawnPart((await import("./shared-screen.tsx")).default)
  : servedPart(() => import("./shared-screen.tsx"));

export const DrawnApplications = import.meta.env.SSR
  ? drawnPart((await import("./applications-screen.tsx")).default)
  : servedPart(() => import("./applications-screen.tsx"));

export const DrawnApplication = import.meta.env.SSR
  ? drawnPart((await import("./application-screen.tsx")).default)
  : servedPart(() => import("./application-screen.tsx"));

export const DrawnAsked = import.meta.env.SSR
  ? drawnPart((await import("./asked-screen.tsx")).default)
  : servedPart(() => import("./asked-screen.tsx"));
