import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws the desk and its tickets: every form and link of theirs asks for the next page. */
export const DrawnVic = import.meta.env.SSR
  ? drawnPart((await import("./vic-screen.tsx")).default)
  : servedPart(() => import("./vic-screen.tsx"));

export const DrawnTicket = import.meta.env.SSR
  ? drawnPart((await import("./ticket-screen.tsx")).default)
  : servedPart(() => import("./ticket-screen.tsx"));

export const DrawnMine = import.meta.env.SSR
  ? drawnPart((await import("./mine-screen.tsx")).default)
  : servedPart(() => import("./mine-screen.tsx"));

export const DrawnDesk = import.meta.env.SSR
  ? drawnPart((await import("./desk-screen.tsx")).default)
  : servedPart(() => import("./desk-screen.tsx"));

export const DrawnHours = import.meta.env.SSR
  ? drawnPart((await import("./desk-screen.tsx")).HoursScreen)
  : servedPart(async () => ({ default: (await import("./desk-screen.tsx")).HoursScreen }));

export const DrawnDeskTicket = import.meta.env.SSR
  ? drawnPart((await import("./desk-ticket-screen.tsx")).default)
  : servedPart(() => import("./desk-ticket-screen.tsx"));
