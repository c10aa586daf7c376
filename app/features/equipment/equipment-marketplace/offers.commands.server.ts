import { and, eq, sql } from "drizzle-orm";
import { type Answers, itemsOf, missingFrom, outcomeIn } from "~/engines/checklist/checklist.ts";
import type { Administrator } from "~/engines/process/process.server.ts";
import { began, type MoveRefusal, move, tellingBegun } from "~/engines/process/process.server.ts";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { dayAfter, localDay } from "~/lib/local-day.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import { isTaken } from "~db/client.ts";
import { listings } from "~db/schema/listing.ts";
import type { ReportReason } from "~db/schema/sales.terms.ts";
import { saleOffers, saleReports } from "~db/schema/sales.ts";
import { inspectionTemplate } from "./inspection.data.ts";
import boundOffer, { isSpokenFor, isWithheld } from "./offer.process.server.ts";
import boundReport from "./report.process.server.ts";
import type { Deps } from "./sales.commands.server.ts";
import { INSPECT_AHEAD, SALE_LIMITS } from "./sales.limits.ts";

const OPEN = sql.raw("('offered', 'countered')");

/** That somebody else's machine is on the market for everybody. */
const isForSale = (listing: string, actor: Person) =>
  sql`exists (select 1 from ${listings} where ${listings.id} = ${listing} and ${listings.kind} = 'sale'
    and ${listings.state} = 'published' and not ${listings.sample} and not ${mayRead(actor, listings.workspace)}
    and not ${isSpokenFor(sql`listings.id`)} and not ${isWithheld(sql`listings.id`)})`;

