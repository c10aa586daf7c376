import { inArray, type SQL, sql } from "drizzle-orm";
import { bindProcess, type Moved, members, readers, type Who } from "~/engines/process/process.server.ts";
import { mayAct, mayManage, mayWrite } from "~/engines/trust/trust.server.ts";
import { punchItems } from "~db/schema/punch-list.ts";
import { punchProcess } from "./punch.process.ts";
import { PUNCH } from "./punch-list.limits.ts";

const subject = { type: PUNCH, id: punchItems.id };

/** Whoever holds the link to the item, and whoever of the workspace took it over. */
function isAssignee(who: Who): SQL {
  if (who.kind === "holder") return mayAct(who, "answer", punchItems.workspace, subject);
  return members(punchItems.workspace, punchItems.assignedTo)(who);
}

/** Whoever raised it; and who owns the workspace, so that nothing hangs on somebody who left. */
function isApprover(who: Who): SQL {
  if (who.kind !== "person") return sql`0`;
  return sql`((${mayWrite(who, punchItems.workspace)} and ${punchItems.approver} = ${who.owner})
    or ${mayManage(who, punchItems.workspace)})`;
}

/** Whoever said last that the work is done has not done it alone: nobody closes what they did, unless they are both. */
function isOtherHands(who: Who): SQL {
  if (who.kind !== "person") return sql`1`;
  return sql`(${punchItems.assignedTo} is ${punchItems.approver} or (select event.actor from process_events as event
    where event.process = 'punch_item' and event.record_id = ${punchItems.id} and event.transition = 'ready'
    order by event.record_version desc limit 1) is not ${who.owner})`;
}

export default bindProcess(punchProcess, {
  record: {
    table: punchItems,
    id: punchItems.id,
    workspace: punchItems.workspace,
    state: punchItems.state,
    since: punchItems.stateSince,
    version: punchItems.version,
  },
  read: readers([punchItems.workspace], subject),
  parties: { assignee: isAssignee, manager: members(punchItems.workspace), approver: isApprover },
  guards: {
    photoOfWork:
      () => sql`(not ${punchItems.photoNeeded} or exists (select 1 from json_each(${punchItems.afterPhotos}) as said
      join files as photo on photo.id = said.value where photo.workspace_id = ${punchItems.workspace} and photo.subject_type = ${PUNCH}
      and photo.subject_id = ${punchItems.id} and photo.created_at >= ${punchItems.workSince}))`,
    otherHands: isOtherHands,
  },
  effects: {
    workBegins: ({ db, now, records }: Moved) => [
      db.update(punchItems).set({ workSince: now.toISOString() }).where(inArray(punchItems.id, records)),
    ],
    countRejection: ({ db, records }: Moved) => [
      db
        .update(punchItems)
        .set({ rejections: sql`${punchItems.rejections} + 1` })
        .where(inArray(punchItems.id, records)),
    ],
  },
});
