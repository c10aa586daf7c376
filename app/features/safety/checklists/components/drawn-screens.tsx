import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws checklists: every form and link of theirs asks for the next page. */
export const DrawnChecklists = import.meta.env.SSR
  ? drawnPart((await import("./checklists-screen.tsx")).default)
  : servedPart(() => import("./checklists-screen.tsx"));

export const DrawnList = import.meta.env.SSR
  ? drawnPart((await import("./list-screen.tsx")).default)
  : servedPart(() => import("./list-screen.tsx"));

export const DrawnRun = import.meta.env.SSR
  ? drawnPart((await import("./run-screen.tsx")).default)
  : servedPart(() => import("./run-screen.tsx"));

export const DrawnPhoto = import.meta.env.SSR
  ? drawnPart((await import("./photo-screen.tsx")).default)
  : servedPart(() => import("./photo-screen.tsx"));

export const DrawnImport = import.meta.env.SSR
  ? drawnPart((await import("./import-screen.tsx")).default)
  : servedPart(() => import("./import-screen.tsx"));

export const DrawnAction = import.meta.env.SSR
  ? drawnPart((await import("./action-screen.tsx")).default)
  : servedPart(() => import("./action-screen.tsx"));

export const DrawnBuild = import.meta.env.SSR
  ? drawnPart((await import("./build-screen.tsx")).default)
  : servedPart(() => import("./build-screen.tsx"));

export const DrawnDraft = import.meta.env.SSR
  ? drawnPart((await import("./draft-screen.tsx")).default)
  : servedPart(() => import("./draft-screen.tsx"));
