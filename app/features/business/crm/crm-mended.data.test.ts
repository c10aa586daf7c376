import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { chaining } from "~/engines/chain/chain.server.ts";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { removeSamples } from "~/services/sample-data.server.ts";
import { chainLinks } from "~db/schema/chain.ts";
import { crmCompanies, crmContacts, dealActivities, deals } from "~db/schema/deals.ts";
import { processEvents } from "~db/schema/process.ts";
import { projects } from "~db/schema/projects.ts";
import { workspaceMembers, workspaces } from "~db/schema/trust.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, freshGuest } from "../../../../tests/factories.ts";
import { createProject } from "../../projects/projects/projects.commands.server.ts";
import { editContact, removeContact } from "./contacts.commands.server.ts";
import { answerDeal } from "./crm.form.server.ts";
import type { NewDeal } from "./crm.schemas.ts";
import { contactView, dealView, reportView } from "./crm.view.server.ts";
import type { DealMove } from "./deal.process.ts";
import { addDeal, logActivity, moveDeal } from "./deals.commands.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const key = () => crypto.randomUUID() as string;
const fresh = (): Person => inOwn(freshGuest());
const context = { ...deps, language: "en", formKey: key, contributions: joinedContributions } as never;
const day = now().toISOString().slice(0, 10);
const here = { day, zone: "America/Chicago", beginProject: createProject as never };

const TYPED: NewDeal = {
  ...{ idem: "", contact: "", name: "Homeowner 1", phone: "(512) 555-0101", email: "", company: "" },
  ...{ title: "Deck", source: "referral", jobType: "deck", value: 1_000_000, chance: null, place: "Ridge" },
  ...{ note: "", expectedOn: null, nextAction: "Call", nextOn: day },
};
async function adding(actor: Person, more: object = {}) {
  const made = await addDeal(deps, actor, { ...TYPED, idem: key(), anyway: true, ...more });
  if (!made.ok) throw new Error(made.error);
  return made.id;
}
const rowOf = async (id: string) => {
  const [row] = await db.select().from(deals).where(eq(deals.id, id));
  if (!row) throw new Error("it is there");
  return row;
};
async function moving(actor: Person, id: string, transition: DealMove) {
  const { version } = await rowOf(id);
  const step = { note: "", nextAction: "Call", lostReason: "", wakeOn: null, nextOn: day, day };
  return moveDeal(deps, actor, { ...step, id, transition, version, idem: key() });
}
async function won(actor: Person, more: object = {}) {
  const id = await adding(actor, more);
  for (const step of ["qualify", "win"] as const)
    expect(await moving(actor, id, step)).toMatchObject({ ok: true });
  return id;
}
function pressing(actor: Person, id: string) {
  const form = new FormData();
  form.set("intent", "project");
  form.set("idem", key());
  return answerDeal(context, { ...actor, role: "owner" } as never, id, { form, here });
}
const toOf = (answer: Awaited<ReturnType<typeof pressing>>) => (answer.ok ? answer.to : answer.sent.problem);

