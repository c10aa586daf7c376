import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws rentals: every form and link of them asks for the next page. */
export const DrawnSearch = import.meta.env.SSR
  ? drawnPart((await import("./search-screen.tsx")).default)
  : servedPart(() => import("./search-screen.tsx"));

export const DrawnListing = import.meta.env.SSR
  ? drawnPart((await import("./listing-screen.tsx")).default)
  : servedPart(() => import("./listing-screen.tsx"));

export const DrawnOffer = import.meta.env.SSR
  ? drawnPart((await import("./offer-screen.tsx")).default)
  : servedPart(() => import("./offer-screen.tsx"));

export const DrawnLoans = import.meta.env.SSR
  ? drawnPart((await import("./loans-screen.tsx")).default)
  : servedPart(() => import("./loans-screen.tsx"));

export const DrawnLoan = import.meta.env.SSR
  ? drawnPart((await import("./loan-screen.tsx")).default)
  : servedPart(() => import("./loan-screen.tsx"));

export const DrawnLoanClaims = import.meta.env.SSR
  ? drawnPart((await import("./loan-claims-screen.tsx")).default)
  : servedPart(() => import("./loan-claims-screen.tsx"));
