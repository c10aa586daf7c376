import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws these screens: every form and link of theirs asks for the next page. */
export const DrawnDashboard = import.meta.env.SSR
  ? drawnPart((await import("./dashboard-screen.tsx")).default)
  : servedPart(() => import("./dashboard-screen.tsx"));

export const DrawnReport = import.meta.env.SSR
  ? drawnPart((await import("./report-screen.tsx")).default)
  : servedPart(() => import("./report-screen.tsx"));

export const DrawnLog = import.meta.env.SSR
  ? drawnPart((await import("./log-screen.tsx")).default)
  : servedPart(() => import("./log-screen.tsx"));

export const DrawnRecordability = import.meta.env.SSR
  ? drawnPart((await import("./recordability-screen.tsx")).default)
  : servedPart(() => import("./recordability-screen.tsx"));

export const DrawnNearMiss = import.meta.env.SSR
  ? drawnPart((await import("./near-miss-screen.tsx")).default)
  : servedPart(() => import("./near-miss-screen.tsx"));

export const DrawnObservations = import.meta.env.SSR
  ? drawnPart((await import("./observations-screen.tsx")).default)
  : servedPart(() => import("./observations-screen.tsx"));

export const DrawnForm301 = import.meta.env.SSR
  ? drawnPart((await import("./form-301-screen.tsx")).default)
  : servedPart(() => import("./form-301-screen.tsx"));
