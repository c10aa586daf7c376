import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws these screens: every form and link of theirs asks for the next page. */
export const DrawnMentors = import.meta.env.SSR
  ? drawnPart((await import("./mentors-screen.tsx")).default)
  : servedPart(() => import("./mentors-screen.tsx"));

export const DrawnMentor = import.meta.env.SSR
  ? drawnPart((await import("./mentor-screen.tsx")).default)
  : servedPart(() => import("./mentor-screen.tsx"));

export const DrawnBecome = import.meta.env.SSR
  ? drawnPart((await import("./become-screen.tsx")).default)
  : servedPart(() => import("./become-screen.tsx"));

export const DrawnMentoring = import.meta.env.SSR
  ? drawnPart((await import("./mentoring-screen.tsx")).default)
  : servedPart(() => import("./mentoring-screen.tsx"));

export const DrawnSession = import.meta.env.SSR
  ? drawnPart((await import("./session-screen.tsx")).default)
  : servedPart(() => import("./session-screen.tsx"));
