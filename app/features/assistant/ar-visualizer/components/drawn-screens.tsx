import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws this screen: every form and link of it asks for the next page. */
export const DrawnVisualizer = import.meta.env.SSR
  ? drawnPart((await import("./ar-visualizer-screen.tsx")).default)
  : servedPart(() => import("./ar-visualizer-screen.tsx"));
