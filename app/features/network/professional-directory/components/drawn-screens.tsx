import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws these screens: every form and link of theirs asks for the next page. */
export const DrawnFirms = import.meta.env.SSR
  ? drawnPart((await import("./firms-screen.tsx")).default)
  : servedPart(() => import("./firms-screen.tsx"));

export const DrawnFirm = import.meta.env.SSR
  ? drawnPart((await import("./firm-screen.tsx")).default)
  : servedPart(() => import("./firm-screen.tsx"));

export const DrawnForm = import.meta.env.SSR
  ? drawnPart((await import("./firm-form-screen.tsx")).default)
  : servedPart(() => import("./firm-form-screen.tsx"));

export const DrawnCompare = import.meta.env.SSR
  ? drawnPart((await import("./compare-screen.tsx")).default)
  : servedPart(() => import("./compare-screen.tsx"));

export const DrawnReports = import.meta.env.SSR
  ? drawnPart((await import("./reports-screen.tsx")).default)
  : servedPart(() => import("./reports-screen.tsx"));
