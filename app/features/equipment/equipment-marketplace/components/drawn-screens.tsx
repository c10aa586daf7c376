import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws the market: every form and link of it asks for the next page. */
export const DrawnMarket = import.meta.env.SSR
  ? drawnPart((await import("./market-screen.tsx")).default)
  : servedPart(() => import("./market-screen.tsx"));

export const DrawnSale = import.meta.env.SSR
  ? drawnPart((await import("./sale-screen.tsx")).default)
  : servedPart(() => import("./sale-screen.tsx"));

export const DrawnSell = import.meta.env.SSR
  ? drawnPart((await import("./sell-screen.tsx")).default)
  : servedPart(() => import("./sell-screen.tsx"));

export const DrawnOffers = import.meta.env.SSR
  ? drawnPart((await import("./offers-screen.tsx")).default)
  : servedPart(() => import("./offers-screen.tsx"));

export const DrawnOffer = import.meta.env.SSR
  ? drawnPart((await import("./offer-screen.tsx")).default)
  : servedPart(() => import("./offer-screen.tsx"));

export const DrawnBill = import.meta.env.SSR
  ? drawnPart((await import("./bill-screen.tsx")).default)
  : servedPart(() => import("./bill-screen.tsx"));

export const DrawnReports = import.meta.env.SSR
  ? drawnPart((await import("./reports-screen.tsx")).default)
  : servedPart(() => import("./reports-screen.tsx"));
