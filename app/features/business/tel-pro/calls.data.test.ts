import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { chaining } from "~/engines/chain/chain.server.ts";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { calls, callTries } from "~db/schema/calls.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, DAY } from "../../../../tests/factories.ts";
import {
  dropScript,
  logCall,
  moveCall,
  type NewCall,
  saveScript,
  snoozeCall,
} from "./calls.commands.server.ts";
import { readCall, readDesk, readScript } from "./calls.queries.server.ts";

const db = testDatabase();
const clock = createClock();
const deps = { db, now: clock.now };
const key = () => crypto.randomUUID();
const HOUR = 3_600_000;

async function firm() {
  const { id } = await createMember(db);
  return inOwn(`user:${id}`);
}
const call = (more: Partial<NewCall> = {}): NewCall => ({
  ...{ idem: key(), phone: "(512) 555-0134", caller: "", reason: "A deck", place: "", urgency: "normal" },
  ...{ valueCents: 0, answers: [], ...more },
});
async function logged(who: Awaited<ReturnType<typeof firm>>, more: Partial<NewCall> = {}) {
  const made = await logCall(deps, who, call(more));
  if (!made.ok) throw new Error(made.error);
  return made;
}
const rowOf = async (id: string) => {
  const [row] = await db.select().from(calls).where(eq(calls.id, id));
  if (!row) throw new Error("no call");
  return row;
};
const step = async (who: Awaited<ReturnType<typeof firm>>, id: string, transition: string, hour = 9) =>
  moveCall(deps, who, {
    record: id,
    transition,
    version: (await rowOf(id)).version,
    idem: key(),
    note: "",
    hour,
  });
const queue = async (who: Awaited<ReturnType<typeof firm>>, view: "queue" | "snoozed" | "ended" = "queue") =>
  (await readDesk(db, who, { view, page: 0 }, clock.now())).rows.map(({ id }) => id);

describe("a call is written down", () => {
  test("once, however often its form is sent", async () => {
    const who = await firm();
    const input = call({ phone: "512 555 0199" });
    expect(await logCall(deps, who, input)).toEqual({ ok: true, id: input.idem, joined: false });
    expect(await logCall(deps, who, input)).toEqual({ ok: true, id: input.idem, joined: false });
    expect((await rowOf(input.idem)).rang).toBe(1);
  });

  test("as one with the call of the same number within a week, in any spelling; what is pressing stays so", async () => {
    const who = await firm();
    const first = await logged(who, {
      urgency: "high",
      answers: [{ question: "Since when?", answer: "Monday" }],
    });
    clock.advance(6 * DAY);
    const second = await logged(who, {
      ...{ phone: "+1 512 555 0134", reason: "Now it smells of gas", urgency: "low", valueCents: 500_000 },
      answers: [{ question: "Where?", answer: "Kitchen" }],
    });
    expect(second).toEqual({ ok: true, id: first.id, joined: true });
    const row = await rowOf(first.id);
    expect(row).toMatchObject({ rang: 2, urgency: "high", valueCents: 500_000, hazards: ",gas," });
    expect(row.reason).toBe("A deck\n\nNow it smells of gas");
    expect(row.answers.map(({ answer }) => answer)).toEqual(["Monday", "Kitchen"]);
    clock.advance(8 * DAY);
    expect((await logged(who)).joined).toBe(false);
  });

  test("apart from that of another firm, and from one that is done with", async () => {
    const [one, other] = [await firm(), await firm()];
    const first = await logged(one);
    expect((await logged(other)).joined).toBe(false);
    await step(one, first.id, "spam");
    expect((await logged(one)).joined).toBe(false);
  });

  test("as one where two people of a firm write the same number down at the same moment", async () => {
    const who = await firm();
    await Promise.all([1, 2, 3, 4].map(() => logCall(deps, who, call({ phone: "512-555-0177" }))));
    const rows = await db
      .select({ rang: calls.rang })
      .from(calls)
      .where(and(eq(calls.workspace, who.workspace), eq(calls.phoneKey, "5125550177")));
    expect(rows).toEqual([{ rang: 4 }]);
  });
});

