import { type Adjustment, type Content, type Line, linesOf } from "./content.ts";
import { totalsOf } from "./totals.ts";

export interface LineChange {
  is: "added" | "removed" | "changed" | "moved";
  /** As it stands now, or stood last. */
  line: Line;
  before?: Line;
  /** The fields that differ. */
  fields: string[];
  /** What it counts for now less what it counted for. */
  cents: number;
}

export interface Diff {
  lines: LineChange[];
  adjustments: {
    is: "added" | "removed" | "changed";
    adjustment: Adjustment;
    before?: Adjustment;
    cents: number;
  }[];
  /** Facts whose text differs, by name. */
  facts: string[];
  deposit: boolean;
  /** The new total less the old one. */
  total: number;
}

const FIELDS = [
  "text",
  "qty",
  "unit",
  "unitCost",
  "factor",
  "locked",
  "waste",
  "markup",
  "taxable",
  "flat",
  "optional",
  "option",
  "progress",
  "code",
] as const satisfies readonly (keyof Line)[];

/** Nothing, no and zero percent are one thing. */
const plain = (value: unknown): string =>
  value === undefined || value === false || value === "0" ? "" : JSON.stringify(value, sortedKeys);
const sortedKeys = (_: string, value: unknown) =>
  value && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** What has changed from one version to another, line by line, by the lines' ids. */
export function diffOf(before: Content, after: Content): Diff {
  const [old, now] = [totalsOf(before), totalsOf(after)];
  const counted = (totals: typeof old, id: string) => {
    const total = totals.lines.get(id);
    return total?.counts ? total.cents : 0;
  };
  const home = (content: Content) =>
    new Map(content.sections.flatMap(({ id, lines }) => lines.map((line) => [line.id, id] as const)));
  const [oldHome, newHome] = [home(before), home(after)];
  const oldLines = new Map(linesOf(before).map((line) => [line.id, line]));
  const newIds = new Set(linesOf(after).map(({ id }) => id));

  const lines: LineChange[] = [];
  for (const line of linesOf(after)) {
    const was = oldLines.get(line.id);
    const cents = counted(now, line.id) - counted(old, line.id);
    if (!was) {
      lines.push({ is: "added", line, fields: [], cents });
      continue;
    }
    const fields: string[] = FIELDS.filter((field) => plain(was[field]) !== plain(line[field]));
    if (old.lines.get(line.id)?.counts !== now.lines.get(line.id)?.counts) fields.push("chosen");
    if (fields.length > 0) lines.push({ is: "changed", line, before: was, fields, cents });
    else if (oldHome.get(line.id) !== newHome.get(line.id))
      lines.push({ is: "moved", line, before: was, fields: [], cents });
  }
  for (const [id, line] of oldLines)
    if (!newIds.has(id)) lines.push({ is: "removed", line, fields: [], cents: 0 - counted(old, id) });

  const adjustments: Diff["adjustments"] = [];
  const stepOf = (totals: typeof old, id: string) =>
    totals.steps.find(({ adjustment }) => adjustment.id === id);
  for (const { adjustment, cents } of now.steps) {
    const was = stepOf(old, adjustment.id);
    if (!was) adjustments.push({ is: "added", adjustment, cents });
    else if (plain(was.adjustment) !== plain(adjustment) || was.cents !== cents)
      adjustments.push({ is: "changed", adjustment, before: was.adjustment, cents: cents - was.cents });
  }
  for (const { adjustment, cents } of old.steps)
    if (!stepOf(now, adjustment.id)) adjustments.push({ is: "removed", adjustment, cents: 0 - cents });

  const names = new Set([...Object.keys(before.facts), ...Object.keys(after.facts)]);
  return {
    lines,
    adjustments,
    facts: [...names].filter((name) => (before.facts[name] ?? "") !== (after.facts[name] ?? "")),
    deposit: old.deposit !== now.deposit || plain(before.deposit) !== plain(after.deposit),
    total: now.total - old.total,
  };
}
