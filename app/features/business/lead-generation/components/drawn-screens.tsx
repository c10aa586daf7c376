import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws these screens: every form and link of theirs asks for the next page. */
export const DrawnLeads = import.meta.env.SSR
  ? drawnPart((await import("./leads-screen.tsx")).default)
  : servedPart(() => import("./leads-screen.tsx"));

export const DrawnLead = import.meta.env.SSR
  ? drawnPart((await import("./lead-screen.tsx")).default)
  : servedPart(() => import("./lead-screen.tsx"));

export const DrawnOpenLeads = import.meta.env.SSR
  ? drawnPart((await import("./open-leads-screen.tsx")).default)
  : servedPart(() => import("./open-leads-screen.tsx"));

export const DrawnOpenLead = import.meta.env.SSR
  ? drawnPart((await import("./open-lead-screen.tsx")).default)
  : servedPart(() => import("./open-lead-screen.tsx"));

export const DrawnReports = import.meta.env.SSR
  ? drawnPart((await import("./reports-screen.tsx")).default)
  : servedPart(() => import("./reports-screen.tsx"));
