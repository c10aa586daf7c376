import { expect, test } from "vitest";
import { inOwn, makeLink, makeWorkspace, type Person } from "~/engines/trust/trust.server.ts";
import { runTogether, type Statement } from "~/services/contribution.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import { addSite, changeSite, checkIn, checkOut, removeSite } from "./sites.commands.server.ts";
import contribution from "./sites.contributes.server.ts";
import { findSite, readPresent, readSites, readVisits, SITE } from "./sites.queries.server.ts";
import type { SiteChange } from "./sites.schemas.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const store = { ...deps, bucket: undefined };

const TEXTS = {
  gate: "",
  hours: "",
  parking: "",
  hazards: "",
  ppe: "",
  hospital: "",
  contacts: "",
  rules: "",
};
const fields = (name: string) => ({
  name,
  status: "active" as const,
  address: "",
  position: { latitude: 40, longitude: -74 },
  siteZone: "America/New_York",
  trades: "",
  ...TEXTS,
});
const fresh = (): Person => inOwn(freshGuest());
async function added(actor: Person, name = "Gate") {
  const result = await addSite(deps, actor, { intent: "add", idem: crypto.randomUUID(), ...fields(name) });
  if (!result.ok) throw new Error(result.error);
  return result.id;
}
const change = (site: string, version: number, name: string): Extract<SiteChange, { intent: "change" }> => ({
  intent: "change",
  site,
  version,
  ...fields(name),
});
const coming = (printedName: string, version = 1, idem: string = crypto.randomUUID()) => ({
  intent: "check-in" as const,
  idem,
  printedName,
  company: "",
  reason: "visitor" as const,
  version,
  accepted: "on" as const,
});

const OK = { ok: true };

test("a site that is sent three times at once is one", async () => {
  const actor = fresh();
  const idem = crypto.randomUUID();
  const form = { intent: "add" as const, idem, ...fields("One") };
  expect(await Promise.all([1, 2, 3].map(() => addSite(deps, actor, form)))).toEqual(
    Array(3).fill({ ok: true, id: idem }),
  );
  expect((await readSites(db, actor)).map(({ name }) => name)).toEqual(["One"]);
});

test("of two who change a site, the second is told what it says now", async () => {
  const actor = fresh();
  const id = await added(actor);
  expect(await changeSite(deps, actor, change(id, 1, "Second"))).toEqual({ ok: true, id });
  expect(await changeSite(deps, actor, change(id, 1, "Second"))).toEqual({ ok: true, id });
  expect(await changeSite(deps, actor, change(id, 1, "Third"))).toMatchObject({
    error: "stale",
    current: { name: "Second", version: 2 },
  });
});

test("another workspace reaches nothing of a site", async () => {
  const [actor, stranger] = [fresh(), fresh()];
  const id = await added(actor);
  expect(await findSite(db, stranger, id)).toBeUndefined();
  expect(await changeSite(deps, stranger, change(id, 1, "Theirs"))).toEqual({ ok: false, error: "gone" });
  expect(await removeSite(store, stranger, id)).toEqual({ ok: false, error: "not-allowed" });
  expect(await checkIn(deps, stranger, { site: id, ...coming("Painter 1") })).toEqual({
    ok: false,
    error: "not-allowed",
  });
  expect(await checkOut(deps, stranger, { site: id, printedName: "Painter 1" })).toEqual({
    ok: false,
    error: "absent",
  });
  expect(await readVisits(db, stranger, id)).toEqual([]);
});

test("nobody is on a site twice: of twenty at once under one name, one comes in", async () => {
  const actor = fresh();
  const id = await added(actor);
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      checkIn(deps, actor, { site: id, ...coming(n % 2 === 0 ? "Müller  Sample" : "muller sample") }),
    ),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await readPresent(db, actor, id)).toHaveLength(1);
  expect((await findSite(db, actor, id))?.present).toBe(1);
});

test("the same form of coming in, sent twice, is one visit, and after leaving one may come again", async () => {
  const actor = fresh();
  const id = await added(actor);
  const form = coming("Carpenter 1");
  expect([
    await checkIn(deps, actor, { site: id, ...form }),
    await checkIn(deps, actor, { site: id, ...form }),
  ]).toEqual([OK, OK]);
  expect(await checkOut(deps, actor, { site: id, printedName: "CARPENTER 1" })).toEqual(OK);
  expect(await checkOut(deps, actor, { site: id, printedName: "Carpenter 1" })).toEqual({
    ok: false,
    error: "absent",
  });
  expect(await checkIn(deps, actor, { site: id, ...coming("Carpenter 1") })).toEqual(OK);
  expect(await readVisits(db, actor, id)).toHaveLength(2);
});

test("whoever read older rules comes in only after reading the new ones", async () => {
  const actor = fresh();
  const id = await added(actor);
  await changeSite(deps, actor, change(id, 1, "Stricter"));
  expect(await checkIn(deps, actor, { site: id, ...coming("Mason 1", 1) })).toEqual({
    ok: false,
    error: "changed",
  });
  expect(await checkIn(deps, actor, { site: id, ...coming("Mason 1", 2) })).toEqual(OK);
});

