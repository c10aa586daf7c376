import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Content, Section } from "~/engines/lines/lines.ts";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import type { Database } from "~db/client.ts";
import { documents } from "~db/schema/lines.ts";
import { assemblyOf } from "./assemblies.data.server.ts";
import { isLabour } from "./estimate-facts.ts";
import { workName, workOf } from "./estimate-lines.server.ts";

// biome-ignore lint/performance/noBarrelFile: what a work is called is asked with it
export { workName } from "./estimate-lines.server.ts";

/** So much of some work, and the hours that an estimate has for it. */
export interface EstimatedWork {
  id: string;
  /** What it is called, in every language. */
  names: readonly string[];
  /** Measures as logs have them; a square of roofing is a hundred square feet. */
  unit: "ft" | "ft2" | "yd3" | "each";
  amount: number;
  hours: number;
}

const UNITS: Readonly<Record<string, readonly [unit: EstimatedWork["unit"], times: number]>> = {
  ...{ ft: ["ft", 1], ft2: ["ft2", 1], sq: ["ft2", 100], yd3: ["yd3", 1], ea: ["each", 1] },
};

/**
 * How much of a work a section has. It does not say so itself: its first item that is still of the work does, by what is
 * needed of it; else its hours, which are then those of the work's own list.
 */
function amountOf(
  { lines }: Section,
  { parts, hours }: NonNullable<ReturnType<typeof assemblyOf>>,
  worked: number,
) {
  for (const line of lines) {
    const part = parts.find(({ code, qty }) => code === line.code && qty > 0);
    if (part) return Number(line.basis?.needed ?? line.qty) / part.qty;
  }
  return hours > 0 ? worked / hours : 0;
}

/** The work of an estimate with its hours: what was typed line by line belongs to none. */
export function workIn({ sections }: Pick<Content, "sections">): EstimatedWork[] {
  const all = new Map<string, EstimatedWork>();
  for (const section of sections) {
    const id = workOf(section) ?? "";
    const assembly = assemblyOf(id);
    const [unit, times] = UNITS[assembly?.unit ?? ""] ?? [];
    if (!assembly || !unit || !times) continue;
    const hours = section.lines.filter(isLabour).reduce((sum, { qty }) => sum + Number(qty), 0);
    const amount = amountOf(section, assembly, hours) * times;
    if (!(hours > 0 && amount > 0)) continue;
    const before = all.get(id);
    all.set(id, {
      ...{ id, unit, names: LANGUAGES.map((language) => workName(id, language)) },
      ...{ amount: (before?.amount ?? 0) + amount, hours: (before?.hours ?? 0) + hours },
    });
  }
  return [...all.values()];
}

/**
 * The newest estimate among some, for a batch.
 * @param ids a list for `in`
 */
export const newestEstimate = (db: Database, actor: Person, ids: SQL) =>
  db
    .select({ id: documents.id, title: documents.title, content: documents.content })
    .from(documents)
    .where(
      and(
        eq(documents.kind, "estimate"),
        sql`${documents.id} in ${ids}`,
        mayRead(actor, documents.workspace),
      ),
    )
    .orderBy(desc(documents.updatedAt), documents.id)
    .limit(1);
