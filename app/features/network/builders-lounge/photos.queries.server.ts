import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { hasBlocked } from "~/engines/talk/talk.server.ts";
import type { Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { communityNames } from "~db/schema/community.ts";
import { files } from "~db/schema/file.ts";
import { loungePhotos, loungePhotoVotes } from "~db/schema/lounge.ts";
import { LOUNGE_LIMITS, LOUNGE_PHOTO } from "./builders-lounge.limits.ts";
import { weekOf } from "./week.ts";

const VOTES = sql<number>`(select count(*) from ${loungePhotoVotes} as cast_vote where cast_vote.photo_id = lounge_photos.id)`;

/** What whoever sent it is called in the community: told to members. */
const calledFor = (me: string | undefined) =>
  me
    ? sql<
        string | null
      >`(select named.called from ${communityNames} as named where named.owner = lounge_photos.workspace_id)`
    : sql<string | null>`null`;

/** What everybody sees, without those whom the reader blocks or who block them; and one's own, however it stands. */
const seenBy = (me: string | undefined): SQL =>
  me
    ? sql`(${loungePhotos.workspace} = ${me} or ${loungePhotos.shownAt} is not null
        and not ${hasBlocked(me, sql`lounge_photos.workspace_id`)} and not ${hasBlocked(sql`lounge_photos.workspace_id`, me)})`
    : sql`${loungePhotos.shownAt} is not null`;

const columnsFor = (me: string | undefined) => ({
  id: loungePhotos.id,
  says: loungePhotos.says,
  week: loungePhotos.week,
  shownAt: loungePhotos.shownAt,
  called: calledFor(me).as("called"),
  votes: VOTES.as("votes"),
  own: sql<number>`(${loungePhotos.workspace} = ${me ?? ""})`.as("own"),
});

const memberIn = (actor: Person | undefined) =>
  actor?.owner.startsWith("user:") ? actor.workspace : undefined;

/** The photos of the week that is now, the oldest first. For a batch. */
export const photosQuery = (db: Database, actor: Person | undefined, now: Date) => {
  const me = memberIn(actor);
  return db
    .select({
      ...columnsFor(me),
      mine: sql<number>`exists (select 1 from ${loungePhotoVotes} as own_vote where own_vote.photo_id = lounge_photos.id
        and own_vote.workspace_id = ${me ?? ""})`.as("mine"),
    })
    .from(loungePhotos)
    .where(and(eq(loungePhotos.week, weekOf(now)), isNull(loungePhotos.offAt), seenBy(me)))
    .orderBy(asc(loungePhotos.createdAt), asc(loungePhotos.id))
    .limit(LOUNGE_LIMITS.photos);
};
export type PhotoRow = Awaited<ReturnType<typeof photosQuery>>[number];

/** The photo of the week before: that with the most votes, of several the one that was shown first. For a batch. */
export const lastPhotoQuery = (db: Database, actor: Person | undefined, now: Date) => {
  const me = memberIn(actor);
  return db
    .select(columnsFor(me))
    .from(loungePhotos)
    .where(
      and(
        eq(loungePhotos.week, weekOf(now, 1)),
        isNull(loungePhotos.offAt),
        sql`${loungePhotos.shownAt} is not null`,
        seenBy(me),
        sql`${VOTES} > 0`,
      ),
    )
    .orderBy(desc(VOTES), asc(loungePhotos.shownAt), asc(loungePhotos.id))
    .limit(1);
};

/** What waits for an administrator, and what is shown this week and could still be taken away. */
export async function photosToDecide(db: Database, now: Date) {
  const [rows] = await db.batch([
    db
      .select({
        id: loungePhotos.id,
        says: loungePhotos.says,
        week: loungePhotos.week,
        shownAt: loungePhotos.shownAt,
      })
      .from(loungePhotos)
      .where(
        and(
          isNull(loungePhotos.offAt),
          sql`(${loungePhotos.shownAt} is null or ${loungePhotos.week} >= ${weekOf(now, 1)})`,
        ),
      )
      .orderBy(sql`${loungePhotos.shownAt} is not null`, asc(loungePhotos.createdAt), asc(loungePhotos.id))
      .limit(50),
  ]);
  return rows;
}
export type PhotoToDecide = Awaited<ReturnType<typeof photosToDecide>>[number];

/** Who may see the photo itself, as a condition on `files`: as its line, and administrators. */
export const maySeeLoungePhoto = (actor: Person | undefined, moderates: boolean): SQL =>
  sql`(${files.subjectType} = ${LOUNGE_PHOTO} and exists (select 1 from ${loungePhotos}
    where ${loungePhotos.id} = ${files.subjectId} and ${loungePhotos.workspace} = ${files.workspace}
    and ${loungePhotos.offAt} is null and (${moderates ? 1 : 0} = 1 or ${seenBy(memberIn(actor))})))`;
