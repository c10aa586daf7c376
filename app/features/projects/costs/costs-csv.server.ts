import * as v from "valibot";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { csvOf } from "~/lib/csv.ts";
import { readCsv } from "~/lib/csv-reader.ts";
import { COLUMNS, COST_LIMITS } from "./costs.limits.ts";
import { CostFields } from "./costs.schemas.ts";
import type { CostsView } from "./costs.view.server.ts";

/** The codes of a job as a file: first what is typed, which can be taken in again, then what is worked out from it. */
export function costsCsv(language: Language, { lines, loose }: CostsView): string {
  const t = translator(language, "costs");
  const worked = ["changes", "revised", "actualNow", "eac", "variance"] as const;
  const head = [...COLUMNS.map((name) => t(`fields.${name}`)), ...worked.map((name) => t(`columns.${name}`))];
  const figures = (line: CostsView["loose"][number]) =>
    [line.changesCents, line.revisedCents, line.actualCents, line.eacCents, line.varianceCents].map(
      (cents) => ({ cents }),
    );
  return csvOf([
    head,
    ...lines.map((line) => {
      const { budget, committed, actual, toGo } = line.typed;
      return [line.code, line.text, budget, committed, actual, toGo, ...figures(line)];
    }),
    ...loose.map((line) => [line.code, t("loose"), "", "", "", "", ...figures(line)]),
  ]);
}

export interface CsvProblem {
  line: number;
  /** A key of the namespace. */
  error: string;
}

/** An apostrophe that our own file put before what a spreadsheet would compute. */
const undefused = (cell: string) => cell.replace(/^'(?=[\t\r\n\p{Z}\p{Cf}]*[=+\-@＝＋－＠])/u, "");

/** The rows of a file of codes, or what is wrong in which line. The first row is the heading and is passed over. */
export function readCosts(text: string): { rows: CostFields[]; problems: CsvProblem[] } {
  const { rows: found, more } = readCsv(text, COST_LIMITS.lines + 1);
  const rows: CostFields[] = [];
  const problems: CsvProblem[] = [];
  const codes = new Set<string>();
  for (const { line, cells } of found.slice(1)) {
    const named = Object.fromEntries(COLUMNS.map((name, n) => [name, undefused((cells[n] ?? "").trim())]));
    // What our own file says of codes without a line has no sums of its own.
    if (["budget", "committed", "actual", "toGo"].every((name) => named[name] === "") && cells.length > 6)
      continue;
    const parsed = v.safeParse(CostFields, named);
    if (!parsed.success) problems.push({ line, error: parsed.issues[0].message });
    else if (codes.has(parsed.output.code)) problems.push({ line, error: "errors.twice" });
    else {
      codes.add(parsed.output.code);
      rows.push(parsed.output);
    }
  }
  if (more) problems.push({ line: COST_LIMITS.lines + 2, error: "errors.full" });
  return { rows, problems };
}
