import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws the screens of a crew: every form and link of theirs asks for the next page. */
export const DrawnWorkforce = import.meta.env.SSR
  ? drawnPart((await import("./workforce-screen.tsx")).default)
  : servedPart(() => import("./workforce-screen.tsx"));

export const DrawnCrew = import.meta.env.SSR
  ? drawnPart((await import("./crew-screen.tsx")).default)
  : servedPart(() => import("./crew-screen.tsx"));

export const DrawnWorker = import.meta.env.SSR
  ? drawnPart((await import("./worker-screen.tsx")).default)
  : servedPart(() => import("./worker-screen.tsx"));

export const DrawnShift = import.meta.env.SSR
  ? drawnPart((await import("./shift-screen.tsx")).default)
  : servedPart(() => import("./shift-screen.tsx"));

export const DrawnWeek = import.meta.env.SSR
  ? drawnPart((await import("./week-screen.tsx")).default)
  : servedPart(() => import("./week-screen.tsx"));

export const DrawnPayroll = import.meta.env.SSR
  ? drawnPart((await import("./payroll-screen.tsx")).default)
  : servedPart(() => import("./payroll-screen.tsx"));

export const DrawnKiosk = import.meta.env.SSR
  ? drawnPart((await import("./kiosk-screen.tsx")).default)
  : servedPart(() => import("./kiosk-screen.tsx"));

export const DrawnHours = import.meta.env.SSR
  ? drawnPart((await import("./hours-screen.tsx")).default)
  : servedPart(() => import("./hours-screen.tsx"));
