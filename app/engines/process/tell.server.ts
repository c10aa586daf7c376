import { type SQL, sql } from "drizzle-orm";
import { joinWriters } from "~/engines/trust/trust.server.ts";
import type { NotificationCode } from "~db/schema/account.codes.ts";
import { notifications } from "~db/schema/account.ts";
import { actorName, type Effect } from "./binding.server.ts";

/** What a notification of a step says, in SQL: columns of the records by their alias. */
export interface Telling {
  /** The records with what belongs to them: `bookings r join listings l on l.id = r.listing_id`, of which `r` is told. */
  records: SQL;
  /** The workspace whose members are told. */
  whom: SQL;
  subject: SQL;
  href: SQL;
  /** Which of them; samples are nobody's. */
  where: SQL;
}

/**
 * A way to tell a party of a step: everybody who may write in its workspace, but not whoever took it. One notification for
 * each of them and each step, in the batch of the step; none where one of the same kind about the same record is still
 * unread and in no mail, so that nobody is flooded by steps to and fro.
 */
export const telling =
  (
    codeOf: (transition: string) => NotificationCode | undefined,
    { records, whom, subject, href, where }: Telling,
  ): Effect =>
  ({ db, who, now, transition, run }) => {
    const code = codeOf(transition);
    if (!code) return [];
    return [
      db
        .insert(notifications)
        .select(
          sql`select 'step:' || e.id || ':' || u.id, u.id, ${code}, ${subject}, ${href}, null, ${now.toISOString()}, null
            from process_events as e join ${records} ${joinWriters(whom)}
            where e.run = ${run} and r.id = e.record_id and 'user:' || u.id <> ${actorName(who)} and ${where}
              and not exists (select 1 from notifications as unread where unread.user_id = u.id
                and unread.code = ${code} and unread.href = ${href} and unread.read_at is null
                and unread.mailed_at is null)`,
        )
        .onConflictDoNothing(),
    ];
  };
