import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws these screens: every form and link of theirs asks for the next page. */
export const DrawnExpress = import.meta.env.SSR
  ? drawnPart((await import("./express-screen.tsx")).default)
  : servedPart(() => import("./express-screen.tsx"));

export const DrawnOrder = import.meta.env.SSR
  ? drawnPart((await import("./order-screen.tsx")).default)
  : servedPart(() => import("./order-screen.tsx"));

export const DrawnHeldOrder = import.meta.env.SSR
  ? drawnPart((await import("./held-order-screen.tsx")).default)
  : servedPart(() => import("./held-order-screen.tsx"));

export const DrawnHeldQuote = import.meta.env.SSR
  ? drawnPart((await import("./held-quote-screen.tsx")).default)
  : servedPart(() => import("./held-quote-screen.tsx"));
