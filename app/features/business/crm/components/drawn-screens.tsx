import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws deals: every form and link of theirs asks for the next page. */
export const DrawnBoard = import.meta.env.SSR
  ? drawnPart((await import("./board-screen.tsx")).default)
  : servedPart(() => import("./board-screen.tsx"));

export const DrawnNewDeal = import.meta.env.SSR
  ? drawnPart((await import("./new-deal-screen.tsx")).default)
  : servedPart(() => import("./new-deal-screen.tsx"));

export const DrawnDeal = import.meta.env.SSR
  ? drawnPart((await import("./deal-screen.tsx")).default)
  : servedPart(() => import("./deal-screen.tsx"));

export const DrawnPeople = import.meta.env.SSR
  ? drawnPart((await import("./people-screen.tsx")).default)
  : servedPart(() => import("./people-screen.tsx"));

export const DrawnContact = import.meta.env.SSR
  ? drawnPart((await import("./contact-screen.tsx")).default)
  : servedPart(() => import("./contact-screen.tsx"));

export const DrawnMerge = import.meta.env.SSR
  ? drawnPart((await import("./merge-screen.tsx")).default)
  : servedPart(() => import("./merge-screen.tsx"));

export const DrawnImport = import.meta.env.SSR
  ? drawnPart((await import("./import-screen.tsx")).default)
  : servedPart(() => import("./import-screen.tsx"));

export const DrawnReport = import.meta.env.SSR
  ? drawnPart((await import("./report-screen.tsx")).default)
  : servedPart(() => import("./report-screen.tsx"));
