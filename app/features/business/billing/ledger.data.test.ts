import { expect, test } from "vitest";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock } from "../../../../tests/factories.ts";
import { invoicing } from "../../../../tests/invoices.ts";
import { paymentsOf } from "./billing.queries.server.ts";
import { recordDeposit } from "./deposits.commands.server.ts";
import { iifOf } from "./general-ledger.ts";
import { nameAccounts } from "./ledger.commands.server.ts";
import { FIRST_ACCOUNTS } from "./ledger.limits.ts";
import { readAccounts, readBookings } from "./ledger.queries.server.ts";
import { ledgerSpan } from "./ledger.view.server.ts";
import { bouncePayment } from "./payments.commands.server.ts";

const db = testDatabase();
const { now } = createClock();
const { deps, key, member, jobWith, typed, worked, issued, payInvoice, credit, certified } = invoicing(
  db,
  now,
);
const ALL = { from: "2020-01-01", to: "2999-01-01" };

test("everything that is owed, paid, bounced, credited and bought is booked, each balanced, and what is open is what it comes to", async () => {
  const actor = await member();
  const job = await worked(actor);
  await typed(actor, job.project);
  const deposit = { project: job.project, payer: "Owner LLC", paidOn: "2026-02-01", reference: "7" };
  expect(await recordDeposit(deps, actor, { ...deposit, idem: key(), amount: 50_000 })).toEqual({ ok: true });
  const id = await issued(actor, job.project, { tax: "10", taxesPapers: "on" });
  expect(await payInvoice(actor, id, 100_000)).toEqual({ ok: true });
  expect(await payInvoice(actor, id, 60_000)).toEqual({ ok: true });
  const [late] = (await paymentsOf(db, actor, { document: id })).filter(
    ({ amountCents }) => amountCents === 60_000,
  );
  await bouncePayment(deps, actor, { payment: late?.id ?? "", bouncedOn: "2026-03-28", reason: "Stopped" });
  expect(await credit(actor, id, 1_000)).toEqual({ ok: true });
  await certified(actor, await jobWith(actor));
  const { bookings } = await readBookings(db, actor, ALL);
  for (const { parts } of bookings) expect(parts.reduce((all, { cents }) => all + cents, 0)).toBe(0);
  const of = (account: string) =>
    bookings
      .flatMap(({ parts }) => parts)
      .reduce((all, one) => (one.account === account ? all + one.cents : all), 0);
  // $3,910 and $11 tax, less $500 deposit, $1,000 paid and $10 credited; and $1,800 certified of the other job.
  expect(of("receivable")).toBe(392_100 - 50_000 - 100_000 - 1_000 + 180_000);
  expect([of("bank"), of("deposits"), of("costs"), of("payable")]).toEqual([150_000, 0, 10_000, -10_000]);
  expect(bookings.map(({ type }) => type).sort()).toEqual([
    ...["BILL", "CREDIT MEMO", "GENERAL JOURNAL", "GENERAL JOURNAL", "GENERAL JOURNAL"],
    ...["INVOICE", "INVOICE", "PAYMENT", "PAYMENT"],
  ]);
  expect(iifOf(bookings, FIRST_ACCOUNTS).split("ENDTRNS\t").length).toBe(bookings.length + 2);
  expect((await readBookings(db, actor, { from: "2026-03-28", to: "2026-03-28" })).bookings).toMatchObject([
    { type: "GENERAL JOURNAL", memo: "Stopped" },
  ]);
  expect((await readBookings(db, await member(), ALL)).bookings).toEqual([]);
});

test("accounts are called as the workspace calls them, written once by two at once", async () => {
  const actor = await member();
  const names = { ...FIRST_ACCOUNTS, bank: "Checking" };
  const racing = await Promise.all([1, 2].map(() => nameAccounts(deps, actor, { version: 0, ...names })));
  expect(racing.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await readAccounts(db, actor)).toMatchObject({ version: 1, names: { bank: "Checking" } });
  expect(await nameAccounts(deps, actor, { version: 0, ...names })).toEqual({ ok: false, error: "stale" });
  expect(await nameAccounts(deps, actor, { version: 1, ...names, bank: "Savings" })).toEqual({ ok: true });
  expect((await readAccounts(db, await member())).names).toEqual(FIRST_ACCOUNTS);
});

test("a span that is turned, no day, or longer than a file, is none", () => {
  const today = "2026-06-30";
  expect(ledgerSpan(today, { from: null, to: null })).toEqual({ from: "2026-01-01", to: today });
  expect(ledgerSpan(today, { from: "2026-07-01", to: null })).toBeUndefined();
  expect(ledgerSpan(today, { from: "2026-02-31", to: null })).toBeUndefined();
  expect(ledgerSpan(today, { from: "2024-01-01", to: "2026-01-01" })).toBeUndefined();
});
