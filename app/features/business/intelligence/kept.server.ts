import type { AppLoadContext } from "@remix-run/cloudflare";
import {
  type Asked,
  PERIODS,
  splitStatement,
  splitsOf,
  type TileRow,
  tileStatement,
} from "~/engines/metric/metric.server.ts";
import type { BoardQuestion } from "~db/schema/intelligence.ts";
import { readAsked } from "./asked.ts";
import { type PartRow, partsOf, partWords, scopeOf, tileOf } from "./tiles.server.ts";

/** A question of a board, and by what it is known there. */
export interface KeptQuestion extends BoardQuestion {
  id: string;
}

/**
 * Questions asked anew, all of them in one round trip; those of a figure that is none any more are left out.
 * @param of whose rows
 * @param names of the projects that the reader may be told of
 */
export async function askAnew(
  { db, contributions, language }: Pick<AppLoadContext, "db" | "contributions" | "language">,
  of: Asked["of"],
  {
    questions,
    names,
    day,
  }: { questions: readonly KeptQuestion[]; names: ReadonlyMap<string, string>; day: string },
) {
  const kept = questions.flatMap((question) => {
    const metric = contributions.metrics.find(({ id }) => id === question.metric);
    const period = PERIODS.find((one) => one === question.period);
    if (!metric || !period || period === "own") return [];
    const asked = { ...readAsked(new URLSearchParams()), period, project: question.project };
    const { scope, grain } = scopeOf(of, asked, day);
    const split = splitsOf(metric).find((one) => one === question.split);
    return [{ question, metric, asked, scope, grain, split }];
  });
  const statements = kept.flatMap(({ metric, scope, grain, split }) => [
    tileStatement(db, metric, scope, grain),
    ...(split ? [splitStatement(db, metric, scope, split)] : []),
  ]);
  const [first, ...others] = statements;
  const results: readonly unknown[] = first ? await db.batch([first, ...others]) : [];
  let at = 0;
  return kept.map(({ question, metric, asked, scope, grain, split }) => {
    const tile = tileOf(metric, results[at++] as TileRow[], scope, grain);
    const parts = split ? (results[at++] as PartRow[]) : [];
    return {
      ...{ id: question.id, asked, split, project: names.get(question.project) ?? "", tile },
      /** The days that are counted. */
      now: scope.now,
      parts: split ? partsOf(metric, parts, partWords(language, metric, split, names)) : [],
    };
  });
}
export type KeptTile = Awaited<ReturnType<typeof askAnew>>[number];
