import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { callSlots, calls } from "~db/schema/calls.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, DAY } from "../../../../tests/factories.ts";
import { requestCall, saveDesk } from "./call-desk.commands.server.ts";
import { findDesk, readOwnDesk } from "./call-desk.queries.server.ts";
import { requestView } from "./call-desk.view.server.ts";
import { moveCall } from "./calls.commands.server.ts";
import { DESK_LIMITS } from "./calls.limits.ts";
import { readCall, readDesk } from "./calls.queries.server.ts";

const db = testDatabase();
const key = () => crypto.randomUUID() as string;
// A Monday, 09:00 in New York.
const MONDAY = "2026-03-02T14:00:00.000Z";
const TEN = "2026-03-02T15:00:00.000Z";

const hours = (more: Partial<Parameters<typeof saveDesk>[2]> = {}) => ({
  ...{ idem: key(), version: 0, firm: "Sample Ridge Builders", afterHours: "", zone: "America/New_York" },
  ...{ hours0: "", hours1: "08:00-17:00", hours2: "08:00-17:00", hours3: "", hours4: "", hours5: "" },
  ...{ hours6: "", daysOff: "", open: "on" as const, ...more },
});

async function firm() {
  const clock = createClock(MONDAY);
  const deps = { db, now: clock.now };
  const { id } = await createMember(db);
  const actor = inOwn(`user:${id}`);
  const made = await saveDesk(deps, actor, hours());
  if (!made.ok) throw new Error(made.error);
  const ask = (more = {}) =>
    requestCall(deps, {
      ...{ idem: key(), desk: made.id, at: "", phone: "(512) 555-0134", caller: "Homeowner 1" },
      ...{ reason: "A deck", place: "", urgency: "normal" as const, ...more },
    });
  const listed = () => db.select().from(calls).where(eq(calls.workspace, actor.workspace));
  const times = () => db.select().from(callSlots).where(eq(callSlots.deskId, made.id));
  return { clock, deps, actor, desk: made.id, ask, listed, times };
}

describe("the hours of a firm", () => {
  test("are one for each firm, kept once however often the form is sent, and change by their version", async () => {
    const { deps, actor, desk } = await firm();
    expect(await saveDesk(deps, actor, hours())).toEqual({ ok: true, id: desk });
    expect(await saveDesk(deps, actor, hours({ firm: "Another" }))).toEqual({ ok: false, error: "stale" });
    expect(await saveDesk(deps, actor, hours({ version: 1, hours1: "8:00-12:00,11:00-13:00" }))).toEqual({
      ...{ ok: false, error: "overlap" },
    });
    expect((await saveDesk(deps, actor, hours({ version: 1, open: undefined }))).ok).toBe(true);
    expect(await findDesk(db, desk, deps.now())).toBeUndefined();
  });

  test("are nobody else's to read or to change", async () => {
    const { deps } = await firm();
    const other = inOwn(`user:${(await createMember(db)).id}`);
    expect((await readOwnDesk(db, other)).desk).toBeUndefined();
    expect(await saveDesk(deps, other, hours({ version: 1, firm: "Taken over" }))).toEqual({
      ...{ ok: false, error: "stale" },
    });
  });
});

