import { type SQL, sql } from "drizzle-orm";
import { dropFiles, type FileStore, keepFile } from "~/engines/file/file.server.ts";
import { inOwn } from "~/engines/trust/trust.server.ts";
import type { Owner } from "~/services/visitor.server.ts";
import { communityPosts, communityThreads } from "~db/schema/community.ts";
import { files } from "~db/schema/file.ts";
import { COMMUNITY_LIMITS, POST_PHOTO } from "./community.limits.ts";
import { type Looker, seen } from "./community.queries.server.ts";

const subjectOf = (owner: Owner, post: string) => ({
  ...{ workspace: inOwn(owner).workspace, type: POST_PHOTO, id: post },
});

/**
 * Puts the photo of an answer aside before the answer is said: the key of the form is the id of both. A post that stands gets
 * none: what is sent twice changes nothing, and nobody puts a picture to words that others have read.
 */
export const keepPostPhoto = (
  store: FileStore,
  owner: Owner,
  { post, name, bytes }: { post: string; name: string; bytes: Uint8Array },
) =>
  keepFile(
    store,
    inOwn(owner),
    subjectOf(owner, post),
    { id: post, name, bytes },
    {
      ...{ kind: "picture", most: COMMUNITY_LIMITS.photoBytes, count: 1 },
      when: sql`not exists (select 1 from ${communityPosts} as said where said.id = ${post})`,
    },
  );

/** Takes the photo of an answer away that was not said after all. */
export const dropPostPhoto = (store: FileStore, owner: Owner, post: string) =>
  dropFiles(store, inOwn(owner), subjectOf(owner, post), undefined, {
    when: sql`not exists (select 1 from ${communityPosts} as said where said.id = ${post})`,
  });

/** Who may see the photo of a post, as a condition on `files`: whoever sees the words of the post. */
export const maySeePostPhoto = (looker: Looker): SQL =>
  sql`(${files.subjectType} = ${POST_PHOTO} and exists (select 1 from ${communityPosts} as said
    join ${communityThreads} as thread on thread.id = said.thread_id
    where said.id = ${files.subjectId} and said.author = ${files.workspace}
    and ${seen(looker, sql`thread`)} and ${seen(looker, sql`said`)}))`;

/** That a photo has no words any more, as a condition on `files`. */
export const withoutWords = sql`not exists (select 1 from ${communityPosts} as said
  where said.id = ${files.subjectId} and said.author = ${files.workspace} and said.hidden <> 'taken')`;
