import { medianOf } from "~/lib/median.ts";
import type { ANSWERS, ITEM_KINDS, MARKS } from "./bids.limits.ts";

export interface ScopeItem {
  id: string;
  text: string;
  qty: string;
  unit: string;
  kind: (typeof ITEM_KINDS)[number];
  /** Of an alternate: whether it is meant to be built, and counts. */
  taken?: boolean;
}

export type Said = (typeof ANSWERS)[number];

/** What a bid says of an item. `cents` is the part of the base price for what is included, and a price beside it otherwise. */
export interface ItemAnswer {
  said: Said;
  cents: number | null;
}

export interface Offer {
  baseCents: number;
  items: Readonly<Record<string, ItemAnswer>>;
  qualifications: string;
  bond: boolean;
  /** `YYYY-MM-DD`, the last day on which the prices hold; null where it says none. */
  validUntil: string | null;
  printedName: string;
}

/** What the buyer set for an item of a bid. */
export interface Plug {
  mark: (typeof MARKS)[number];
  cents: number | null;
  source: string;
}

export interface LevelBid {
  id: string;
  company: string;
  offer: Offer;
  /** Whether every addendum is acknowledged. */
  acked: boolean;
  plugs: Readonly<Record<string, Plug>>;
}

/**
 * How an item stands in a bid: `covered` is in the base price or priced beside it, `gap` is not spoken of at all, `excluded`
 * and `others` were said, `apart` is none of this bid's work or an alternate that is not meant to be built.
 */
export type Standing = "covered" | "gap" | "excluded" | "others" | "apart";

/**
 * Why something is paid twice: an alternate that is in the base price and priced again, work of others that the bid has
 * too, an amount set for what the bid covers, or for what others do anyway, or because the buyer says so.
 */
export type Double = "alternate" | "others" | "plugCovered" | "plugOthers" | "marked";

export interface Cell {
  item: string;
  standing: Standing;
  said: Said | "";
  cents: number | null;
  plug?: Plug;
  double?: Double;
  /** What is taken off because of it; 0 where the amount was not counted, null where nobody says how much it is. */
  offCents: number | null;
  /** What the other bids say that it costs, in the middle. */
  suggestedCents: number | null;
}

export interface Leveled {
  id: string;
  company: string;
  baseCents: number;
  /** Priced beside the base: what was asked apart and is meant to be built, and base items that are priced on top. */
  addedCents: number;
  plugCents: number;
  doubleCents: number;
  totalCents: number;
  cells: readonly Cell[];
  gaps: number;
  exclusions: number;
  doubles: number;
  /** Missing items for which no amount is set. */
  open: number;
  /** Items paid twice of which nobody says how much. */
  unpriced: number;
  /** Hundredths of a percent of the items that the bid covers by itself. */
  coverage: number;
  /** Hundredths of a percent from the median of the leveled totals. */
  fromMedian: number;
  outlier: boolean;
  acked: boolean;
  bonded: boolean;
  expired: boolean;
}

/** Further from the median than this is an outlier, in hundredths of a percent. */
export const OUTLIER = 2_500;

export function median(values: readonly number[]): number | null {
  const middle = medianOf(values);
  return middle === undefined ? null : Math.round(middle);
}

function standingOf(item: ScopeItem, said: Said | "", plug: Plug | undefined): Standing {
  if (item.kind === "others" || (item.kind === "alternate" && !item.taken)) return "apart";
  if (plug?.mark === "gap") return "gap";
  if (said === "included" || said === "priced") return "covered";
  return said === "" ? "gap" : said;
}

