import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws compliance: every form and link of it asks for the next page. */
export const DrawnBoard = import.meta.env.SSR
  ? drawnPart((await import("./board-screen.tsx")).default)
  : servedPart(() => import("./board-screen.tsx"));

export const DrawnSubject = import.meta.env.SSR
  ? drawnPart((await import("./subject-screen.tsx")).default)
  : servedPart(() => import("./subject-screen.tsx"));

export const DrawnItem = import.meta.env.SSR
  ? drawnPart((await import("./item-screen.tsx")).default)
  : servedPart(() => import("./item-screen.tsx"));

export const DrawnShared = import.meta.env.SSR
  ? drawnPart((await import("./shared-screen.tsx")).default)
  : servedPart(() => import("./shared-screen.tsx"));

export const DrawnGate = import.meta.env.SSR
  ? drawnPart((await import("./gate-screen.tsx")).default)
  : servedPart(() => import("./gate-screen.tsx"));