test("each deal of one lead gets a project of its own, and two tabs make one", async () => {
  const actor = fresh();
  const from = { kind: "lead", id: key() } as const;
  const [first, second] = [await won(actor, { from }), await won(actor, { from })];
  const one = await Promise.all([pressing(actor, first), pressing(actor, first)]);
  expect(new Set(one.map(toOf)).size).toBe(1);
  expect((await dealView(context, actor, first, { day }))?.hasProject).toBe(true);
  expect((await dealView(context, actor, second, { day }))?.hasProject).toBe(false);
  const other = await pressing(actor, second);
  expect(toOf(other)).toMatch(/^\/project\//);
  expect(toOf(other)).not.toBe(toOf(one[0] as typeof other));
  expect(toOf(await pressing(actor, first))).toBe(toOf(one[0] as typeof other));
  expect(await db.$count(projects, eq(projects.workspace, actor.workspace))).toBe(2);
  // Where its project was removed the next one is another.
  const removed =
    String(toOf(one[0] as typeof other))
      .split("/")
      .at(-1) ?? "";
  await db.delete(projects).where(eq(projects.id, removed));
  const again = toOf(await pressing(actor, first));
  expect(again).not.toBe(`/project/${removed}`);
  expect((await dealView(context, actor, first, { day }))?.hasProject).toBe(true);
});

test("a project of a proposal that came of the deal is the deal's", async () => {
  const actor = fresh();
  const { workspace } = actor;
  const id = await won(actor);
  const head = { name: "Deck", number: "", client: "", summary: "", site: "", startOn: null, finishOn: null };
  const proposal = { kind: "proposal", id: key() } as const;
  const made = await createProject(deps, actor, {
    ...{ ...head, idem: key(), contract: 5, zone: "America/Chicago", from: proposal },
  });
  await db.batch([chaining(db, { workspace, from: { kind: "deal", id }, to: proposal, now: now() })]);
  expect(toOf(await pressing(actor, id))).toBe(`/project/${made.ok && made.id}`);
});

test("an example that is moved or logged is real with its client and firm: removing the examples leaves them", async () => {
  const actor = fresh();
  const { workspace } = actor;
  const [moved, logged, idle] = [
    await adding(actor, { company: "Sample Homes" }),
    await adding(actor),
    await adding(actor),
  ];
  for (const table of [deals, crmContacts, crmCompanies])
    await db.update(table).set({ sample: true }).where(eq(table.workspace, workspace));
  expect(await moving(actor, moved, "qualify")).toMatchObject({ ok: true });
  const log = { day, kind: "call" as const, note: "", nextAction: "", nextOn: null, idem: key() };
  expect(await logActivity(deps, actor, { id: logged, ...log })).toEqual({ ok: true });
  await removeSamples(db, joinedContributions.owned, workspace);
  const left = await db.select().from(deals).where(eq(deals.workspace, workspace));
  expect(left.map(({ id }) => id).sort()).toEqual([moved, logged].sort());
  expect(left.some(({ id }) => id === idle)).toBe(false);
  for (const { contactId } of left)
    expect((await contactView(context, actor, contactId))?.contact.name).toBe("Homeowner 1");
  const [client] = left.filter(({ id }) => id === moved);
  expect((await contactView(context, actor, client?.contactId ?? ""))?.contact.company).toBe("Sample Homes");
  expect(await db.$count(dealActivities, eq(dealActivities.dealId, logged))).toBe(1);
});

test("of two workspaces of one member nobody's firm, client or deal comes into the other", async () => {
  const owner = await createMember(db);
  const [one, two] = await Promise.all(
    [1, 2].map(async () => {
      const workspace = `workspace:${key()}` as Person["workspace"];
      const at = now().toISOString();
      await db.insert(workspaces).values({ id: workspace, name: "Ridge", createdAt: at } as never);
      await db.insert(workspaceMembers).values({ workspace, userId: owner.id, role: "owner", joinedAt: at });
      return { ...owner.actor, workspace } as Person;
    }),
  );
  if (!one || !two) throw new Error("both are there");
  const id = await won(one);
  const { contactId } = await rowOf(id);
  expect(await contactView(context, two, contactId)).toBeUndefined();
  expect(await dealView(context, two, id, { day })).toBeUndefined();
  const change = { name: "Homeowner 2", phone: "", email: "", company: "Sample Homes", place: "", note: "" };
  const edit = { id: contactId, version: 1, ...change, anyway: true };
  expect(await editContact(deps, two, edit)).toEqual({ ok: false, error: "gone" });
  expect(await removeContact(deps, two, contactId)).toEqual({ ok: false, error: "gone" });
  expect(await pressing(two, id)).toMatchObject({ ok: false, status: 404 });
  const both = [one.workspace, two.workspace];
  expect(await db.$count(crmCompanies, inArray(crmCompanies.workspace, both))).toBe(0);
  expect(await db.$count(projects, inArray(projects.workspace, both))).toBe(0);
  expect(await editContact(deps, one, edit)).toEqual({ ok: true });
});

test("whoever is removed leaves no history, no link and no firm that nobody is of; a refused change makes none", async () => {
  const actor = fresh();
  const { workspace } = actor;
  const from = { kind: "lead", id: key() } as const;
  const [id, stays] = [
    await adding(actor, { from, company: "Sample Homes" }),
    await adding(actor, { from, company: "Sample Builders" }),
  ];
  const { contactId } = await rowOf(id);
  const change = { name: "Homeowner 2", phone: "", email: "", company: "Sample Yard", place: "", note: "" };
  const stale = { id: contactId, version: 9, ...change, anyway: true };
  expect(await editContact(deps, actor, stale)).toEqual({ ok: false, error: "stale" });
  expect(await removeContact(deps, actor, contactId)).toEqual({ ok: true });
  const firms = await db.select().from(crmCompanies).where(eq(crmCompanies.workspace, workspace));
  expect(firms.map(({ title }) => title)).toEqual(["Sample Builders"]);
  const events = await db.select().from(processEvents).where(eq(processEvents.workspace, workspace));
  expect(events.map(({ recordId }) => recordId)).toEqual([stays]);
  const links = await db.select().from(chainLinks).where(eq(chainLinks.workspace, workspace));
  expect(links.map(({ toId }) => toId)).toEqual([stays]);
});

test("the forecast has its months in order, and deals without a day last", async () => {
  const actor = fresh();
  await adding(actor);
  await adding(actor, { expectedOn: "2026-05-10" });
  await adding(actor, { expectedOn: "2026-04-10" });
  const { forecast } = await reportView(context, actor);
  expect(forecast.map(({ month }) => month)).toEqual(["2026-04", "2026-05", ""]);
});