/** What is paid twice for an item, and how much of it has to come off. */
function doubleOf(
  item: ScopeItem,
  answer: ItemAnswer | undefined,
  plug: Plug | undefined,
): { double?: Double; off: number | null } {
  const has = answer?.said === "included" || answer?.said === "priced";
  if (plug?.mark === "double") return { double: "marked", off: plug.cents };
  if (item.kind === "alternate" && !item.taken) return { off: 0 };
  if (item.kind === "others") {
    // Others do it anyway. What a bid says that it charges beside the base is left aside, what is in the base comes off.
    if (answer?.said === "priced") return { double: "others", off: 0 };
    if (answer?.said === "included") return { double: "others", off: answer.cents };
    return plug?.mark === "plug" ? { double: "plugOthers", off: 0 } : { off: 0 };
  }
  if (item.kind === "alternate" && answer?.said === "included" && answer.cents)
    return { double: "alternate", off: answer.cents };
  return has && plug?.mark === "plug" ? { double: "plugCovered", off: 0 } : { off: 0 };
}

/** What a bid charges beside its base price for an item that counts. */
function addedOf(item: ScopeItem, answer: ItemAnswer | undefined, standing: Standing): number {
  if (standing === "apart" || !answer?.cents) return 0;
  if (answer.said === "priced") return answer.cents;
  // An alternate that is in the base and has a price of its own would be paid twice: it is added, and comes off as a double.
  return item.kind === "alternate" && answer.said === "included" ? answer.cents : 0;
}

/** Amounts that other bids name for an item. */
const suggested = (bids: readonly LevelBid[], own: string, item: string) =>
  median(
    bids.flatMap(({ id, offer }) => {
      const cents = id === own ? null : offer.items[item]?.cents;
      return cents ? [cents] : [];
    }),
  );

function levelOne(
  items: readonly ScopeItem[],
  bids: readonly LevelBid[],
  bid: LevelBid,
): Omit<Leveled, "fromMedian" | "outlier" | "bonded" | "expired"> {
  const cells = items.map((item): Cell => {
    const answer = bid.offer.items[item.id];
    const plug = bid.plugs[item.id];
    const said = answer?.said ?? "";
    const { double, off } = doubleOf(item, answer, plug);
    return {
      ...{ item: item.id, said, cents: answer?.cents ?? null },
      standing: standingOf(item, said, plug),
      ...(plug && { plug }),
      ...(double && { double }),
      offCents: off,
      suggestedCents: suggested(bids, bid.id, item.id),
    };
  });
  const sum = (of: (cell: Cell) => number) => cells.reduce((total, cell) => total + of(cell), 0);
  const count = (of: (cell: Cell) => boolean) => cells.filter(of).length;
  const isMissing = ({ standing }: Cell) => standing !== "covered" && standing !== "apart";
  // What is paid twice comes off: its amount is none for what is missing, and must not hide a gap.
  const plugOf = ({ plug }: Cell) => (plug && plug.mark !== "double" ? (plug.cents ?? 0) : 0);
  const plugged = (cell: Cell) => (isMissing(cell) ? plugOf(cell) : 0);
  const addedCents = items.reduce((total, item, n) => {
    const cell = cells[n];
    return total + (cell ? addedOf(item, bid.offer.items[item.id], cell.standing) : 0);
  }, 0);
  const { baseCents } = bid.offer;
  const [plugCents, doubleCents] = [sum(plugged), sum(({ double, offCents }) => (double && offCents) || 0)];
  const asked = count(({ standing }) => standing !== "apart");
  return {
    ...{ id: bid.id, company: bid.company, acked: bid.acked, cells },
    ...{ baseCents, addedCents, plugCents, doubleCents },
    totalCents: baseCents + addedCents + plugCents - doubleCents,
    gaps: count(({ standing }) => standing === "gap"),
    exclusions: count(({ standing }) => standing === "excluded" || standing === "others"),
    doubles: count(({ double }) => double !== undefined),
    open: count((cell) => isMissing(cell) && plugOf(cell) === 0),
    unpriced: count(({ double, offCents }) => double !== undefined && offCents === null),
    coverage: asked === 0 ? 10_000 : Math.round((count((c) => c.standing === "covered") * 10_000) / asked),
  };
}