/** Names a price for a machine: one that is open, of each workspace. The form's key is its id. */
export async function makeOffer(
  { db, now }: Deps,
  actor: Person,
  {
    idem,
    listing,
    amountCents,
    message,
  }: { idem: string; listing: string; amountCents: number; message: string },
): Promise<CommandResult<"gone" | "own" | "spokenFor" | "offered" | "full" | "not-allowed", { id: string }>> {
  const { workspace } = actor;
  const at = now();
  const already = sql`exists (select 1 from ${saleOffers} as mine where mine.workspace_id = ${workspace}
    and mine.listing_id = ${listing} and mine.state in ${OPEN})`;
  const room = sql`(select count(*) from ${saleOffers} as mine where mine.workspace_id = ${workspace}
    and mine.state in ${OPEN}) < ${SALE_LIMITS.offers}`;
  try {
    await db.batch([
      takeOnlyIf(
        db,
        workspace,
        await submissionKey(idem, "sale-offer", listing, amountCents),
        at,
        sql`(${isForSale(listing, actor)} and not ${already} and ${room} and ${mayWrite(actor, workspace)})`,
      ),
      db.insert(saleOffers).values({
        ...{ id: idem, workspace, listingId: listing, firstCents: amountCents, amountCents, message },
        seller: sql`(select ${listings.workspace} from ${listings} where ${listings.id} = ${listing})`,
        ...{ stateSince: at.toISOString(), createdAt: at.toISOString() },
      }),
      began(db, boundOffer, actor, { record: idem, party: "buyer", now: at }),
      ...tellingBegun(db, boundOffer, actor, { record: idem, parties: ["seller"], now: at }),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id: idem };
    if (!isRefused(error)) throw error;
    if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
    const [found] = await db
      .select({
        own: sql<number>`(${mayRead(actor, listings.workspace)})`.as("own"),
        sale: sql<number>`${isForSale(listing, actor)}`.as("sale"),
        spoken: sql<number>`${isSpokenFor(sql`listings.id`)}`.as("spoken"),
        already: sql<number>`${already}`.as("already"),
        state: listings.state,
        sample: listings.sample,
      })
      .from(listings)
      .where(eq(listings.id, listing));
    if (!found) return { ok: false, error: "gone" };
    if (found.own) return { ok: false, error: "own" };
    if (found.spoken) return { ok: false, error: "spokenFor" };
    if (!found.sale) return { ok: false, error: "gone" };
    return { ok: false, error: found.already ? "offered" : "full" };
  }
  return { ok: true, id: idem };
}

type Moving = { record: string; transition: string; version: number; idem: string };
type Moved = CommandResult<
  MoveRefusal | "past" | "far" | "slot",
  { state: string; version: number },
  { state?: string; version?: number; guard?: string }
>;

/** Moves an offer on with a press. */
export const moveOffer = (deps: Deps, actor: Person, moving: Moving & { note: string }): Promise<Moved> =>
  move(deps, boundOffer, actor, moving);

/** Names another price: the seller's for an offer, the buyer's for that. An offer that is over is refused as it stands. */
export const counterOffer = (
  deps: Deps,
  actor: Person,
  { amountCents, ...moving }: Moving & { transition: "counter" | "answer"; amountCents: number },
): Promise<Moved> =>
  move(deps, boundOffer, actor, {
    ...moving,
    payload: { cents: amountCents },
    also: ({ db, records }) => [
      db
        .update(saleOffers)
        .set({ amountCents, named: moving.transition === "counter" ? "seller" : "buyer" })
        .where(sql`${saleOffers.id} in ${records}`),
    ],
  });

/** Says when the buyer comes to look at the machine: within a month, where it stands. */
export async function bookInspection(
  deps: Deps,
  actor: Person,
  {
    inspectDay,
    inspectAt,
    ...moving
  }: Omit<Moving, "transition"> & { inspectDay: string; inspectAt: string },
): Promise<Moved> {
  const [found] = await deps.db
    .select({ zone: listings.siteZone })
    .from(saleOffers)
    .innerJoin(listings, eq(listings.id, saleOffers.listingId))
    .where(and(eq(saleOffers.id, moving.record), mayRead(actor, saleOffers.workspace)));
  if (!found) return { ok: false, error: "gone" };
  const today = localDay(deps.now(), found.zone);
  if (inspectDay < today) return { ok: false, error: "past" };
  if (inspectDay > dayAfter(today, INSPECT_AHEAD)) return { ok: false, error: "far" };
  try {
    return await move(deps, boundOffer, actor, {
      ...{ ...moving, transition: "inspect" },
      also: ({ db, records }) => [
        db.update(saleOffers).set({ inspectDay, inspectAt }).where(sql`${saleOffers.id} in ${records}`),
      ],
    });
  } catch (error) {
    // The seller shows another machine then: the key says so, whoever presses first.
    if (isTaken(error, "sale_offers.seller_workspace")) return { ok: false, error: "slot" };
    throw error;
  }
}

/** Answers of a form, read by the items of the list: what is no answer of an item is none. */
export function readInspection(typed: Readonly<Record<string, string>>): Answers {
  const template = inspectionTemplate();
  return Object.fromEntries(
    itemsOf(template).flatMap((item) => {
      const name = item.id.replaceAll("-", "_");
      const answer = typed[`answer_${name}`] ?? "";
      const note = (typed[`note_${name}`] ?? "").trim().slice(0, SALE_LIMITS.note);
      const read = { answer, note, action: { text: "", owner: "", due: "" } };
      const known = outcomeIn({ [item.id]: read }, item) !== undefined;
      return answer || note ? [[item.id, known ? read : { ...read, answer: "" }]] : [];
    }),
  );
}

/** Keeps what a buyer has found. With nothing missing the seller may take the money. */
export async function keepInspection(
  { db, now }: Deps,
  actor: Person,
  { id, version, answers }: { id: string; version: number; answers: Answers },
): Promise<CommandResult<"gone" | "not-allowed" | "stale", { missing: number }>> {
  const missing = missingFrom(inspectionTemplate(), answers, {}).length;
  const kept = JSON.stringify(answers);
  const [[changed], [found]] = await db.batch([
    db
      .update(saleOffers)
      .set({
        inspection: kept,
        inspectedAt: missing === 0 ? now().toISOString() : null,
        version: sql`${saleOffers.version} + 1`,
      })
      .where(
        and(
          eq(saleOffers.id, id),
          eq(saleOffers.version, version),
          eq(saleOffers.state, "inspection"),
          mayWrite(actor, saleOffers.workspace),
        ),
      )
      .returning({ id: saleOffers.id }),
    db
      .select({
        may: sql<number>`(${mayWrite(actor, saleOffers.workspace)})`,
        inspection: saleOffers.inspection,
      })
      .from(saleOffers)
      .where(
        and(
          eq(saleOffers.id, id),
          sql`(${mayRead(actor, saleOffers.workspace)} or ${mayRead(actor, saleOffers.seller)})`,
        ),
      ),
  ]);
  if (changed) return { ok: true, missing };
  if (!found) return { ok: false, error: "gone" };
  if (!found.may) return { ok: false, error: "not-allowed" };
  // The same form twice has been kept already.
  return found.inspection === kept ? { ok: true, missing } : { ok: false, error: "stale" };
}

/** Says that a machine is not what it is said to be: once by each workspace, while there is room. */
export async function reportSale(
  { db, now }: Deps,
  actor: Person,
  { idem, listing, reason, note }: { idem: string; listing: string; reason: ReportReason; note: string },
): Promise<CommandResult<"gone" | "own" | "reported" | "full" | "not-allowed">> {
  const { workspace } = actor;
  const at = now();
  const seen = sql`${listings.id} = ${listing} and ${listings.kind} = 'sale' and ${listings.state} = 'published'
    and not ${listings.sample}`;
  const there = sql`exists (select 1 from ${listings} where ${seen} and not ${mayRead(actor, listings.workspace)})`;
  const said = sql`exists (select 1 from ${saleReports} as mine where mine.workspace_id = ${workspace}
    and mine.listing_id = ${listing})`;
  const room = sql`(select count(*) from ${saleReports} as mine where mine.workspace_id = ${workspace}
    and mine.state = 'open') < ${SALE_LIMITS.reports}`;
  try {
    await db.batch([
      takeOnlyIf(
        db,
        workspace,
        await submissionKey(idem, "sale-report", listing),
        at,
        sql`(${there} and not ${said} and ${room} and ${mayWrite(actor, workspace)})`,
      ),
      db.insert(saleReports).values({
        ...{ id: idem, workspace, listingId: listing, reason, note },
        ...{ stateSince: at.toISOString(), createdAt: at.toISOString() },
      }),
      began(db, boundReport, actor, { record: idem, party: "reporter", now: at }),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true };
    if (!isRefused(error)) throw error;
    if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
    const [found] = await db
      .select({
        own: sql<number>`(${mayRead(actor, listings.workspace)})`.as("own"),
        said: sql<number>`${said}`.as("said"),
      })
      .from(listings)
      .where(seen);
    if (!found) return { ok: false, error: "gone" };
    if (found.own) return { ok: false, error: "own" };
    return { ok: false, error: found.said ? "reported" : "full" };
  }
  return { ok: true };
}

/** What an administrator finds of a report: a machine whose report is upheld is out of the market until it is restored. */
export const judgeReport = (
  deps: Deps,
  who: Administrator,
  moving: { record: string; transition: string; version: number; idem: string; note: string },
) => move(deps, boundReport, who, moving);
