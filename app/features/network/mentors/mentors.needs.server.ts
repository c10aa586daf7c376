import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { MOST_NEEDS, needSource } from "~/services/needs.ts";
import { mentorActions, mentorSessions, mentors } from "~db/schema/mentors.ts";
import { sessionPath } from "./mentors.limits.ts";

const NO_SAMPLE = sql`0`;
const COLUMNS = {
  ...{ id: mentorSessions.id, state: mentorSessions.state, startsAt: mentorSessions.startsAt },
  ...{ askedAs: mentorSessions.askedAs, shownAs: mentors.shownAs },
};

/** Sessions to confirm, those of today and tomorrow, those of which nobody said how they went, and what was agreed. */
export const mentorsNeeds = needSource({
  reads: (db, { of, day }) => [
    db
      .select(COLUMNS)
      .from(mentorSessions)
      .innerJoin(mentors, eq(mentors.id, mentorSessions.mentorId))
      .where(
        and(
          of(mentorSessions.mentorWorkspace, NO_SAMPLE),
          sql`(${mentorSessions.state} = 'booked' and ${mentorSessions.startsAt} >= ${day}
            or ${mentorSessions.state} = 'confirmed' and ${mentorSessions.startsAt} < ${dayAfter(day, 2)})`,
        ),
      )
      .orderBy(asc(mentorSessions.startsAt), asc(mentorSessions.id))
      .limit(MOST_NEEDS),
    db
      .select(COLUMNS)
      .from(mentorSessions)
      .innerJoin(mentors, eq(mentors.id, mentorSessions.mentorId))
      .where(
        and(
          of(mentorSessions.workspace, NO_SAMPLE),
          inArray(mentorSessions.state, ["confirmed"]),
          sql`${mentorSessions.startsAt} < ${dayAfter(day, 2)}`,
        ),
      )
      .orderBy(asc(mentorSessions.startsAt), asc(mentorSessions.id))
      .limit(MOST_NEEDS),
    db
      .select({
        id: mentorActions.id,
        sessionId: mentorActions.sessionId,
        task: mentorActions.task,
        dueOn: mentorActions.dueOn,
      })
      .from(mentorActions)
      .where(
        and(
          of(mentorActions.workspace, NO_SAMPLE),
          isNull(mentorActions.doneAt),
          sql`${mentorActions.dueOn} <= ${dayAfter(day, 1)}`,
        ),
      )
      .orderBy(asc(mentorActions.dueOn), asc(mentorActions.id))
      .limit(MOST_NEEDS),
  ],
  find: ([theirs, own, actions], { day, language }) => {
    const t = translator(language, "mentors");
    const what = ({ state, startsAt }: (typeof theirs)[number]) =>
      state === "booked" ? "confirm" : startsAt.slice(0, 10) < day ? "say" : "soon";
    return [
      ...theirs.map((row) => ({ row, name: row.askedAs })),
      ...own.map((row) => ({ row, name: row.shownAs })),
    ]
      .map(({ row, name }) => ({
        ...{ id: `mentor-${what(row)}:${row.id}`, label: t(`needs.${what(row)}`), name },
        ...{ href: sessionPath(row.id), dueOn: row.startsAt.slice(0, 10) },
      }))
      .concat(
        actions.map(({ id, sessionId, task, dueOn }) => ({
          ...{ id: `mentor-action:${id}`, label: t("needs.action"), name: task },
          ...{ href: sessionPath(sessionId), dueOn },
        })),
      );
  },
});
