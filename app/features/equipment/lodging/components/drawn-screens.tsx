import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws houses and stays: every form and link of them asks for the next page. */
export const DrawnSearch = import.meta.env.SSR
  ? drawnPart((await import("./search-screen.tsx")).default)
  : servedPart(() => import("./search-screen.tsx"));

export const DrawnHouse = import.meta.env.SSR
  ? drawnPart((await import("./house-screen.tsx")).default)
  : servedPart(() => import("./house-screen.tsx"));

export const DrawnOffer = import.meta.env.SSR
  ? drawnPart((await import("./offer-screen.tsx")).default)
  : servedPart(() => import("./offer-screen.tsx"));

export const DrawnStays = import.meta.env.SSR
  ? drawnPart((await import("./stays-screen.tsx")).default)
  : servedPart(() => import("./stays-screen.tsx"));

export const DrawnStay = import.meta.env.SSR
  ? drawnPart((await import("./stay-screen.tsx")).default)
  : servedPart(() => import("./stay-screen.tsx"));
