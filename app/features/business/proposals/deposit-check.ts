import { type Content, linesOf, totalsOf, withChoice } from "~/engines/lines/lines.ts";
import { DEPOSIT_CAPS, type DepositCap, mostDeposit } from "./deposit-caps.ts";
import { factOf, rateOf } from "./proposal-content.ts";

export const capOf = (content: Pick<Content, "facts">): DepositCap | undefined =>
  DEPOSIT_CAPS[factOf(content, "state")];

/**
 * The content as it comes to the least and to the most, whichever options are chosen: of each group the choice that its lines,
 * with their tax, make so, and of the optional lines those that do.
 */
function extremesOf(content: Content): [least: Content, most: Content] {
  const { lines } = totalsOf(content);
  const tax = Number(rateOf(content, "tax"));
  const weigh = (id: string, taxable = false) => (lines.get(id)?.cents ?? 0) * (taxable ? 1 + tax / 100 : 1);
  const of = (sign: 1 | -1): Content => {
    const groups = new Map<string, Map<string, number>>();
    const taken: string[] = [];
    for (const { id, taxable, optional, option } of linesOf(content)) {
      const weight = weigh(id, taxable) * sign;
      const counts = !optional || weight > 0;
      if (optional && counts) taken.push(id);
      if (!option) continue;
      const choices = groups.get(option.group) ?? new Map<string, number>();
      choices.set(option.choice, (choices.get(option.choice) ?? 0) + (counts ? weight : 0));
      groups.set(option.group, choices);
    }
    const options = [...groups].map(([group, choices]) => {
      const [[best] = [""]] = [...choices].sort(([, a], [, b]) => b - a);
      return [group, best] as const;
    });
    return withChoice(content, { lines: taken, options: Object.fromEntries(options) });
  };
  return [of(-1), of(1)];
}

/** What it comes to; undefined for a choice that no number holds, which nobody can sign. */
function sumsOf(content: Content) {
  try {
    return totalsOf(content);
  } catch {
    return undefined;
  }
}

/** The most that may be asked for first, whatever the client chooses; undefined where no cap is known. */
export function mostDepositOf(content: Content): number | undefined {
  const cap = capOf(content);
  if (!cap) return undefined;
  const most = extremesOf(content).flatMap((one) => mostDeposit(cap, sumsOf(one)?.total ?? 0) ?? []);
  return most.length > 0 ? Math.min(...most) : undefined;
}

/**
 * Whether more is asked for first than the state of the site allows: as it is chosen, for the cheapest choice of the client
 * and for the dearest, or only as it is `chosen`.
 */
export function isOverCap(content: Content, of: "any" | "chosen" = "any"): boolean {
  const cap = capOf(content);
  if (!cap) return false;
  return [content, ...(of === "any" ? extremesOf(content) : [])].some((one) => {
    const { total, deposit } = sumsOf(one) ?? { total: 0, deposit: 0 };
    const most = mostDeposit(cap, total);
    return most !== undefined && deposit > most;
  });
}
