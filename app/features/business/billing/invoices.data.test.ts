import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { verifyDocument } from "~/engines/lines/lines.server.ts";
import { type Content, linesOf } from "~/engines/lines/lines.ts";
import { revokeLink } from "~/engines/trust/trust.server.ts";
import { billingInvoices, billingPayments, billingSources } from "~db/schema/billing.ts";
import { documents } from "~db/schema/lines.ts";
import { linkEvents } from "~db/schema/trust.ts";
import { workforcePunches } from "~db/schema/workforce.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock } from "../../../../tests/factories.ts";
import { invoicing, WEEK } from "../../../../tests/invoices.ts";
import { removeProject } from "../../projects/projects/projects.commands.server.ts";
import { billingView, jobView } from "./billing.view.server.ts";
import { recordDeposit } from "./deposits.commands.server.ts";
import { heldInvoiceView, invoiceView, jobInvoicesView } from "./invoice.view.server.ts";
import { acceptInvoice, questionInvoice } from "./invoice-owner.commands.server.ts";
import { invoicePdf } from "./invoice-pdf.server.ts";
import { bouncePayment } from "./payments.commands.server.ts";

const db = testDatabase();
const { now } = createClock();
const given = invoicing(db, now);
const { deps, key, member, present, jobWith, typed, rowOf, certified, siteJob, worker, shift } = given;
const { paper, worked, make, made, issued, issue, step, payInvoice, credit, holderOf } = given;
const context = given.given;

/** 40 h at $80, 5 h at $120, and $100 with a tenth on it. */
const TOTAL = 320_000 + 60_000 + 11_000;
const sourcesOf = (invoice: string) =>
  db.select().from(billingSources).where(eq(billingSources.invoiceId, invoice));
const said = { printedName: "Client 1" };

test("the approved hours and posted receipts of a span become lines by class, code and what they are paid", async () => {
  const actor = await member();
  const job = await worked(actor);
  await shift(actor, { ...job, day: "2026-03-07", hours: 2 }, false);
  await paper(actor, job.project, { state: "approved" });
  const seen = await jobInvoicesView(context, present(actor), { project: job.project, asked: WEEK });
  expect(seen).toMatchObject({
    // The two hours that nobody approved are overtime too, and are not billed.
    trades: [{ trade: "Carpenter", regular: "40", overtime: "5", double: "0" }],
    ...{ unapproved: 1, papersCents: 10_000 },
  });
  const id = await made(actor, job.project, { tax: "8.25", taxesPapers: "on" });
  const view = await invoiceView(context, present(actor), { id, exampleName: "" });
  expect(
    view?.sections.flatMap(({ lines }) =>
      lines.map(({ text, qty, unitCost, cents }) => [text, qty, unitCost, cents]),
    ),
  ).toEqual([
    ["Carpenter", "40", "80", 320_000],
    ["Carpenter, Overtime", "5", "120", 60_000],
    ["Yard, 2026-03-03", "1", "100", 11_000],
  ]);
  // 8.25 % of $110, rounded once.
  expect(view?.sums).toMatchObject({ subtotal: TOTAL, tax: 908, total: TOTAL + 908 });
  // Each line opens its rows, and they come to it.
  expect(view?.rows.h1).toHaveLength(5);
  expect(view?.rows.h2?.map(({ hours }) => hours)).toEqual(["5"]);
  expect(view?.rows.p1).toMatchObject([{ kind: "paper", sourceId: job.receipt, isSame: true }]);
  expect((await rowOf(id)).totalCents).toBe(TOTAL + 908);
});

test("a shift and a receipt are billed once, whoever makes several invoices at once", async () => {
  const actor = await member();
  const { project } = await worked(actor);
  const racing = await Promise.all([1, 2, 3, 4].map(() => make(actor, project)));
  expect(racing.filter(({ ok }) => ok)).toHaveLength(1);
  for (const one of racing) if (!one.ok) expect(["billed", "nothing"]).toContain(one.error);
  expect(await make(actor, project)).toEqual({ ok: false, error: "nothing" });
  const form = { idem: key() };
  const other = await worked(actor);
  const twice = await Promise.all([1, 2, 3].map(() => make(actor, other.project, form)));
  expect(twice.filter(({ ok }) => ok).length).toBeGreaterThan(0);
  const rows = await db.select().from(billingInvoices).where(eq(billingInvoices.projectId, other.project));
  expect(rows).toHaveLength(1);
  expect(await sourcesOf(rows[0]?.id ?? "")).toHaveLength(6);
});

