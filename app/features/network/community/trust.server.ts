import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
  communityFlags,
  communityNames,
  communityPosts,
  communityReactions,
  communityThreads,
} from "~db/schema/community.ts";
import { HOURLY, LINKS, TRUST } from "./community.limits.ts";

/** A number of ours, written out: a statement has no room for more than a hundred parameters. */
const fixed = (value: number) => sql.raw(String(value));

/**
 * The points of somebody: answers of theirs that another accepted, the different people who marked something of theirs
 * as helpful, less what was flagged and upheld. Counted, never kept, so that nothing drifts.
 */
export const pointsOf = (owner: SQLWrapper | string): SQL<number> => sql<number>`(
  ${fixed(TRUST.accepted)} * (select count(*) from ${communityPosts} as answer
    join ${communityThreads} as asked on asked.accepted_post = answer.id
    where answer.author = ${owner} and asked.author <> answer.author and answer.hidden = '')
  + ${fixed(TRUST.helper)} * (select count(distinct marked.owner) from ${communityPosts} as praised
    join ${communityReactions} as marked on marked.post_id = praised.id and marked.kind = 'helpful'
    where praised.author = ${owner} and praised.hidden = '')
  - ${fixed(TRUST.upheld)} * (select count(distinct wrong.id) from ${communityPosts} as wrong
    join ${communityFlags} as flag on flag.post_id = wrong.id and flag.verdict = 'upheld'
    where wrong.author = ${owner}))`;

/** Trust from 0 to 3, as a scalar: by the points, and by how long ago the name was chosen. */
export function trustOf(owner: SQLWrapper | string, now: Date): SQL<number> {
  const before = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString();
  const levels = TRUST.levels
    .map(({ points, days }, n) => ({ level: n + 1, points, since: before(days) }))
    .reverse()
    .map(
      ({ level, points, since }) =>
        sql`when counted.points >= ${fixed(points)} and counted.since <= ${since} then ${fixed(level)}`,
    );
  return sql<number>`coalesce((select case ${sql.join(levels, sql` `)} else 0 end
    from (select ${pointsOf(owner)} as points, named.created_at as since
      from ${communityNames} as named where named.owner = ${owner}) as counted), 0)`;
}

const byTrust = (trust: SQL, values: readonly number[]) =>
  sql`case ${trust} ${sql.join(
    values.slice(1).map((value, n) => sql`when ${fixed(n + 1)} then ${fixed(value)}`),
    sql` `,
  )} else ${fixed(values[0] as number)} end`;

/** Whether somebody may say one more thing within the hour, and with so many links. */
export function mayPost(owner: string, links: number, now: Date): { rate: SQL; links: SQL } {
  const trust = trustOf(owner, now);
  const since = new Date(now.getTime() - 60 * 60 * 1000).toISOString();
  return {
    rate: sql`((select count(*) from ${communityPosts} as said where said.author = ${owner}
      and said.created_at > ${since}) < ${byTrust(trust, HOURLY)})`,
    links: sql`(${links} <= ${byTrust(trust, LINKS)})`,
  };
}
