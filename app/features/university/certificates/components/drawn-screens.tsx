import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws these screens: every form and link of theirs asks for the next page. */
export const DrawnWallet = import.meta.env.SSR
  ? drawnPart((await import("./wallet-screen.tsx")).default)
  : servedPart(() => import("./wallet-screen.tsx"));

export const DrawnCardForm = import.meta.env.SSR
  ? drawnPart((await import("./card-form-screen.tsx")).default)
  : servedPart(() => import("./card-form-screen.tsx"));

export const DrawnCard = import.meta.env.SSR
  ? drawnPart((await import("./card-screen.tsx")).default)
  : servedPart(() => import("./card-screen.tsx"));

export const DrawnCheck = import.meta.env.SSR
  ? drawnPart((await import("./check-screen.tsx")).default)
  : servedPart(() => import("./check-screen.tsx"));

export const DrawnSet = import.meta.env.SSR
  ? drawnPart((await import("./set-screen.tsx")).default)
  : servedPart(() => import("./set-screen.tsx"));

export const DrawnProof = import.meta.env.SSR
  ? drawnPart((await import("./proof-screen.tsx")).default)
  : servedPart(() => import("./proof-screen.tsx"));