describe("the queue", () => {
  test("has dangers first, and then what weighs most by urgency, age and worth", async () => {
    const who = await firm();
    const old = await logged(who, { phone: "5125550101", urgency: "low" });
    clock.advance(3 * HOUR);
    const dear = await logged(who, { phone: "5125550102", urgency: "normal", valueCents: 1_000_000 });
    const danger = await logged(who, {
      phone: "5125550103",
      urgency: "low",
      reason: "The outlet is sparking",
    });
    const plain = await logged(who, { phone: "5125550104", urgency: "normal" });
    expect(await queue(who)).toEqual([danger.id, dear.id, old.id, plain.id]);
    expect(await queue(await firm())).toEqual([]);
  });

  test("lets a call rest for a while, but never a danger", async () => {
    const who = await firm();
    const [calm, danger] = [
      await logged(who, { phone: "5125550101" }),
      await logged(who, { phone: "5125550102", reason: "Smell of gas" }),
    ];
    expect(await snoozeCall(deps, who, { id: danger.id, version: 1, until: "day" })).toEqual({
      ok: false,
      error: "danger",
    });
    expect(await snoozeCall(deps, await firm(), { id: calm.id, version: 1, until: "day" })).toEqual({
      ok: false,
      error: "gone",
    });
    expect(await snoozeCall(deps, who, { id: calm.id, version: 1, until: "day" })).toEqual({ ok: true });
    expect([await queue(who), await queue(who, "snoozed")]).toEqual([[danger.id], [calm.id]]);
    clock.advance(DAY + HOUR);
    expect(await queue(who)).toHaveLength(2);
  });
});

describe("a call back", () => {
  test("counts its tries with their hour, and times the first of them", async () => {
    const who = await firm();
    const { id } = await logged(who);
    clock.advance(2 * HOUR);
    await step(who, id, "attempt", 8);
    clock.advance(HOUR);
    await step(who, id, "reach", 17);
    expect(await rowOf(id)).toMatchObject({ state: "reached", attempts: 2 });
    const tries = await db.select().from(callTries).where(eq(callTries.callId, id));
    expect(tries.map(({ hour, reached }) => [hour, reached]).sort()).toEqual([
      [17, true],
      [8, false],
    ]);
    const desk = await readDesk(db, who, { view: "queue", page: 0 }, clock.now());
    expect(desk.minutes.map(Math.round)).toEqual([120]);
    expect(desk.hours.map(({ hour, tries, reached }) => [hour, tries, Number(reached)])).toEqual([
      [8, 1, 0],
      [17, 1, 1],
    ]);
  });

  test("became a job only once something came of it", async () => {
    const who = await firm();
    const { id } = await logged(who);
    await step(who, id, "reach");
    expect(await step(who, id, "convert")).toMatchObject({ ok: false, error: "blocked" });
    await chaining(db, {
      ...{ workspace: who.workspace as string, from: { kind: "call", id }, to: { kind: "deal", id: key() } },
      now: clock.now(),
    });
    expect(await step(who, id, "convert")).toMatchObject({ ok: true });
  });

  test("of somebody else's firm is neither read nor moved", async () => {
    const { id } = await logged(await firm());
    const stranger = await firm();
    expect(await readCall(db, stranger, id, clock.now())).toBeUndefined();
    expect(await step(stranger, id, "reach")).toMatchObject({ ok: false, error: "gone" });
  });
});

test("a script of one's own is kept once, changed by one of two at once, and nobody else's", async () => {
  const who = await firm();
  const made = { id: key(), version: 0, title: "Roof", questions: ["How high?"] };
  expect(await saveScript(deps, who, made)).toEqual({ ok: true, id: made.id });
  expect(await saveScript(deps, who, made)).toEqual({ ok: true, id: made.id });
  const both = await Promise.all(
    ["One?", "Two?"].map((question) => saveScript(deps, who, { ...made, version: 1, questions: [question] })),
  );
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  const stranger = await firm();
  expect(await readScript(db, stranger, made.id)).toBeUndefined();
  expect(await saveScript(deps, stranger, { ...made, version: 2 })).toEqual({ ok: false, error: "stale" });
  await dropScript(deps, stranger, made.id);
  expect(await readScript(db, who, made.id)).toBeDefined();
  await dropScript(deps, who, made.id);
  expect(await readScript(db, who, made.id)).toBeUndefined();
});
