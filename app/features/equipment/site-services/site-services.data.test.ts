import { expect, test } from "vitest";
import { listFiles } from "~/engines/file/file.server.ts";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { memoryBucket } from "../../../../tests/bucket.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, DAY, freshGuest } from "../../../../tests/factories.ts";
import { pdf, png } from "../../../../tests/pictures.ts";
import {
  changeFrequency,
  keepVisitPhoto,
  moveService,
  orderService,
  rateService,
  removeService,
  reportVisit,
} from "./site-services.commands.server.ts";
import contribution from "./site-services.contributes.server.ts";
import { SERVICE_PHOTOS } from "./site-services.limits.ts";
import { findService, readServices } from "./site-services.queries.server.ts";

const db = testDatabase();
const uuid = () => crypto.randomUUID() as string;
const fresh = () => inOwn(freshGuest());
const asked = () => ({ now: new Date("2026-03-02T15:00:00.000Z"), language: "en" as const, firms: [] });
const TOILETS = {
  ...{ kind: "toilet" as const, quantity: 3, supplier: "Toilets Ltd", siteName: "Ridge", note: "" },
  ...{ startsOn: "2026-03-02", everyDays: 7, monthCents: 12_500, zone: "America/Chicago" },
  ...{ noticeDays: 0, accessFeet: null },
} as const;

function place() {
  const clock = createClock("2026-03-02T15:00:00.000Z");
  const deps = { db, now: clock.now, bucket: memoryBucket().pictures };
  const actor = fresh();
  const hired = async () => {
    const id = uuid();
    expect(await orderService(deps, actor, { ...TOILETS, idem: id })).toEqual({ ok: true, id });
    const confirm = { id, transition: "confirm", version: 1, idem: uuid(), why: "" } as const;
    expect(await moveService(deps, actor, confirm)).toMatchObject({ ok: true, state: "running" });
    return id;
  };
  return { clock, deps, actor, hired };
}

test("a service that is asked for three times at once is there once, and for its workspace alone", async () => {
  const { deps, actor } = place();
  const idem = uuid();
  const sent = await Promise.all([1, 2, 3].map(() => orderService(deps, actor, { ...TOILETS, idem })));
  expect(sent).toEqual([1, 2, 3].map(() => ({ ok: true, id: idem })));
  expect((await readServices(db, actor)).map(({ id }) => id)).toEqual([idem]);
  expect(await findService(db, fresh(), idem, asked())).toBeUndefined();
  await removeService(deps, fresh(), { id: idem });
  expect(await findService(db, actor, idem, asked())).toBeDefined();
  expect(await removeService(deps, actor, { id: idem })).toEqual({ ok: true });
  expect(await findService(db, actor, idem, asked())).toBeUndefined();
});

test("a hire is called off once, at the moment of the call, however often it is sent", async () => {
  const { clock, deps, actor, hired } = place();
  const id = await hired();
  clock.advance(10 * DAY);
  const at = clock.now().toISOString();
  const off = { id, transition: "callOff", version: 2, idem: uuid(), why: "Dispatcher 2" } as const;
  await Promise.all([moveService(deps, actor, off), moveService(deps, actor, off)]);
  clock.advance(DAY);
  expect(await moveService(deps, actor, off)).toMatchObject({ ok: true });
  expect(await moveService(deps, actor, { ...off, idem: uuid() })).toMatchObject({
    ok: false,
    error: "stale",
  });
  expect((await findService(db, actor, id, asked()))?.service).toMatchObject({
    state: "off",
    stateSince: at,
    version: 3,
  });
});

test("a day on which a service was due is said of, anew if need be, and a day that was none is refused", async () => {
  const { clock, deps, actor, hired } = place();
  const id = await hired();
  const said = (dueOn: string, outcome: "done" | "missed", who = actor) =>
    reportVisit(deps, who, { id, dueOn, outcome, said: "Locked" });
  expect(await said("2026-03-09", "done")).toEqual({ ok: false, error: "notDue" });
  clock.advance(8 * DAY);
  expect(await said("2026-03-10", "done")).toEqual({ ok: false, error: "notDue" });
  expect(await said("2026-03-09", "done", fresh())).toEqual({ ok: false, error: "gone" });
  await Promise.all([said("2026-03-09", "done"), said("2026-03-09", "done")]);
  expect(await said("2026-03-09", "missed")).toEqual({ ok: true });
  expect((await findService(db, actor, id, asked()))?.visits).toEqual([
    { dueOn: "2026-03-09", outcome: "missed", note: "Locked", photoId: null, small: null },
  ]);
  expect((await readServices(db, actor))[0]).toMatchObject({ missed: 1 });
});

