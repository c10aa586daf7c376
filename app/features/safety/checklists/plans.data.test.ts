import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Answers, missingFrom, type Template } from "~/engines/checklist/checklist.ts";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import { addSamples, removeSamples } from "~/services/sample-data.server.ts";
import { checklistActions, checklistPlans, checklistRuns } from "~db/schema/safety.ts";
import { sites } from "~db/schema/tools.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import { builtIn } from "./built-in.ts";
import contributes from "./checklists.contributes.server.ts";
import { readChecklists, readList } from "./checklists.queries.server.ts";
import { listView } from "./checklists.view.server.ts";
import { addPlan, dropPlan, type NewPlan } from "./plans.commands.server.ts";
import { ownPlans, plansDue, plansToDo } from "./plans.queries.server.ts";
import { plansIcs } from "./plans-ics.server.ts";
import { answersOf, isWhole, templateOf } from "./run-content.server.ts";
import { dropTemplate, keepTemplate } from "./templates.commands.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const ladder = builtIn("ladder") as Template;
const TODAY = "2026-03-03";
const OK = { ok: true };

const fresh = (): Person => inOwn(freshGuest());
const planOf = (change: Partial<NewPlan> = {}): NewPlan => ({
  ...{ idem: crypto.randomUUID(), template: ladder, rhythm: "days", every: 7, site: "", place: "" },
  ...{ startsOn: "2026-03-01", language: "en", ...change },
});
const due = async (actor: Person, key?: string) =>
  plansDue(await ownPlans(db, actor, { today: TODAY, ...(key && { key }) }), TODAY).map(({ next }) => next);

const signedRun = (actor: Person, change: Partial<typeof checklistRuns.$inferInsert> = {}) =>
  db.insert(checklistRuns).values({
    ...{ id: crypto.randomUUID(), workspace: actor.workspace, templateKey: "ladder", templateVersion: 1 },
    ...{
      content: JSON.stringify(ladder),
      runOn: TODAY,
      language: "en",
      answers: JSON.stringify({} as Answers),
    },
    ...{ signedAt: `${TODAY}T08:00:00.000Z`, createdAt: `${TODAY}T07:00:00.000Z`, ...change },
  });

test("a plan that is sent three times at once stands once, and goes with one press", async () => {
  const actor = fresh();
  const plan = planOf();
  expect(await Promise.all([1, 2, 3].map(() => addPlan(deps, actor, plan)))).toEqual([OK, OK, OK]);
  expect(await due(actor)).toEqual(["2026-03-01"]);
  expect(await dropPlan(deps, fresh(), plan.idem)).toEqual(OK);
  expect(await due(actor)).toHaveLength(1);
  expect(await dropPlan(deps, actor, plan.idem)).toEqual(OK);
  expect(await dropPlan(deps, actor, plan.idem)).toEqual(OK);
  expect(await due(actor)).toEqual([]);
});

test("only a signed run of the same list, site and place moves the next day, and an example's does not", async () => {
  const actor = fresh();
  const site = crypto.randomUUID();
  await db.insert(sites).values({
    ...{ id: site, workspace: actor.workspace, name: "Gate 2", createdAt: now().toISOString() },
    status: "active",
    siteZone: "UTC",
  } as typeof sites.$inferInsert);
  await addPlan(deps, actor, planOf({ site, place: "Forklift 2" }));
  const at = { siteId: site, place: " forklift 2" };
  await signedRun(actor, { ...at, signedAt: null });
  await signedRun(actor, { ...at, templateKey: "scaffold" });
  await signedRun(actor, { ...at, siteId: null });
  await signedRun(actor, { ...at, place: "Forklift 3" });
  await signedRun(actor, { ...at, sample: true });
  await signedRun(fresh(), at);
  expect(await due(actor)).toEqual(["2026-03-01"]);
  await signedRun(actor, at);
  expect(await due(actor)).toEqual(["2026-03-10"]);
  expect(await due(actor, "scaffold")).toEqual([]);
  // Once the site is removed its plan stands on the list, and nothing asks for it.
  const asked = async () => plansToDo(await ownPlans(db, actor, { today: TODAY }), TODAY).length;
  expect(await asked()).toBe(1);
  await db.delete(sites).where(eq(sites.id, site));
  expect([await asked(), (await due(actor)).length]).toEqual([0, 1]);
});

test("a site of somebody else's is left out, and two shifts ask for two runs", async () => {
  const actor = fresh();
  await addPlan(deps, actor, planOf({ site: "of-somebody", rhythm: "shifts", every: 2 }));
  const [plan] = await db.select().from(checklistPlans).where(eq(checklistPlans.workspace, actor.workspace));
  expect(plan).toMatchObject({ siteId: null, siteName: "" });
  await signedRun(actor);
  expect(await due(actor)).toEqual([TODAY]);
  await signedRun(actor);
  expect(await due(actor)).toEqual(["2026-03-04"]);
});

