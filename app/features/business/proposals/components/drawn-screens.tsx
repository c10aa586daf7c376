import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws proposals: every form and link of theirs asks for the next page. */
export const DrawnProposals = import.meta.env.SSR
  ? drawnPart((await import("./proposals-screen.tsx")).default)
  : servedPart(() => import("./proposals-screen.tsx"));

export const DrawnProposal = import.meta.env.SSR
  ? drawnPart((await import("./proposal-screen.tsx")).default)
  : servedPart(() => import("./proposal-screen.tsx"));

export const DrawnHeldProposal = import.meta.env.SSR
  ? drawnPart((await import("./held-proposal-screen.tsx")).default)
  : servedPart(() => import("./held-proposal-screen.tsx"));

export const DrawnCertificate = import.meta.env.SSR
  ? drawnPart((await import("./certificate-screen.tsx")).default)
  : servedPart(() => import("./certificate-screen.tsx"));

export const DrawnValues = import.meta.env.SSR
  ? drawnPart((await import("./values-screen.tsx")).default)
  : servedPart(() => import("./values-screen.tsx"));
