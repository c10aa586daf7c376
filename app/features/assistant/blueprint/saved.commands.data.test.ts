import { expect, test } from "vitest";
import { memoryBucket } from "../../../../tests/bucket.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember } from "../../../../tests/factories.ts";
import { changeDrawing, deleteDrawing, saveDrawing } from "./saved.commands.server.ts";
import { findDrawing, listDrawings, pictureKey } from "./saved.queries.server.ts";
import { MOST_DRAWINGS, MOST_PICTURE_BYTES } from "./saved-limits.ts";

const db = testDatabase();

const SVG = new TextEncoder().encode('<svg viewBox="0 0 40 30"><text>10\'-0"</text></svg>');

const form = (extra = {}) => ({
  idem: crypto.randomUUID(),
  name: "plan.svg",
  width: 40,
  height: 30,
  lines: [{ text: "10'-0\"", confidence: 1, box: { x: 1, y: 2, width: 3, height: 4 } }],
  takeoff: "",
  ...extra,
});

test("a drawing is kept with its picture, its lines and its confidence, for its member alone", async () => {
  const [{ actor: mine }, { actor: other }] = [await createMember(db), await createMember(db)];
  const { kept, pictures } = memoryBucket();
  const saved = form();
  expect(
    await saveDrawing({ db, pictures, now: createClock().now }, mine, { ...saved, picture: SVG }),
  ).toEqual({
    ok: true,
    id: saved.idem,
  });
  expect(kept.get(pictureKey(saved.idem))).toBe(SVG);
  expect(await findDrawing(db, mine, saved.idem)).toMatchObject({
    name: "plan.svg",
    type: "image/svg+xml",
    width: 40,
    confidence: 85,
    lines: saved.lines,
  });
  expect(await findDrawing(db, other, saved.idem)).toBeUndefined();
  expect((await listDrawings(db, mine)).map(({ id }) => id)).toEqual([saved.idem]);
  expect(await listDrawings(db, other)).toEqual([]);
});

test("the same form sent again, even at once, keeps one drawing and gets the same answer", async () => {
  const { actor } = await createMember(db);
  const { pictures } = memoryBucket();
  const saved = form();
  const send = () => saveDrawing({ db, pictures, now: createClock().now }, actor, { ...saved, picture: SVG });
  const answers = [...(await Promise.all([send(), send(), send()])), await send()];
  expect(answers).toEqual(Array(4).fill({ ok: true, id: saved.idem }));
  expect(await listDrawings(db, actor)).toHaveLength(1);
});

test("a form that names somebody else's drawing changes nothing", async () => {
  const [{ actor: mine }, { actor: other }] = [await createMember(db), await createMember(db)];
  const { kept, pictures } = memoryBucket();
  const deps = { db, pictures, now: createClock().now };
  const saved = form();
  await saveDrawing(deps, mine, { ...saved, picture: SVG });
  const answer = await saveDrawing(deps, other, { ...saved, name: "theirs", picture: SVG.slice() });
  expect(answer.ok).toBe(false);
  expect(kept.get(pictureKey(saved.idem))).toBe(SVG);
  expect((await findDrawing(db, mine, saved.idem))?.name).toBe("plan.svg");
  expect(await deleteDrawing(deps, other, { id: saved.idem })).toEqual({ ok: false, error: "gone" });
  expect(kept.size).toBe(1);
});

test("no more than the most are kept, and a refused one leaves no picture behind", async () => {
  const { actor } = await createMember(db);
  const { kept, pictures } = memoryBucket();
  const deps = { db, pictures, now: createClock().now };
  for (let n = 0; n < MOST_DRAWINGS; n++)
    expect((await saveDrawing(deps, actor, { ...form(), picture: SVG })).ok).toBe(true);
  expect(await saveDrawing(deps, actor, { ...form(), picture: SVG })).toEqual({ ok: false, error: "full" });
  expect(kept.size).toBe(MOST_DRAWINGS);
  const [first] = await listDrawings(db, actor);
  expect(await deleteDrawing(deps, actor, { id: first?.id ?? "" })).toEqual({ ok: true });
  expect(kept.size).toBe(MOST_DRAWINGS - 1);
  expect((await saveDrawing(deps, actor, { ...form(), picture: SVG })).ok).toBe(true);
});

