import { expect, test } from "vitest";
import { ROOM, readTakeoff } from "~/engines/drawing/drawing.ts";
import { parseForm } from "~/services/form.server.ts";
import { memoryBucket } from "../../../../tests/bucket.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember } from "../../../../tests/factories.ts";
import { formOf } from "../../../../tests/forms.ts";
import { changeKept } from "./kept.form.server.ts";
import { KeepSampleForm } from "./kept.schemas.ts";
import { keepSample } from "./sample-plan.commands.server.ts";
import { findDrawing, listDrawings } from "./saved.queries.server.ts";

const db = testDatabase();

/** A member with our own plan kept as a drawing, and the forms of its page. */
async function keptPlan() {
  const { actor: member } = await createMember(db);
  const deps = { db, pictures: memoryBucket().pictures, now: createClock().now, language: "en" as const };
  const idem = crypto.randomUUID();
  const keep = (fields = {}) => {
    const submission = parseForm(formOf({ idem, ...fields }), KeepSampleForm);
    if (submission.status !== "success") throw new Error("no such form");
    return keepSample(deps, member, submission.value);
  };
  await keep();
  const measures = async () => {
    const takeoff = (await findDrawing(db, member, idem))?.takeoff;
    return readTakeoff(new URLSearchParams(takeoff)).measures.map(({ label }) => label);
  };
  const change = (fields: Record<string, string>, by = member) =>
    changeKept({ db }, by, formOf({ intent: "takeoff", id: idem, version: "1", takeoff: "", ...fields }));
  const count = (label: string, fields = {}) =>
    change({ do: "finish", tool: "count", p: "5,5 9,9", label, ...fields });
  return { member, id: idem, keep, measures, change, count };
}

test("our own plan is kept once, with what is read on it and what was measured", async () => {
  const { member, id, keep } = await keptPlan();
  expect(await keep({ takeoff: "m=count~Doors~~1.1" })).toEqual({ ok: true, id });
  expect(await listDrawings(db, member)).toMatchObject([{ name: "Sample plan: a small house" }]);
  const again = await keep({
    idem: crypto.randomUUID(),
    takeoff: "m=count~Doors~~1.1",
    tool: "count",
    p: "2,2",
    label: "Windows",
  });
  const drawing = await findDrawing(db, member, again.ok ? again.id : "");
  expect(readTakeoff(new URLSearchParams(drawing?.takeoff)).measures).toMatchObject([
    { label: "Doors" },
    { label: "Windows" },
  ]);
  expect(drawing).toMatchObject({ type: "image/svg+xml", width: 800, height: 560 });
});

test("a measurement that is finished twice, even at once, is there once", async () => {
  const { count, measures } = await keptPlan();
  const answers = [
    ...(await Promise.all([count("Doors"), count("Doors"), count("Doors")])),
    await count("Doors"),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ ok: true, changed: "takeoff", version: 2 });
  expect(await measures()).toEqual(["Doors"]);
});

test("of two pages that measure at once, one is told, keeps what it has set, and adds it to what is there", async () => {
  const { count, measures, id, member } = await keptPlan();
  const answers = await Promise.all([count("Doors"), count("Windows")]);
  const stale = answers.filter((answer) => !answer.ok);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(stale).toMatchObject([
    {
      error: "stale",
      change: { stale: true, measuring: { tapping: { tool: "count", points: { length: 2 } } } },
    },
  ]);
  const [first] = await measures();
  const late = first === "Doors" ? "Windows" : "Doors";
  const now = await findDrawing(db, member, id);
  await count(late, { version: String(now?.version), takeoff: now?.takeoff });
  expect(await measures()).toEqual([first, late]);
});

test("a measure is removed by its place on the page that shows it, and on no other", async () => {
  const { count, change, measures } = await keptPlan();
  await count("Doors", { takeoff: "m=count~Posts~~1.1" });
  const posts = { version: "2", takeoff: "m=count~Posts~~1.1&m=count~Doors~~5.5_9.9", do: "remove-0" };
  expect(await change(posts)).toMatchObject({ ok: true, version: 3 });
  expect(await measures()).toEqual(["Doors"]);
  expect(await change(posts)).toMatchObject({ ok: true, version: 3 });
  expect(await change({ ...posts, do: "remove-1" })).toMatchObject({ ok: false, error: "stale" });
  expect(await measures()).toEqual(["Doors"]);
});

test("what cannot be finished changes nothing and comes back with its reason", async () => {
  const { count, change, measures } = await keptPlan();
  expect(await count("Doors", { price: "cheap" })).toMatchObject({
    error: "refused",
    change: {
      stale: false,
      measuring: { error: { reason: "price" }, typed: { label: "Doors", price: "cheap" } },
    },
  });
  const full = Array.from({ length: 200 }, () => "m=count~~~1.1").join("&");
  expect(await count("Doors", { takeoff: full })).toMatchObject({
    change: { measuring: { error: { reason: "full" } } },
  });
  expect(await change({ do: "undo", tool: "count", p: "5,5 9,9" })).toMatchObject({
    ok: true,
    changed: undefined,
    measuring: { tapping: { points: [{ x: 5, y: 5 }] } },
  });
  expect(await measures()).toEqual([]);
});

test("a take-off that is too long as it is written is not kept, so that what is kept can be changed", async () => {
  const { change, measures } = await keptPlan();
  // Hebrew that nobody has encoded: a fifth of what it becomes.
  const takeoff = Array.from({ length: 200 }, () => `m=count~${"א".repeat(60)}~~1.1`).join("&");
  expect(takeoff.length).toBeLessThan(ROOM.kept);
  expect(await change({ takeoff })).toEqual({ ok: false, error: "malformed" });
  expect(await measures()).toEqual([]);
});

test("nobody changes what is not theirs, and what is no change is none", async () => {
  const { count, change, measures } = await keptPlan();
  const { actor: stranger } = await createMember(db);
  expect(await change({ takeoff: "m=count~~~1.1" }, stranger)).toEqual({ ok: false, error: "gone" });
  for (const wrong of [{ id: "x" }, { version: "one" }, { do: "sell" }])
    expect(await count("Doors", wrong)).toEqual({ ok: false, error: "malformed" });
  expect(await measures()).toEqual([]);
});
