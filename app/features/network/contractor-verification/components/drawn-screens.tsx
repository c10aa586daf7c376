import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws these screens: every form and link of theirs asks for the next page. */
export const DrawnStart = import.meta.env.SSR
  ? drawnPart((await import("./start-screen.tsx")).default)
  : servedPart(() => import("./start-screen.tsx"));

export const DrawnReport = import.meta.env.SSR
  ? drawnPart((await import("./report-screen.tsx")).default)
  : servedPart(() => import("./report-screen.tsx"));

export const DrawnPaper = import.meta.env.SSR
  ? drawnPart((await import("./paper-screen.tsx")).default)
  : servedPart(() => import("./paper-screen.tsx"));

export const DrawnConcerns = import.meta.env.SSR
  ? drawnPart((await import("./concerns-part.tsx")).default)
  : servedPart(() => import("./concerns-part.tsx"));
