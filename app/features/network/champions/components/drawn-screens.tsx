import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws these screens: every form and link of theirs asks for the next page. */
export const DrawnChampions = import.meta.env.SSR
  ? drawnPart((await import("./champions-screen.tsx")).default)
  : servedPart(() => import("./champions-screen.tsx"));

export const DrawnRules = import.meta.env.SSR
  ? drawnPart((await import("./rules-screen.tsx")).default)
  : servedPart(() => import("./rules-screen.tsx"));

export const DrawnNomination = import.meta.env.SSR
  ? drawnPart((await import("./nomination-screen.tsx")).default)
  : servedPart(() => import("./nomination-screen.tsx"));

export const DrawnNominate = import.meta.env.SSR
  ? drawnPart((await import("./nominate-screen.tsx")).default)
  : servedPart(() => import("./nominate-screen.tsx"));

export const DrawnStanding = import.meta.env.SSR
  ? drawnPart((await import("./standing-screen.tsx")).default)
  : servedPart(() => import("./standing-screen.tsx"));

export const DrawnCertificate = import.meta.env.SSR
  ? drawnPart((await import("./certificate-screen.tsx")).default)
  : servedPart(() => import("./certificate-screen.tsx"));

export const DrawnShortlist = import.meta.env.SSR
  ? drawnPart((await import("./shortlist-screen.tsx")).default)
  : servedPart(() => import("./shortlist-screen.tsx"));
