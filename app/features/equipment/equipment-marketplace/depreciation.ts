import type { Machine } from "~db/schema/listing.terms.ts";

/** Hours that a machine of a class works in its life, and what share of today's price is left then: assumptions of ours. */
const LIFE_HOURS: Partial<Record<Machine, number>> = {
  ...{ excavator: 12_000, skidSteer: 6_000, trencher: 5_000, plateCompactor: 2_000, roller: 9_000 },
  ...{ telehandler: 10_000, scissorLift: 5_000, boomLift: 6_000, generator: 15_000, lightTower: 10_000 },
};
const USUAL_LIFE = 8_000;
const USUAL_SCRAP = 10;
const MOST_HOURS = 60_000;

export const lifeOf = (machine: Machine): number => LIFE_HOURS[machine] ?? USUAL_LIFE;

/**
 * The two assumptions as an address says them, the usual ones for what it leaves out.
 * @returns with `typed` as they were written, and the names of fields that are no such number
 */
export function readDepreciation(query: URLSearchParams, machine: Machine) {
  const wrong: ("lifeHours" | "scrap")[] = [];
  const read = (name: "lifeHours" | "scrap", usual: number, least: number, most: number) => {
    const said = (query.get(name) ?? "").trim().slice(0, 10);
    const value = said === "" ? usual : /^\d{1,6}$/.test(said) ? Number(said) : Number.NaN;
    const isOne = value >= least && value <= most;
    if (!isOne) wrong.push(name);
    return { typed: said || String(usual), value: isOne ? value : usual };
  };
  const life = read("lifeHours", lifeOf(machine), 1, MOST_HOURS);
  const scrap = read("scrap", USUAL_SCRAP, 0, 100);
  return {
    lifeHours: life.value,
    scrap: scrap.value,
    typed: { lifeHours: life.typed, scrap: scrap.typed },
    wrong,
  };
}

/** Hours from now at which the value is said. */
const STEPS = [500, 1_000, 2_000, 4_000] as const;

/**
 * What each further hour takes from the price, in equal steps down to what is left at the end of its life; undefined where its
 * life is over by these hours. Money in whole cents.
 */
export function depreciation({
  price,
  hours,
  lifeHours,
  scrap,
}: {
  price: number;
  hours: number;
  lifeHours: number;
  scrap: number;
}) {
  const left = lifeHours - hours;
  if (left <= 0) return undefined;
  const end = Math.round((price * scrap) / 100);
  const valueAfter = (more: number) => Math.round(price - ((price - end) * more) / left);
  return {
    ...{ left, end, perHour: Math.round((price - end) / left) },
    steps: STEPS.filter((more) => more < left).map((more) => ({
      more,
      at: hours + more,
      value: valueAfter(more),
    })),
  };
}