test("whoever takes a list of their own away takes its plans, and nobody takes those of another's", async () => {
  const actor = fresh();
  const kept = await keepTemplate(deps, actor, { idem: crypto.randomUUID(), key: "", template: ladder });
  if (!kept.ok) throw new Error(kept.error);
  await addPlan(deps, actor, planOf({ template: { ...ladder, id: kept.key } }));
  await addPlan(deps, actor, planOf());
  await dropTemplate(deps, fresh(), kept.key);
  await dropTemplate(deps, actor, "ladder");
  expect(await due(actor)).toHaveLength(2);
  await dropTemplate(deps, actor, kept.key);
  expect(await due(actor)).toHaveLength(1);
});

test("the calendar holds the next day of each plan, what is overdue today, and no example", async () => {
  const actor = fresh();
  await addPlan(deps, actor, planOf({ place: "Shed, north" }));
  await addPlan(deps, actor, planOf({ startsOn: "2026-03-20" }));
  const rows = await ownPlans(db, actor, { today: TODAY });
  const ics = plansIcs("en", rows, { host: "example.com", now: now(), today: TODAY });
  expect(ics.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual([
    "DTSTART;VALUE=DATE:20260303",
    "DTSTART;VALUE=DATE:20260320",
  ]);
  expect(ics).toContain("Shed\\, north");
  const samples = rows.map((row) => ({ ...row, sample: true }));
  expect(plansIcs("en", samples, { host: "example.com", now: now(), today: TODAY })).not.toContain("VEVENT");
});

test("what fails in a list is counted of all that were signed, lately and in the time before", async () => {
  const actor = fresh();
  const fails = JSON.stringify([{ id: "sound", en: "Sound?", es: "¿Firme?", he: "תקין?" }]);
  await signedRun(actor, { fails });
  await signedRun(actor);
  await signedRun(actor, { fails, runOn: "2025-11-01" });
  await signedRun(actor, { fails, sample: true });
  const formKey = () => "";
  const view = await listView({ ...deps, language: "he", formKey, origin: "" } as never, actor as never, {
    ...{ key: "ladder", search: new URLSearchParams(), today: TODAY },
  });
  expect(view?.trend).toEqual({
    ...{ now: 2, before: 1 },
    items: [{ id: "sound", prompt: "תקין?", now: 1, before: 1 }],
  });
  expect((await readList(db, actor, "scaffold", TODAY)).failed).toEqual([]);
});

test("the days that actions took are read of those that were closed, and of no example", async () => {
  const actor = fresh();
  const action = (days: number, change: Partial<typeof checklistActions.$inferInsert> = {}) =>
    db.insert(checklistActions).values({
      ...{ id: crypto.randomUUID(), workspace: actor.workspace, what: "Rail", assignedTo: "Mason 1" },
      ...{ dueOn: TODAY, state: "verified", createdAt: "2026-02-01T20:00:00.000Z" },
      ...{ stateSince: `2026-02-${String(1 + days).padStart(2, "0")}T06:00:00.000Z`, ...change },
    });
  for (const days of [2, 5, 9]) await action(days);
  await action(20, { state: "done" });
  await action(20, { sample: true });
  await action(1, { createdAt: "2025-01-01T20:00:00.000Z", stateSince: "2025-01-02T20:00:00.000Z" });
  const found = await readChecklists(db, actor, { page: 1, since: "2026-02-01", today: TODAY });
  expect(found?.closed.map(({ days }) => Number(days)).sort()).toEqual([2, 5, 9]);
});

test.each(LANGUAGES)(
  "the examples are 25 runs, whole and without a thing that is missing, and go with one press (%s)",
  async (language) => {
    const actor = fresh();
    await addSamples(
      deps,
      { owned: contributes.owned, samples: [contributes.samples] },
      { workspace: actor.workspace, language, idem: crypto.randomUUID() },
    );
    const runs = await db.select().from(checklistRuns).where(eq(checklistRuns.workspace, actor.workspace));
    expect(runs).toHaveLength(25);
    const signed = runs.filter(({ signedAt }) => signedAt !== null);
    expect(signed).toHaveLength(24);
    for (const run of signed) {
      expect(await isWhole(run)).toBe(true);
      expect(missingFrom(templateOf(run), answersOf(run), {})).toEqual([]);
    }
    expect(signed.filter(({ fails }) => fails !== "[]").length).toBeGreaterThan(2);
    expect(await due(actor)).toHaveLength(2);
    await removeSamples(db, contributes.owned, actor.workspace);
    expect(await db.select().from(checklistRuns).where(eq(checklistRuns.workspace, actor.workspace))).toEqual(
      [],
    );
    expect(await due(actor)).toEqual([]);
  },
);