describe("somebody asks to be called", () => {
  test("and stands in the list of that firm alone, once, with the time that they chose", async () => {
    const { deps, actor, ask, listed } = await firm();
    const idem = key();
    expect(await ask({ idem, at: TEN })).toEqual({ ok: true });
    expect(await ask({ idem, at: TEN })).toEqual({ ok: true });
    const rows = await listed();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ source: "page", takenBy: "", state: "queued", rang: 1 });
    const desk = await readDesk(db, actor, { view: "queue", page: 0 }, deps.now());
    expect(desk.rows[0]).toMatchObject({ id: idem, wantsAt: TEN });
    const other = inOwn(`user:${(await createMember(db)).id}`);
    expect(await readCall(db, other, idem, deps.now())).toBeUndefined();
  });

  test("of ten who want the same time at once one has it, and the others are told what is free", async () => {
    const { ask, listed, times } = await firm();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => ask({ phone: `512 555 02${10 + n}`, at: TEN })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const refused = answers.filter((answer) => !answer.ok);
    expect(refused.map((answer) => !answer.ok && answer.error)).toEqual(Array(9).fill("taken"));
    for (const answer of refused) if (!answer.ok) expect(answer.next?.map(({ at }) => at)).not.toContain(TEN);
    expect(await times()).toHaveLength(1);
    // Who did not get the time is not in the list: they see the page again and choose.
    expect(await listed()).toHaveLength(1);
  });

  test("a time outside the hours, past or made up is refused, and so is a page that is closed or none", async () => {
    const { deps, actor, clock, ask, listed } = await firm();
    for (const at of ["2026-03-02T03:00:00.000Z", "2026-03-02T14:30:00.001Z", "2026-03-30T15:00:00.000Z"])
      expect(await ask({ at })).toMatchObject({ ok: false, error: "no-slot" });
    expect(await ask({ desk: key() })).toEqual({ ok: false, error: "gone" });
    clock.advance(2 * 3_600_000);
    expect(await ask({ at: TEN })).toMatchObject({ ok: false, error: "no-slot" });
    await saveDesk(deps, actor, hours({ version: 1, open: undefined }));
    expect(await ask()).toEqual({ ok: false, error: "gone" });
    expect(await listed()).toHaveLength(0);
  });

  test("the same number within a week is the same call, and nothing tells whoever asks", async () => {
    const { ask, listed, clock } = await firm();
    await ask({ reason: "A deck" });
    clock.advance(DAY);
    expect(await ask({ phone: "+1 512 555 0134", reason: "Smell of gas", urgency: "high" })).toEqual({
      ok: true,
    });
    const rows = await listed();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ rang: 2, urgency: "high", hazards: ",gas," });
  });

  test("one number has three times ahead at most, and a page takes a hundred calls a day", async () => {
    const { ask, deps, listed } = await firm();
    for (const hour of [15, 16, 17])
      expect((await ask({ at: `2026-03-02T${hour}:00:00.000Z` })).ok).toBe(true);
    expect(await ask({ at: "2026-03-02T18:00:00.000Z" })).toEqual({ ok: false, error: "full" });
    const [first] = await listed();
    if (!first) throw new Error("no call");
    const more = Array.from({ length: DESK_LIMITS.day - 1 }, (_, n) => ({
      ...{ ...first, id: key(), phone: `5125550${200 + n}`, phoneKey: `5125550${200 + n}` },
      createdAt: deps.now().toISOString(),
    }));
    for (let n = 0; n < more.length; n += 4) await db.insert(calls).values(more.slice(n, n + 4));
    expect(await ask({ phone: "512 555 0999" })).toEqual({ ok: false, error: "full" });
  });

  test("a caller who was reached leaves their times to others", async () => {
    const { actor, deps, ask, listed, times } = await firm();
    await ask({ at: TEN });
    const [row] = await listed();
    if (!row) throw new Error("no call");
    const step = {
      record: row.id,
      transition: "reach",
      version: row.version,
      idem: key(),
      note: "",
      hour: 9,
    };
    expect((await moveCall(deps, actor, step)).ok).toBe(true);
    expect(await times()).toEqual([]);
    expect((await ask({ phone: "512 555 0777", at: TEN })).ok).toBe(true);
  });
});

test("the page says when somebody answers and offers only what is free; the example can be looked at", async () => {
  const { ask, deps, desk, clock } = await firm();
  await ask({ at: TEN });
  const context = { db, now: deps.now, language: "en" as const, formKey: key };
  const view = await requestView(context, desk, new URLSearchParams());
  expect(view?.isOpen).toBe(true);
  expect(view?.slots.map(({ at }) => at)).not.toContain(TEN);
  clock.advance(10 * 3_600_000);
  expect(await requestView(context, desk, new URLSearchParams("sent=gas,x"))).toMatchObject({
    ...{ isOpen: false, next: "2026-03-03T13:00:00.000Z", isSent: true, hazards: ["gas"] },
  });
  expect((await requestView(context, "sample", new URLSearchParams()))?.isExample).toBe(true);
  expect(await requestView(context, key(), new URLSearchParams())).toBeUndefined();
});
