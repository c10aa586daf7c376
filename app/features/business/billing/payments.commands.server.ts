import { and, eq, isNull, sql } from "drizzle-orm";
import { MACHINE, move } from "~/engines/process/process.server.ts";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { idFrom } from "~/lib/hash.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import { billingPayments } from "~db/schema/billing.ts";
import { documents } from "~db/schema/lines.ts";
import bound from "./application.process.server.ts";
import type { Deps } from "./billing.commands.server.ts";
import { BILLING_LIMITS, KIND } from "./billing.limits.ts";
import type { BouncedTyped, PaymentTyped } from "./billing.schemas.ts";
import { INVOICE_KIND } from "./invoice.limits.ts";
import invoice from "./invoice.process.server.ts";
import { OWED_CENTS, PAID, TAKES } from "./invoice.queries.server.ts";

type PaymentRefusal =
  | "gone"
  | "not-allowed"
  | "not-certified"
  | "over-paid"
  | "twice"
  | "not-cleared"
  | "full";

/** An application or an invoice. */
export type BilledKind = typeof KIND | typeof INVOICE_KIND;
const processOf = { [KIND]: bound, [INVOICE_KIND]: invoice };

/** Moves a document on once its payments reach what is owed of it. Done again it changes nothing. */
export const settled = (
  deps: Deps,
  { document, kind, cause }: { document: string; kind: BilledKind; cause: string },
) =>
  move(deps, processOf[kind], MACHINE, {
    ...{ record: document, transition: "pay", idem: `paid:${cause}` },
    when: sql`${PAID} >= ${OWED_CENTS} and ${PAID} > 0`,
  });

/**
 * Writes down a payment of a certified application or of an invoice. What was paid comes to no more than what is owed. One
 * of the same amount, day and reference as another is asked about first.
 */
export async function recordPayment(
  deps: Deps,
  actor: Person,
  {
    document,
    kind = KIND,
    idem,
    amount,
    confirmed,
    ...said
  }: PaymentTyped & { document: string; kind?: BilledKind },
): Promise<CommandResult<PaymentRefusal>> {
  const { db, now } = deps;
  const at = now();
  const { workspace } = actor;
  if (said.clearedOn && said.clearedOn < said.paidOn) return { ok: false, error: "not-cleared" };
  const id = await idFrom(idem, workspace, document, String(amount), JSON.stringify(said));
  const which = sql`from ${documents} where ${documents.id} = ${document} and ${documents.kind} = ${kind}
    and ${documents.workspace} = ${workspace}`;
  const certified = sql`exists (select 1 ${which} and ${TAKES})`;
  const fits = sql`exists (select 1 ${which} and ${OWED_CENTS} >= ${PAID} + ${amount})`;
  const other = sql`exists (select 1 from ${billingPayments} where ${billingPayments.workspace} = ${workspace}
    and ${billingPayments.amountCents} = ${amount} and ${billingPayments.paidOn} = ${said.paidOn}
    and ${billingPayments.reference} = ${said.reference} and ${billingPayments.bouncedOn} is null
    and ${billingPayments.id} <> ${id})`;
  const once = confirmed ? sql`1` : sql`not ${other}`;
  const held = sql`(select count(*) from ${billingPayments} where ${billingPayments.workspace} = ${workspace})`;
  const may = sql`${mayWrite(actor, workspace)} and ${certified} and ${fits} and ${once}
    and ${held} < ${BILLING_LIMITS.payments}`;
  try {
    await db.batch([
      takeOnlyIf(db, workspace, await submissionKey(idem, "payment", id), at, may),
      db.insert(billingPayments).select(
        sql`select ${id}, ${workspace}, ${documents.subjectId}, ${document}, ${said.payer}, ${amount},
          ${said.paidOn}, ${said.reference}, ${said.clearedOn}, 0, ${at.toISOString()}, null, '', null
          from ${documents} where ${documents.id} = ${document}`,
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
          certified: sql<number>`(${certified})`.as("is_certified"),
          fits: sql<number>`(${fits})`.as("does_fit"),
          once: sql<number>`(${once})`.as("is_once"),
        })
        .from(sql`(select 1)`);
      if (!why?.there) return { ok: false, error: "gone" };
      if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
      if (!why.once) return { ok: false, error: "twice" };
      if (!why.certified) return { ok: false, error: "not-certified" };
      return { ok: false, error: why.fits ? "full" : "over-paid" };
    }
  }
  await settled(deps, { document, kind, cause: id });
  return { ok: true };
}

