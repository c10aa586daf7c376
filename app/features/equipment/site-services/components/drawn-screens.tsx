import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws these screens: every form and link of theirs asks for the next page. */
export const DrawnServices = import.meta.env.SSR
  ? drawnPart((await import("./services-screen.tsx")).default)
  : servedPart(() => import("./services-screen.tsx"));

export const DrawnService = import.meta.env.SSR
  ? drawnPart((await import("./service-screen.tsx")).default)
  : servedPart(() => import("./service-screen.tsx"));
