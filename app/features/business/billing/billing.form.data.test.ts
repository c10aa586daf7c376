import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Content } from "~/engines/lines/lines.ts";
import { linesOf } from "~/engines/lines/lines.ts";
import type { Person } from "~/engines/trust/trust.server.ts";
import { documents } from "~db/schema/lines.ts";
import { billing, DUE, JANUARY } from "../../../../tests/billing.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock } from "../../../../tests/factories.ts";
import { formOf } from "../../../../tests/forms.ts";
import { answerApplication, answerHeldApplication, answerJob } from "./billing.form.server.ts";

const db = testDatabase();
const { now } = createClock();
const { key, present, member, jobOf, jobWith, begun, rowOf, certifiedOf, submitted, holderOf, certified } =
  billing(db, now);
const context = { db, now } as never;
const job = (actor: Person, project: string, fields: Record<string, string>) =>
  answerJob(context, present(actor), project, formOf(fields));
const application = (actor: Person, id: string, fields: Record<string, string>) =>
  answerApplication(context, present(actor), id, formOf(fields));
const wrong = (errors: Record<string, string>) => ({ ok: false, status: 422, sent: { errors } });
const progressOf = async (id: string) =>
  linesOf((await rowOf(id)).content as Content).map(({ progress }) => [progress?.current, progress?.stored]);

const rows = (texts: string[], amounts: string[]) =>
  Object.fromEntries([
    ...texts.map((text, n) => [`texts[${n}]`, text]),
    ...amounts.map((amount, n) => [`amounts[${n}]`, amount]),
    ...texts.map((_, n) => [`codes[${n}]`, ""]),
  ]) as Record<string, string>;

test("a contract is typed in rows, of which some stay empty; what is wrong stands beside its field with what was typed", async () => {
  const actor = await member();
  const project = await jobOf(actor);
  const form = { intent: "contract", idem: key(), version: "1", contract: "10,000" };
  const half = await job(actor, project, { ...form, ...rows(["Frame", "", "Roof"], ["7000", "", ""]) });
  expect(half).toMatchObject(wrong({ "amounts[2]": "errors.amounts" }));
  const other = await job(actor, project, { ...form, ...rows(["Frame", "", "Roof"], ["7000", "", "2999"]) });
  expect(other).toMatchObject(wrong({ contract: "errors.unequal" }));
  expect(other).toMatchObject({ sent: { fields: { "amounts[2]": "2999", "texts[2]": "Roof" } } });
  const letters = await job(actor, project, { ...form, ...rows(["Frame"], ["much"]) });
  expect(letters).toMatchObject(wrong({ "amounts[0]": "errors.money" }));
  const whole = { ...form, ...rows(["", "Frame", "", "Roof", ""], ["", "7000", "", "3000", ""]) };
  expect(await job(actor, project, whole)).toMatchObject({ ok: true, to: `/job-billing/${project}` });
  const [values] = await db.select().from(documents).where(eq(documents.subjectId, project));
  expect(linesOf(values?.content as Content).map(({ text, unitCost }) => [text, unitCost])).toEqual([
    ["Frame", "7000"],
    ["Roof", "3000"],
  ]);
});

test("terms over 100 % and a period that is turned are refused beside their fields", async () => {
  const actor = await member();
  const project = await jobWith(actor);
  const terms = {
    intent: "terms",
    version: "0",
    firstRate: "100.01",
    threshold: "50",
    laterRate: "5",
    payDays: "30",
  };
  expect(await job(actor, project, { ...terms, storedRate: "0" })).toMatchObject(
    wrong({ firstRate: "errors.percent" }),
  );
  expect(await job(actor, project, { ...terms, firstRate: "7.5", storedRate: "" })).toMatchObject({
    ok: true,
  });
  const form = { intent: "begin", idem: key(), kind: "progress", releasing: "", ...JANUARY };
  expect(await job(actor, project, { ...form, periodTo: "2025-12-31" })).toMatchObject(
    wrong({ periodTo: "errors.period" }),
  );
  const made = await job(actor, project, form);
  expect(made).toMatchObject({ ok: true });
  expect(await job(actor, project, form)).toEqual(made);
  const second = { ...form, idem: key(), periodFrom: "2026-02-01", periodTo: "2026-02-28" };
  expect(await job(actor, project, second)).toMatchObject({
    status: 422,
    sent: { problem: "errors.has-open" },
  });
});

