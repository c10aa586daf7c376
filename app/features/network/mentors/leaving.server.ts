import { and, eq, gt, or, sql } from "drizzle-orm";
import { MACHINE, move } from "~/engines/process/process.server.ts";
import type { SharedWithOthers } from "~/services/contribution.ts";
import { mentorSessions } from "~db/schema/mentors.ts";
import { MENTOR_LIMITS, MY_MENTORING } from "./mentors.limits.ts";
import session from "./session.process.server.ts";
import { isAhead } from "./sessions.commands.server.ts";

/** Sessions that one run of a deletion calls off: more than a mentor can have ahead of them. */
const AT_ONCE = MENTOR_LIMITS.weeks * MENTOR_LIMITS.weekMost * 2;

/** What becomes of sessions when one of the two deletes their account: those ahead are called off, and the other is told. */
export const leavingSessions: SharedWithOthers = {
  kind: "sessions",
  href: MY_MENTORING,
  open: (whose) =>
    sql`(select count(*) from ${mentorSessions} where ${isAhead}
      and (${whose(mentorSessions.workspace)} or ${whose(mentorSessions.mentorWorkspace)}))`,
  end: async (deps, { workspace }) => {
    const found = await deps.db
      .select({ id: mentorSessions.id })
      .from(mentorSessions)
      .where(
        and(
          or(eq(mentorSessions.workspace, workspace), eq(mentorSessions.mentorWorkspace, workspace)),
          isAhead,
          gt(mentorSessions.startsAt, deps.now().toISOString()),
        ),
      )
      .limit(AT_ONCE);
    for (const { id } of found)
      await move(deps, session, MACHINE, { record: id, transition: "left", idem: `left:${id}` });
  },
  // They go with either of the two.
  leave: () => [],
};