test("a span that is turned, too long or empty, and a class without a rate, make no invoice", async () => {
  const actor = await member();
  const { project } = await worked(actor);
  expect(await make(actor, project, { periodTo: "2026-03-01" })).toEqual({ ok: false, error: "period" });
  expect(await make(actor, project, { periodTo: "2026-09-01" })).toEqual({ ok: false, error: "span" });
  expect(await make(actor, project, { periodFrom: "2026-04-01", periodTo: "2026-04-02" })).toEqual({
    ...{ ok: false, error: "nothing" },
  });
  expect(await make(actor, project, { trades: ["Plumber"] })).toMatchObject({
    error: "rate",
    trade: "Carpenter",
  });
  expect(await make(await member(), project)).toEqual({ ok: false, error: "gone" });
  // The hours of another site are none of the job's.
  const bare = await siteJob(actor);
  expect(await make(actor, bare.project)).toEqual({ ok: false, error: "nothing" });
});

test("a shift that is corrected after it was approved is not billed, and one that was billed says so", async () => {
  const actor = await member();
  const { project, shifts } = await worked(actor);
  const [first = "", second = ""] = shifts;
  await db.update(workforcePunches).set({ version: 2 }).where(eq(workforcePunches.id, first));
  const id = await made(actor, project);
  expect((await sourcesOf(id)).some(({ sourceId }) => sourceId === first)).toBe(false);
  await db.update(workforcePunches).set({ version: 2 }).where(eq(workforcePunches.id, second));
  const view = await invoiceView(context, present(actor), { id, exampleName: "" });
  expect(view?.rows.h1?.find(({ sourceId }) => sourceId === second)?.isSame).toBe(false);
});

test("issuing freezes the invoice under a hash and a number with its day of payment; of several at once one wins", async () => {
  const actor = await member();
  const { project } = await worked(actor);
  const id = await made(actor, project);
  const all = await Promise.all([1, 2, 3].map(() => issue(actor, id)));
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await rowOf(id)).toMatchObject({ state: "sent", number: 1, totalCents: TOTAL });
  expect(await verifyDocument(db, id)).toEqual({ whole: true, checked: 1 });
  const view = await invoiceView(context, present(actor), { id, exampleName: "" });
  const days =
    (Date.parse(view?.invoice.dueOn ?? "") - Date.parse(view?.invoice.issuedOn ?? "")) / 86_400_000;
  expect(days).toBe(14);
  expect((await invoicePdf(context, actor, id))?.length).toBeGreaterThan(1_000);
  expect(await invoicePdf(context, await member(), id)).toBeUndefined();
});

test("payments come in parts and to no more than is owed; one that bounced opens the invoice again with its reason", async () => {
  const actor = await member();
  const { project } = await worked(actor);
  const draft = await made(actor, project);
  expect(await payInvoice(actor, draft, 100)).toEqual({ ok: false, error: "not-certified" });
  await issue(actor, draft);
  const id = draft;
  expect(await payInvoice(actor, id, 100_000)).toEqual({ ok: true });
  expect(await payInvoice(actor, id, TOTAL - 100_000 + 1)).toEqual({ ok: false, error: "over-paid" });
  const racing = await Promise.all([1, 2].map(() => payInvoice(actor, id, TOTAL - 100_000)));
  expect(racing.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await rowOf(id)).state).toBe("paid");
  const [last] = await db
    .select()
    .from(billingPayments)
    .where(eq(billingPayments.amountCents, TOTAL - 100_000));
  const bounce = { payment: last?.id ?? "", reason: "Insufficient funds" };
  expect(await bouncePayment(deps, actor, { ...bounce, bouncedOn: "2026-03-19" })).toMatchObject({
    error: "not-bounced",
  });
  expect(await bouncePayment(deps, await member(), { ...bounce, bouncedOn: "2026-03-25" })).toMatchObject({
    error: "gone",
  });
  for (const _ of [1, 2])
    expect(await bouncePayment(deps, actor, { ...bounce, bouncedOn: "2026-03-25" })).toEqual({ ok: true });
  const view = await invoiceView(context, present(actor), { id, exampleName: "" });
  expect(view?.sums).toMatchObject({ paid: 100_000, open: TOTAL - 100_000 });
  expect(view?.invoice.state).toBe("sent");
  expect(view?.payments.find(({ bouncedOn }) => bouncedOn)?.bounceReason).toBe("Insufficient funds");
  expect(await payInvoice(actor, id, TOTAL - 100_000)).toEqual({ ok: true });
  expect((await rowOf(id)).state).toBe("paid");
});

