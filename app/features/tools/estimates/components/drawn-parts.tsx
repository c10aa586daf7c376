import { drawnPart, servedPart } from "~/ui/served-part.tsx";

// The server alone draws these: nothing in them changes before the next page.

export const DrawnLines = import.meta.env.SSR
  ? drawnPart((await import("./sheet-lines.tsx")).default)
  : servedPart(() => import("./sheet-lines.tsx"));

export const DrawnSuppliers = import.meta.env.SSR
  ? drawnPart((await import("./estimate-suppliers.tsx")).default)
  : servedPart(() => import("./estimate-suppliers.tsx"));

export const DrawnComparison = import.meta.env.SSR
  ? drawnPart((await import("./price-comparison.tsx")).default)
  : servedPart(() => import("./price-comparison.tsx"));

export const DrawnIndex = import.meta.env.SSR
  ? drawnPart((await import("./price-index.tsx")).default)
  : servedPart(() => import("./price-index.tsx"));

export const DrawnAnalysis = import.meta.env.SSR
  ? drawnPart((await import("./estimate-analysis.tsx")).default)
  : servedPart(() => import("./estimate-analysis.tsx"));

export const DrawnVersions = import.meta.env.SSR
  ? drawnPart((await import("./estimate-versions.tsx")).default)
  : servedPart(() => import("./estimate-versions.tsx"));

export const DrawnChain = import.meta.env.SSR
  ? drawnPart((await import("./estimate-chain.tsx")).default)
  : servedPart(() => import("./estimate-chain.tsx"));
