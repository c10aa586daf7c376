import { type SQL, sql } from "drizzle-orm";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Statement } from "~/services/contribution.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import { notifications, users } from "~db/schema/account.ts";
import { communityFlags, communityLog, communityPosts, communityThreads } from "~db/schema/community.ts";
import { bump, type Deps, followOpening, type Speaker, tellFollowers } from "./posting.server.ts";

export type Decision = "hide" | "restore" | "move" | "lock" | "unlock" | "warn" | "dismiss";

interface Moderation {
  idem: string;
  post: string;
  decision: Decision;
  /** Why, by the reasons of flags; kept in the log that everybody reads. */
  reason: string;
  /** Where a thread goes. */
  space: string;
}

/** When a decision still changes something: of two moderators the second is told. */
function stands({ post, decision, space }: Moderation): SQL {
  const said = (more: SQL) => sql`exists (select 1 from ${communityPosts} as said
    join ${communityThreads} as thread on thread.id = said.thread_id where said.id = ${post} and ${more})`;
  const flagged = sql`exists (select 1 from ${communityFlags} as flag where flag.post_id = said.id and flag.verdict = '')`;
  switch (decision) {
    case "hide":
      return said(sql`(said.hidden in ('', 'held', 'flags') or (said.hidden = 'moderator' and ${flagged}))`);
    case "restore":
      return said(sql`said.hidden in ('held', 'flags', 'moderator')`);
    case "dismiss":
      return said(flagged);
    case "move":
      return said(sql`said.opening and thread.space <> ${space}`);
    case "lock":
      return said(sql`said.opening and thread.locked_at is null`);
    case "unlock":
      return said(sql`said.opening and thread.locked_at is not null`);
    case "warn":
      return said(sql`said.hidden <> 'taken' and said.author <> ''`);
  }
}

/** What becomes of the flags that nobody has looked at. */
const judge = ({ db }: Deps, post: string, verdict: "upheld" | "dismissed") =>
  db
    .update(communityFlags)
    .set({ verdict })
    .where(sql`${communityFlags.postId} = ${post} and ${communityFlags.verdict} = ''`);

const tellAuthor = ({ db }: Deps, { idem, post }: Moderation, at: string) =>
  db
    .insert(notifications)
    .select(
      sql`select 'community-moderated:' || ${idem}, told.id, 'communityModerated', thread.title,
        '/community-thread/' || thread.slug, null, ${at}, null
        from ${communityPosts} as said join ${communityThreads} as thread on thread.id = said.thread_id
        join ${users} as told on 'user:' || told.id = said.author where said.id = ${post}`,
    )
    .onConflictDoNothing();

function changes(deps: Deps, moderation: Moderation, now: Date): Statement[] {
  const { db } = deps;
  const { post, decision, space } = moderation;
  const at = now.toISOString();
  const ofPost = sql`${communityThreads.id} = (select said.thread_id from ${communityPosts} as said where said.id = ${post})`;
  const hide = (hidden: string, from: SQL) =>
    db
      .update(communityPosts)
      .set({ hidden })
      .where(sql`${communityPosts.id} = ${post} and ${communityPosts.hidden} in ${from}`);
  switch (decision) {
    case "hide":
      return [
        hide("moderator", sql`('', 'held', 'flags')`),
        followOpening(db, post),
        judge(deps, post, "upheld"),
        tellAuthor(deps, moderation, at),
      ];
    case "restore":
      return [
        hide("", sql`('held', 'flags', 'moderator')`),
        followOpening(db, post),
        // What was upheld when it was hidden was wrong as well.
        db
          .update(communityFlags)
          .set({ verdict: "dismissed" })
          .where(sql`${communityFlags.postId} = ${post}`),
        bump(db, post),
        tellFollowers(db, post, now),
      ];
    case "dismiss":
      return [judge(deps, post, "dismissed"), hide("", sql`('flags')`), followOpening(db, post)];
    case "move":
      return [db.update(communityThreads).set({ space }).where(ofPost)];
    case "lock":
      return [db.update(communityThreads).set({ lockedAt: at }).where(ofPost)];
    case "unlock":
      return [db.update(communityThreads).set({ lockedAt: null }).where(ofPost)];
    case "warn":
      return [tellAuthor(deps, moderation, at)];
  }
}

/** What a moderator decides of a post or its thread, once a form; written into the log without a name. */
export async function moderate(
  deps: Deps,
  { owner }: Speaker,
  moderation: Moderation,
): Promise<CommandResult<"changed">> {
  const { db } = deps;
  const now = deps.now();
  const { idem, post, decision, reason } = moderation;
  const key = await submissionKey(idem, JSON.stringify(moderation));
  try {
    await db.batch([
      takeOnlyIf(db, owner as WorkspaceId, key, now, stands(moderation)),
      ...changes(deps, moderation, now),
      db.insert(communityLog).select(
        sql`select ${crypto.randomUUID()}, ${decision}, thread.space, ${reason}, said.opening, ${now.toISOString()}
          from ${communityPosts} as said join ${communityThreads} as thread on thread.id = said.thread_id
          where said.id = ${post}`,
      ),
    ]);
    return { ok: true };
  } catch (error) {
    if (isRepeat(error)) return { ok: true };
    if (isRefused(error)) return { ok: false, error: "changed" };
    throw error;
  }
}
