import { sql } from "drizzle-orm";
import { bindProcess, type Effect, members, readers, telling } from "~/engines/process/process.server.ts";
import { mentorSessions } from "~db/schema/mentors.ts";
import { MOVE_HOURS, OBJECT_DAYS, WAIT_MINUTES } from "./mentors.limits.ts";
import { freeing } from "./quarters.server.ts";
import { mentorSession } from "./session.process.ts";

const MINUTE = 60_000;
const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * MINUTE).toISOString();

/** The mentor is told of who asks, and who asks of the mentor. */
const told = (side: "mentor" | "mentee"): Effect =>
  telling(() => "mentorSession", {
    records: sql`mentor_sessions r join mentors m on m.id = r.mentor_id`,
    whom: side === "mentor" ? sql`r.mentor_workspace` : sql`r.workspace_id`,
    subject: side === "mentor" ? sql`r.asked_as` : sql`m.shown_as`,
    href: sql`'/mentor-session/' || r.id`,
    where: sql`1`,
  });

export default bindProcess(mentorSession, {
  record: {
    table: mentorSessions,
    id: mentorSessions.id,
    workspace: mentorSessions.workspace,
    state: mentorSessions.state,
    since: mentorSessions.stateSince,
    version: mentorSessions.version,
  },
  read: readers([mentorSessions.workspace, mentorSessions.mentorWorkspace]),
  parties: { mentor: members(mentorSessions.mentorWorkspace), mentee: members(mentorSessions.workspace) },
  moments: { startsAt: mentorSessions.startsAt },
  guards: {
    notBegun: (_, now) => sql`${mentorSessions.startsAt} > ${now.toISOString()}`,
    begun: (_, now) => sql`${mentorSessions.startsAt} <= ${now.toISOString()}`,
    dayAhead: (_, now) => sql`${mentorSessions.startsAt} >= ${later(now, MOVE_HOURS * 60)}`,
    waited: (_, now) => sql`${mentorSessions.startsAt} <= ${later(now, -WAIT_MINUTES)}`,
    inTime: (_, now) => sql`${mentorSessions.stateSince} > ${later(now, -OBJECT_DAYS * 24 * 60)}`,
  },
  tell: { mentor: told("mentor"), mentee: told("mentee") },
  effects: { free: ({ db, records }) => [freeing(db, records)] },
});
