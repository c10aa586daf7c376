import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws these screens: every form and link of theirs asks for the next page. */
export const DrawnPartners = import.meta.env.SSR
  ? drawnPart((await import("./partners-screen.tsx")).default)
  : servedPart(() => import("./partners-screen.tsx"));

export const DrawnOffer = import.meta.env.SSR
  ? drawnPart((await import("./offer-screen.tsx")).default)
  : servedPart(() => import("./offer-screen.tsx"));

export const DrawnClaims = import.meta.env.SSR
  ? drawnPart((await import("./claims-screen.tsx")).default)
  : servedPart(() => import("./claims-screen.tsx"));

export const DrawnFirm = import.meta.env.SSR
  ? drawnPart((await import("./firm-screen.tsx")).default)
  : servedPart(() => import("./firm-screen.tsx"));

export const DrawnReview = import.meta.env.SSR
  ? drawnPart((await import("./review-screen.tsx")).default)
  : servedPart(() => import("./review-screen.tsx"));
