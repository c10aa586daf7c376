import { type SQL, sql } from "drizzle-orm";
import { bindProcess, members, readers, type Who } from "~/engines/process/process.server.ts";
import { mayWrite } from "~/engines/trust/trust.server.ts";
import { deskItems } from "~db/schema/back-office.ts";
import { DESK_ITEM } from "./desk.limits.ts";
import { deskItemProcess } from "./desk-item.process.ts";

/** Whoever has not coded it; where nobody else writes in the workspace, whoever has. */
const isApprover = (who: Who): SQL =>
  who.kind === "person"
    ? sql`(${mayWrite(who, deskItems.workspace)} and (desk_items.coded_by is not ${who.owner}
        or (select count(*) from workspace_members as deskmate where deskmate.workspace_id = desk_items.workspace_id
          and deskmate.role <> 'viewer') < 2))`
    : sql`0`;

/**
 * Another paper that looks the same: vendor, amount and day, or the very same file. Of two that wait, the one that came
 * later is the second one; one that is approved or posted was first in any case.
 */
export const twinsOf = (other: string): SQL => {
  const of = (name: string) => sql.raw(`${other}.${name}`);
  return sql`${of("workspace_id")} = desk_items.workspace_id and ${of("id")} <> desk_items.id
    and ${of("state")} <> 'dropped' and ${of("sample")} = desk_items.sample
    and (${of("state")} in ('approved', 'posted') or ${of("created_at")} < desk_items.created_at
      or (${of("created_at")} = desk_items.created_at and ${of("id")} < desk_items.id))
    and ((desk_items.vendor_key <> '' and desk_items.amount_cents > 0
        and ${of("vendor_key")} = desk_items.vendor_key and ${of("amount_cents")} = desk_items.amount_cents
        and ${of("spent_on")} is desk_items.spent_on)
      or exists (select 1 from files as mine join files as theirs on theirs.hash = mine.hash
        and theirs.workspace_id = mine.workspace_id and theirs.subject_type = mine.subject_type
        where mine.workspace_id = desk_items.workspace_id and mine.subject_type = ${DESK_ITEM}
        and mine.subject_id = desk_items.id and theirs.subject_id = ${of("id")}))`;
};

export const hasTwin = sql`exists (select 1 from desk_items as twin where ${twinsOf("twin")})`;

export default bindProcess(deskItemProcess, {
  record: {
    ...{ table: deskItems, id: deskItems.id, workspace: deskItems.workspace, state: deskItems.state },
    ...{ since: deskItems.stateSince, version: deskItems.version },
  },
  read: readers([deskItems.workspace]),
  parties: { desk: members(deskItems.workspace), approver: isApprover },
  guards: { noTwin: () => sql`(${deskItems.keptTwice} or not ${hasTwin})` },
});
