import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { act, inOwn, makeLink, makeWorkspace } from "~/engines/trust/trust.server.ts";
import { joinGuests } from "~/services/guest.server.ts";
import { addSamples, removeSamples } from "~/services/sample-data.server.ts";
import { siteSpots, sites } from "~db/schema/tools.ts";
import { linkEvents } from "~db/schema/trust.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, fakePasswords, freshGuest, SECRET } from "../../../../tests/factories.ts";
import { addSpot, removeSpot } from "./spots.commands.server.ts";
import { findSpot, readSpots, SPOT, siteOfSpot } from "./spots.queries.server.ts";

const db = testDatabase();
const deps = { db, now: createClock().now };
const OK = { ok: true };

async function siteOf(workspace: string) {
  const id = crypto.randomUUID();
  await db.insert(sites).values({
    id,
    workspace: workspace as never,
    name: "Sample site",
    status: "active",
    siteZone: "America/Chicago",
    createdAt: deps.now().toISOString(),
  });
  return id;
}
const spot = (site: string, name: string, idem: string = crypto.randomUUID()) => ({
  intent: "spot-add" as const,
  site,
  idem,
  kind: "machine" as const,
  name,
  note: "Look at the rope",
});

test("a machine that is sent three times at once is one, and a second of that name is refused", async () => {
  const actor = inOwn(freshGuest());
  const site = await siteOf(actor.workspace);
  const once = spot(site, "Hoist 1");
  expect(await Promise.all([1, 2, 3].map(() => addSpot(deps, actor, once)))).toEqual([OK, OK, OK]);
  expect(await addSpot(deps, actor, spot(site, " hoist  1"))).toEqual({ ok: false, error: "taken" });
  expect((await readSpots(db, actor, site)).map(({ name }) => name)).toEqual(["Hoist 1"]);
  // The same name on another site is another machine.
  expect(await addSpot(deps, actor, spot(await siteOf(actor.workspace), "Hoist 1"))).toEqual(OK);
});

test("nobody else reads, adds or removes one", async () => {
  const [owner, stranger] = [inOwn(freshGuest()), inOwn(freshGuest())];
  const site = await siteOf(owner.workspace);
  const one = spot(site, "Room 101");
  await addSpot(deps, owner, one);
  const refused = { ok: false, error: "not-allowed" };
  expect(await addSpot(deps, stranger, spot(site, "Room 102"))).toEqual(refused);
  expect(await removeSpot(deps, stranger, { site, spot: one.idem })).toEqual(refused);
  expect([await readSpots(db, stranger, site), await siteOfSpot(db, stranger, one.idem)]).toEqual([
    [],
    undefined,
  ]);
  expect(await siteOfSpot(db, owner, one.idem)).toBe(site);
  expect([
    await removeSpot(deps, owner, { site, spot: one.idem }),
    await removeSpot(deps, owner, { site, spot: one.idem }),
  ]).toEqual([OK, OK]);
  expect(await readSpots(db, owner, site)).toEqual([]);
});

test("whoever holds its link sees it alone and reports; the report counts for the workspace", async () => {
  const { actor } = await createMember(db);
  const made = await makeWorkspace(deps, actor, { idem: crypto.randomUUID(), name: "Sample firm" });
  if (!made.ok) throw new Error(made.error);
  const person = { ...actor, workspace: made.id };
  const site = await siteOf(made.id);
  const [hoist, room] = [spot(site, "Hoist 1"), spot(site, "Room 101")];
  for (const one of [hoist, room]) await addSpot(deps, person, one);
  const id = crypto.randomUUID();
  const link = await makeLink(
    { ...deps, contributions: joinedContributions, secret: SECRET, passwords: fakePasswords },
    person,
    {
      idem: id,
      workspace: made.id,
      subject: { type: SPOT, id: hoist.idem },
      name: "At the hoist",
      kind: "crew",
      verbs: ["read", "answer"],
      days: 30,
      asksName: true,
    },
  );
  expect(link.ok).toBe(true);
  const holder = { kind: "holder" as const, link: id, now: deps.now() };
  expect(await findSpot(db, holder, hoist.idem)).toMatchObject({ name: "Hoist 1", site: "Sample site" });
  expect(await findSpot(db, holder, room.idem)).toBeUndefined();
  const report = { idem: crypto.randomUUID(), verb: "answer" as const, printedName: "Operator 1" };
  const acting = { ...deps, contributions: joinedContributions };
  expect((await act(acting, holder, { ...report, content: { text: "Rope frayed" } })).ok).toBe(true);
  expect((await readSpots(db, person, site)).map(({ name, reports }) => [name, reports])).toEqual([
    ["Hoist 1", 1],
    ["Room 101", 0],
  ]);
  await removeSpot(deps, person, { site, spot: hoist.idem });
  const late = { ...report, idem: crypto.randomUUID(), content: { text: "Gate does not latch" } };
  expect(await act(acting, holder, late)).toEqual({ ok: false, error: "over" });
  expect(await db.select().from(linkEvents).where(eq(linkEvents.id, late.idem))).toEqual([]);
});

test("a guest's rooms go to the account that signs in, and examples come and go with their site", async () => {
  const guest = freshGuest();
  const { owner, actor } = await createMember(db);
  const site = await siteOf(guest);
  await addSpot(deps, inOwn(guest), spot(site, "Room 101"));
  await joinGuests(db, joinedContributions.owned, [guest], owner);
  expect(await readSpots(db, actor, site)).toHaveLength(1);
  const to = { workspace: actor.workspace, language: "he" as const, idem: crypto.randomUUID() };
  await addSamples(deps, joinedContributions, to);
  const marked = async () =>
    (await db.select().from(siteSpots).where(eq(siteSpots.workspace, actor.workspace))).map(
      ({ sample }) => sample,
    );
  expect((await marked()).sort()).toEqual([false, true, true]);
  await removeSamples(db, joinedContributions.owned, actor.workspace);
  expect(await marked()).toEqual([false]);
});
