import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws the desk: every form and link of its pages asks for the next page. */
export const DrawnDesk = import.meta.env.SSR
  ? drawnPart((await import("./desk-screen.tsx")).default)
  : servedPart(() => import("./desk-screen.tsx"));

export const DrawnItem = import.meta.env.SSR
  ? drawnPart((await import("./item-screen.tsx")).default)
  : servedPart(() => import("./item-screen.tsx"));

export const DrawnWaivers = import.meta.env.SSR
  ? drawnPart((await import("./waivers-screen.tsx")).default)
  : servedPart(() => import("./waivers-screen.tsx"));

export const DrawnWaiver = import.meta.env.SSR
  ? drawnPart((await import("./waiver-screen.tsx")).default)
  : servedPart(() => import("./waiver-screen.tsx"));

export const DrawnHeldWaiver = import.meta.env.SSR
  ? drawnPart((await import("./held-waiver-screen.tsx")).default)
  : servedPart(() => import("./held-waiver-screen.tsx"));

export const DrawnClocks = import.meta.env.SSR
  ? drawnPart((await import("./clocks-screen.tsx")).default)
  : servedPart(() => import("./clocks-screen.tsx"));

export const DrawnTax = import.meta.env.SSR
  ? drawnPart((await import("./tax-screen.tsx")).default)
  : servedPart(() => import("./tax-screen.tsx"));

export const DrawnMonthEnd = import.meta.env.SSR
  ? drawnPart((await import("./month-end-screen.tsx")).default)
  : servedPart(() => import("./month-end-screen.tsx"));

export const DrawnAsk = import.meta.env.SSR
  ? drawnPart((await import("./ask-screen.tsx")).default)
  : servedPart(() => import("./ask-screen.tsx"));

export const DrawnHeldRequest = import.meta.env.SSR
  ? drawnPart((await import("./held-request-screen.tsx")).default)
  : servedPart(() => import("./held-request-screen.tsx"));
