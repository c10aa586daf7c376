import { asc, count, desc, sql } from "drizzle-orm";
import type { Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { loungePolls, loungeVotes } from "~db/schema/lounge.ts";
import { LOUNGE_LIMITS } from "./builders-lounge.limits.ts";

/** The polls of the page: open ones first, the next to close on top, then those that closed last. For a batch. */
export const pollsQuery = (db: Database, actor: Person | undefined, at: string) =>
  db
    .select({
      id: loungePolls.id,
      question: loungePolls.question,
      options: loungePolls.options,
      closesAt: loungePolls.closesAt,
      mine: sql<number | null>`(select own.choice from ${loungeVotes} as own
        where own.poll_id = ${loungePolls.id} and own.workspace_id = ${actor?.workspace ?? ""})`.as("mine"),
    })
    .from(loungePolls)
    .orderBy(
      sql`${loungePolls.closesAt} <= ${at}`,
      sql`case when ${loungePolls.closesAt} > ${at} then ${loungePolls.closesAt} end`,
      desc(loungePolls.closesAt),
      asc(loungePolls.id),
    )
    .limit(LOUNGE_LIMITS.polls);
export type PollRow = Awaited<ReturnType<typeof pollsQuery>>[number];

/** How many chose what, of the polls of the page. For a batch. */
export const votesQuery = (db: Database, at: string) =>
  db
    .select({ pollId: loungeVotes.pollId, choice: loungeVotes.choice, votes: count() })
    .from(loungeVotes)
    .where(
      sql`${loungeVotes.pollId} in (select shown.id from ${loungePolls} as shown order by shown.closes_at <= ${at},
        case when shown.closes_at > ${at} then shown.closes_at end, shown.closes_at desc, shown.id
        limit ${LOUNGE_LIMITS.polls})`,
    )
    .groupBy(loungeVotes.pollId, loungeVotes.choice);
export type VoteRow = Awaited<ReturnType<typeof votesQuery>>[number];
