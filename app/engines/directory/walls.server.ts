import { type SQL, sql } from "drizzle-orm";
import { directoryEntries, directoryReviews } from "~db/schema/directory.ts";
import { hasBlocked } from "../talk/talk.server.ts";
import { mayRead, type Person } from "../trust/trust.server.ts";

/**
 * That somebody and the people of a workspace are kept apart: one of the two has blocked the other, by their own workspace
 * or as a member of it.
 */
export const walledOff = (owner: string, workspace: SQL): SQL =>
  sql`(${hasBlocked(owner, workspace)} or ${hasBlocked(workspace, owner)} or exists (select 1 from workspace_members as behind
    where behind.workspace_id = ${workspace} and 'user:' || behind.user_id <> ${owner}
    and (${hasBlocked(owner, sql`'user:' || behind.user_id`)} or ${hasBlocked(sql`'user:' || behind.user_id`, owner)})))`;

/** That an entry is about somebody whom the reader has blocked, or who has blocked the reader. */
const walled = ({ owner }: Person): SQL =>
  sql`(${directoryEntries.person} is not null and (${hasBlocked(owner, directoryEntries.person)}
    or ${hasBlocked(directoryEntries.person, owner)}))`;

/** Everybody sees a page that is not hidden; a sample only the workspace that has it, and one's own always oneself. */
export const visible = (actor: Person | undefined): SQL =>
  actor
    ? sql`((not ${directoryEntries.sample} and not ${directoryEntries.hidden} and not ${walled(actor)})
        or ${directoryEntries.person} = ${actor.owner}
        or (${directoryEntries.sample} and ${directoryEntries.workspace} = ${actor.workspace}
        and ${mayRead(actor, directoryEntries.workspace)}))`
    : sql`(not ${directoryEntries.sample} and not ${directoryEntries.hidden})`;

/**
 * That the words of a review reach a reader: neither has blocked the other. They count for everybody all the same, or a block
 * would change the order of a list.
 */
export const reaches = (actor: Person): SQL =>
  sql`(${mayRead(actor, directoryReviews.workspace)} or not ${walledOff(actor.owner, sql`${directoryReviews.workspace}`)})`;