test("a payment of an application that bounced opens that again", async () => {
  const actor = await member();
  const id = await certified(actor, await jobWith(actor));
  expect(await given.pay(actor, id, 180_000)).toEqual({ ok: true });
  expect((await rowOf(id)).state).toBe("paid");
  const [row] = await db.select().from(billingPayments).where(eq(billingPayments.documentId, id));
  const bounced = { payment: row?.id ?? "", bouncedOn: "2026-02-25", reason: "Stopped" };
  expect(await bouncePayment(deps, actor, bounced)).toEqual({ ok: true });
  expect((await rowOf(id)).state).toBe("certified");
  expect(await given.pay(actor, id, 180_000)).toEqual({ ok: true });
  expect((await rowOf(id)).state).toBe("paid");
});

test("a deposit is set against what is billed first on a line of its own, and the rest of it against the next, once", async () => {
  const actor = await member();
  const job = await worked(actor);
  expect(await typed(actor, job.project)).toEqual({ ok: true });
  const deposit = { project: job.project, payer: "Owner LLC", paidOn: "2026-02-01", reference: "7" };
  const record = (amount: number) => recordDeposit(deps, actor, { ...deposit, idem: key(), amount });
  expect(await record(1_000_001)).toEqual({ ok: false, error: "over-contract" });
  const racing = await Promise.all([record(400_000), record(400_000)]);
  expect(racing.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await record(1)).toEqual({ ok: false, error: "has-deposit" });
  const id = await issued(actor, job.project);
  const first = await invoiceView(context, present(actor), { id, exampleName: "" });
  // $4,000 cover $3,910 wholly.
  expect(first?.sums).toMatchObject({ deposit: TOTAL, paid: TOTAL, open: 0 });
  expect((await rowOf(id)).state).toBe("paid");
  const application = await certified(actor, job.project);
  const [rest] = await db.select().from(billingPayments).where(eq(billingPayments.documentId, application));
  expect(rest).toMatchObject({ amountCents: 400_000 - TOTAL, payer: "Owner LLC" });
  const view = await jobView(context, present(actor), { project: job.project, rows: 0, exampleName: "" });
  expect(view?.deposit.kept).toMatchObject({ amountCents: 400_000, left: 0 });
  expect(
    await bouncePayment(deps, actor, { payment: rest?.id ?? "", bouncedOn: "2026-12-01", reason: "x" }),
  ).toMatchObject({ error: "not-bounced" });
});

test("a credit takes back what is open and no more; one of all of it lets hours and receipts be billed anew", async () => {
  const actor = await member();
  const { project } = await worked(actor);
  const draft = await made(actor, project);
  expect(await credit(actor, draft, 100)).toEqual({ ok: false, error: "not-issued" });
  await issue(actor, draft);
  expect(await credit(actor, draft, TOTAL + 1)).toEqual({ ok: false, error: "over-open" });
  const form = { idem: key() };
  await Promise.all([1, 2].map(() => credit(actor, draft, 10_000, form)));
  let view = await invoiceView(context, present(actor), { id: draft, exampleName: "" });
  expect(view?.sums).toMatchObject({ credited: 10_000, open: TOTAL - 10_000 });
  expect(view?.credits).toMatchObject([{ number: 1, reason: "Billed too much" }]);
  expect(await make(actor, project)).toEqual({ ok: false, error: "nothing" });
  expect(await credit(await member(), draft, 1)).toEqual({ ok: false, error: "gone" });
  expect(await credit(actor, draft, TOTAL - 10_000)).toEqual({ ok: true });
  view = await invoiceView(context, present(actor), { id: draft, exampleName: "" });
  expect(view?.invoice.state).toBe("credited");
  expect((await make(actor, project)).ok).toBe(true);
});

test("a draft that is thrown away needs a reason and lets its rows be billed anew", async () => {
  const actor = await member();
  const { project } = await worked(actor);
  const id = await made(actor, project);
  expect(await step(actor, id, "void")).toMatchObject({ error: "note-missing" });
  expect(await step(actor, id, "void", "Wrong week")).toMatchObject({ ok: true });
  expect(await sourcesOf(id)).toHaveLength(0);
  expect((await make(actor, project)).ok).toBe(true);
});

