import { drawnPart, servedPart } from "~/ui/served-part.tsx";

/** The server alone draws these screens: every form and link of theirs asks for the next page. */
export const DrawnQuote = import.meta.env.SSR
  ? drawnPart((await import("./instant-quote-screen.tsx")).default)
  : servedPart(() => import("./instant-quote-screen.tsx"));

export const DrawnQuotePage = import.meta.env.SSR
  ? drawnPart((await import("./quote-page-screen.tsx")).default)
  : servedPart(() => import("./quote-page-screen.tsx"));

export const DrawnReceived = import.meta.env.SSR
  ? drawnPart((await import("./quote-requests-screen.tsx")).default)
  : servedPart(() => import("./quote-requests-screen.tsx"));
