import { and, eq, sql } from "drizzle-orm";
import { badRule, nearest, readDays, readHours, type Slot, WEEKDAYS } from "~/engines/booking/booking.ts";
import { mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { phoneKey } from "~/lib/phone-key.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import { type Database, inTurn, isTaken } from "~db/client.ts";
import { callDesks, callSlots, calls } from "~db/schema/calls.ts";
import { submissions } from "~db/schema/operations.ts";
import { findDesk } from "./call-desk.queries.server.ts";
import type { HoursForm } from "./call-desk.schemas.ts";
import { deskSlots } from "./call-desk.ts";
import type { Deps } from "./calls.commands.server.ts";
import { heldCalls, keepingCall, type Said } from "./calls.keeping.server.ts";
import { CALL_LIMITS, DESK_LIMITS } from "./calls.limits.ts";

const DAY_MS = 86_400_000;

/** Keeps when a firm answers, and its page. What was promised to callers before stays theirs. */
export async function saveDesk(
  { db, now }: Deps,
  actor: Person,
  { idem, version, firm, afterHours, zone, daysOff, open, ...typed }: Omit<HoursForm, "intent">,
): Promise<CommandResult<"stale" | "not-allowed" | "overlap", { id: string }>> {
  const { workspace } = actor;
  const rules = WEEKDAYS.flatMap((weekday) =>
    (readHours(typed[`hours${weekday}`]) ?? []).map((span) => ({
      ...{ weekday, ...span, minutes: DESK_LIMITS.slotMinutes },
    })),
  );
  if (badRule(rules) >= 0) return { ok: false, error: "overlap" };
  const days = readDays(daysOff) ?? [];
  const updatedAt = now().toISOString();
  const values = { firm, afterHours, siteZone: zone, rules, daysOff: days, open: open === "on", updatedAt };
  const saved =
    version === 0
      ? await db
          .insert(callDesks)
          .select(
            sql`select ${idem}, ${workspace}, ${firm}, ${afterHours}, ${zone}, ${JSON.stringify(rules)},
              ${JSON.stringify(days)}, ${open === "on" ? 1 : 0}, 1, ${updatedAt} where ${mayWrite(actor, workspace)}`,
          )
          .onConflictDoNothing()
          .returning({ id: callDesks.id })
      : await db
          .update(callDesks)
          .set({ ...values, version: sql`${callDesks.version} + 1` })
          .where(
            and(
              eq(callDesks.workspace, workspace),
              eq(callDesks.version, version),
              mayWrite(actor, callDesks.workspace),
            ),
          )
          .returning({ id: callDesks.id });
  if (saved[0]) return { ok: true, id: saved[0].id };
  if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
  const [still] = await db.select().from(callDesks).where(eq(callDesks.workspace, workspace));
  // The form that came again finds what it wrote.
  const isSame =
    still &&
    Object.entries(values).every(
      ([name, value]) =>
        name === "updatedAt" || JSON.stringify(still[name as keyof typeof still]) === JSON.stringify(value),
    );
  return isSame ? { ok: true, id: still.id } : { ok: false, error: "stale" };
}

export interface CallRequest extends Omit<Said, "valueCents" | "answers"> {
  idem: string;
  desk: string;
  /** When they want to be called, or empty. */
  at: string;
}

/** The free times of a firm nearest to one that somebody else has. */
async function freeNear(db: Database, desk: string, at: string, now: Date): Promise<Slot[]> {
  const found = await findDesk(db, desk, now);
  if (!found) return [];
  return nearest(
    deskSlots(found.desk, now).filter((slot) => !found.taken.has(slot.at)),
    at,
  );
}

/**
 * What somebody without an account asks on a firm's page: a call in that firm's list, and the time that they chose. The
 * page, its room for today and the time stand in one batch; of any number who want the same time one has it. Nothing says
 * whether the number has called before.
 */
export async function requestCall(
  { db, now }: Deps,
  { idem, desk: id, at, ...said }: CallRequest,
): Promise<CommandResult<"gone" | "full" | "no-slot" | "taken", object, { next?: Slot[] }>> {
  const moment = now();
  const key = await submissionKey(idem, id, at, JSON.stringify(said));
  const found = await findDesk(db, id, moment);
  if (!found) return { ok: false, error: "gone" };
  const { version } = found.desk;
  const workspace = found.desk.workspace as WorkspaceId;
  const [before] = await db
    .select({ key: submissions.key })
    .from(submissions)
    .where(and(eq(submissions.owner, workspace), eq(submissions.key, key)));
  // The form came again, and meanwhile its time may be too near.
  if (before) return { ok: true };
  if (at && !deskSlots(found.desk, moment).some((slot) => slot.at === at))
    return { ok: false, error: "no-slot", next: await freeNear(db, id, at, moment) };
  const phone = phoneKey(said.phone);
  const day = new Date(moment.getTime() - DAY_MS).toISOString();
  const theirs = sql`(select c.id from calls as c where c.workspace_id = ${workspace} and c.phone_key = ${phone} and not c.sample
    and c.state in ('queued', 'attempted', 'reached') order by c.rang_at desc, c.id limit 1)`;
  const stands = sql`exists (select 1 from call_desks as d where d.id = ${id} and d.open and d.version = ${version})
    and ${heldCalls(workspace)} < ${CALL_LIMITS.calls}
    and (select count(*) from calls as lately where lately.workspace_id = ${workspace} and lately.source = 'page'
      and lately.created_at > ${day}) < ${DESK_LIMITS.day}
    and (${at} = '' or (select count(*) from call_slots as s join calls as c on c.id = s.call_id
      where c.workspace_id = ${workspace} and c.phone_key = ${phone} and s.starts_at > ${moment.toISOString()})
      < ${DESK_LIMITS.slotsOfOne})`;
  try {
    await inTurn(() =>
      db.batch([
        takeOnlyIf(db, workspace, key, moment, stands),
        ...keepingCall(db, {
          ...{
            ...said,
            valueCents: 0,
            answers: [],
            id: idem,
            workspace,
            takenBy: "",
            source: "page" as const,
          },
          ...{ at: moment, may: eq(calls.workspace, workspace) },
        }),
        ...(at ? [db.insert(callSlots).select(sql`select ${id}, ${at}, ${workspace}, ${theirs}`)] : []),
      ]),
    );
  } catch (error) {
    if (isRepeat(error)) return { ok: true };
    if (isTaken(error, "call_slots.desk_id"))
      return { ok: false, error: "taken", next: await freeNear(db, id, at, moment) };
    if (!isRefused(error)) throw error;
    return { ok: false, error: (await findDesk(db, id, moment)) ? "full" : "gone" };
  }
  return { ok: true };
}
