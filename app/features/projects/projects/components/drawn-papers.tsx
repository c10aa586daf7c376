import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws the papers and the people of a job. */
export const DrawnDocuments = import.meta.env.SSR
  ? drawnPart((await import("./documents-screen.tsx")).default)
  : servedPart(() => import("./documents-screen.tsx"));

export const DrawnTeam = import.meta.env.SSR
  ? drawnPart((await import("./team-screen.tsx")).default)
  : servedPart(() => import("./team-screen.tsx"));

export const DrawnReport = import.meta.env.SSR
  ? drawnPart((await import("./report-screen.tsx")).default)
  : servedPart(() => import("./report-screen.tsx"));
