import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws schedules: every form and link of theirs asks for the next page. */
export const DrawnSchedule = import.meta.env.SSR
  ? drawnPart((await import("./schedule-screen.tsx")).default)
  : servedPart(() => import("./schedule-screen.tsx"));

export const DrawnSchedules = import.meta.env.SSR
  ? drawnPart((await import("./schedules-screen.tsx")).default)
  : servedPart(() => import("./schedules-screen.tsx"));
