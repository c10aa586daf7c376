import { eq, sql } from "drizzle-orm";
import { readTimeline, standingColumns, type Who } from "~/engines/process/process.server.ts";
import { hasBlocked } from "~/engines/talk/talk.server.ts";
import type { Database } from "~db/client.ts";
import { championEntries, championNominations, championVotes } from "~db/schema/champions.ts";
import { files } from "~db/schema/file.ts";
import { CHAMPION_LIMITS as MOST, PHOTO } from "./champions.limits.ts";
import { votesOf } from "./closing.server.ts";
import nomination, { belongsTo, isNominee, maySee } from "./nomination.process.server.ts";

const { id, workspace, nominee, season, kind, board, state } = championNominations;

const LINE = {
  ...{ id, season, kind, board, nomineeAs: championNominations.nomineeAs, story: championNominations.story },
  ...{ state: sql<string>`${state}`.as("line_state") },
  createdAt: championNominations.createdAt,
  votes: votesOf(sql`${id}`).as("line_votes"),
};

/** The nominations of quarters that everybody sees, those on the shortlist first. */
export const publicNominations = (db: Database, seasons: readonly string[], reader: string) =>
  db
    .select(LINE)
    .from(championNominations)
    .where(
      sql`${season} in (select value from json_each(${JSON.stringify(seasons)}))
        and ${state} in ('agreed', 'seconded', 'shortlisted', 'winner', 'notChosen')
        and not ${hasBlocked(reader, sql`${nominee}`)} and not ${hasBlocked(reader, sql`${workspace}`)}`,
    )
    .orderBy(
      sql`${season} desc, ${state} = 'winner' desc, ${state} = 'shortlisted' desc, ${championNominations.createdAt}, ${id}`,
    )
    .limit(MOST.nominees);

/** What somebody wrote, and what was written of them; the newest first. */
export const ownNominations = (db: Database, owner: string) =>
  db
    .select({ ...LINE, mine: sql<number>`${workspace} = ${owner}`.as("line_mine") })
    .from(championNominations)
    .where(sql`(${workspace} = ${owner} or ${belongsTo(owner, sql`${nominee}`)})`)
    .orderBy(sql`${championNominations.createdAt} desc, ${id}`)
    .limit(MOST.nominees);

/** One nomination with where it stands for whoever reads, and its photo; nothing where they may not see it. */
export const nominationQuery = (db: Database, who: Who, record: string, now: Date) => {
  const owner = who.kind === "person" || who.kind === "administrator" ? who.owner : "";
  return db
    .select({
      ...LINE,
      ...standingColumns(nomination, who, now),
      mine: sql<number>`${workspace} = ${owner}`.as("line_mine"),
      nominee: sql<number>`${isNominee(who)}`.as("line_nominee"),
      inside: sql<number>`${belongsTo(owner, sql`${nominee}`)}`.as("line_inside"),
      photo: sql<string | null>`(select photo.id from ${files} as photo where photo.subject_type = ${PHOTO}
        and photo.subject_id = ${id} and photo.workspace_id = ${workspace} and photo.thumb_of is null limit 1)`.as(
        "line_photo",
      ),
      voted: sql<string | null>`(select cast_vote.nomination_id from ${championVotes} as cast_vote
        where cast_vote.season = ${season} and cast_vote.kind = ${kind} and cast_vote.board = ${board}
        and cast_vote.owner = ${owner})`.as("line_voted"),
    })
    .from(championNominations)
    .where(sql`${id} = ${record} and ${who.kind === "administrator" ? sql`1` : maySee(owner)}`);
};

export const timelineQuery = (db: Database, who: Who, record: string) =>
  readTimeline(db, nomination, who, record);

/** What waits for an administrator: seconded, in a quarter that is not closed; and what is on the shortlist. */
export const shortlistQuery = (db: Database, who: Who, seasons: readonly string[], now: Date) =>
  db
    .select({ ...LINE, ...standingColumns(nomination, who, now) })
    .from(championNominations)
    .where(
      sql`${season} in (select value from json_each(${JSON.stringify(seasons)}))
        and ${state} in ('seconded', 'shortlisted')`,
    )
    .orderBy(sql`${state} = 'shortlisted', ${championNominations.createdAt}, ${id}`)
    .limit(MOST.queue);

export const entryQuery = (db: Database, of: string) =>
  db.select().from(championEntries).where(eq(championEntries.workspace, of));

/** Who may see the photo of a nomination, as a condition on `files`: whoever may see the nomination. */
export const maySeePhoto = (owner: string) =>
  sql`(${files.subjectType} = ${PHOTO} and exists (select 1 from ${championNominations}
    where ${id} = ${files.subjectId} and ${workspace} = ${files.workspace} and ${maySee(owner)}))`;
