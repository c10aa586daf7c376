import type { Analysis } from "~/engines/drawing/drawing.ts";
import { isLegible } from "../shortened.ts";
import { Illegible } from "./analysis-view.tsx";
import { Compliance } from "./compliance.tsx";

/** What the code says to typed lines, and nothing else of their result. */
export default function TypedVerdicts({ analysis }: { analysis: Analysis }) {
  return isLegible(analysis) ? <Compliance analysis={analysis} /> : <Illegible analysis={analysis} />;
}
