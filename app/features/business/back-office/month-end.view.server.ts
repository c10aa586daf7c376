import type { Present } from "~/engines/trust/trust.server.ts";
import { monthsAfter } from "~/lib/local-day.ts";
import type { Database } from "~db/client.ts";
import { BY_HAND, CLOSED, COUNTED, isCounted, LINES, MONTHS_BACK } from "./month-end.limits.ts";
import { readMonthEnd } from "./month-end.queries.server.ts";

/** The month that an address asks for; the one before this where it asks for none, or for one that is out of reach. */
export function askedMonth(params: URLSearchParams, day: string): string {
  const asked = params.get("month") ?? "";
  const latest = day.slice(0, 7);
  const earliest = monthsAfter(`${latest}-01`, -MONTHS_BACK).slice(0, 7);
  const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked);
  return isMonth && asked >= earliest && asked <= latest
    ? asked
    : monthsAfter(`${latest}-01`, -1).slice(0, 7);
}

/** One month: each line with what is open, whether it was looked at, and what is left before it can be closed. */
export async function monthEndView(
  { db }: { db: Database },
  actor: Present,
  { month, day }: { month: string; day: string },
) {
  const { ticks, open } = await readMonthEnd(db, actor, month, day);
  const tickOf = (line: string) => {
    const tick = ticks.find((one) => one.line === line);
    return tick && { at: tick.at, note: tick.note.trim(), mine: Boolean(tick.mine) };
  };
  const lines = LINES.map((line) => ({
    line,
    open: isCounted(line) ? Number(open[line]) : undefined,
    href: isCounted(line) ? COUNTED[line] : line === "ledger" ? "/ledger-export" : undefined,
    tick: tickOf(line),
  }));
  const months = Array.from({ length: MONTHS_BACK + 1 }, (_, n) =>
    monthsAfter(`${day.slice(0, 7)}-01`, -n).slice(0, 7),
  );
  return {
    ...{ month, months, lines, byHand: BY_HAND.length },
    left: lines.filter(({ tick }) => !tick).length,
    closed: tickOf(CLOSED),
    readOnly: actor.role === "viewer",
  };
}
export type MonthEndView = Awaited<ReturnType<typeof monthEndView>>;
