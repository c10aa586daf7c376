import { and, asc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { dropFiles, type FileProblem, type FileStore, keepFile } from "~/engines/file/file.server.ts";
import { mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { bookingConditions, bookings } from "~db/schema/booking.ts";
import { files } from "~db/schema/file.ts";
import { BOOKING_LIMITS, type Stage, VIEWS, type View } from "./loan.ts";

export type { Stage } from "./loan.ts";

/** What a photo is of: when, and which side of the machine. It lies in the workspace of whoever took it. */
const typeOf = (stage: Stage, view: View) => `booking-${stage}-${view}`;

/** The photos of a stage of the booking of the statement around, from either side. @param shot what the files are called */
export const shotOf = (shot: SQL, stage: Stage): SQL =>
  sql`${shot}.workspace_id in (${bookings.workspace}, ${bookings.lender})
    and ${shot}.subject_type in (${sql.join(
      VIEWS.map((view) => sql`${typeOf(stage, view)}`),
      sql`, `,
    )}) and ${shot}.subject_id = ${bookings.id}`;

/** In which states photos of a stage are taken. */
const OPEN: Record<Stage, readonly string[]> = {
  handover: ["accepted"],
  return: ["out", "extending"],
  claim: ["returned", "claimed", "disputed"],
  answer: ["claimed", "disputed"],
};

const isParty = (actor: Person) => or(mayWrite(actor, bookings.workspace), mayWrite(actor, bookings.lender));

const bothSigned = (stage: Stage) =>
  sql`exists (select 1 from ${bookingConditions} as signed where signed.booking_id = ${bookings.id}
    and signed.stage = ${stage} and signed.lender_signed <> '' and signed.renter_signed <> '')`;

/** A photo that is added or taken away makes what was signed another thing: whoever signed alone signs again. */
const unsign = (db: Database, booking: string, stage: Stage, when: SQL) =>
  db
    .update(bookingConditions)
    .set({
      ...{ lenderSigned: "", lenderSignedAt: null, renterSigned: "", renterSignedAt: null },
      version: sql`${bookingConditions.version} + 1`,
    })
    .where(
      and(
        eq(bookingConditions.bookingId, booking),
        sql`${bookingConditions.stage} = ${stage}`,
        sql`not (${bookingConditions.lenderSigned} <> '' and ${bookingConditions.renterSigned} <> '')`,
        when,
      ),
    );

const isOpen = (stage: Stage) =>
  sql`(${inArray(bookings.state, [...OPEN[stage]])} and not ${bothSigned(stage)})`;

/** The same in the statement that writes: what was open when it was looked at may be signed by now. */
const openNow = (booking: string, stage: Stage) =>
  sql`exists (select 1 from ${bookings} where ${bookings.id} = ${booking} and ${isOpen(stage)})`;

/** The booking, where photos of this stage may be added or taken away by this person now. */
async function openFor(db: Database, actor: Person, booking: string, stage: Stage) {
  const side =
    stage === "claim"
      ? mayWrite(actor, bookings.lender)
      : stage === "answer"
        ? mayWrite(actor, bookings.workspace)
        : isParty(actor);
  const [found] = await db
    .select({
      open: sql<number>`${isOpen(stage)}`,
      side: sql<number>`(${side})`,
      lends: sql<number>`(${mayWrite(actor, bookings.lender)})`,
      lender: bookings.lender,
      renter: bookings.workspace,
    })
    .from(bookings)
    .where(
      and(eq(bookings.id, booking), or(mayRead(actor, bookings.workspace), mayRead(actor, bookings.lender))),
    );
  if (!found) return { error: "gone" } as const;
  if (!found.side) return { error: "not-allowed" } as const;
  if (!found.open) return { error: "closed" } as const;
  return { workspace: (found.lends ? found.lender : found.renter) as Person["workspace"] };
}

/** Keeps a photo of a machine as it changes hands, or of what is claimed and what is said against it. */
export async function addShot(
  store: FileStore,
  actor: Person,
  {
    booking,
    stage,
    view,
    ...file
  }: { booking: string; stage: Stage; view: View; id: string; name: string; bytes: Uint8Array },
): Promise<CommandResult<"gone" | "not-allowed" | "closed" | FileProblem | "tooLarge" | "full" | "tooMany">> {
  const open = await openFor(store.db, actor, booking, stage);
  if ("error" in open) return { ok: false, error: open.error ?? "gone" };
  const when = openNow(booking, stage);
  const kept = await keepFile(
    store,
    actor,
    { workspace: open.workspace, type: typeOf(stage, view), id: booking },
    file,
    {
      ...{ kind: "picture", most: BOOKING_LIMITS.photoBytes, count: BOOKING_LIMITS.photosOfView },
      when,
      also: (written) => [unsign(store.db, booking, stage, sql`${written} and ${when}`)],
    },
  );
  if (kept.ok) return kept;
  const still = await openFor(store.db, actor, booking, stage);
  return "error" in still ? { ok: false, error: still.error ?? "gone" } : kept;
}

/** Takes away a photo of one's own while the stage is open. */
export async function dropShot(
  store: FileStore,
  actor: Person,
  { booking, stage, view, file }: { booking: string; stage: Stage; view: View; file: string },
): Promise<CommandResult<"gone" | "not-allowed" | "closed">> {
  const open = await openFor(store.db, actor, booking, stage);
  if ("error" in open) return { ok: false, error: open.error ?? "gone" };
  const { workspace } = open;
  const dropped = await dropFiles(store, actor, { workspace, type: typeOf(stage, view), id: booking }, file, {
    when: openNow(booking, stage),
    also: (which) => [unsign(store.db, booking, stage, sql`exists (select 1 from ${files} where ${which})`)],
  });
  if (dropped > 0) return { ok: true };
  // What is gone already is gone; what was closed meanwhile stays.
  const still = await openFor(store.db, actor, booking, stage);
  return "error" in still ? { ok: false, error: still.error ?? "gone" } : { ok: true };
}

/** Every photo of a booking, for a batch: `shotsFrom` sorts them. Asked only for a booking that was read with its guard. */
export const shotsQuery = (db: Database, booking: string) =>
  db
    .select({ id: files.id, type: files.subjectType, workspace: files.workspace, at: files.createdAt })
    .from(files)
    .innerJoin(bookings, eq(bookings.id, booking))
    .where(
      sql`${files.subjectId} = ${booking} and ${files.workspace} in (${bookings.workspace}, ${bookings.lender})
        and substr(${files.subjectType}, 1, 8) = 'booking-'`,
    )
    .orderBy(asc(files.createdAt), asc(files.id));

export interface Shot {
  id: string;
  stage: Stage;
  view: View;
  mine: boolean;
}

export function shotsFrom(
  rows: readonly { id: string; type: string; workspace: string }[],
  isMine: (workspace: string) => boolean,
): Shot[] {
  return rows.map(({ id, type, workspace }) => {
    const [, stage, view] = type.split("-");
    return { id, stage: stage as Stage, view: view as View, mine: isMine(workspace) };
  });
}

/** Who may see a photo of a booking: both its sides, and administrators while one is to decide. A condition on `files`. */
export const maySeeShot = (actor: Person | undefined, isAdministrator: boolean): SQL =>
  sql`(substr(${files.subjectType}, 1, 8) = 'booking-' and exists (select 1 from ${bookings}
    where ${bookings.id} = ${files.subjectId} and ${files.workspace} in (${bookings.workspace}, ${bookings.lender})
    and (${actor ? or(mayRead(actor, bookings.workspace), mayRead(actor, bookings.lender)) : sql`0`}
      ${isAdministrator ? sql`or exists (select 1 from booking_claims as claimed where claimed.booking_id = ${bookings.id})` : sql``})))`;
