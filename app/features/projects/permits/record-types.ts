import type { InspectionType, RecordType } from "~db/schema/permits.terms.ts";

// Which record to file for a scope of work, and what is usually handed in with it. Words only: every authority has its own
// list, and the page says so.

/** What is to be done, the first question of the wizard. */
export const WORKS = [
  "new",
  "addition",
  "alter",
  "repair",
  "roof",
  "deck",
  "demolish",
  "earth",
  "sign",
  "systems",
] as const;
export type Work = (typeof WORKS)[number];

export const USES = ["dwelling", "commercial"] as const;
export type Use = (typeof USES)[number];

/** Parts of the work that are often permits of their own. */
export const PARTS = ["structure", "electrical", "plumbing", "mechanical"] as const;
export type Part = (typeof PARTS)[number];

export interface Scope {
  work: Work;
  use: Use;
  parts: readonly Part[];
}

/** A record to file: the first is the main one; the others belong beside it. */
export interface Advice {
  type: RecordType;
  /** A key of the reasons in the texts. */
  why:
    | "main"
    | "trade"
    | "tenantNotAlteration"
    | "structuralRepair"
    | "roofStructure"
    | "likeForLike"
    | "tradeOnly";
}

const TRADES = ["electrical", "plumbing", "mechanical"] as const;

function mainOf({ work, use, parts }: Scope): Advice[] {
  const structure = parts.includes("structure");
  switch (work) {
    case "new":
      return [{ type: "newBuilding", why: "main" }];
    case "addition":
      return [{ type: "addition", why: "main" }];
    case "alter":
      return use === "commercial"
        ? [{ type: "tenant", why: "tenantNotAlteration" }]
        : [{ type: "alteration", why: "main" }];
    case "repair":
      return structure
        ? [{ type: "alteration", why: "structuralRepair" }]
        : [{ type: "other", why: "likeForLike" }];
    case "roof":
      return structure
        ? [
            { type: "alteration", why: "roofStructure" },
            { type: "reroof", why: "main" },
          ]
        : [{ type: "reroof", why: "main" }];
    case "deck":
      return [{ type: "deck", why: "main" }];
    case "demolish":
      return [{ type: "demolition", why: "main" }];
    case "earth":
      return [{ type: "grading", why: "main" }];
    case "sign":
      return [{ type: "sign", why: "main" }];
    case "systems":
      return [];
  }
}

/** The records that a scope usually needs, the main one first; never none. */
export function recordTypesFor(scope: Scope): Advice[] {
  const main = mainOf(scope);
  const trades = TRADES.filter((trade) => scope.parts.includes(trade)).map(
    (type): Advice => ({ type, why: main.length === 0 ? "tradeOnly" : "trade" }),
  );
  const all = [...main, ...trades];
  return all.length > 0 ? all : [{ type: "other", why: "likeForLike" }];
}

/** Papers of submittals, by the keys of their texts. */
export const PAPERS = [
  "application",
  "ownerConsent",
  "licence",
  "sitePlan",
  "floorPlans",
  "structural",
  "energy",
  "soils",
  "product",
  "loads",
  "riser",
  "utilities",
  "asbestos",
  "erosion",
  "accessibility",
  "fees",
] as const;
export type Paper = (typeof PAPERS)[number];

const OWN: Record<RecordType, readonly Paper[]> = {
  newBuilding: ["sitePlan", "floorPlans", "structural", "soils", "energy"],
  addition: ["sitePlan", "floorPlans", "structural", "energy"],
  alteration: ["floorPlans", "structural"],
  tenant: ["floorPlans", "accessibility", "energy"],
  reroof: ["product"],
  deck: ["sitePlan", "structural"],
  demolition: ["sitePlan", "utilities", "asbestos"],
  electrical: ["loads"],
  plumbing: ["riser"],
  mechanical: ["loads", "product"],
  grading: ["sitePlan", "soils", "erosion"],
  sign: ["sitePlan", "structural"],
  other: [],
};

/** What is usually handed in with a record, in the order of a counter clerk. */
export function papersFor(type: RecordType): Paper[] {
  const wanted = new Set<Paper>(["application", "ownerConsent", "licence", "fees", ...OWN[type]]);
  return PAPERS.filter((paper) => wanted.has(paper));
}

const STEPS: Partial<Record<RecordType, readonly InspectionType[]>> = {
  newBuilding: [
    "footing",
    "slab",
    "framing",
    "roughElectrical",
    "roughPlumbing",
    "roughMechanical",
    "insulation",
    "drywall",
  ],
  addition: ["footing", "slab", "framing", "insulation", "drywall"],
  alteration: ["framing", "insulation", "drywall"],
  tenant: ["framing", "drywall"],
  reroof: ["roof"],
  deck: ["footing", "framing"],
  electrical: ["roughElectrical"],
  plumbing: ["roughPlumbing"],
  mechanical: ["roughMechanical"],
};

/** The inspections that a record usually has, in their order; the final one ends every list. */
export const inspectionsFor = (type: RecordType): InspectionType[] => [...(STEPS[type] ?? []), "final"];
