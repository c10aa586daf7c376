import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws these screens: every form and link of them asks for the next page. */
export const DrawnDrone = import.meta.env.SSR
  ? drawnPart((await import("./drone-screen.tsx")).default)
  : servedPart(() => import("./drone-screen.tsx"));

export const DrawnMissions = import.meta.env.SSR
  ? drawnPart((await import("./missions-screen.tsx")).default)
  : servedPart(() => import("./missions-screen.tsx"));

export const DrawnMission = import.meta.env.SSR
  ? drawnPart((await import("./mission-screen.tsx")).default)
  : servedPart(() => import("./mission-screen.tsx"));
