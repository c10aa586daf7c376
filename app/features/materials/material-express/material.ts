import type { Unload } from "~db/schema/material-express.terms.ts";

// The arithmetic of a load, without a database. Quantities and packs are whole hundredths of their unit.

export interface MaterialLine {
  id: string;
  /** Of the sample catalogue; empty for what was typed. */
  sku: string;
  text: string;
  unit: string;
  /** What is needed, and what a pack holds. */
  need: number;
  pack: number;
  /** One unit. */
  cents: number;
  /** Pounds and cubic feet of one unit; 0 where nobody knows. */
  lb: number;
  cuft: number;
  /** What the supplier whose price was taken brings instead; empty or left out where it is what was asked for. */
  substitute?: string;
}

/** What a line says: what was asked for, and what comes instead. */
export const saidOf = ({ text, substitute }: Pick<MaterialLine, "text" | "substitute">): string =>
  substitute ? `${text} → ${substitute}` : text;

/** What came of one line at the gate: good, and broken. */
export interface Received {
  lines: Record<string, { good: number; broken: number }>;
  printedName: string;
  /** A path, or nothing. */
  drawn: string;
  note: string;
  at: string;
}

/** What a supplier says of one line. */
export interface LineAnswer {
  cents: number | null;
  leadDays: number;
  substitute: string;
}
export type Answers = Record<string, LineAnswer>;

/** What a bill says of one line. */
export type Billed = Record<string, { qty: number; cents: number }>;

/** Whole packs: nobody opens a bundle for a third of it. */
export const packed = ({ need, pack }: Pick<MaterialLine, "need" | "pack">): number =>
  pack > 0 ? Math.ceil(need / pack) * pack : need;

/** Hundredths of a unit at so many cents, half a cent away from zero. */
export const sumOf = (hundredths: number, cents: number): number => Math.round((hundredths * cents) / 100);

export const goodsOf = (lines: readonly MaterialLine[]): number =>
  lines.reduce((sum, line) => sum + sumOf(packed(line), line.cents), 0);

export interface Load {
  lb: number;
  cuft: number;
  /** Lines of which nobody knows what they weigh. */
  unknown: number;
}

export function loadOf(lines: readonly MaterialLine[]): Load {
  const sum = (of: "lb" | "cuft") =>
    Math.round(lines.reduce((total, line) => total + (packed(line) / 100) * line[of], 0) * 10) / 10;
  return { lb: sum("lb"), cuft: sum("cuft"), unknown: lines.filter(({ lb }) => lb === 0).length };
}

/** What trucks carry, and what they weigh with it, in short tons: our round figures, which a page prints. */
export const TRUCKS = [
  { truck: "pickup", lb: 1_500, cuft: 60, tons: 4, unloads: ["hand"] },
  { truck: "box", lb: 9_000, cuft: 1_400, tons: 13, unloads: ["hand", "liftgate"] },
  { truck: "flatbed", lb: 18_000, cuft: 1_600, tons: 17, unloads: ["hand", "forklift", "crane"] },
  { truck: "semi", lb: 45_000, cuft: 3_200, tons: 40, unloads: ["forklift", "crane"] },
] as const satisfies readonly {
  truck: string;
  lb: number;
  cuft: number;
  tons: number;
  unloads: readonly Unload[];
}[];
export type Truck = (typeof TRUCKS)[number]["truck"];

export interface Haul {
  truck: Truck;
  trips: number;
}

/** The fewest trips, and of the trucks that need as many the smallest; undefined where none may come in. */
export function haulOf({ lb, cuft }: Load, unload: Unload, maxTons: number): Haul | undefined {
  const able = TRUCKS.filter(
    ({ tons, unloads }) =>
      (maxTons === 0 || tons <= maxTons) && (unloads as readonly Unload[]).includes(unload),
  ).map((one) => ({
    truck: one.truck,
    trips: Math.max(1, Math.ceil(lb / one.lb), Math.ceil(cuft / one.cuft)),
  }));
  return able.reduce<Haul | undefined>(
    (best, one) => (best && best.trips <= one.trips ? best : one),
    undefined,
  );
}

/** What one trip costs, by miles: the bands that the page prints. */
export const FEE_BANDS = [
  { miles: 10, cents: 7_500 },
  { miles: 25, cents: 12_500 },
  { miles: 50, cents: 22_500 },
  { miles: 100, cents: 39_500 },
] as const;

/** The fee of a delivery; undefined where it is farther than any band. */
export function feeOf(miles: number, trips: number): number | undefined {
  const band = FEE_BANDS.find((one) => miles <= one.miles);
  return band && band.cents * trips;
}

/** What is ordered, received and billed of a line, and what does not match. */
export interface Match {
  id: string;
  ordered: number;
  good: number;
  broken: number;
  billed: number | null;
  billedCents: number | null;
  /** Hundredths billed beyond what came in good order, and what they and a higher price come to. */
  over: number;
  overCents: number;
  priceDiffers: boolean;
}

export function matchOf(
  lines: readonly MaterialLine[],
  received: Received | null,
  billed: Billed | null,
): Match[] {
  return lines.map((line) => {
    const ordered = packed(line);
    const { good = 0, broken = 0 } = received?.lines[line.id] ?? {};
    const bill = billed?.[line.id];
    const due = sumOf(received ? good : ordered, line.cents);
    return {
      ...{ id: line.id, ordered, good, broken },
      billed: bill ? bill.qty : null,
      billedCents: bill ? bill.cents : null,
      over: bill ? bill.qty - (received ? good : ordered) : 0,
      overCents: bill ? sumOf(bill.qty, bill.cents) - due : 0,
      priceDiffers: bill !== undefined && bill.cents !== line.cents,
    };
  });
}

export interface Offer {
  quote: string;
  supplier: string;
  answers: Answers;
  feeCents: number;
}

export interface Compared {
  /** The cheapest of each line, by its id; the first asked of equals. */
  best: Record<string, string>;
  /** What an order at one supplier alone comes to, with its delivery; undefined where a line has no price. */
  alone: { quote: string; cents: number | undefined; missing: number }[];
  /** What the cheapest of each line come to, with the deliveries of all who bring some. */
  splitCents: number;
  /** Lines that nobody has. */
  missing: number;
}

/** Compares what suppliers answered, line by line, and what it comes to with the deliveries. */
export function compare(lines: readonly MaterialLine[], offers: readonly Offer[]): Compared {
  const best: Record<string, string> = {};
  let goods = 0;
  for (const line of lines) {
    const priced = offers.flatMap(({ quote, answers }) => {
      const cents = answers[line.id]?.cents ?? null;
      return cents === null ? [] : [{ quote, cents }];
    });
    const [first] = priced.sort((a, b) => a.cents - b.cents);
    if (!first) continue;
    best[line.id] = first.quote;
    goods += sumOf(packed(line), first.cents);
  }
  const bringing = new Set(Object.values(best));
  const fees = offers.reduce((sum, { quote, feeCents }) => sum + (bringing.has(quote) ? feeCents : 0), 0);
  return {
    best,
    alone: offers.map(({ quote, answers, feeCents }) => {
      const without = lines.filter(({ id }) => (answers[id]?.cents ?? null) === null).length;
      const sum = lines.reduce((all, line) => all + sumOf(packed(line), answers[line.id]?.cents ?? 0), 0);
      return { quote, cents: without > 0 ? undefined : sum + feeCents, missing: without };
    }),
    splitCents: goods + fees,
    missing: lines.length - Object.keys(best).length,
  };
}
