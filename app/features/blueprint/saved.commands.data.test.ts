import type { R2Bucket } from "@cloudflare/workers-types";
import { expect, test } from "vitest";
import { testDatabase } from "../../../tests/database.ts";
import { createClock, createMember } from "../../../tests/factories.ts";
import { deleteDrawing, pictureKey, saveDrawing } from "./saved.commands.server.ts";
import { findDrawing, listDrawings } from "./saved.queries.server.ts";
import { MOST_DRAWINGS, MOST_PICTURE_BYTES } from "./saved.schemas.ts";

const db = testDatabase();

/** A bucket in memory, as far as drawings need one. */
function bucket() {
  const kept = new Map<string, Uint8Array>();
  const pictures = {
    put: async (key: string, value: Uint8Array) => void kept.set(key, value),
    delete: async (key: string) => void kept.delete(key),
  } as unknown as R2Bucket;
  return { kept, pictures };
}

const SVG = new TextEncoder().encode('<svg viewBox="0 0 40 30"><text>10\'-0"</text></svg>');

const form = (extra = {}) => ({
  idem: crypto.randomUUID(),
  name: "plan.svg",
  width: 40,
  height: 30,
  lines: [{ text: "10'-0\"", confidence: 1, box: { x: 1, y: 2, width: 3, height: 4 } }],
  ...extra,
});

test("a drawing is kept with its picture, its lines and its confidence, for its member alone", async () => {
  const [{ id: mine }, { id: other }] = [await createMember(db), await createMember(db)];
  const { kept, pictures } = bucket();
  const saved = form();
  expect(await saveDrawing({ db, pictures, now: createClock().now }, mine, saved, SVG)).toEqual({
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
  const { id } = await createMember(db);
  const { pictures } = bucket();
  const saved = form();
  const send = () => saveDrawing({ db, pictures, now: createClock().now }, id, saved, SVG);
  const answers = [...(await Promise.all([send(), send(), send()])), await send()];
  expect(answers).toEqual(Array(4).fill({ ok: true, id: saved.idem }));
  expect(await listDrawings(db, id)).toHaveLength(1);
});

test("a form that names somebody else's drawing changes nothing", async () => {
  const [{ id: mine }, { id: other }] = [await createMember(db), await createMember(db)];
  const { kept, pictures } = bucket();
  const deps = { db, pictures, now: createClock().now };
  const saved = form();
  await saveDrawing(deps, mine, saved, SVG);
  const answer = await saveDrawing(deps, other, { ...saved, name: "theirs" }, SVG.slice());
  expect(answer.ok).toBe(false);
  expect(kept.get(pictureKey(saved.idem))).toBe(SVG);
  expect((await findDrawing(db, mine, saved.idem))?.name).toBe("plan.svg");
  expect(await deleteDrawing(deps, other, saved.idem)).toBe(false);
  expect(kept.size).toBe(1);
});

test("no more than the most are kept, and a refused one leaves no picture behind", async () => {
  const { id } = await createMember(db);
  const { kept, pictures } = bucket();
  const deps = { db, pictures, now: createClock().now };
  for (let n = 0; n < MOST_DRAWINGS; n++) expect((await saveDrawing(deps, id, form(), SVG)).ok).toBe(true);
  expect(await saveDrawing(deps, id, form(), SVG)).toEqual({ ok: false, error: "full" });
  expect(kept.size).toBe(MOST_DRAWINGS);
  const [first] = await listDrawings(db, id);
  expect(await deleteDrawing(deps, id, first?.id ?? "")).toBe(true);
  expect(kept.size).toBe(MOST_DRAWINGS - 1);
  expect((await saveDrawing(deps, id, form(), SVG)).ok).toBe(true);
});

test("what is no image, or could run code, or is too large is not kept", async () => {
  const { id } = await createMember(db);
  const { kept, pictures } = bucket();
  const save = (picture: Uint8Array) =>
    saveDrawing({ db, pictures, now: createClock().now }, id, form(), picture);
  const scripted = new TextEncoder().encode("<svg><script>alert(1)</script></svg>");
  expect(await save(new TextEncoder().encode("hello"))).toEqual({ ok: false, error: "notAnImage" });
  expect(await save(scripted)).toEqual({ ok: false, error: "notAnImage" });
  expect(await save(new Uint8Array(MOST_PICTURE_BYTES + 1))).toEqual({ ok: false, error: "tooLarge" });
  expect(kept.size).toBe(0);
});
