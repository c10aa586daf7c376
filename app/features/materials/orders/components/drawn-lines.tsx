import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws what was ordered: nothing in it changes before the next page. */
export const DrawnLines = import.meta.env.SSR
  ? drawnPart((await import("./order-lines.tsx")).default)
  : servedPart(() => import("./order-lines.tsx"));
