import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws these screens: every form and link of theirs asks for the next page. */
export const DrawnNeeds = import.meta.env.SSR
  ? drawnPart((await import("./needs-screen.tsx")).default)
  : servedPart(() => import("./needs-screen.tsx"));

export const DrawnNeed = import.meta.env.SSR
  ? drawnPart((await import("./need-screen.tsx")).default)
  : servedPart(() => import("./need-screen.tsx"));

export const DrawnNeedForm = import.meta.env.SSR
  ? drawnPart((await import("./need-form-screen.tsx")).default)
  : servedPart(() => import("./need-form-screen.tsx"));

export const DrawnMine = import.meta.env.SSR
  ? drawnPart((await import("./mine-screen.tsx")).default)
  : servedPart(() => import("./mine-screen.tsx"));

export const DrawnConnection = import.meta.env.SSR
  ? drawnPart((await import("./connection-screen.tsx")).default)
  : servedPart(() => import("./connection-screen.tsx"));

export const DrawnReports = import.meta.env.SSR
  ? drawnPart((await import("./reports-screen.tsx")).default)
  : servedPart(() => import("./reports-screen.tsx"));
