import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Answers, itemsOf, type Template } from "~/engines/checklist/checklist.ts";
import { inOwn, makeLink, type Person, revokeLink } from "~/engines/trust/trust.server.ts";
import { checklistActions, checklistRuns } from "~db/schema/safety.ts";
import { memoryBucket } from "../../../../tests/bucket.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import { png, SVG } from "../../../../tests/pictures.ts";
import { addProof, moveAction } from "./actions.commands.server.ts";
import { filledIn } from "./answers.logic.ts";
import { builtIn } from "./built-in.ts";
import contribution from "./checklists.contributes.server.ts";
import { ACTION } from "./checklists.limits.ts";
import { findRun, readAction, readChecklists, readList, readRun } from "./checklists.queries.server.ts";
import { isWhole, templateOf } from "./run-content.server.ts";
import { addPhoto, dropPhoto, removeRun, saveAnswers, signRun, startRun } from "./runs.commands.server.ts";
import { dropTemplate, keepTemplate } from "./templates.commands.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const store = { db, now, bucket: memoryBucket().pictures };
const ladder = builtIn("ladder") as Template;
const OK = { ok: true };
const ACTION_PLANNED = { text: "Take it away", owner: "Foreman 1", due: "2026-03-02" };

const fresh = (): Person => inOwn(freshGuest());
const startOf = (template: Template = ladder, idem: string = crypto.randomUUID()) => ({
  ...{
    idem,
    template,
    site: "",
    project: "",
    place: "Shed",
    day: "2026-03-01",
    paper: false,
    language: "he",
  },
});

async function started(actor: Person, template: Template = ladder) {
  const result = await startRun(deps, actor, startOf(template));
  if (!result.ok) throw new Error(result.error);
  return result.id;
}

/** A ladder with a bent rail: one critical fail, which asks for a note, a photo and an action. */
const bent = (): Answers => ({
  ...filledIn(ladder, {}),
  sound: { answer: "repair", note: "Bent rail", action: ACTION_PLANNED },
});

async function photographed(actor: Person, run: string, file: string = crypto.randomUUID()) {
  const kept = await addPhoto(store, actor, { run, item: 0, file, name: "rail.png", bytes: png() });
  return { file, kept };
}

const signing = (id: string, version: number, printedName = "Carpenter 1") => ({
  ...{ id, version, printedName, idem: crypto.randomUUID() },
});

/** A run that was signed with one action. */
async function signed(actor: Person) {
  const id = await started(actor);
  await saveAnswers(deps, actor, { id, version: 1, answers: bent() });
  await photographed(actor, id);
  const result = await signRun(deps, actor, signing(id, 2));
  if (!result.ok) throw new Error(result.error);
  const [action] = await db.select().from(checklistActions).where(eq(checklistActions.runId, id));
  if (!action) throw new Error("no action");
  return { id, action };
}

test("a run that is sent three times at once is one", async () => {
  const actor = fresh();
  const start = startOf();
  const all = await Promise.all([1, 2, 3].map(() => startRun(deps, actor, start)));
  expect(all).toEqual([1, 2, 3].map(() => ({ ok: true, id: start.idem })));
  expect(
    (await readChecklists(db, actor, { page: 1, since: "2026-01-01", today: "2026-03-01" }))?.counted,
  ).toBe(1);
});

test("a run is signed only with everything that its answers ask for, and then with its action and its hash", async () => {
  const actor = fresh();
  const id = await started(actor);
  expect(await signRun(deps, actor, signing(id, 1))).toMatchObject({ ok: false, error: "missing" });
  expect(await saveAnswers(deps, actor, { id, version: 1, answers: bent() })).toEqual({
    ok: true,
    version: 2,
  });
  expect(await signRun(deps, actor, signing(id, 2))).toEqual({
    ...{ ok: false, error: "missing" },
    missing: [{ item: "sound", what: "photo" }],
  });
  await photographed(actor, id);
  const sign = signing(id, 2);
  expect(await Promise.all([1, 2, 3].map(() => signRun(deps, actor, sign)))).toEqual(
    [1, 2, 3].map(() => ({ ok: true, id })),
  );
  const found = await readRun(db, actor, id);
  expect(found?.run).toMatchObject({ result: "fail", printedName: "Carpenter 1", language: "he" });
  expect(found?.actions).toMatchObject([{ what: "Take it away", state: "open", dueOn: "2026-03-02" }]);
  expect(found && (await isWhole(found.run))).toBe(true);
  await db
    .update(checklistRuns)
    .set({ answers: JSON.stringify(filledIn(ladder, {})) })
    .where(eq(checklistRuns.id, id));
  const touched = await findRun(db, actor, id);
  expect(touched && (await isWhole(touched))).toBe(false);
});

