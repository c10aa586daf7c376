import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws questionnaires: every form and link of theirs asks for the next page. */
export const DrawnQuestionnaires = import.meta.env.SSR
  ? drawnPart((await import("./questionnaires-screen.tsx")).default)
  : servedPart(() => import("./questionnaires-screen.tsx"));

export const DrawnIntake = import.meta.env.SSR
  ? drawnPart((await import("./intake-screen.tsx")).default)
  : servedPart(() => import("./intake-screen.tsx"));

export const DrawnCompared = import.meta.env.SSR
  ? drawnPart((await import("./compared-screen.tsx")).default)
  : servedPart(() => import("./compared-screen.tsx"));

export const DrawnHeldIntake = import.meta.env.SSR
  ? drawnPart((await import("./held-intake-screen.tsx")).default)
  : servedPart(() => import("./held-intake-screen.tsx"));
