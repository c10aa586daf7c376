import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws costs: every form and link of theirs asks for the next page. */
export const DrawnCosts = import.meta.env.SSR
  ? drawnPart((await import("./costs-screen.tsx")).default)
  : servedPart(() => import("./costs-screen.tsx"));