test("by a link one comes in and leaves where it allows signing, and only at its own site", async () => {
  const user = crypto.randomUUID();
  await db.run(
    `insert into users (id, email, created_at) values ('${user}', '${user}@example.com', '${now().toISOString()}')`,
  );
  const actor = inOwn(`user:${user}`);
  const [id, other] = [await added(actor), await added(actor, "Other")];
  const passwords = { hash: async (text: string) => text, verify: async () => true };
  const link = async (verbs: ("sign" | "answer")[]) => {
    const made = await makeLink(
      { ...deps, secret: "s".repeat(32), passwords, contributions: { links: contribution.links } },
      actor,
      {
        idem: crypto.randomUUID(),
        workspace: actor.workspace,
        subject: { type: SITE, id },
        name: "Gate",
        verbs,
        kind: "kiosk",
        days: 7,
        asksName: true,
      },
    );
    if (!made.ok) throw new Error(made.error);
    return { kind: "holder" as const, link: made.id, now: now() };
  };
  const [signing, reading] = [await link(["sign"]), await link([])];
  expect(await checkIn(deps, reading, { site: id, ...coming("Welder 1") })).toEqual({
    ok: false,
    error: "not-allowed",
  });
  expect(await checkIn(deps, signing, { site: other, ...coming("Welder 1") })).toEqual({
    ok: false,
    error: "not-allowed",
  });
  expect(await checkIn(deps, signing, { site: id, ...coming("Welder 1") })).toEqual(OK);
  expect(await checkOut(deps, reading, { site: id, printedName: "Welder 1" })).toEqual({
    ok: false,
    error: "absent",
  });
  expect(await checkOut(deps, signing, { site: id, printedName: "Welder 1" })).toEqual(OK);
});

test("a viewer reads a workspace's sites and writes none", async () => {
  const owner = crypto.randomUUID();
  const viewer = crypto.randomUUID();
  for (const user of [owner, viewer])
    await db.run(
      `insert into users (id, email, created_at) values ('${user}', '${user}@example.com', '${now().toISOString()}')`,
    );
  const made = await makeWorkspace(deps, inOwn(`user:${owner}`), {
    idem: crypto.randomUUID(),
    name: "Sample Crew",
  });
  if (!made.ok) throw new Error(made.error);
  await db.run(
    `insert into workspace_members (workspace_id, user_id, role, joined_at) values ('${made.id}', '${viewer}', 'viewer', '${now().toISOString()}')`,
  );
  const at = (user: string): Person => ({ ...inOwn(`user:${user}`), workspace: made.id });
  const id = await added(at(owner));
  expect((await readSites(db, at(viewer))).map((site) => site.id)).toEqual([id]);
  const form = { intent: "add" as const, idem: crypto.randomUUID(), ...fields("No") };
  expect(await addSite(deps, at(viewer), form)).toEqual({ ok: false, error: "not-allowed" });
  expect(await changeSite(deps, at(viewer), change(id, 1, "No"))).toEqual({
    ok: false,
    error: "not-allowed",
  });
});

test("a guest's sites and who came to them go along to the account", async () => {
  const [guest, member] = [fresh(), fresh()];
  const id = await added(guest);
  await checkIn(deps, guest, { site: id, ...coming("Roofer 1") });
  await runTogether(
    db,
    contribution.owned.flatMap(({ adopt }): Statement[] =>
      adopt(db, { guest: guest.owner, owner: member.owner }),
    ),
  );
  expect((await readSites(db, member)).map((site) => [site.id, site.present])).toEqual([[id, 1]]);
});

test("a position is kept as the distance to the gate, however far, and keeps nobody out", async () => {
  const actor = fresh();
  const id = await added(actor);
  const at = (printedName: string, more: object) =>
    checkIn(deps, actor, { site: id, ...coming(printedName), ...more });
  expect(await at("Near", { here: { latitude: 40.0005, longitude: -74 }, accuracy: 12 })).toEqual(OK);
  expect(await at("Far", { here: { latitude: -40, longitude: 106 } })).toEqual(OK);
  expect(await at("Silent", { accuracy: 12 })).toEqual(OK);
  const visits = await readVisits(db, actor, id);
  const said = Object.fromEntries(visits.map((one) => [one.printedName, [one.metres, one.accuracy]]));
  expect(said).toEqual({ Near: [56, 12], Far: [20015114, null], Silent: [null, null] });
});

test("where the gate has no position there is no distance", async () => {
  const actor = fresh();
  const { id } = (await addSite(deps, actor, {
    intent: "add",
    idem: crypto.randomUUID(),
    ...fields("Nowhere"),
    position: null,
  })) as { id: string };
  const here = { latitude: 40, longitude: -74 };
  expect(await checkIn(deps, actor, { site: id, ...coming("Painter 1"), here })).toEqual(OK);
  expect((await readVisits(db, actor, id))[0]).toMatchObject({ metres: null, accuracy: null });
});
