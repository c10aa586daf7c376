import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws these screens: every form and link of theirs asks for the next page. */
export const DrawnLounge = import.meta.env.SSR
  ? drawnPart((await import("./lounge-screen.tsx")).default)
  : servedPart(() => import("./lounge-screen.tsx"));

export const DrawnLoungeAdmin = import.meta.env.SSR
  ? drawnPart((await import("./admin-screen.tsx")).default)
  : servedPart(() => import("./admin-screen.tsx"));

export const DrawnLoungeEvent = import.meta.env.SSR
  ? drawnPart((await import("./event-screen.tsx")).default)
  : servedPart(() => import("./event-screen.tsx"));

export const DrawnLoungeSuggest = import.meta.env.SSR
  ? drawnPart((await import("./suggest-screen.tsx")).default)
  : servedPart(() => import("./suggest-screen.tsx"));
