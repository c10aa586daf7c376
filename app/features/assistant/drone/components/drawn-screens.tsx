import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws this screen: every form and link of it asks for the next page. */
export const DrawnDrone = import.meta.env.SSR
  ? drawnPart((await import("./drone-screen.tsx")).default)
  : servedPart(() => import("./drone-screen.tsx"));
