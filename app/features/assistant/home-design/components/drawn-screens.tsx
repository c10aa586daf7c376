import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws this screen: every form and link of it asks for the next page. */
export const DrawnHomeDesign = import.meta.env.SSR
  ? drawnPart((await import("./home-design-screen.tsx")).default)
  : servedPart(() => import("./home-design-screen.tsx"));