test("what is signed is changed no more: no answer, no photo, no other name, and it is not discarded", async () => {
  const actor = fresh();
  const { id } = await signed(actor);
  const refused = { ok: false, error: "signed" };
  expect(await saveAnswers(deps, actor, { id, version: 3, answers: {} })).toEqual(refused);
  expect((await photographed(actor, id)).kept).toEqual(refused);
  const [file] = Object.keys(JSON.parse((await findRun(db, actor, id))?.photos ?? "{}"));
  expect(await dropPhoto(store, actor, { run: id, file: file ?? "" })).toEqual(refused);
  expect(await signRun(deps, actor, signing(id, 3, "Carpenter 2"))).toEqual(refused);
  expect(await removeRun(store, actor, id)).toEqual(refused);
});

test("of two who answer at once the second is told, and the same answers twice are one", async () => {
  const actor = fresh();
  const id = await started(actor);
  const answers = bent();
  const first = await saveAnswers(deps, actor, { id, version: 1, answers });
  expect(first).toEqual({ ok: true, version: 2 });
  expect(await saveAnswers(deps, actor, { id, version: 1, answers })).toEqual(first);
  expect(await saveAnswers(deps, actor, { id, version: 1, answers: {} })).toEqual({
    ok: false,
    error: "stale",
  });
});

test("a run keeps the version with which it began when its list changes", async () => {
  const actor = fresh();
  const idem = crypto.randomUUID();
  const own = { ...ladder, name: { en: "Own", es: "", he: "" } };
  expect(await keepTemplate(deps, actor, { idem, key: "", template: own })).toEqual({ ok: true, key: idem });
  const first = JSON.parse((await readList(db, actor, idem)).list?.content ?? "{}") as Template;
  expect([first.id, first.version]).toEqual([idem, 1]);
  const run = await started(actor, first);
  const shorter = { ...own, sections: [{ title: own.name, items: itemsOf(own).slice(0, 1) }] };
  const next = { idem: crypto.randomUUID(), key: idem, template: shorter };
  await Promise.all([1, 2].map(() => keepTemplate(deps, actor, next)));
  const found = await readRun(db, actor, run);
  expect([found?.run.templateVersion, found?.latest]).toEqual([1, 2]);
  expect(found && itemsOf(templateOf(found.run))).toHaveLength(itemsOf(ladder).length);
  expect(await keepTemplate(deps, fresh(), { ...next, idem: crypto.randomUUID() })).toEqual({
    ...{ ok: false, error: "gone" },
  });
  await dropTemplate(deps, actor, idem);
  expect((await readList(db, actor, idem)).list).toBeUndefined();
  expect(await findRun(db, actor, run)).toBeDefined();
});

test("a file that is no picture is not kept, and a run without its photo stays unsigned", async () => {
  const actor = fresh();
  const id = await started(actor);
  const bytes = new TextEncoder().encode(SVG);
  const sent = { run: id, item: 0, file: crypto.randomUUID(), name: "x.png", bytes };
  expect(await addPhoto(store, actor, sent)).toMatchObject({ ok: false, error: "unknown" });
  expect((await findRun(db, actor, id))?.photos).toBe("{}");
  expect(await addPhoto(store, actor, { ...sent, item: 99, bytes: png() })).toEqual({
    ok: false,
    error: "gone",
  });
});

test("the same photo sent twice is one, and it can be taken away before the signature", async () => {
  const actor = fresh();
  const id = await started(actor);
  const { file } = await photographed(actor, id);
  expect((await photographed(actor, id, file)).kept).toEqual(OK);
  expect(JSON.parse((await findRun(db, actor, id))?.photos ?? "")).toEqual({ [file]: "sound" });
  expect(await dropPhoto(store, actor, { run: id, file })).toEqual(OK);
  expect((await readRun(db, actor, id))?.files).toEqual([]);
});

test("nobody else sees, answers, signs or discards a run, and a site of theirs is not taken over", async () => {
  const actor = fresh();
  const other = fresh();
  const id = await started(actor);
  expect(await findRun(db, other, id)).toBeUndefined();
  for (const result of [
    await saveAnswers(deps, other, { id, version: 1, answers: {} }),
    await signRun(deps, other, signing(id, 1)),
    (await photographed(other, id)).kept,
  ])
    expect(result).toEqual({ ok: false, error: "gone" });
  await removeRun(store, other, id);
  expect(await findRun(db, actor, id)).toBeDefined();
  const foreign = await startRun(deps, actor, { ...startOf(), site: "of-somebody", project: "else" });
  expect(foreign.ok && (await findRun(db, actor, foreign.id))).toMatchObject({
    siteId: null,
    projectId: null,
  });
});