test("whoever holds the link asks or accepts under a typed name; of two at once one counts, and a revoked link does nothing", async () => {
  const actor = await member();
  const { project } = await worked(actor);
  const id = await issued(actor, project);
  const { holder, holding, trust } = await holderOf(actor, id);
  const held = await heldInvoiceView(context, holding);
  expect(held).toMatchObject({ mayAccept: true, mayQuestion: true, sums: { open: TOTAL } });
  expect(JSON.stringify(held)).not.toContain("Carpenter 3");
  const at = async () => ({ id, version: (await rowOf(id)).version, idem: key(), ...said });
  expect(await questionInvoice(deps, holder, { ...(await at()), note: "Why overtime?" })).toEqual({
    ok: true,
  });
  expect((await rowOf(id)).state).toBe("questioned");
  expect(await step(actor, id, "answer", "The pour ran late")).toMatchObject({ ok: true });
  const now1 = await at();
  const both = await Promise.all([
    acceptInvoice(deps, holder, now1),
    acceptInvoice(deps, holder, { ...now1, idem: key() }),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await verifyDocument(db, id)).toEqual({ whole: true, checked: 2 });
  const other = await issued(actor, (await worked(actor)).project);
  const second = await holderOf(actor, other);
  // A link to one invoice opens no other.
  expect(await acceptInvoice(deps, holder, { ...now1, id: other, idem: key() })).toMatchObject({ ok: false });
  await revokeLink(trust, actor, second.holder.link);
  const late = { id: other, version: (await rowOf(other)).version, idem: key(), ...said };
  expect((await acceptInvoice(deps, second.holder, late)).ok).toBe(false);
  expect((await rowOf(other)).state).toBe("sent");
});

test("ageing, the list of jobs and the cash of a job know invoices; a job that is removed takes them along", async () => {
  const actor = await member();
  const { project } = await worked(actor);
  const id = await issued(actor, project);
  const due = (await db.select().from(billingInvoices).where(eq(billingInvoices.id, id)))[0]?.dueOn ?? "";
  const day = new Date(Date.parse(due) + 40 * 86_400_000).toISOString().slice(0, 10);
  const view = await billingView(context, present(actor), day);
  expect(view.ages.to60).toBe(TOTAL);
  expect(view.owed).toMatchObject([{ id, isInvoice: true, openCents: TOTAL }]);
  expect(view.jobs).toMatchObject([{ invoiced: TOTAL, paid: 0 }]);
  await removeProject(deps, actor, project);
  expect(await db.select().from(documents).where(eq(documents.id, id))).toEqual([]);
  expect(await sourcesOf(id)).toEqual([]);
});

test("minutes that make no whole hundredths are rounded once a line, and the frozen lines foot", async () => {
  const actor = await member();
  const job = await siteJob(actor);
  const one = await worker(actor, job.crew, "Laborer 1", "Laborer");
  for (const day of ["2026-03-02", "2026-03-03", "2026-03-04"])
    await shift(actor, { ...job, worker: one, day, hours: 7 / 3 });
  const id = await made(actor, job.project, { trades: ["Laborer"], rates: [5_555] });
  const content = (await rowOf(id)).content as Content;
  expect(linesOf(content)).toMatchObject([{ qty: "7", unitCost: "55.55" }]);
  expect((await rowOf(id)).totalCents).toBe(38_885);
});

test("when its link was first opened stands on an invoice and in its list, and no other invoice's", async () => {
  const actor = await member();
  const { project } = await worked(actor);
  const id = await issued(actor, project);
  const { holder } = await holderOf(actor, id);
  const opened = async () => [
    (await invoiceView(context, present(actor), { id, exampleName: "" }))?.openedAt,
    ...((await jobInvoicesView(context, present(actor), { project, asked: WEEK }))?.invoices ?? []).map(
      ({ openedAt }) => openedAt,
    ),
  ];
  expect(await opened()).toEqual([null, null]);
  const event = { workspace: actor.workspace, linkId: holder.link, subjectType: "invoice", act: "open" };
  const at = (day: number) => `2026-03-0${day}T08:00:00.000Z`;
  await db.insert(linkEvents).values([
    { ...event, id: key(), subjectId: id, createdAt: at(8) },
    { ...event, id: key(), subjectId: id, createdAt: at(7) },
    { ...event, id: key(), subjectId: id, act: "pin", createdAt: at(5) },
    { ...event, id: key(), subjectId: key(), createdAt: at(6) },
  ]);
  expect(await opened()).toEqual([at(7), at(7)]);
});