test("what is no image, or could run code, moves or is too large is not kept", async () => {
  const { actor } = await createMember(db);
  const { kept, pictures } = memoryBucket();
  const save = (picture: Uint8Array) =>
    saveDrawing({ db, pictures, now: createClock().now }, actor, { ...form(), picture });
  const scripted = new TextEncoder().encode("<svg><script>alert(1)</script></svg>");
  expect(await save(new TextEncoder().encode("hello"))).toEqual({ ok: false, error: "notAnImage" });
  expect(await save(scripted)).toEqual({ ok: false, error: "notAnImage" });
  const moving = new TextEncoder().encode('<svg viewBox="0 0 9 9"><rect/><animate/></svg>');
  expect(await save(moving)).toEqual({ ok: false, error: "moving" });
  expect(await save(new Uint8Array(MOST_PICTURE_BYTES + 1))).toEqual({ ok: false, error: "tooLarge" });
  expect(kept.size).toBe(0);
});

test("a take-off is kept with its drawing, for its member alone, and goes with it", async () => {
  const [{ actor: mine }, { actor: other }] = [await createMember(db), await createMember(db)];
  const { pictures } = memoryBucket();
  const saved = form({ takeoff: "s=1.2_3.4~10%27" });
  await saveDrawing({ db, pictures, now: createClock().now }, mine, { ...saved, picture: SVG });
  expect(await findDrawing(db, mine, saved.idem)).toMatchObject({ takeoff: "s=1.2_3.4~10%27", version: 1 });
  const page = { id: saved.idem, version: 1 };
  expect(await changeDrawing({ db }, other, { ...page, change: { takeoff: "" } })).toEqual({
    ok: false,
    error: "gone",
  });
  expect(await changeDrawing({ db }, mine, { ...page, change: { takeoff: "m=count~~~1.1" } })).toEqual({
    ok: true,
    version: 2,
  });
  expect(await findDrawing(db, mine, saved.idem)).toMatchObject({ takeoff: "m=count~~~1.1", version: 2 });
  await deleteDrawing({ db, pictures }, mine, { id: saved.idem });
  expect(await changeDrawing({ db }, mine, { ...page, change: { takeoff: "" } })).toEqual({
    ok: false,
    error: "gone",
  });
});

test("of two changes made on the same page, even at once, one is kept; the same change twice is one", async () => {
  const { actor: mine } = await createMember(db);
  const { pictures } = memoryBucket();
  const saved = form();
  await saveDrawing({ db, pictures, now: createClock().now }, mine, { ...saved, picture: SVG });
  const page = { id: saved.idem, version: 1 };
  const change = (takeoff: string) => changeDrawing({ db }, mine, { ...page, change: { takeoff } });
  const answers = await Promise.all([change("m=count~~~1.1"), change("m=count~~~2.2")]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers).toContainEqual({ ok: false, error: "stale" });
  const kept = (await findDrawing(db, mine, saved.idem))?.takeoff ?? "";
  expect(await change(kept)).toEqual({ ok: true, version: 2 });
});

test("lines typed beside a drawing count for its confidence", async () => {
  const { actor: mine } = await createMember(db);
  const { pictures } = memoryBucket();
  const saved = form({ lines: [] });
  await saveDrawing({ db, pictures, now: createClock().now }, mine, { ...saved, picture: SVG });
  expect((await listDrawings(db, mine))[0]?.confidence).toBe(0);
  const page = { id: saved.idem, version: 1 };
  await changeDrawing({ db }, mine, {
    ...page,
    change: { typedLines: "BEDROOM 1 10' x 12'\n9'-0\" CLG. HT." },
  });
  expect((await listDrawings(db, mine))[0]?.confidence).toBe(85);
});
