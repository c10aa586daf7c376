import { and, eq, isNull, sql } from "drizzle-orm";
import { dropping, type FileProblem, type FileStore, keepFile } from "~/engines/file/file.server.ts";
import { hasBlocked } from "~/engines/talk/talk.server.ts";
import type { Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { runTogether } from "~/services/contribution.ts";
import { files } from "~db/schema/file.ts";
import { loungePhotos, loungePhotoVotes } from "~db/schema/lounge.ts";
import { LOUNGE_LIMITS, LOUNGE_PHOTO } from "./builders-lounge.limits.ts";
import type { Deps } from "./polls.commands.server.ts";
import { weekOf } from "./week.ts";

export interface NewPhoto {
  /** The key of the form, which is the id of the photo and of its file. */
  idem: string;
  says: string;
  name: string;
  bytes: Uint8Array;
}

/** Shows a photo in the week that is now: one a person and week, which waits until an administrator has looked at it. */
export async function sendPhoto(
  store: FileStore,
  actor: Person,
  { idem, says, name, bytes }: NewPhoto,
): Promise<CommandResult<FileProblem | "tooLarge" | "full" | "photoOnce" | "not-allowed">> {
  const { db, now } = store;
  const { workspace } = actor;
  const at = now();
  const week = weekOf(at);
  const other = sql`exists (select 1 from ${loungePhotos} as other where other.week = ${week}
    and other.workspace_id = ${workspace} and other.id <> ${idem})`;
  const kept = await keepFile(
    store,
    actor,
    { workspace, type: LOUNGE_PHOTO, id: idem },
    { id: idem, name, bytes },
    {
      ...{ kind: "picture", most: LOUNGE_LIMITS.photoBytes, count: 1 },
      when: sql`not ${other}`,
      also: (written) => [
        db
          .insert(loungePhotos)
          .select(
            sql`select ${idem}, ${workspace}, ${week}, ${says}, null, null, ${at.toISOString()}
              where ${written} and not ${other}`,
          )
          .onConflictDoNothing(),
      ],
    },
  );
  if (kept.ok) return { ok: true };
  return { ok: false, error: kept.error === "tooMany" ? "photoOnce" : kept.error };
}

/** Takes an own photo back, with its votes; what is gone is gone. */
export async function dropPhoto(
  store: Pick<FileStore, "db" | "now">,
  { workspace }: Person,
  { photo }: { photo: string },
): Promise<CommandResult> {
  await runTogether(store.db, [
    store.db
      .delete(loungePhotos)
      .where(and(eq(loungePhotos.id, photo), eq(loungePhotos.workspace, workspace))),
    ...dropping(store, ofPhoto(photo, sql`${files.workspace} = ${workspace}`)),
  ]);
  return { ok: true };
}

const ofPhoto = (photo: string, when = sql`1`) =>
  sql`${files.subjectType} = ${LOUNGE_PHOTO} and ${files.subjectId} = ${photo} and ${when}`;

/**
 * Votes for a photo of the week that is now: one vote a person and week by the key, which another press changes. Nobody votes
 * for their own, nor where one of the two has blocked the other.
 */
export async function votePhoto(
  { db, now }: Deps,
  { workspace }: Person,
  { photo }: { photo: string },
): Promise<CommandResult<"noPhoto" | "weekOver" | "ownPhoto">> {
  const at = now();
  const week = weekOf(at);
  const [written, [found]] = await db.batch([
    db
      .insert(loungePhotoVotes)
      .select(
        sql`select its.week, ${workspace}, its.id, ${at.toISOString()} from ${loungePhotos} as its
          where its.id = ${photo} and its.week = ${week} and its.workspace_id <> ${workspace}
          and its.shown_at is not null and its.off_at is null
          and not ${hasBlocked(workspace, sql`its.workspace_id`)} and not ${hasBlocked(sql`its.workspace_id`, workspace)}`,
      )
      .onConflictDoUpdate({
        target: [loungePhotoVotes.week, loungePhotoVotes.workspace],
        set: { photoId: sql`excluded.photo_id` },
      })
      .returning({ photo: loungePhotoVotes.photoId }),
    db
      .select({ week: loungePhotos.week, by: loungePhotos.workspace, shownAt: loungePhotos.shownAt })
      .from(loungePhotos)
      .where(and(eq(loungePhotos.id, photo), isNull(loungePhotos.offAt))),
  ]);
  if (written.length > 0) return { ok: true };
  if (!found?.shownAt) return { ok: false, error: found?.by === workspace ? "ownPhoto" : "noPhoto" };
  if (found.by === workspace) return { ok: false, error: "ownPhoto" };
  return { ok: false, error: found.week < week ? "weekOver" : "noPhoto" };
}

/** Lets everybody see a photo, or takes it away for good: its file goes at once, its place in the week stays taken. */
export async function decidePhoto(
  store: Pick<FileStore, "db" | "now">,
  { photo, show }: { photo: string; show: boolean },
): Promise<CommandResult<"noPhoto">> {
  const { db, now } = store;
  const at = now().toISOString();
  const its = and(eq(loungePhotos.id, photo), isNull(loungePhotos.offAt));
  const change = show
    ? db
        .update(loungePhotos)
        .set({ shownAt: sql`coalesce(${loungePhotos.shownAt}, ${at})` })
        .where(its)
        .returning({ id: loungePhotos.id })
    : db.update(loungePhotos).set({ offAt: at }).where(its).returning({ id: loungePhotos.id });
  const [, [found]] = await db.batch([
    change,
    db.select({ offAt: loungePhotos.offAt }).from(loungePhotos).where(eq(loungePhotos.id, photo)),
    ...((show ? [] : dropping(store, ofPhoto(photo))) as []),
  ]);
  return found && (found.offAt === null) === show ? { ok: true } : { ok: false, error: "noPhoto" };
}
