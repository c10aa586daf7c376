import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { openSealed } from "~/lib/sealed-text.ts";
import { taxPayments, taxVendors } from "~db/schema/back-office.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember } from "../../../../tests/factories.ts";
import contribution from "./back-office.contributes.server.ts";
import { addVendor, recordPaid, saveThreshold, saveVendor } from "./tax.commands.server.ts";
import { taxCsv, taxView } from "./tax.view.server.ts";

const db = testDatabase();
const { now } = createClock();
const secret = "s".repeat(40);
const deps = { db, now, env: { sessionSecret: secret } };
const key = () => crypto.randomUUID() as string;
const NUMBER = "987654321";
const view = (actor: Person, year = 2026) =>
  taxView({ db, formKey: key }, { ...actor, role: "owner" }, { year, day: "2026-03-02" });

async function fresh(): Promise<Person> {
  const { owner } = await createMember(db);
  return inOwn(owner);
}

async function vendorOf(actor: Person, more: object = {}) {
  const idem = key();
  const said = { vendor: "Sample Framing", kind: "llc" as const, numberPassword: NUMBER, w9On: "2026-01-05" };
  const made = await addVendor(deps, actor, { idem, ...said, ...more });
  if (!made.ok) throw new Error(made.error);
  return idem;
}

const paying = (actor: Person, id: string, paid: number, paidOn = "2026-02-01") =>
  recordPaid(deps, actor, { idem: key(), id, paid, paidOn, reference: "" });

test("a tax number lies sealed in the database, opens for its own vendor only, and is in no view, file or archive", async () => {
  const actor = await fresh();
  const id = await vendorOf(actor);
  await paying(actor, id, 250_000);
  const [row] = await db.select().from(taxVendors).where(eq(taxVendors.id, id));
  expect(JSON.stringify(row)).not.toContain(NUMBER);
  expect(row?.lastFour).toBe("4321");
  const seal = { secret, purpose: "tax-number", about: id };
  expect(await openSealed(seal, row?.sealedNumber ?? "")).toBe(NUMBER);
  expect(await openSealed({ ...seal, about: key() }, row?.sealedNumber ?? "")).toBeUndefined();
  const shown = await view(actor);
  const csv = taxCsv("en", shown);
  for (const text of [JSON.stringify(shown), csv])
    expect([
      text.includes("4321"),
      text.includes(NUMBER),
      text.includes("v1."),
      text.includes("98765"),
    ]).toEqual([true, false, false, false]);
  expect(contribution.owned.flatMap((one) => ("secret" in one ? one.secret : []))).toContain(
    taxVendors.sealedNumber,
  );
});

test("a vendor is reported from the figure of the year on, a corporation is not, and what is missing is named", async () => {
  const actor = await fresh();
  const [framer, firm, painter] = [
    await vendorOf(actor),
    await vendorOf(actor, { vendor: "Sample Steel Inc", kind: "corporation" }),
    await vendorOf(actor, { vendor: "Sample Painting", w9On: null }),
  ];
  for (const id of [framer, firm, painter]) {
    await paying(actor, id, 199_999);
    await paying(actor, id, 60_000, "2025-12-31");
  }
  const of = async (year: number) =>
    (await view(actor, year)).vendors.map(({ reported, lacks }) => [reported, lacks]);
  // By name: framing, painting, steel.
  expect(await of(2026)).toEqual([
    [false, false],
    [false, false],
    [false, false],
  ]);
  expect(await of(2025)).toEqual([
    [true, false],
    [true, true],
    [false, false],
  ]);
  await paying(actor, framer, 1);
  expect((await of(2026))[0]).toEqual([true, false]);
  const own = { year: 2026, version: 0, amount: 100_000, source: "Accountant" };
  expect(await saveThreshold(deps, actor, own)).toEqual({ ok: true });
  expect(await saveThreshold(deps, actor, own)).toEqual({ ok: true });
  expect(await saveThreshold(deps, actor, { ...own, amount: 1 })).toEqual({ ok: false, error: "stale" });
  expect(await of(2026)).toEqual([
    [true, false],
    [true, true],
    [false, false],
  ]);
});

test("a vendor stands once, a payment sent three times is one, and a number that is left empty stays", async () => {
  const [actor, stranger] = [await fresh(), await fresh()];
  const id = await vendorOf(actor, { vendor: "Núñez Framing" });
  const again = { vendor: "NUNEZ  framing", kind: "llc" as const, numberPassword: "", w9On: null };
  expect(await addVendor(deps, actor, { idem: key(), ...again })).toEqual({ ok: false, error: "taken" });
  const form = { idem: key(), id, paid: 100, paidOn: "2026-02-01", reference: "7" };
  expect(await Promise.all([1, 2, 3].map(() => recordPaid(deps, actor, form)))).toEqual(
    [1, 2, 3].map(() => ({ ok: true })),
  );
  expect((await db.select().from(taxPayments).where(eq(taxPayments.vendorId, id))).length).toBe(1);
  const edit = { id, version: 1, kind: "partnership" as const, numberPassword: "", w9On: "2026-02-02" };
  expect(await saveVendor(deps, stranger, edit)).toEqual({ ok: false, error: "gone" });
  expect(await recordPaid(deps, stranger, { ...form, idem: key() })).toEqual({ ok: false, error: "gone" });
  expect(await saveVendor(deps, actor, edit)).toEqual({ ok: true });
  expect((await view(actor)).vendors[0]).toMatchObject({
    lastFour: "4321",
    kind: "partnership",
    w9On: "2026-02-02",
  });
  expect((await view(stranger)).vendors).toEqual([]);
});
