import { and, eq, isNull, sql } from "drizzle-orm";
import { MACHINE, move } from "~/engines/process/process.server.ts";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { idFrom } from "~/lib/hash.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import { billingApplications, billingPayments } from "~db/schema/billing.ts";
import { documents } from "~db/schema/lines.ts";
import bound from "./application.process.server.ts";
import type { Deps } from "./billing.commands.server.ts";
import { BILLING_LIMITS, KIND } from "./billing.limits.ts";
import { PAID } from "./billing.queries.server.ts";
import type { PaymentTyped } from "./billing.schemas.ts";

type PaymentRefusal =
  | "gone"
  | "not-allowed"
  | "not-certified"
  | "over-paid"
  | "twice"
  | "not-cleared"
  | "full";

/** Moves an application on once its payments reach what was certified. Done again it changes nothing. */
const settled = (deps: Deps, document: string) =>
  move(deps, bound, MACHINE, {
    ...{ record: document, transition: "pay", idem: `paid:${document}` },
    when: sql`${PAID} >= (select app.certified_cents from billing_applications as app
      where app.id = ${documents.id})`,
  });

/**
 * Writes down a payment of a certified application. What was paid comes to no more than what was certified. One of the same
 * amount, day and reference as another is asked about first.
 */
export async function recordPayment(
  deps: Deps,
  actor: Person,
  { document, idem, amount, confirmed, ...said }: PaymentTyped & { document: string },
): Promise<CommandResult<PaymentRefusal>> {
  const { db, now } = deps;
  const at = now();
  const { workspace } = actor;
  if (said.clearedOn && said.clearedOn < said.paidOn) return { ok: false, error: "not-cleared" };
  const id = await idFrom(idem, workspace, document, String(amount), JSON.stringify(said));
  const which = sql`from ${documents} join billing_applications as app on app.id = ${documents.id}
    where ${documents.id} = ${document} and ${documents.kind} = ${KIND} and ${documents.workspace} = ${workspace}`;
  const certified = sql`exists (select 1 ${which} and ${documents.state} = 'certified')`;
  const fits = sql`exists (select 1 ${which} and app.certified_cents >= ${PAID} + ${amount})`;
  const other = sql`exists (select 1 from ${billingPayments} where ${billingPayments.workspace} = ${workspace}
    and ${billingPayments.amountCents} = ${amount} and ${billingPayments.paidOn} = ${said.paidOn}
    and ${billingPayments.reference} = ${said.reference} and ${billingPayments.id} <> ${id})`;
  const once = confirmed ? sql`1` : sql`not ${other}`;
  const held = sql`(select count(*) from ${billingPayments} where ${billingPayments.workspace} = ${workspace})`;
  const may = sql`${mayWrite(actor, workspace)} and ${certified} and ${fits} and ${once}
    and ${held} < ${BILLING_LIMITS.payments}`;
  try {
    await db.batch([
      takeOnlyIf(db, workspace, await submissionKey(idem, "payment", id), at, may),
      db.insert(billingPayments).select(
        sql`select ${id}, ${workspace}, ${billingApplications.projectId}, ${document}, ${said.payer}, ${amount},
          ${said.paidOn}, ${said.reference}, ${said.clearedOn}, 0, ${at.toISOString()}
          from ${billingApplications} where ${billingApplications.id} = ${document}`,
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
  await settled(deps, document);
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

/** Takes away a payment that was written down by mistake, while its application is not paid and no bank had it. */
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
        sql`exists (select 1 from documents as paid where paid.id = ${billingPayments.documentId}
          and paid.state = 'certified')`,
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
