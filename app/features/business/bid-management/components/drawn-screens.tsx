import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws bids: every form and link of theirs asks for the next page. */
export const DrawnBids = import.meta.env.SSR
  ? drawnPart((await import("./bids-screen.tsx")).default)
  : servedPart(() => import("./bids-screen.tsx"));

export const DrawnPackage = import.meta.env.SSR
  ? drawnPart((await import("./package-screen.tsx")).default)
  : servedPart(() => import("./package-screen.tsx"));

export const DrawnBid = import.meta.env.SSR
  ? drawnPart((await import("./bid-screen.tsx")).default)
  : servedPart(() => import("./bid-screen.tsx"));

export const DrawnLeveling = import.meta.env.SSR
  ? drawnPart((await import("./leveling-screen.tsx")).default)
  : servedPart(() => import("./leveling-screen.tsx"));

export const DrawnLetters = import.meta.env.SSR
  ? drawnPart((await import("./letters-screen.tsx")).default)
  : servedPart(() => import("./letters-screen.tsx"));

export const DrawnHeldBid = import.meta.env.SSR
  ? drawnPart((await import("./held-bid-screen.tsx")).default)
  : servedPart(() => import("./held-bid-screen.tsx"));
