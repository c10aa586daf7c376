import { areaOf, BATHS, HABITABLE, type Plan, SLEEPING } from "~/engines/plan-layout/plan-layout.ts";
import { pricedWork, USUAL_TERMS } from "~/features/tools/estimates/priced-work.queries.server.ts";
import type { Language } from "~/i18n/languages.ts";

/** Feet from floor to ceiling, and the roof over the plan. */
const CEILING = 8.1;
const ROOF_SLOPE = 1.2;

/** What a plan takes of work that the estimator prices: measured on the plan, by kinds of rooms. */
export function workOf(plan: Plan): [id: string, qty: string][] {
  const rooms = plan.storeys.flatMap((storey) => storey.rooms);
  const openings = plan.storeys.flatMap((storey) => storey.openings);
  const windows = plan.storeys.flatMap((storey) => storey.windows);
  const fixtures = plan.storeys.flatMap((storey) => storey.fixtures);
  const ground = plan.storeys[0] ? areaOf(plan.storeys[0].outline) : 0;
  const upper = plan.storeys[1] ? areaOf(plan.storeys[1].outline) : 0;
  const around = plan.storeys.reduce((sum, { outline }) => sum + (outline.w + outline.h) / 6, 0);
  const sides = rooms.reduce((sum, { w, h }) => sum + (w + h) / 6, 0);
  // Each inner wall has two faces, and the outer ones their inner face.
  const inner = Math.max(0, (sides - around) / 2);
  const floor = rooms.reduce((sum, room) => sum + areaOf(room), 0);
  const area = (holds: (kind: (typeof rooms)[number]["kind"]) => boolean) =>
    rooms.filter(({ kind }) => holds(kind)).reduce((sum, room) => sum + areaOf(room), 0);
  const baths = rooms.filter(({ kind }) => BATHS.includes(kind)).length;
  const tubs = fixtures.filter(({ kind }) => kind === "tub").length;
  const counters = fixtures
    .filter(({ kind }) => kind === "counter")
    .reduce((sum, { w, h }) => sum + Math.max(w, h) / 12, 0);
  const isTiled = (kind: (typeof rooms)[number]["kind"]) => BATHS.includes(kind) || kind === "laundry";
  const hinged = openings.filter(({ kind }) => kind === "door" || kind === "folding").length;
  const outside = openings.filter(({ kind }) => kind === "entrance" || kind === "patio").length;
  const work: [string, number][] = [
    ["footing", ((plan.storeys[0]?.outline.w ?? 0) + (plan.storeys[0]?.outline.h ?? 0)) / 6],
    ["slab-4", ground],
    ["floor-joists", upper],
    ["subfloor", upper],
    ["wall-2x6", around],
    ["wall-2x4", inner],
    ["wall-sheathing", around * 9],
    ["rafters", ground * ROOF_SLOPE],
    ["roof-sheathing", (ground * ROOF_SLOPE) / 100],
    ["roof-shingles", (ground * ROOF_SLOPE) / 100],
    ["siding-fibre", around * 9],
    ["insulate-walls", around * CEILING],
    ["insulate-attic", ground],
    ["window-set", windows.length],
    ["door-outside", outside],
    ["door-inside", hinged],
    ["drywall-walls", sides * CEILING],
    ["drywall-ceiling", floor],
    ["paint-walls", sides * CEILING + floor],
    ["floor-carpet", area((kind) => SLEEPING.includes(kind))],
    ["floor-vinyl", area((kind) => !SLEEPING.includes(kind) && !isTiled(kind) && kind !== "stair")],
    ["tile-floor", area(isTiled)],
    ["tile-shower", tubs * 60],
    ["base-boards", sides],
    ["kitchen-run", counters],
    ["bath-rough", baths],
    ["toilet-set", baths],
    ["vanity-set", baths],
    ["tub-set", tubs],
    ["bath-fan-set", baths],
    ["water-heater", 1],
    ["furnace-set", 1],
    ["service-200", 1],
    [
      "outlet",
      rooms
        .filter(({ kind }) => HABITABLE.includes(kind))
        .reduce((sum, { w, h }) => sum + Math.ceil((w + h) / 72), 4),
    ],
    ["switch-set", hinged],
    ["light-set", Math.ceil(floor / 60)],
    ["alarm-set", rooms.filter(({ kind }) => SLEEPING.includes(kind)).length + plan.storeys.length],
  ];
  return work.filter(([, qty]) => qty > 0).map(([id, qty]) => [id, String(Math.round(qty))]);
}

/** What a first sketch leaves open moves its cost further than prices do; shares of ours. */
export const SKETCH = { less: 0.15, more: 0.25 } as const;

/** The cents of a plan as the estimator ranges them, with each piece of work. */
export const costOf = (plan: Plan, language: Language, today: string) =>
  pricedWork({ work: workOf(plan), terms: USUAL_TERMS, hours: 1, own: [], language, today });
