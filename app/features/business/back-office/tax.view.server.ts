import { and, asc, eq, sql } from "drizzle-orm";
import { mayRead, type Person, type Present } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { csvOf } from "~/lib/csv.ts";
import type { Database } from "~db/client.ts";
import { taxPayments, taxThresholds, taxVendors } from "~db/schema/back-office.ts";
import type { Given } from "./desk.view.server.ts";
import { FIRST_YEAR, isReported, TAX_LIMITS, thresholdOf } from "./tax.ts";

/** The vendors of a workspace with what they were paid in a year. The sealed number is not read: nothing shows it. */
async function readVendors(db: Database, actor: Person, year: number) {
  const paid = sql<number>`(select coalesce(sum(sum_of.amount_cents), 0) from tax_payments as sum_of
    where sum_of.vendor_id = tax_vendors.id and sum_of.paid_on between ${`${year}-01-01`} and ${`${year}-12-31`})`;
  const [vendors, [own], payments] = await db.batch([
    db
      .select({
        ...{ id: taxVendors.id, vendor: taxVendors.vendor, kind: taxVendors.kind, w9On: taxVendors.w9On },
        ...{ lastFour: taxVendors.lastFour, version: taxVendors.version, sample: taxVendors.sample },
        cents: paid.as("paid_in_year"),
      })
      .from(taxVendors)
      .where(and(eq(taxVendors.workspace, actor.workspace), mayRead(actor, taxVendors.workspace)))
      .orderBy(asc(taxVendors.vendorKey))
      .limit(TAX_LIMITS.vendors),
    db
      .select({
        cents: taxThresholds.cents,
        source: taxThresholds.source,
        version: taxThresholds.version,
      })
      .from(taxThresholds)
      .where(
        and(
          eq(taxThresholds.workspace, actor.workspace),
          eq(taxThresholds.year, year),
          mayRead(actor, taxThresholds.workspace),
        ),
      ),
    db
      .select({ first: sql<string | null>`min(${taxPayments.paidOn})` })
      .from(taxPayments)
      .where(and(eq(taxPayments.workspace, actor.workspace), mayRead(actor, taxPayments.workspace))),
  ]);
  return { vendors, own, firstYear: Number(payments[0]?.first?.slice(0, 4) ?? year) };
}

/** The year that the address asks for; this one where it asks for none that can be. */
export function askedYear(params: URLSearchParams, day: string): number {
  const year = Number(params.get("year") ?? "");
  const thisYear = Number(day.slice(0, 4));
  return Number.isSafeInteger(year) && year >= FIRST_YEAR && year <= thisYear + 1 ? year : thisYear;
}

/** The list of a year: who is reported, who lacks a W-9, and what the sum is measured against. */
export async function taxView(
  { db, formKey }: Pick<Given, "db" | "formKey">,
  actor: Present,
  { year, day }: { year: number; day: string },
) {
  const { vendors, own, firstYear } = await readVendors(db, actor, year);
  const threshold = own?.cents ?? thresholdOf(year);
  const thisYear = Number(day.slice(0, 4));
  const first = Math.max(FIRST_YEAR, Math.min(year, firstYear, thisYear - 1));
  const last = Math.max(year, thisYear);
  return {
    ...{
      year,
      day,
      threshold,
      isOwn: own !== undefined,
      source: own?.source ?? "",
      version: own?.version ?? 0,
    },
    years: Array.from({ length: last - first + 1 }, (_, n) => first + n),
    vendors: vendors.map((vendor) => {
      const cents = Number(vendor.cents);
      const reported = isReported({ kind: vendor.kind, cents }, threshold) && !vendor.sample;
      return {
        ...vendor,
        cents,
        reported,
        lacks: reported && (vendor.w9On === null || vendor.lastFour === ""),
      };
    }),
    readOnly: actor.role === "viewer",
    keys: { vendor: formKey(), paid: formKey() },
  };
}
export type TaxView = Awaited<ReturnType<typeof taxView>>;

/** The list of a year as a file, with the last four digits of each number and no more. */
export function taxCsv(language: Language, { vendors, year }: TaxView): string {
  const t = translator(language, "vendor-tax");
  const say = (key: string) => t(key as Key<"vendor-tax">);
  return csvOf([
    ["vendor", "kind", "lastFour", "w9On", "year", "paid", "reported"].map((column) => say(`csv.${column}`)),
    ...vendors
      .filter(({ sample }) => !sample)
      .map((one) => [
        ...[one.vendor, say(`kinds.${one.kind}`), one.lastFour && `***-**-${one.lastFour}`, one.w9On, year],
        ...[one.cents / 100, say(one.reported ? "csv.yes" : "csv.no")],
      ]),
  ]);
}
