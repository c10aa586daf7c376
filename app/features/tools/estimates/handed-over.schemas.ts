// What others hand over to an estimate, and the addresses by which they do. Small, because pages with scripts use it.

/** The calculators whose result is bought, by the ids of their formulas. */
export const ESTIMATED = [
  "concreteSlab",
  "concreteSlabArea",
  "concreteFooting",
  "concreteColumn",
  "concreteColumnSquare",
  "concreteWall",
  "concreteSteps",
  "concreteBags",
  "rebarGrid",
  "rebarLap",
  "roofArea",
  "drywall",
  "drywallArea",
  "paint",
  "paintArea",
  "brickWall",
  "blockWall",
  "mortarBags",
  "studs",
  "sheathing",
  "tile",
  "insulationBags",
  "asphalt",
  "asphaltArea",
  "gravel",
  "gravelArea",
  "excavation",
  "swellLoads",
  "decking",
  "fence",
] as const;
export type Estimated = (typeof ESTIMATED)[number];

export const isEstimated = (id: string): id is Estimated => (ESTIMATED as readonly string[]).includes(id);

const PATH = "/material-cost-estimator";

/** The page that makes an estimate of a calculation. @param link the calculation as its own page has it in its address */
export function estimateOfCalculation(link: string): string {
  const [path = "", query = ""] = link.split("?");
  const fields = new URLSearchParams(query);
  fields.set("calculator", path.split("/").at(-1) ?? "");
  return `${PATH}?${fields}`;
}

interface Measured {
  measure: { kind: string; label: string; unitCents?: number };
  value?: number;
  unit: "ft" | "ft2" | "each";
}

/** The most that one address takes along; `takenOver` says how many rows were left. */
const MOST_MEASURES = 60;

/** The page that makes an estimate of a take-off; undefined where nothing of it has a size. */
export function estimateOfTakeoff(quantities: readonly Measured[]): string | undefined {
  const fields = new URLSearchParams();
  for (const { measure, value, unit } of quantities) {
    // A deduction is in its area already.
    if (measure.kind === "deduct" || value === undefined || value <= 0) continue;
    if (fields.getAll("q").length >= MOST_MEASURES) break;
    const size = String(Math.round(value * 100) / 100);
    fields.append("q", `${unit}:${size}:${measure.unitCents ?? ""}:${measure.label.slice(0, 60)}`);
  }
  return fields.has("q") ? `${PATH}?${fields}` : undefined;
}
