import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws the talks: every form and link of theirs asks for the next page. */
export const DrawnTailgate = import.meta.env.SSR
  ? drawnPart((await import("./tailgate-screen.tsx")).default)
  : servedPart(() => import("./tailgate-screen.tsx"));

export const DrawnTalk = import.meta.env.SSR
  ? drawnPart((await import("./talk-screen.tsx")).default)
  : servedPart(() => import("./talk-screen.tsx"));

export const DrawnRecord = import.meta.env.SSR
  ? drawnPart((await import("./record-screen.tsx")).default)
  : servedPart(() => import("./record-screen.tsx"));

export const DrawnShared = import.meta.env.SSR
  ? drawnPart((await import("./shared-screen.tsx")).default)
  : servedPart(() => import("./shared-screen.tsx"));

export const DrawnCoverage = import.meta.env.SSR
  ? drawnPart((await import("./coverage-screen.tsx")).default)
  : servedPart(() => import("./coverage-screen.tsx"));

export const DrawnOwn = import.meta.env.SSR
  ? drawnPart((await import("./own-screen.tsx")).default)
  : servedPart(() => import("./own-screen.tsx"));
