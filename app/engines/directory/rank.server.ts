import { type SQL, sql } from "drizzle-orm";
import { chordOf } from "../place/place.ts";
import { type Criteria, type DirectoryKind, PROOF } from "./kind.ts";
import { oldestProof, RANK, Z_SQUARED } from "./rank.ts";

/** Requests that a firm was asked, and those that it answered in time: of the feature that knows them. */
export interface Answered {
  asked: SQL;
  prompt: SQL;
}

// The arithmetic of `rank.ts`, step by step in the same order, so that both come to the same number.

const half = sql.raw(String(Z_SQUARED));
const wilsonOf = (from: SQL): SQL =>
  sql`coalesce((select max(0.0, (w.share + ${half} / (2 * w.n)
      - 1.96 * sqrt((w.share * (1 - w.share) + ${half} / (4 * w.n)) / w.n)) / (1 + ${half} / w.n))
    from (select g.good / g.n as share, g.n as n from ${from} as g where g.n > 0) as w), 0.0)`;

export const RATED = wilsonOf(
  sql`(select count(*) * 1.0 as n, (total(r.stars) - count(*)) / 4 as good from directory_reviews as r
    where r.entry_id = directory_entries.id and r.taken_down_at is null)`,
);

/** Points by the printed formula, in millionths. */
export function rankSql(
  { proofs }: NonNullable<DirectoryKind["rank"]>,
  { near, today = "" }: Criteria,
  answered: Answered | undefined,
): SQL {
  const weights = near ? RANK.nearby : RANK.anywhere;
  const weight = (part: keyof typeof weights) => sql.raw(String(weights[part]));
  const nearness = near
    ? sql`max(0.0, 1 - directory_entries.chord / ${chordOf(near.withinMetres)})`
    : sql`0.0`;
  const proof = sql`min((select count(*) from directory_facets as seen where seen.entry_id = directory_entries.id
    and seen.key = ${PROOF} and seen.value >= ${oldestProof(today)} and seen.value < ${`${today}~`}), ${sql.raw(String(proofs))}) * 1.0 / ${sql.raw(String(proofs))}`;
  const prompt = answered
    ? wilsonOf(sql`(select ${answered.asked} * 1.0 as n, ${answered.prompt} * 1.0 as good)`)
    : sql`0.0`;
  return sql`cast((${weight("near")} * ${nearness} + ${weight("rating")} * ${RATED} + ${weight("proof")} * (${proof})
    + ${weight("prompt")} * ${prompt}) * 1000000 + 0.5 as integer)`;
}

/** Whether an entry has at least so good a rating. */
export const rated = (least: string) => sql`1 + 4 * ${RATED} >= ${sql.raw(String(Number(least)))}`;
