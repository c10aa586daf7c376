import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { LANGUAGES } from "~/i18n/languages.ts";
import { billingInvoices, billingLetters, billingRests } from "~db/schema/billing.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock } from "../../../../tests/factories.ts";
import { invoicing } from "../../../../tests/invoices.ts";
import { removeProject } from "../../projects/projects/projects.commands.server.ts";
import { recordLetter, restDocument, setLadder, wakeDocument } from "./reminders.commands.server.ts";
import { remindersView, reminderView } from "./reminders.view.server.ts";

const db = testDatabase();
const { now } = createClock();
const given = invoicing(db, now);
const { deps, key, member, present, worked, issued, issue, made, payInvoice } = given;
const context = given.given;
const today = now().toISOString().slice(0, 10);
const daysAgo = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
const TOTAL = 391_000;

/** An invoice that is so many days late. */
async function late(days: number) {
  const actor = await member();
  const { project } = await worked(actor);
  const id = await issued(actor, project);
  await db
    .update(billingInvoices)
    .set({ dueOn: daysAgo(days) })
    .where(eq(billingInvoices.id, id));
  const list = async () => (await remindersView(context, present(actor), today)).late;
  const letter = (more: object = {}) =>
    recordLetter(deps, actor, {
      ...{ document: id, idem: key(), stage: "firm" as const, sentOn: today, way: "mail" as const, ...more },
    });
  const view = (stage: string | null = null, language: string | null = null) =>
    reminderView(context, present(actor), { document: id, stage, in: language });
  return { actor, project, id, list, letter, view };
}
const LADDER = { friendly: 2, firm: 10, final: 20, notice: 40, feeRate: 0, feeClause: "" };

test("what is late stands with its letter; one that was sent is recorded once, whoever presses at once", async () => {
  const { list, letter, id, view } = await late(16);
  expect(await list()).toMatchObject([
    { id, openCents: TOTAL, standing: { daysLate: 16, now: "firm", next: { stage: "final" } } },
  ]);
  const form = { idem: key() };
  expect(await Promise.all([letter(form), letter(form)])).toEqual([{ ok: true }, { ok: true }]);
  expect(await letter()).toEqual({ ok: false, error: "sent" });
  expect(await letter({ stage: "final", sentOn: "2999-01-01" })).toEqual({ ok: false, error: "future" });
  expect((await list())[0]?.standing.now).toBeUndefined();
  expect((await view("firm"))?.isSent).toBe(true);
  const stranger = await member();
  expect(
    await recordLetter(deps, stranger, {
      document: id,
      idem: key(),
      stage: "final",
      sentOn: today,
      way: "post",
    }),
  ).toEqual({ ok: false, error: "gone" });
  expect(
    await reminderView(context, present(stranger), { document: id, stage: null, in: null }),
  ).toBeUndefined();
});

test("a letter says the amount, the day and the days late in each language, and a fee only with its clause", async () => {
  const { actor, view } = await late(30);
  for (const language of LANGUAGES) {
    const read = await view("final", language);
    const text = JSON.stringify(read?.letter);
    for (const said of ["3,910.00", "30"]) expect(text).toContain(said);
    expect(text).not.toMatch(/\{\{|undefined/);
    expect(read?.direction).toBe(language === "he" ? "rtl" : "ltr");
  }
  const set = (more: object) => setLadder(deps, actor, { version: 0, ...LADDER, ...more });
  expect(await set({ feeRate: 150 })).toEqual({ ok: false, error: "clause" });
  expect(await set({ firm: 2 })).toEqual({ ok: false, error: "order" });
  const racing = await Promise.all([1, 2].map(() => set({ feeRate: 150, feeClause: "Section 8" })));
  expect(racing.filter(({ ok }) => ok)).toHaveLength(1);
  const read = await view("final", "en");
  // 1.5 % of $3,910 for thirty days.
  expect(read?.feeCents).toBe(5_865);
  expect(JSON.stringify(read?.letter)).toContain("Section 8");
  expect(read?.standing.now).toBe("final");
});

test("a promise and a dispute rest until they are over, and what is paid is written to no more", async () => {
  const { actor, id, list, letter } = await late(16);
  const rest = (more: object) =>
    restDocument(deps, actor, { document: id, reason: "promised", untilOn: null, note: "", ...more });
  expect(await rest({})).toEqual({ ok: false, error: "until" });
  expect(await rest({ untilOn: today })).toEqual({ ok: true });
  expect((await list())[0]?.standing).toMatchObject({ rests: true, now: undefined });
  expect(await rest({ untilOn: daysAgo(1) })).toEqual({ ok: true });
  expect((await list())[0]?.standing).toMatchObject({ rests: false, now: "firm" });
  expect(await rest({ reason: "disputed" })).toEqual({ ok: true });
  expect((await list())[0]?.standing.rests).toBe(true);
  expect(await wakeDocument(deps, await member(), id)).toEqual({ ok: false, error: "gone" });
  expect(await wakeDocument(deps, actor, id)).toEqual({ ok: true });
  expect((await list())[0]?.standing.rests).toBe(false);
  expect(await payInvoice(actor, id, TOTAL)).toEqual({ ok: true });
  expect(await list()).toEqual([]);
  expect(await letter()).toEqual({ ok: false, error: "settled" });
});

test("a draft is not late, and letters go with the job that they are about", async () => {
  const { actor, project, id, letter, list } = await late(16);
  const draft = await made(actor, (await worked(actor)).project);
  await db
    .update(billingInvoices)
    .set({ dueOn: daysAgo(50) })
    .where(eq(billingInvoices.id, draft));
  expect((await list()).map((one) => one.id)).toEqual([id]);
  await issue(actor, draft);
  await letter();
  await restDocument(deps, actor, { document: id, reason: "disputed", untilOn: null, note: "Paint" });
  await removeProject(deps, actor, project);
  expect(await db.select().from(billingLetters).where(eq(billingLetters.documentId, id))).toEqual([]);
  expect(await db.select().from(billingRests).where(eq(billingRests.documentId, id))).toEqual([]);
});
