import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws permits: every form and link of theirs asks for the next page. */
export const DrawnPermits = import.meta.env.SSR
  ? drawnPart((await import("./permits-screen.tsx")).default)
  : servedPart(() => import("./permits-screen.tsx"));

export const DrawnPermit = import.meta.env.SSR
  ? drawnPart((await import("./permit-screen.tsx")).default)
  : servedPart(() => import("./permit-screen.tsx"));

export const DrawnWizard = import.meta.env.SSR
  ? drawnPart((await import("./wizard-screen.tsx")).default)
  : servedPart(() => import("./wizard-screen.tsx"));

export const DrawnShared = import.meta.env.SSR
  ? drawnPart((await import("./shared-permit-screen.tsx")).default)
  : servedPart(() => import("./shared-permit-screen.tsx"));

export const DrawnFiles = import.meta.env.SSR
  ? drawnPart((await import("./files-screen.tsx")).default)
  : servedPart(() => import("./files-screen.tsx"));
