import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws these screens: every form and link of theirs asks for the next page. */
export const DrawnFuel = import.meta.env.SSR
  ? drawnPart((await import("./fuel-screen.tsx")).default)
  : servedPart(() => import("./fuel-screen.tsx"));

export const DrawnOrderForm = import.meta.env.SSR
  ? drawnPart((await import("./order-form-screen.tsx")).default)
  : servedPart(() => import("./order-form-screen.tsx"));

export const DrawnOrder = import.meta.env.SSR
  ? drawnPart((await import("./order-screen.tsx")).default)
  : servedPart(() => import("./order-screen.tsx"));

export const DrawnRecords = import.meta.env.SSR
  ? drawnPart((await import("./records-screen.tsx")).default)
  : servedPart(() => import("./records-screen.tsx"));

export const DrawnDriver = import.meta.env.SSR
  ? drawnPart((await import("./driver-screen.tsx")).default)
  : servedPart(() => import("./driver-screen.tsx"));