test("an item that fails in three runs within the days counts as repeated, by list, and samples do not", async () => {
  const actor = fresh();
  for (let n = 0; n < 2; n++) await signed(actor);
  const asked = { page: 1, since: "2026-02-01", today: "2026-03-01" };
  expect((await readChecklists(db, actor, asked))?.repeats).toEqual([]);
  const { id } = await signed(actor);
  const found = await readChecklists(db, actor, asked);
  expect(found?.repeats).toMatchObject([{ key: "ladder", times: 3, last: "2026-03-01" }]);
  expect(JSON.parse(found?.repeats[0]?.item ?? "{}")).toMatchObject({ id: "sound" });
  await db.update(checklistRuns).set({ sample: true }).where(eq(checklistRuns.id, id));
  expect((await readChecklists(db, actor, asked))?.repeats).toEqual([]);
  await db.update(checklistRuns).set({ sample: false }).where(eq(checklistRuns.id, id));
  expect(
    (await readChecklists(db, actor, { page: 1, since: "2026-03-02", today: "2026-03-01" }))?.repeats,
  ).toEqual([]);
});

test("an action is done only with a picture, looked at or handed back, and wants a new picture then", async () => {
  const actor = fresh();
  const { action } = await signed(actor);
  const move = (transition: string, version: number, note = "") =>
    moveAction(deps, actor, { record: action.id, idem: crypto.randomUUID(), transition, version, note });
  expect(await move("finish", 1)).toMatchObject({ ok: false, error: "blocked", guard: "proof" });
  const proof = { action: action.id, id: crypto.randomUUID(), name: "done.png", bytes: png() };
  expect(await addProof(store, actor, proof)).toEqual(OK);
  expect(await move("finish", 1)).toMatchObject({ ok: true, state: "done" });
  expect(await move("reject", 2)).toMatchObject({ ok: false, error: "note-missing" });
  expect(await move("reject", 2, "Still bent")).toMatchObject({ ok: true, state: "open" });
  const found = await readAction(db, actor, { id: action.id, now: now() });
  expect(found?.history.map(({ transition }) => transition)).toEqual(["begin", "finish", "reject"]);
});

test("whoever holds a link closes one action with proof, and with a revoked link nothing", async () => {
  const actor = inOwn(freshGuest());
  const { action } = await signed(actor);
  const { action: other } = await signed(actor);
  const passwords = { hash: async (text: string) => text, verify: async () => true };
  const secrets = {
    ...deps,
    secret: "s".repeat(32),
    passwords,
    contributions: { links: contribution.links },
  };
  const made = await makeLink(secrets, actor, {
    ...{ idem: crypto.randomUUID(), workspace: actor.workspace, subject: { type: ACTION, id: action.id } },
    ...{ name: "Scaffolder", verbs: ["upload"] as const, kind: "person" as const, days: 7, asksName: true },
  });
  if (!made.ok) throw new Error(made.error);
  const holder = { kind: "holder" as const, link: made.id, now: now() };
  const proof = (of: string) => ({ action: of, id: crypto.randomUUID(), name: "done.png", bytes: png() });
  const finish = (record: string) =>
    moveAction(deps, holder, {
      ...{ record, transition: "finish", version: 1, note: "", idem: crypto.randomUUID() },
      printedName: "Carpenter 2",
    });
  expect(await addProof(store, holder, proof(other.id))).toEqual({ ok: false, error: "gone" });
  expect(await finish(other.id)).toMatchObject({ ok: false });
  expect(await finish(action.id)).toMatchObject({ ok: false, error: "blocked" });
  expect(await addProof(store, holder, proof(action.id))).toEqual(OK);
  expect(await finish(action.id)).toMatchObject({ ok: true, state: "done" });
  const seen = await readAction(db, actor, { id: action.id, now: now() });
  expect(seen?.history.at(-1)).toMatchObject({ party: "holder", printedName: "Carpenter 2" });
  await revokeLink(deps, actor, made.id);
  expect(await readAction(db, holder, { id: action.id, now: now() })).toBeUndefined();
  expect(await addProof(store, holder, proof(action.id))).toEqual({ ok: false, error: "gone" });
});

test("a run that was signed by hand keeps the drawing under its hash", async () => {
  const actor = fresh();
  const id = await started(actor);
  await saveAnswers(deps, actor, { id, version: 1, answers: filledIn(ladder, {}) });
  const drawn = "M10 20L30 40";
  expect(await signRun(deps, actor, { ...signing(id, 2), drawn })).toMatchObject(OK);
  const run = await findRun(db, actor, id);
  if (!run) throw new Error("gone");
  expect([run.drawn, await isWhole(run), await isWhole({ ...run, drawn: "" })]).toEqual([drawn, true, false]);
});
