import { and, eq, sql } from "drizzle-orm";
import { makingDocument, writeVersion } from "~/engines/lines/lines.server.ts";
import { problemsOf } from "~/engines/lines/lines.ts";
import { began, MACHINE, type MoveRefusal, move } from "~/engines/process/process.server.ts";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { idFrom } from "~/lib/hash.ts";
import { dayAfter, daysBetween, localDay } from "~/lib/local-day.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import { isTaken } from "~db/client.ts";
import { billingCredits, billingInvoices, billingRates, billingSources } from "~db/schema/billing.ts";
import { documents } from "~db/schema/lines.ts";
import { projects } from "~db/schema/projects.ts";
import { billableShifts } from "../../projects/workforce/billable.queries.server.ts";
import type { Deps, Moving } from "./billing.commands.server.ts";
import { OF_PROJECT } from "./billing.limits.ts";
import { settingDeposit } from "./deposits.commands.server.ts";
import { INVOICE_KIND, INVOICE_LIMITS } from "./invoice.limits.ts";
import bound from "./invoice.process.server.ts";
import { INVOICE_WITH_MORE } from "./invoice.process.ts";
import { CREDITED, IS_OWED, PAID, type ReadBillable, readBillable } from "./invoice.queries.server.ts";
import type { CreditTyped, InvoiceTyped } from "./invoice.schemas.ts";
import { type InvoiceWords, invoiceContent, type Source, tradesOf } from "./invoice-content.ts";
import { settled } from "./payments.commands.server.ts";

/** What of a span is not billed yet. */
export function unbilledOf(
  { shifts, papers, billed }: Pick<ReadBillable, "shifts" | "papers" | "billed">,
  span: { from: string; to: string },
) {
  const done = new Set(billed.map(({ kind, sourceId }) => `${kind}:${sourceId}`));
  const approved = billableShifts(shifts, span);
  return {
    shifts: approved.shifts.filter(({ id }) => !done.has(`shift:${id}`)),
    papers: papers.filter(({ id }) => !done.has(`paper:${id}`)),
    unapproved: approved.unapproved,
  };
}

export type InvoiceRefusal =
  | "gone"
  | "not-allowed"
  | "period"
  | "span"
  | "nothing"
  | "rate"
  | "billed"
  | "too-many"
  | "full";

/** That every shift is approved as it was read, and every paper posted as it was read. */
const standing = (workspace: string, refs: string) => sql`((select count(*) from json_each(${refs}) as ref
    join workforce_punches as shift on shift.id = json_extract(ref.value, '$.id')
    where json_extract(ref.value, '$.kind') = 'shift' and shift.workspace_id = ${workspace} and not shift.void
    and shift.version = json_extract(ref.value, '$.version')
    and exists (select 1 from workforce_approvals as seen where seen.punch_id = shift.id
      and seen.punch_version = shift.version))
  + (select count(*) from json_each(${refs}) as ref
    join desk_items as paper on paper.id = json_extract(ref.value, '$.id')
    where json_extract(ref.value, '$.kind') = 'paper' and paper.workspace_id = ${workspace}
    and paper.state = 'posted' and paper.version = json_extract(ref.value, '$.version'))
  = json_array_length(${refs}))`;

const withIds = (id: string, sources: readonly Source[]) =>
  Promise.all(sources.map(async (one) => ({ ...one, row: await idFrom(id, one.kind, one.id) })));

/**
 * Makes the invoice of a span: every approved shift on the site of the job and every posted receipt that is not billed yet,
 * at the rates and the markup that are typed. A shift and a receipt stand in one invoice at most, whoever makes two at once.
 */
