import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws a sheet's lines: nothing in them changes before the next page. */
export const DrawnLines = import.meta.env.SSR
  ? drawnPart((await import("./sheet-lines.tsx")).default)
  : servedPart(() => import("./sheet-lines.tsx"));
