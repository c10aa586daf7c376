import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { runTogether } from "~/services/contribution.ts";
import { projects } from "~db/schema/projects.ts";
import { savedCalculations } from "~db/schema/saved-calculations.ts";
import { sites } from "~db/schema/tools.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import contribution from "./calculators.contributes.server.ts";
import { changeCalculation, removeCalculation, saveCalculation } from "./saved.commands.server.ts";
import { SAVED_LIMITS } from "./saved.limits.ts";
import { readSaved } from "./saved.queries.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const OK = { ok: true };
const SLAB = "concrete-slab?length=20&width=10&thickness=4&units=us";

const fresh = (): Person => inOwn(freshGuest());

async function siteOf(actor: Person): Promise<string> {
  const id = crypto.randomUUID();
  await db.insert(sites).values({
    id,
    workspace: actor.workspace,
    name: "Gate",
    status: "active",
    siteZone: "UTC",
    createdAt: now().toISOString(),
  });
  return id;
}

test("a calculation that is kept three times at once is there once, under the last name", async () => {
  const actor = fresh();
  const keep = (name: string) => saveCalculation(deps, actor, { link: SLAB, name, site: "", project: "" });
  expect(await Promise.all([1, 2, 3].map((n) => keep(`Slab ${n}`)))).toEqual([OK, OK, OK]);
  expect(await keep("Garage")).toEqual(OK);
  expect((await readSaved(db, actor)).saved).toMatchObject([{ name: "Garage", link: SLAB, siteId: null }]);
});

test("it is for one's own site only, and stays when the site goes", async () => {
  const actor = fresh();
  const other = await siteOf(fresh());
  expect(await saveCalculation(deps, actor, { link: SLAB, name: "Slab", site: other, project: "" })).toEqual({
    ok: false,
    error: "site-gone",
  });
  const site = await siteOf(actor);
  expect(await saveCalculation(deps, actor, { link: SLAB, name: "Slab", site, project: "" })).toEqual(OK);
  const { saved } = await readSaved(db, actor);
  expect(saved).toMatchObject([{ siteId: site }]);
  const id = saved[0]?.id ?? "";
  expect(
    await changeCalculation(deps, actor, { intent: "change", id, name: "Slab", site: other, project: "" }),
  ).toEqual({
    ok: false,
    error: "gone",
  });
  await db.delete(sites).where(eq(sites.id, site));
  expect((await readSaved(db, actor)).saved).toMatchObject([{ siteId: null }]);
});

async function projectOf(actor: Person): Promise<string> {
  const id = crypto.randomUUID();
  const at = now().toISOString();
  await db.insert(projects).values({
    id,
    workspace: actor.workspace,
    name: "Annex",
    siteZone: "UTC",
    stateSince: at,
    createdAt: at,
  });
  return id;
}

test("it is for one's own project only, beside a site, and stays when the project goes", async () => {
  const actor = fresh();
  const other = await projectOf(fresh());
  const slab = { link: SLAB, name: "Slab", site: "" };
  expect(await saveCalculation(deps, actor, { ...slab, project: other })).toEqual({
    ok: false,
    error: "project-gone",
  });
  const [site, project] = [await siteOf(actor), await projectOf(actor)];
  expect(await saveCalculation(deps, actor, { ...slab, site, project })).toEqual(OK);
  const read = await readSaved(db, actor);
  expect(read.saved).toMatchObject([{ siteId: site, projectId: project }]);
  expect(read.jobs).toEqual([{ id: project, name: "Annex" }]);
  const id = read.saved[0]?.id ?? "";
  const change = { intent: "change" as const, id, name: "Slab", site: "" };
  expect(await changeCalculation(deps, actor, { ...change, project: other })).toEqual({
    ok: false,
    error: "gone",
  });
  expect(await changeCalculation(deps, actor, { ...change, project })).toEqual(OK);
  await db.delete(projects).where(eq(projects.id, project));
  expect((await readSaved(db, actor)).saved).toMatchObject([{ siteId: null, projectId: null }]);
});

test("nobody changes or removes what another keeps", async () => {
  const actor = fresh();
  await saveCalculation(deps, actor, { link: SLAB, name: "Slab", site: "", project: "" });
  const id = (await readSaved(db, actor)).saved[0]?.id ?? "";
  const stranger = fresh();
  const change = { intent: "change" as const, id, name: "Mine", site: "", project: "" };
  expect(await changeCalculation(deps, stranger, change)).toEqual({ ok: false, error: "gone" });
  await removeCalculation(deps, stranger, id);
  expect((await readSaved(db, actor)).saved).toMatchObject([{ name: "Slab" }]);
  expect((await readSaved(db, stranger)).saved).toEqual([]);
  await removeCalculation(deps, actor, id);
  expect((await readSaved(db, actor)).saved).toEqual([]);
});

test("there is room for so many, and what is kept already can still be named anew", async () => {
  const actor = fresh();
  const row = (n: number) => ({
    id: crypto.randomUUID(),
    workspace: actor.workspace,
    link: `${SLAB}&n=${n}`,
    name: `Slab ${n}`,
    createdAt: now().toISOString(),
  });
  for (let n = 0; n < SAVED_LIMITS.saved; n += 10)
    await db.insert(savedCalculations).values(Array.from({ length: 10 }, (_, m) => row(n + m)));
  const keep = (link: string) => saveCalculation(deps, actor, { link, name: "New", site: "", project: "" });
  expect(await keep(SLAB)).toEqual({ ok: false, error: "full" });
  expect(await keep(`${SLAB}&n=0`)).toEqual(OK);
});

test("what a guest keeps is the member's, and what both kept has the member's name", async () => {
  const [guestOwner, memberOwner] = [freshGuest(), freshGuest()];
  const [guest, owner] = [inOwn(guestOwner), inOwn(memberOwner)];
  const other = `${SLAB}&n=2`;
  await saveCalculation(deps, guest, { link: SLAB, name: "Guest's", site: "", project: "" });
  await saveCalculation(deps, guest, { link: other, name: "Other", site: "", project: "" });
  await saveCalculation(deps, owner, { link: SLAB, name: "Member's", site: "", project: "" });
  const [rows] = contribution.owned;
  await runTogether(db, rows?.adopt(db, { guest: guestOwner, owner: memberOwner }) ?? []);
  const names = (await readSaved(db, owner)).saved.map(({ name }) => name).sort();
  expect(names).toEqual(["Member's", "Other"]);
  expect((await readSaved(db, guest)).saved).toEqual([]);
});
