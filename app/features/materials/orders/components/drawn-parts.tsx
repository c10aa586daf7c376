import { drawnPart, servedPart } from "~/ui/served-part.tsx";

// The server alone draws these: nothing in them changes before the next page.

export const DrawnOrder = import.meta.env.SSR
  ? drawnPart((await import("./order-screen.tsx")).default)
  : servedPart(() => import("./order-screen.tsx"));

export const DrawnInvoice = import.meta.env.SSR
  ? drawnPart((await import("./invoice-body.tsx")).default)
  : servedPart(() => import("./invoice-body.tsx"));
