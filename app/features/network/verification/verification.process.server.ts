import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { dropping } from "~/engines/file/file.server.ts";
import {
  bindProcess,
  type Moved,
  members,
  readers,
  telling,
  type Who,
} from "~/engines/process/process.server.ts";
import { files } from "~db/schema/file.ts";
import { verificationCases, verificationItems } from "~db/schema/verification.ts";
import { IDENTITY_FILES } from "./verification.limits.ts";
import { verificationProcess } from "./verification.process.ts";

const { workspace, applicant, decidedBy, id } = verificationCases;

/** Whether a case is somebody's own: nobody reviews that, as an administrator neither. */
export const isOwnCase = (owner: string): SQL =>
  sql`(${workspace} = ${owner} or ${applicant} = ${owner} or exists (select 1 from workspace_members as own
    where own.workspace_id = ${workspace} and 'user:' || own.user_id = ${owner}))`;

const isReviewer = (who: Who): SQL =>
  who.kind === "administrator"
    ? sql`(not ${isOwnCase(who.owner)} and not ${verificationCases.sample})`
    : sql`0`;

/** Somebody else than whoever decided, unless nobody else has ever reviewed here. */
const isSecond = (who: Who): SQL =>
  who.kind === "administrator"
    ? sql`(${isReviewer(who)} and (${decidedBy} <> ${who.owner} or not exists (select 1 from process_events as other
        join users as still on 'user:' || still.id = other.actor
        where other.process = 'verification' and other.party in ('reviewer', 'second')
        and other.actor <> ${who.owner})))`
    : sql`0`;

/** The address of whoever applied is confirmed. */
export const ADDRESS_CONFIRMED = sql`exists (select 1 from users as applied
  where 'user:' || applied.id = ${applicant} and applied.email_confirmed_at is not null)`;

const hasItem = (kind: string, more: SQL = sql`1`) =>
  sql`exists (select 1 from ${verificationItems} where ${verificationItems.caseId} = ${id}
    and ${verificationItems.kind} = ${kind} and ${more})`;

/** The pictures of IDs of the cases that were moved, in the same batch as the decision. */
const dropIdentity = ({ db, now, records }: Moved) =>
  dropping(
    { db, now: () => now },
    and(eq(files.subjectType, IDENTITY_FILES), inArray(files.subjectId, records)),
  );

const at = (now: Date) => now.toISOString();

export default bindProcess(verificationProcess, {
  record: {
    table: verificationCases,
    id,
    workspace,
    state: verificationCases.state,
    since: verificationCases.stateSince,
    version: verificationCases.version,
  },
  read: readers([workspace], undefined, { administrators: true }),
  parties: { firm: members(workspace), reviewer: isReviewer, second: isSecond },
  moments: { endsAt: verificationCases.endsAt },
  guards: {
    registration: () => hasItem("registration"),
    address: () => ADDRESS_CONFIRMED,
    own: () => sql`not ${verificationCases.sample}`,
    firstLevel: () =>
      sql`(${ADDRESS_CONFIRMED} and ${hasItem("registration", sql`${verificationItems.result} = 'confirmed'`)})`,
    firstAppeal:
      () => sql`not exists (select 1 from process_events as before where before.process = 'verification'
      and before.record_id = ${id} and before.transition = 'appeal')`,
  },
  tell: {
    firm: telling(() => "verificationMoved", {
      records: sql`verification_cases r`,
      whom: sql`r.workspace_id`,
      subject: sql`r.firm`,
      href: sql`'/verification-case/' || r.id`,
      where: sql`not r.sample`,
    }),
  },
  effects: {
    submitted: ({ db, now, records }: Moved) => [
      db
        .update(verificationCases)
        .set({ submittedAt: at(now), decidedAt: null })
        .where(inArray(id, records)),
    ],
    decided: (moved: Moved) => [
      moved.db
        .update(verificationCases)
        .set({
          decidedAt: at(moved.now),
          decidedBy: moved.who.kind === "administrator" ? moved.who.owner : "",
        })
        .where(inArray(id, moved.records)),
      ...dropIdentity(moved),
    ],
    revoked: (moved: Moved) => [...dropIdentity(moved)],
    closed: (moved: Moved) => [...dropIdentity(moved)],
    // What was looked at before is looked at again; what the holder wrote stays.
    renewed: ({ db, records }: Moved) => [
      db
        .update(verificationItems)
        .set({ result: "", lookedAt: "", lookedOn: null, reviewer: "", reviewNote: "" })
        .where(inArray(verificationItems.caseId, records)),
      db
        .update(verificationCases)
        .set({ level: null, untilOn: null, endsAt: null })
        .where(inArray(id, records)),
    ],
  },
});
