import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws change orders: every form and link of theirs asks for the next page. */
export const DrawnChangeOrders = import.meta.env.SSR
  ? drawnPart((await import("./change-orders-screen.tsx")).default)
  : servedPart(() => import("./change-orders-screen.tsx"));

export const DrawnChangeOrder = import.meta.env.SSR
  ? drawnPart((await import("./change-order-screen.tsx")).default)
  : servedPart(() => import("./change-order-screen.tsx"));

export const DrawnHeldChange = import.meta.env.SSR
  ? drawnPart((await import("./held-change-screen.tsx")).default)
  : servedPart(() => import("./held-change-screen.tsx"));
