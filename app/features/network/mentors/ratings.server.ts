import { and, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "~db/client.ts";
import { mentorRatings, mentorSessions } from "~db/schema/mentors.ts";
import { RATE_DAYS } from "./mentors.limits.ts";

const DAY = 86_400_000;
const OTHER = sql`exists (select 1 from mentor_ratings as other where other.session_id = ${mentorRatings.sessionId}
  and other.side <> ${mentorRatings.side})`;
/** Sessions that were held after this moment can still be rated. */
export const rateableSince = (now: Date) => new Date(now.getTime() - RATE_DAYS * DAY).toISOString();

/** The statement that publishes what both have said, or one alone once the time is over. */
export const publishing = (db: Database, now: Date, which: SQL = sql`1`) =>
  db
    .update(mentorRatings)
    .set({ publishedAt: now.toISOString() })
    .where(
      and(
        isNull(mentorRatings.publishedAt),
        which,
        sql`(${OTHER} or exists (select 1 from ${mentorSessions} where ${mentorSessions.id} = ${mentorRatings.sessionId}
          and ${mentorSessions.stateSince} <= ${rateableSince(now)}))`,
      ),
    );

/** What the scheduled run publishes. */
export async function publishRatings({ db, now }: { db: Database; now: () => Date }): Promise<void> {
  await publishing(db, now());
}
