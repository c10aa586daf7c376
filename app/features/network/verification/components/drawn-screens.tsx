import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws these screens: every form and link of theirs asks for the next page. */
export const DrawnCases = import.meta.env.SSR
  ? drawnPart((await import("./cases-screen.tsx")).default)
  : servedPart(() => import("./cases-screen.tsx"));

export const DrawnCase = import.meta.env.SSR
  ? drawnPart((await import("./case-screen.tsx")).default)
  : servedPart(() => import("./case-screen.tsx"));

export const DrawnQueue = import.meta.env.SSR
  ? drawnPart((await import("./queue-screen.tsx")).default)
  : servedPart(() => import("./queue-screen.tsx"));

export const DrawnReview = import.meta.env.SSR
  ? drawnPart((await import("./review-screen.tsx")).default)
  : servedPart(() => import("./review-screen.tsx"));

export const DrawnBadge = import.meta.env.SSR
  ? drawnPart((await import("./badge-screen.tsx")).default)
  : servedPart(() => import("./badge-screen.tsx"));

export const DrawnReference = import.meta.env.SSR
  ? drawnPart((await import("./reference-screen.tsx")).default)
  : servedPart(() => import("./reference-screen.tsx"));
