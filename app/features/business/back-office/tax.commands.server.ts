import { and, eq, sql } from "drizzle-orm";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { fold } from "~/lib/fold.ts";
import { idFrom } from "~/lib/hash.ts";
import { sealText } from "~/lib/sealed-text.ts";
import type { Database } from "~db/client.ts";
import { taxPayments, taxThresholds, taxVendors } from "~db/schema/back-office.ts";
import type { NewPaid, NewThreshold, NewVendor, VendorEdit } from "./tax.schemas.ts";
import { TAX_LIMITS } from "./tax.ts";

export interface Deps {
  db: Database;
  now: () => Date;
  env: { sessionSecret: string };
}

/** The number as it lies in the database: whoever reads a copy of that has none. It opens for no other vendor. */
const sealed = ({ env }: Deps, id: string, digits: string) =>
  sealText({ secret: env.sessionSecret, purpose: "tax-number", about: id }, digits);

/** Writes down a vendor. The form's key is its id; a vendor stands once, whatever its case and accents. */
export async function addVendor(
  deps: Deps,
  actor: Person,
  { idem, vendor, kind, numberPassword, w9On }: NewVendor,
): Promise<CommandResult<"full" | "taken" | "not-allowed">> {
  const { db, now } = deps;
  const { workspace } = actor;
  const key = fold(vendor).replace(/\s+/g, " ").trim();
  const number = numberPassword === "" ? "" : await sealed(deps, idem, numberPassword);
  const [made] = await db
    .insert(taxVendors)
    .select(
      sql`select ${idem}, ${workspace}, ${vendor}, ${key}, ${kind}, ${number}, ${numberPassword.slice(-4)}, ${w9On}, 1, 0,
        ${now().toISOString()} where ${mayWrite(actor, workspace)}
        and (select count(*) from tax_vendors as kept where kept.workspace_id = ${workspace}) < ${TAX_LIMITS.vendors}`,
    )
    .onConflictDoNothing()
    .returning({ id: taxVendors.id });
  if (made) return { ok: true };
  if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
  const [found] = await db
    .select({ id: taxVendors.id })
    .from(taxVendors)
    .where(and(eq(taxVendors.workspace, workspace), eq(taxVendors.vendorKey, key)));
  if (found?.id === idem) return { ok: true };
  return { ok: false, error: found ? "taken" : "full" };
}

/** Changes what a vendor is for taxes. A number that is left empty stays as it is. */
export async function saveVendor(
  deps: Deps,
  actor: Person,
  { id, version, kind, numberPassword, w9On }: VendorEdit,
): Promise<CommandResult<"gone" | "stale" | "not-allowed">> {
  const { db } = deps;
  const number =
    numberPassword === ""
      ? {}
      : { sealedNumber: await sealed(deps, id, numberPassword), lastFour: numberPassword.slice(-4) };
  const [saved] = await db
    .update(taxVendors)
    .set({ kind, w9On, ...number, sample: false, version: sql`${taxVendors.version} + 1` })
    .where(and(eq(taxVendors.id, id), eq(taxVendors.version, version), mayWrite(actor, taxVendors.workspace)))
    .returning({ id: taxVendors.id });
  if (saved) return { ok: true };
  const [found] = await db
    .select({ id: taxVendors.id })
    .from(taxVendors)
    .where(and(eq(taxVendors.id, id), mayRead(actor, taxVendors.workspace)));
  if (!found) return { ok: false, error: "gone" };
  return { ok: false, error: (await mayStill(db, actor)) ? "stale" : "not-allowed" };
}

/** Records what was paid to a vendor; what is sent twice is recorded once. */
export async function recordPaid(
  { db, now }: Deps,
  actor: Person,
  { idem, id, paid, paidOn, reference }: NewPaid,
): Promise<CommandResult<"gone" | "full" | "not-allowed">> {
  const payment = await idFrom(idem, id, String(paid), paidOn, reference);
  const [made] = await db
    .insert(taxPayments)
    .select(
      sql`select ${payment}, payee.workspace_id, payee.id, ${paidOn}, ${paid}, ${reference}, payee.sample,
        ${now().toISOString()} from tax_vendors as payee where payee.id = ${id}
        and ${mayWrite(actor, sql`payee.workspace_id`)}
        and (select count(*) from tax_payments as kept where kept.workspace_id = payee.workspace_id)
          < ${TAX_LIMITS.payments}`,
    )
    .onConflictDoNothing()
    .returning({ id: taxPayments.id });
  if (made) return { ok: true };
  const [[there], [vendor]] = await db.batch([
    db
      .select({ id: taxPayments.id })
      .from(taxPayments)
      .where(and(eq(taxPayments.id, payment), mayWrite(actor, taxPayments.workspace))),
    db
      .select({ id: taxVendors.id })
      .from(taxVendors)
      .where(and(eq(taxVendors.id, id), mayRead(actor, taxVendors.workspace))),
  ]);
  if (there) return { ok: true };
  if (!vendor) return { ok: false, error: "gone" };
  return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
}

/** Puts a workspace's own figure in the place of ours for a year. */
export async function saveThreshold(
  { db, now }: Deps,
  actor: Person,
  { year, version, amount, source }: NewThreshold,
): Promise<CommandResult<"stale" | "not-allowed">> {
  const { workspace } = actor;
  const [saved] =
    version === 0
      ? await db
          .insert(taxThresholds)
          .select(
            sql`select ${crypto.randomUUID()}, ${workspace}, ${year}, ${amount}, ${source}, 1, ${now().toISOString()}
              where ${mayWrite(actor, workspace)}`,
          )
          .onConflictDoNothing()
          .returning({ id: taxThresholds.id })
      : await db
          .update(taxThresholds)
          .set({ cents: amount, source, version: sql`${taxThresholds.version} + 1` })
          .where(
            and(
              eq(taxThresholds.workspace, workspace),
              eq(taxThresholds.year, year),
              eq(taxThresholds.version, version),
              mayWrite(actor, taxThresholds.workspace),
            ),
          )
          .returning({ id: taxThresholds.id });
  if (saved) return { ok: true };
  const [found] = await db
    .select({ cents: taxThresholds.cents, source: taxThresholds.source })
    .from(taxThresholds)
    .where(
      and(
        eq(taxThresholds.workspace, workspace),
        eq(taxThresholds.year, year),
        mayWrite(actor, taxThresholds.workspace),
      ),
    );
  if (found?.cents === amount && found.source === source) return { ok: true };
  return { ok: false, error: (await mayStill(db, actor)) ? "stale" : "not-allowed" };
}