export interface Leveling {
  bids: readonly Leveled[];
  /** From the lowest leveled total to the highest, and that in hundredths of a percent of the lowest. */
  spreadCents: number;
  spread: number;
  medianCents: number;
  recommendation: Recommendation;
}

export interface Reason {
  why: string;
  company?: string;
  cents?: number;
  percent?: number;
  count?: number;
}

export interface Recommendation {
  /** The invite; undefined where no bid can be compared yet. */
  bid?: string;
  reasons: readonly Reason[];
}

/** Why a bid cannot be taken as it stands, the first reason; undefined where it can. */
function obstacle(bid: Leveled, needsBond: boolean): string | undefined {
  if (!bid.acked) return "notAcked";
  if (bid.open > 0) return "open";
  if (bid.unpriced > 0) return "unpriced";
  if (bid.expired) return "expired";
  return needsBond && !bid.bonded ? "noBond" : undefined;
}

/** The lowest leveled total of the bids that can be compared, with every reason for it and against it. */
function recommend(bids: readonly Leveled[], needsBond: boolean): Recommendation {
  const judged = bids.map((bid) => ({ bid, why: obstacle(bid, needsBond) }));
  const passed = judged.flatMap(({ bid, why }): Reason[] =>
    why ? [{ why: `not.${why}`, company: bid.company, count: bid.open || bid.unpriced }] : [],
  );
  const able = judged
    .filter(({ why }) => !why)
    .map(({ bid }) => bid)
    .sort((a, b) => a.totalCents - b.totalCents || b.coverage - a.coverage);
  const [best, next] = able;
  if (!best) return { reasons: [{ why: bids.length === 0 ? "noBids" : "none" }, ...passed] };
  const lowestBase = [...bids].sort((a, b) => a.baseCents - b.baseCents)[0];
  const reasons: Reason[] = [{ why: "lowest", company: best.company, cents: best.totalCents }];
  if (next)
    reasons.push(
      next.totalCents === best.totalCents
        ? { why: "tie", company: next.company }
        : { why: "next", company: next.company, cents: next.totalCents - best.totalCents },
    );
  else reasons.push({ why: "only" });
  reasons.push({ why: "coverage", percent: best.coverage });
  if (lowestBase && lowestBase.id !== best.id)
    reasons.push({ why: "notLowestBase", company: lowestBase.company, cents: lowestBase.totalCents });
  if (best.outlier)
    reasons.push({ why: best.fromMedian < 0 ? "tooLow" : "tooHigh", percent: Math.abs(best.fromMedian) });
  return { bid: best.id, reasons: [...reasons, ...passed] };
}

/** Bids side by side on the same scope. @param today `YYYY-MM-DD` at the site */
export function level(
  items: readonly ScopeItem[],
  bids: readonly LevelBid[],
  { today, needsBond }: { today: string; needsBond: boolean },
): Leveling {
  const plain = bids.map((bid) => levelOne(items, bids, bid));
  const totals = plain.map(({ totalCents }) => totalCents);
  const medianCents = median(totals) ?? 0;
  const [low, high] = totals.length > 0 ? [Math.min(...totals), Math.max(...totals)] : [0, 0];
  const parts = (value: number, of: number) => (of === 0 ? 0 : Math.round((value * 10_000) / of));
  const leveled = plain.map((one, n): Leveled => {
    const offer = bids[n]?.offer;
    const fromMedian = parts(one.totalCents - medianCents, medianCents);
    return {
      ...one,
      fromMedian,
      // Compared in cents: a quarter exactly is none.
      outlier: Math.abs(one.totalCents - medianCents) * 10_000 > medianCents * OUTLIER,
      bonded: offer?.bond ?? false,
      expired: Boolean(offer?.validUntil && offer.validUntil < today),
    };
  });
  return {
    bids: leveled,
    spreadCents: high - low,
    spread: parts(high - low, low),
    medianCents,
    recommendation: recommend(leveled, needsBond),
  };
}
