import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws these screens: every form and link of theirs asks for the next page. */
export const DrawnCompanies = import.meta.env.SSR
  ? drawnPart((await import("./companies-screen.tsx")).default)
  : servedPart(() => import("./companies-screen.tsx"));

export const DrawnCompany = import.meta.env.SSR
  ? drawnPart((await import("./company-screen.tsx")).default)
  : servedPart(() => import("./company-screen.tsx"));

export const DrawnForm = import.meta.env.SSR
  ? drawnPart((await import("./company-form-screen.tsx")).default)
  : servedPart(() => import("./company-form-screen.tsx"));

export const DrawnClaims = import.meta.env.SSR
  ? drawnPart((await import("./claims-screen.tsx")).default)
  : servedPart(() => import("./claims-screen.tsx"));
