import { type SQL, sql } from "drizzle-orm";
import { dropOrphans } from "~/engines/file/file.server.ts";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { users } from "~db/schema/account.ts";
import {
  blocks,
  communityDrafts,
  communityEdits,
  communityFlags,
  communityFollows,
  communityNames,
  communityPosts,
  communityReactions,
  communityThreads,
} from "~db/schema/community.ts";
import { COMMUNITY_LIMITS, POST_PHOTO } from "./community.limits.ts";
import { withoutWords } from "./photos.server.ts";

/**
 * Whether somebody else who is still here has said something in a thread. Posts whose author was emptied are no other's:
 * the author's own become such ones while the statement runs.
 */
const others = (thread: SQL, author: SQL) => sql`exists (select 1 from ${communityPosts} as other
  where other.thread_id = ${thread} and other.author not in ('', ${author}) and other.hidden <> 'taken')`;
const OF_THREAD = others(sql`community_threads.id`, sql`community_threads.author`);
const OF_POST = others(sql`community_posts.thread_id`, sql`community_posts.author`);

const THREAD = "/community-thread/:thread";
/** The fields of an answer beside its photo. */
const FORM_BYTES = 64 * 1024;

export default {
  // Only members have anything here.
  owned: [
    { by: communityNames.owner },
    { by: communityReactions.owner },
    { by: communityFollows.owner },
    { by: communityDrafts.owner },
    { by: communityFlags.owner },
    // An archive names no account that somebody knows by another name alone.
    { by: blocks.blocker, secret: [blocks.blocked] },
  ],
  // What others answered stays without the name; all else goes with the account.
  mentions: [
    { column: communityEdits.author, as: "owner", fate: "delete" },
    {
      column: blocks.blocked,
      keep: "not told to whom it blocks, not in their archive either; goes soon after their account",
    },
    // Before the posts, by whose authors it is told whether others said something.
    {
      column: communityThreads.author,
      as: "owner",
      fate: "empty",
      leaves: {
        title: sql`case when ${OF_THREAD} then community_threads.title else '' end`,
        hidden: sql`case when ${OF_THREAD} then community_threads.hidden else 'taken' end`,
      },
    },
    {
      column: communityPosts.author,
      as: "owner",
      fate: "empty",
      leaves: {
        title: sql`case when ${OF_POST} then community_posts.title else '' end`,
        body: sql`case when ${OF_POST} then community_posts.body else '' end`,
        bodyKey: sql`case when ${OF_POST} then community_posts.body_key else '' end`,
        hidden: sql`case when ${OF_POST} then community_posts.hidden else 'taken' end`,
      },
    },
  ],
  points: [
    {
      kind: "answer",
      // Under the id of the question: whichever answer is accepted later, a question counts once.
      rows: (
        may,
      ) => sql`select ${communityThreads.id} as id, ${communityPosts.author} as workspace, 1 as amount,
        ${communityThreads.acceptedSince} as at, null as provider from ${communityThreads}
        join ${communityPosts} on ${communityPosts.id} = ${communityThreads.acceptedPost}
        where ${communityThreads.hidden} = '' and ${communityPosts.hidden} = ''
        and ${communityPosts.author} not in ('', ${communityThreads.author}) and ${may(communityPosts.author)}`,
    },
  ],
  tasks: [
    async ({ db, now, pictures }) => {
      await dropOrphans({ db, now, bucket: pictures }, POST_PHOTO, withoutWords);
    },
  ],
  bodyLimits: { [THREAD]: COMMUNITY_LIMITS.photoBytes + FORM_BYTES },
  toldOnPage: [THREAD],
  late: (db) => [
    db
      .delete(blocks)
      .where(sql`not exists (select 1 from ${users} as one where 'user:' || one.id = ${blocks.blocked})`),
  ],
  toasts: [
    toastSet("community", {
      communityAsked: "ok",
      communityHeld: "ok",
      communitySaid: "ok",
      communityDraft: "ok",
      communityEdited: "ok",
      communityTaken: "ok",
      communityPicked: "ok",
      communityMarked: "ok",
      communityFollowed: "ok",
      communityUnfollowed: "ok",
      communityFlagged: "ok",
      communityBlocked: "ok",
      communityUnblocked: "ok",
      communityJudged: "ok",
    }),
  ],
} satisfies Contribution;
