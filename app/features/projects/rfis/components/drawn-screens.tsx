import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws questions: every form and link of theirs asks for the next page. */
export const DrawnRfis = import.meta.env.SSR
  ? drawnPart((await import("./rfis-screen.tsx")).default)
  : servedPart(() => import("./rfis-screen.tsx"));

export const DrawnRfi = import.meta.env.SSR
  ? drawnPart((await import("./rfi-screen.tsx")).default)
  : servedPart(() => import("./rfi-screen.tsx"));

export const DrawnHeldRfi = import.meta.env.SSR
  ? drawnPart((await import("./held-rfi-screen.tsx")).default)
  : servedPart(() => import("./held-rfi-screen.tsx"));
