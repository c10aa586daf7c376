import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws projects: every form and link of theirs asks for the next page. */
export const DrawnProjects = import.meta.env.SSR
  ? drawnPart((await import("./projects-screen.tsx")).default)
  : servedPart(() => import("./projects-screen.tsx"));

export const DrawnProject = import.meta.env.SSR
  ? drawnPart((await import("./project-screen.tsx")).default)
  : servedPart(() => import("./project-screen.tsx"));

export const DrawnLog = import.meta.env.SSR
  ? drawnPart((await import("./log-screen.tsx")).default)
  : servedPart(() => import("./log-screen.tsx"));