test("of two changes of one version one holds, and nobody changes what was called off", async () => {
  const { deps, actor, hired } = place();
  const id = await hired();
  const change = (everyDays: number, version: number) =>
    changeFrequency(deps, actor, { id, version, everyDays });
  const both = await Promise.all([change(3, 2), change(4, 2)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both).toContainEqual({ ok: false, error: "stale" });
  await moveService(deps, actor, { id, transition: "callOff", version: 3, idem: uuid(), why: "" });
  expect(await change(9, 4)).toEqual({ ok: false, error: "stale" });
});

test("the samples are fourteen services of four suppliers in every state, two with a missed day, in two statements", async () => {
  const actor = fresh();
  const now = new Date("2026-03-02T15:00:00.000Z");
  const statements = contribution.samples(db, { workspace: actor.workspace, language: "he", now });
  expect(statements).toHaveLength(2);
  await db.batch(statements as never);
  const rows = await readServices(db, actor);
  expect(rows.map(({ sample }) => sample)).toEqual(Array(14).fill(true));
  expect(rows.filter(({ missed }) => missed > 0).map(({ missed }) => missed)).toEqual([1, 1]);
  expect(new Set(rows.map(({ supplier }) => supplier)).size).toBe(4);
  expect([...new Set(rows.map(({ state }) => state))].sort()).toEqual([
    "cancelled",
    "off",
    "requested",
    "running",
  ]);
});

test("an order that comes too soon or finds no way in is refused and nothing is written", async () => {
  const { deps, actor } = place();
  const ask = (more: object) => orderService(deps, actor, { ...TOILETS, ...more, idem: uuid() });
  expect(await ask({ noticeDays: null })).toEqual({ ok: false, error: "soon" });
  expect(await ask({ noticeDays: 3, startsOn: "2026-03-04" })).toEqual({ ok: false, error: "soon" });
  expect(await ask({ kind: "dumpster", accessFeet: 10 })).toEqual({ ok: false, error: "narrow" });
  expect(await readServices(db, actor)).toEqual([]);
  expect(await ask({ noticeDays: null, startsOn: "2026-03-03", accessFeet: 12.5 })).toMatchObject({
    ok: true,
  });
  expect(await readServices(db, actor)).toMatchObject([{ accessFeet: 12.5, rating: null }]);
});

test("a missed service has its photo once, for its workspace alone, and it goes with the service", async () => {
  const { clock, deps, actor, hired } = place();
  const id = await hired();
  clock.advance(7 * DAY);
  const dueOn = "2026-03-09";
  const photo = { id, dueOn, name: "full.png", bytes: png() };
  const [one, again] = [await keepVisitPhoto(deps, actor, photo), await keepVisitPhoto(deps, actor, photo)];
  if (!one.ok) throw new Error(one.error);
  expect(again).toEqual(one);
  expect(await keepVisitPhoto(deps, actor, { ...photo, bytes: pdf() })).toEqual({
    ok: false,
    error: "unknown",
  });
  expect(await keepVisitPhoto(deps, fresh(), photo)).toEqual({ ok: false, error: "gone" });
  const missed = { id, dueOn, outcome: "missed" as const, said: "Full", photo: one.file };
  expect(await reportVisit(deps, actor, missed)).toEqual({ ok: true });
  // Said again without a photo, the first one stays.
  expect(await reportVisit(deps, actor, { ...missed, photo: null })).toEqual({ ok: true });
  expect((await findService(db, actor, id, asked()))?.visits).toMatchObject([
    { dueOn, outcome: "missed", photoId: one.file, small: null },
  ]);
  const kept = () => listFiles({ db }, actor, { workspace: actor.workspace, type: SERVICE_PHOTOS, id });
  expect((await kept()).length).toBe(1);
  expect(await removeService(deps, actor, { id })).toEqual({ ok: true });
  expect(await kept()).toEqual([]);
});

test("a service is rated once it is off hire, by its own workspace, and judged anew it stands anew", async () => {
  const { deps, actor, hired } = place();
  const id = await hired();
  const rate = (more: object, by = actor) =>
    rateService(deps, by, { id, version: 2, rating: 2, words: "Came late", ...more });
  expect(await rate({})).toEqual({ ok: false, error: "notOff" });
  const off = { id, transition: "callOff", version: 2, idem: uuid(), why: "" } as const;
  expect(await moveService(deps, actor, off)).toMatchObject({ ok: true });
  expect(await rate({ version: 3 }, fresh())).toEqual({ ok: false, error: "not-allowed" });
  expect(await Promise.all([rate({ version: 3 }), rate({ version: 3 })])).toEqual([
    { ok: true },
    { ok: true },
  ]);
  expect(await rate({ version: 3, rating: 5 })).toEqual({ ok: false, error: "stale" });
  expect(await rate({ version: 4, rating: 4, words: "" })).toEqual({ ok: true });
  expect(await readServices(db, actor)).toMatchObject([{ rating: 4, ratingWords: "", version: 5 }]);
});