test("lines are read in their places, also where one is emptied, and a line that is wrong is named", async () => {
  const actor = await member();
  const id = await begun(actor, await jobWith(actor));
  const form = async () => ({
    intent: "work",
    version: String((await rowOf(id)).version),
    credit: "",
    note: "",
  });
  const typed = { "done[0]": "50%", "done[1]": "", "done[2]": "12.50", "stored[0]": "", "stored[1]": "40" };
  expect(await application(actor, id, { ...(await form()), ...typed, "stored[2]": "" })).toMatchObject({
    ok: true,
  });
  expect(await progressOf(id)).toEqual([
    [100_000, 0],
    [0, 4_000],
    [1_250, 0],
  ]);
  const emptied = { ...typed, "done[2]": "", "stored[1]": "", "stored[2]": "" };
  expect(await application(actor, id, { ...(await form()), ...emptied })).toMatchObject({ ok: true });
  expect(await progressOf(id)).toEqual([
    [100_000, 0],
    [0, 0],
    [0, 0],
  ]);
  const over = { ...(await form()), "done[0]": "0", "done[1]": "5000.01", "stored[0]": "", "stored[1]": "" };
  expect(await application(actor, id, over)).toMatchObject(wrong({ "done[1]": "errors.over" }));
  expect(await application(actor, id, { ...over, "done[1]": "half" })).toMatchObject(
    wrong({ "done[1]": "errors.done" }),
  );
});

test("whoever holds the link certifies less with a reason and no more than was asked, or returns it and says why", async () => {
  const actor = await member();
  const id = await submitted(actor, await jobWith(actor));
  const { holding } = await holderOf(actor, id);
  const decide = (fields: Record<string, string>) =>
    answerHeldApplication(context, holding, { form: formOf(fields), here: "/shared/1/pay-application" });
  const version = String((await rowOf(id)).version);
  const shared = { idem: key(), version, printedName: "Owner 1", note: "" };
  expect(await decide({ intent: "return", ...shared })).toMatchObject(wrong({ note: "errors.noteMissing" }));
  const certify = { intent: "certify", ...shared };
  expect(await decide({ ...certify, amount: "1800.01" })).toMatchObject(
    wrong({ amount: "errors.overApplied" }),
  );
  expect(await decide({ ...certify, amount: "1799" })).toMatchObject(wrong({ note: "errors.reason" }));
  expect(await decide({ ...certify, amount: "1800", printedName: " " })).toMatchObject(
    wrong({ printedName: "errors.printedName" }),
  );
  const less = { ...certify, amount: "1799", note: "Short" };
  expect(await decide(less)).toMatchObject({ ok: true, printedName: "Owner 1" });
  expect(await decide(less)).toMatchObject({ ok: true });
  expect(await decide({ ...certify, idem: key(), amount: "1800" })).toMatchObject({ ok: false });
  expect(await certifiedOf(id)).toMatchObject({ certifiedCents: 179_900, certifiedReason: "Short" });
});

test("a payment that is there already is asked about, and taken once it is confirmed", async () => {
  const actor = await member();
  const id = await certified(actor, await jobWith(actor));
  const form = { intent: "payment", payer: "Owner LLC", amount: "900", paidOn: "2026-02-10", clearedOn: "" };
  const pay = (more: Record<string, string>) =>
    application(actor, id, { ...form, idem: key(), reference: "", ...more });
  expect(await pay({})).toMatchObject({ ok: true });
  expect(await pay({})).toMatchObject(wrong({ confirmed: "errors.twice" }));
  expect(await pay({ amount: "900.01", reference: "2" })).toMatchObject(wrong({ amount: "errors.overPaid" }));
  expect(await pay({ payer: "" })).toMatchObject(wrong({ payer: "errors.payer" }));
  expect(await pay({ confirmed: "on" })).toMatchObject({ ok: true });
  expect(await rowOf(id)).toMatchObject({ state: "paid", totalCents: DUE });
});