export async function makeInvoice(
  { db, now }: Deps,
  actor: Person,
  { project, idem, words, ...typed }: InvoiceTyped & { project: string; words: InvoiceWords },
): Promise<CommandResult<InvoiceRefusal, { id: string }, { trade?: string }>> {
  const { periodFrom: from, periodTo: to } = typed;
  if (to < from) return { ok: false, error: "period" };
  if (daysBetween(from, to) >= INVOICE_LIMITS.span) return { ok: false, error: "span" };
  const at = now();
  const { workspace } = actor;
  const id = await idFrom(idem, workspace, project, "invoice");
  const [read, [made]] = await Promise.all([
    readBillable(db, actor, { project, from, to }),
    db
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.id, id), mayRead(actor, documents.workspace))),
  ]);
  if (!read) return { ok: false, error: "gone" };
  if (made) return { ok: true, id };
  const of = unbilledOf(read, { from, to });
  const rates = new Map(typed.trades.map((trade, n) => [trade, typed.rates[n] ?? 0]));
  const bare = tradesOf(of.shifts).find((trade) => !rates.get(trade));
  if (bare !== undefined) return { ok: false, error: "rate", trade: bare };
  const { content, sources } = invoiceContent(
    of,
    { ...typed, rates, taxesLabor: typed.taxesLabor === "on", taxesPapers: typed.taxesPapers === "on" },
    {
      ...{ periodFrom: from, periodTo: to, payDays: typed.payDays, client: read.job.client },
      note: typed.note,
    },
    words,
  );
  if (sources.length === 0) return { ok: false, error: "nothing" };
  if (problemsOf(content).length > 0) return { ok: false, error: "too-many" };
  const refs = JSON.stringify(await withIds(id, sources));
  const job = sql`exists (select 1 from ${projects} where ${projects.id} = ${project}
    and ${projects.workspace} = ${workspace})`;
  const held = sql`(select count(*) from ${billingInvoices} where ${billingInvoices.workspace} = ${workspace})`;
  const isSample = read.job.sample;
  const createdAt = at.toISOString();
  try {
    await db.batch([
      takeOnlyIf(
        db,
        workspace,
        await submissionKey(idem, INVOICE_KIND, id),
        at,
        sql`${job} and ${mayWrite(actor, workspace)} and ${held} < ${INVOICE_LIMITS.invoices}
          and ${standing(workspace, refs)}`,
      ),
      makingDocument(
        db,
        {
          ...{ id, workspace, title: read.job.name, content, sample: isSample },
          subject: { type: OF_PROJECT, id: project },
        },
        { now: at },
      ),
      db.insert(billingInvoices).values({
        ...{ id, workspace, projectId: project, periodFrom: from, periodTo: to, payDays: typed.payDays },
        ...{ sample: isSample, createdAt },
      }),
      db.insert(billingSources).select(
        sql`select json_extract(ref.value, '$.row'), ${workspace}, ${id}, json_extract(ref.value, '$.kind'),
          json_extract(ref.value, '$.id'), json_extract(ref.value, '$.version'), json_extract(ref.value, '$.day'),
          json_extract(ref.value, '$.name'), json_extract(ref.value, '$.parts'), ${isSample ? 1 : 0}, ${createdAt}
          from json_each(${refs}) as ref where 1`,
      ),
      ...[...rates].map(([trade, rateCents]) =>
        db
          .insert(billingRates)
          .values({ id: crypto.randomUUID(), workspace, trade, rateCents, createdAt })
          .onConflictDoUpdate({ target: [billingRates.workspace, billingRates.trade], set: { rateCents } }),
      ),
      began(db, bound, actor, { record: id, party: "team", now: at }),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id };
    if (isTaken(error, "billing_sources.source_id")) return { ok: false, error: "billed" };
    if (!isRefused(error)) throw error;
    if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
    const [why] = await db
      .select({ stands: sql<number>`${standing(workspace, refs)}`.as("still_stands") })
      .from(sql`(select 1)`);
    return { ok: false, error: why?.stands ? "full" : "billed" };
  }
  return { ok: true, id };
}

/** Moves an invoice on within the team. Those that write more have commands of their own. */
export const moveInvoice = async (
  deps: Deps,
  actor: Person,
  moving: Moving,
): Promise<CommandResult<MoveRefusal, { state: string }, { guard?: string }>> =>
  INVOICE_WITH_MORE.includes(moving.transition)
    ? { ok: false, error: "blocked" }
    : move(deps, bound, actor, moving);

/**
 * Issues an invoice: its version is frozen with its hash and number, its day of payment follows from its terms, and what
 * is left of the deposit of the job is set against it, all in the batch that moves it.
 */
