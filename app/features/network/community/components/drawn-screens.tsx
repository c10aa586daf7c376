import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws these screens: every form and link of theirs asks for the next page. */
export const DrawnList = import.meta.env.SSR
  ? drawnPart((await import("./list-screen.tsx")).default)
  : servedPart(() => import("./list-screen.tsx"));

export const DrawnThread = import.meta.env.SSR
  ? drawnPart((await import("./thread-screen.tsx")).default)
  : servedPart(() => import("./thread-screen.tsx"));

export const DrawnAsk = import.meta.env.SSR
  ? drawnPart((await import("./ask-screen.tsx")).default)
  : servedPart(() => import("./ask-screen.tsx"));

export const DrawnRules = import.meta.env.SSR
  ? drawnPart((await import("./rules-screen.tsx")).default)
  : servedPart(() => import("./rules-screen.tsx"));

export const DrawnQueue = import.meta.env.SSR
  ? drawnPart((await import("./queue-screen.tsx")).default)
  : servedPart(() => import("./queue-screen.tsx"));
