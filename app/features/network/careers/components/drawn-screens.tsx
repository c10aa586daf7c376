import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws these screens: every form and link of theirs asks for the next page. */
export const DrawnCareers = import.meta.env.SSR
  ? drawnPart((await import("./careers-screen.tsx")).default)
  : servedPart(() => import("./careers-screen.tsx"));

export const DrawnCareer = import.meta.env.SSR
  ? drawnPart((await import("./career-screen.tsx")).default)
  : servedPart(() => import("./career-screen.tsx"));

export const DrawnCareerImport = import.meta.env.SSR
  ? drawnPart((await import("./career-import-screen.tsx")).default)
  : servedPart(() => import("./career-import-screen.tsx"));

export const DrawnCareerForm = import.meta.env.SSR
  ? drawnPart((await import("./career-form-screen.tsx")).default)
  : servedPart(() => import("./career-form-screen.tsx"));

export const DrawnCv = import.meta.env.SSR
  ? drawnPart((await import("./cv-screen.tsx")).default)
  : servedPart(() => import("./cv-screen.tsx"));
