import { type Content, linesOf, totalsOf } from "~/engines/lines/lines.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { typedDollars } from "~/lib/dollars.ts";
import type { OrderSource } from "~/services/contribution.ts";
import type { Database } from "~db/client.ts";
import { sampleCosts } from "~db/seed/sample/projects/costs.ts";
import { type ReadCosts, readCosts } from "./costs.queries.server.ts";
import { forecastOf, totalOf } from "./forecast.ts";

interface Given {
  db: Database;
  language: Language;
  formKey: () => string;
  contributions: { orders: readonly OrderSource[] };
}

/** The id of the example that anybody may look at. It stands in no table. */
export const EXAMPLE = "sample";

/** What approved changes put on each code; what is on no line's code, overhead and tax too, is on the empty one. */
export function changesByCode(contents: readonly Content[]): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (code: string, cents: number) => sums.set(code, (sums.get(code) ?? 0) + cents);
  for (const content of contents) {
    const totals = totalsOf(content);
    let rest = totals.total;
    for (const { id, code = "" } of linesOf(content)) {
      if (code === "") continue;
      const cents = totals.lines.get(id)?.cents ?? 0;
      add(code, cents);
      rest -= cents;
    }
    if (rest !== 0) add("", rest);
  }
  return sums;
}

function example(language: Language): ReadCosts {
  const at = "2026-01-01T00:00:00.000Z";
  return {
    job: { id: EXAMPLE, name: "", contractCents: 0 },
    lines: sampleCosts(language).map((line) => ({
      ...line,
      ...{ id: `${EXAMPLE}-${line.code}`, workspace: "", projectId: EXAMPLE, version: 1, createdAt: at },
    })),
    changes: [],
    spent: [],
  };
}

const typed = (cents: number) => (cents === 0 ? "" : typedDollars(cents));

/** The codes of a job with what each comes to in the end; undefined where the job is none of theirs. */
export async function costsView(
  { db, language, formKey, contributions }: Given,
  actor: Present | undefined,
  project: string,
) {
  const isExample = project === EXAMPLE;
  const found = isExample
    ? example(language)
    : actor && (await readCosts(db, actor, { project, sources: contributions.orders }));
  if (!found) return undefined;
  const changes = changesByCode(found.changes as Content[]);
  const spent = new Map(found.spent.map(({ code, cents }) => [code, Number(cents)]));
  const lines = found.lines.map((line) => ({
    ...{
      id: line.id,
      code: line.code,
      text: line.text,
      version: line.version,
      budgetCents: line.budgetCents,
    },
    typed: {
      ...{ budget: typed(line.budgetCents), committed: typed(line.committedCents) },
      ...{
        actual: typed(line.actualCents),
        toGo: line.toGoCents === null ? "" : typedDollars(line.toGoCents),
      },
    },
    ...forecastOf(line, changes.get(line.code) ?? 0, spent.get(line.code)),
  }));
  // Sums on codes that stand in no line are shown too, so that nothing is lost.
  const codes = new Set(lines.map(({ code }) => code));
  const nothing = { budgetCents: 0, committedCents: 0, actualCents: 0, toGoCents: null };
  const loose = [...new Set([...changes.keys(), ...spent.keys()])]
    .filter((code) => !codes.has(code))
    .sort()
    .map((code) => ({
      ...{ code, budgetCents: 0 },
      ...forecastOf({ ...nothing, code }, changes.get(code) ?? 0, spent.get(code)),
    }));
  const all = [...lines, ...loose];
  return {
    job: found.job,
    lines,
    loose,
    total: { ...totalOf(all), budgetCents: all.reduce((sum, { budgetCents }) => sum + budgetCents, 0) },
    isExample,
    readOnly: isExample || actor?.role === "viewer",
    idem: formKey(),
  };
}
export type CostsView = NonNullable<Awaited<ReturnType<typeof costsView>>>;