/** Says when the bank had a payment. */
export async function clearPayment(
  { db }: Deps,
  actor: Person,
  { payment, clearedOn }: { payment: string; clearedOn: string },
): Promise<CommandResult<"gone" | "not-allowed" | "not-cleared">> {
  const [done] = await db
    .update(billingPayments)
    .set({ clearedOn })
    .where(
      and(
        eq(billingPayments.id, payment),
        mayWrite(actor, billingPayments.workspace),
        isNull(billingPayments.bouncedOn),
        sql`${billingPayments.paidOn} <= ${clearedOn}`,
      ),
    )
    .returning({ id: billingPayments.id });
  if (done) return { ok: true };
  const [found] = await db
    .select({
      paidOn: billingPayments.paidOn,
      may: sql<number>`${mayWrite(actor, billingPayments.workspace)}`,
    })
    .from(billingPayments)
    .where(and(eq(billingPayments.id, payment), mayRead(actor, billingPayments.workspace)));
  if (!found) return { ok: false, error: "gone" };
  return { ok: false, error: found.may ? "not-cleared" : "not-allowed" };
}

/**
 * Says that the bank took a payment back, and why: the row stays and counts for nothing, and what it paid is open again. The
 * part of a deposit that was set against a document is not a payment by itself, and does not bounce by itself.
 */
export async function bouncePayment(
  deps: Deps,
  actor: Person,
  { payment, bouncedOn, reason }: BouncedTyped,
): Promise<CommandResult<"gone" | "not-allowed" | "not-bounced">> {
  const { db } = deps;
  await db
    .update(billingPayments)
    .set({ bouncedOn, bounceReason: reason })
    .where(
      and(
        eq(billingPayments.id, payment),
        mayWrite(actor, billingPayments.workspace),
        isNull(billingPayments.bouncedOn),
        isNull(billingPayments.depositId),
        sql`${billingPayments.paidOn} <= ${bouncedOn}`,
      ),
    );
  const [found] = await db
    .select({
      ...{ bouncedOn: billingPayments.bouncedOn, document: billingPayments.documentId, kind: documents.kind },
      may: sql<number>`${mayWrite(actor, billingPayments.workspace)}`.as("may_write"),
    })
    .from(billingPayments)
    .innerJoin(documents, eq(documents.id, billingPayments.documentId))
    .where(and(eq(billingPayments.id, payment), mayRead(actor, billingPayments.workspace)));
  if (!found) return { ok: false, error: "gone" };
  if (!found.may) return { ok: false, error: "not-allowed" };
  if (!found.bouncedOn) return { ok: false, error: "not-bounced" };
  await move(deps, processOf[found.kind as BilledKind], MACHINE, {
    ...{ record: found.document, transition: "reopen", idem: `bounced:${payment}` },
    when: sql`${PAID} < ${OWED_CENTS}`,
  });
  return { ok: true };
}

/** Takes away a payment that was written down by mistake, while what it pays is not paid and no bank had it. */
export async function dropPayment(
  { db }: Deps,
  actor: Person,
  { payment }: { payment: string },
): Promise<CommandResult<"gone" | "not-allowed" | "is-settled">> {
  const [done] = await db
    .delete(billingPayments)
    .where(
      and(
        eq(billingPayments.id, payment),
        mayWrite(actor, billingPayments.workspace),
        isNull(billingPayments.clearedOn),
        isNull(billingPayments.bouncedOn),
        isNull(billingPayments.depositId),
        sql`exists (select 1 from documents as paid where paid.id = ${billingPayments.documentId}
          and paid.state in ('certified', 'sent', 'questioned', 'accepted'))`,
      ),
    )
    .returning({ id: billingPayments.id });
  if (done) return { ok: true };
  const [found] = await db
    .select({ may: sql<number>`${mayWrite(actor, billingPayments.workspace)}` })
    .from(billingPayments)
    .where(and(eq(billingPayments.id, payment), mayRead(actor, billingPayments.workspace)));
  if (!found) return { ok: false, error: "gone" };
  return { ok: false, error: found.may ? "is-settled" : "not-allowed" };
}