export async function issueInvoice(
  deps: Deps,
  actor: Person,
  { record, version, idem }: Pick<Moving, "record" | "version" | "idem">,
): Promise<CommandResult<MoveRefusal, object, { guard?: string }>> {
  const { db, now } = deps;
  const [mine] = await db
    .select({ zone: projects.siteZone, payDays: billingInvoices.payDays, totalCents: documents.totalCents })
    .from(documents)
    .innerJoin(billingInvoices, eq(billingInvoices.id, documents.id))
    .innerJoin(projects, eq(projects.id, billingInvoices.projectId))
    .where(
      and(eq(documents.id, record), eq(documents.kind, INVOICE_KIND), mayRead(actor, documents.workspace)),
    );
  if (!mine) return { ok: false, error: "gone" };
  const today = localDay(now(), mine.zone);
  const issued = await writeVersion(deps, record, async ({ hash, totalCents, statements }) => {
    const moved = await move(deps, bound, actor, {
      ...{ record, transition: "issue", version, idem },
      payload: { hash, totalCents },
      also: ({ happened }) => [
        ...statements(happened),
        db
          .update(billingInvoices)
          .set({ issuedOn: today, dueOn: dayAfter(today, mine.payDays) })
          .where(and(eq(billingInvoices.id, record), happened)),
        settingDeposit(db, { document: record, most: totalCents, day: today, at: now() }, happened),
      ],
    });
    return moved.ok
      ? ({ ok: true } as const)
      : ({ ok: false, error: moved.error, guard: moved.guard } as const);
  });
  if (issued.ok) await settled(deps, { document: record, kind: INVOICE_KIND, cause: idem });
  return issued;
}

/**
 * Takes back a part of an invoice that was issued, or all that is open of it. One of which all is credited and nothing is
 * paid is over, and its hours and receipts may be billed anew.
 */
export async function creditInvoice(
  deps: Deps,
  actor: Person,
  { invoice, idem, amount, reason }: CreditTyped & { invoice: string },
): Promise<CommandResult<"gone" | "not-allowed" | "not-issued" | "over-open" | "full" | "stale">> {
  const { db, now } = deps;
  const at = now();
  const { workspace } = actor;
  const id = await idFrom(idem, workspace, invoice, "credit", String(amount), reason);
  const which = sql`from ${documents} where ${documents.id} = ${invoice} and ${documents.kind} = ${INVOICE_KIND}
    and ${documents.workspace} = ${workspace}`;
  const issued = sql`exists (select 1 ${which} and ${IS_OWED})`;
  const fits = sql`exists (select 1 ${which}
    and ${documents.totalCents} - ${CREDITED} - ${PAID} >= ${amount})`;
  const held = sql`(select count(*) from ${billingCredits} where ${billingCredits.workspace} = ${workspace})`;
  try {
    await db.batch([
      takeOnlyIf(
        db,
        workspace,
        await submissionKey(idem, "credit", id),
        at,
        sql`${mayWrite(actor, workspace)} and ${issued} and ${fits} and ${held} < ${INVOICE_LIMITS.credits}`,
      ),
      db.insert(billingCredits).select(
        sql`select ${id}, ${workspace}, ${invoice}, (select coalesce(max(before.number), 0) + 1
          from billing_credits as before where before.workspace_id = ${workspace}), ${amount}, ${reason},
          ${localDay(at)}, documents.sample, ${at.toISOString()} from documents where documents.id = ${invoice}`,
      ),
    ]);
  } catch (error) {
    if (!isRepeat(error)) {
      if (!isRefused(error)) throw error;
      const [why] = await db
        .select({
          there: sql<number>`(exists (select 1 ${which} and ${mayRead(actor, documents.workspace)}))`.as(
            "is_there",
          ),
          issued: sql<number>`(${issued})`.as("is_issued"),
          fits: sql<number>`(${fits})`.as("does_fit"),
        })
        .from(sql`(select 1)`);
      if (!why?.there) return { ok: false, error: "gone" };
      if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
      if (!why.issued) return { ok: false, error: "not-issued" };
      return { ok: false, error: why.fits ? "full" : "over-open" };
    }
  }
  await move(deps, bound, MACHINE, {
    ...{ record: invoice, transition: "credit", idem: `credited:${id}` },
    when: sql`${CREDITED} >= ${documents.totalCents} and ${PAID} = 0`,
    also: ({ happened }) => [
      db.delete(billingSources).where(and(eq(billingSources.invoiceId, invoice), happened)),
    ],
  });
  await settled(deps, { document: invoice, kind: INVOICE_KIND, cause: id });
  return { ok: true };
}
