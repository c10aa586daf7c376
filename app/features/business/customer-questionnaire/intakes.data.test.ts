import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { readChain } from "~/engines/chain/chain.server.ts";
import { type Holder, inOwn, makeLink, type Person, revokeLink } from "~/engines/trust/trust.server.ts";
import { files } from "~db/schema/file.ts";
import { intakeForms, intakes } from "~db/schema/intakes.ts";
import { processEvents } from "~db/schema/process.ts";
import { projects } from "~db/schema/projects.ts";
import { memoryBucket } from "../../../../tests/bucket.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, freshGuest } from "../../../../tests/factories.ts";
import { png } from "../../../../tests/pictures.ts";
import { openCsv } from "../../../../tests/readers.ts";
import contribution from "./customer-questionnaire.contributes.server.ts";
import { addQuestion, copyForm, editForm } from "./forms.commands.server.ts";
import {
  addIntakeFile,
  beginIntake,
  dropIntakeFile,
  keepSection,
  moveIntake,
  submitIntake,
} from "./intakes.commands.server.ts";
import { intakesCsv } from "./intakes.csv.server.ts";
import { INTAKE } from "./intakes.limits.ts";
import { readSent } from "./intakes.queries.server.ts";
import { comparedView, intakeView, questionnairesView } from "./intakes.view.server.ts";

const db = testDatabase();
const clock = createClock();
const { now } = clock;
const deps = { db, now };
const key = () => crypto.randomUUID() as string;
const given = { db, now, language: "en" as const, formKey: key, contributions: joinedContributions };
const member = async () => inOwn((await createMember(db)).owner);
const CLIENT = {
  ...{ client: "Homeowner 1", title: "Deck", email: "homeowner@example.com", phone: "", place: "Ridge" },
};
const WHOLE = {
  job: { deckArea: "200", boards: "treated", stairs: "no" },
  site: { who: "owner" },
  money: { start: "now", budget: "900" },
};

async function begun(actor: Person, form = "deck") {
  const made = await beginIntake(deps, actor, { idem: key(), form, from: "", ...CLIENT });
  if (!made.ok) throw new Error(made.error);
  return made.id;
}

async function holderOf(actor: Person, id: string, verbs: ("answer" | "upload")[] = ["answer", "upload"]) {
  const passwords = { hash: async (text: string) => text, verify: async () => true };
  const trust = { ...deps, secret: "s".repeat(32), passwords, contributions: { links: contribution.links } };
  const made = await makeLink(trust, actor, {
    ...{ idem: key(), workspace: actor.workspace, subject: { type: INTAKE, id } },
    ...{ name: "Homeowner 1", verbs, kind: "person" as const, days: 30, asksName: false },
  });
  if (!made.ok) throw new Error(made.error);
  const holder: Holder = { kind: "holder", link: made.id, now: now() };
  return { trust, holder };
}
const rowOf = async (id: string) => (await db.select().from(intakes).where(eq(intakes.id, id)))[0];
const keep = (holder: Holder, id: string, section: string, typed: Record<string, string>) =>
  keepSection(deps, holder, { id, section, typed: (name) => typed[name] });
const submit = (holder: Holder, id: string, idem = key()) =>
  submitIntake(deps, holder, { id, idem, printedName: "Homeowner 1" });

async function answered(actor: Person, form?: string) {
  const id = await begun(actor, form);
  const { holder, trust } = await holderOf(actor, id);
  for (const [section, typed] of Object.entries(WHOLE)) await keep(holder, id, section, typed);
  return { id, holder, trust };
}

test("a client answers page by page, and it is sent once whoever presses at the same time", async () => {
  const { id, holder } = await answered(await member());
  const sent = await Promise.all([submit(holder, id), submit(holder, id), submit(holder, id)]);
  expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await rowOf(id)).toMatchObject({
    state: "submitted",
    answers: { deckArea: "200", who: "owner", start: "now", budget: "900" },
  });
  const events = await db.select().from(processEvents).where(eq(processEvents.recordId, id));
  expect(events.filter(({ transition }) => transition === "submit")).toHaveLength(1);
  expect(await keep(holder, id, "job", { deckArea: "300" })).toEqual({ ok: false, error: "stale" });
});

test("what is sent twice with one key is sent once, and what hangs on a hidden question is not sent", async () => {
  const { id, holder } = await answered(await member());
  await keep(holder, id, "job", { stairs: "yes", steps: "4" });
  await keep(holder, id, "job", { stairs: "no" });
  const idem = key();
  expect(await submit(holder, id, idem)).toEqual({ ok: true });
  expect(await submit(holder, id, idem)).toEqual({ ok: true });
  expect((await rowOf(id))?.answers).not.toHaveProperty("steps");
});

test("a page with a mistake keeps what is right, and musts that are missing are named when it is sent", async () => {
  const actor = await member();
  const id = await begun(actor);
  const { holder } = await holderOf(actor, id);
  expect(await keep(holder, id, "job", { deckArea: "9", boards: "composite" })).toEqual({
    ok: false,
    error: "wrong",
    problems: { deckArea: "low" },
  });
  expect((await rowOf(id))?.answers).toEqual({ boards: "composite" });
  expect(await submit(holder, id)).toEqual({
    ok: false,
    error: "missing",
    missing: ["deckArea", "who", "start"],
  });
});

test("a link that is revoked, or only for reading, keeps and sends nothing", async () => {
  const actor = await member();
  const { id, holder, trust } = await answered(actor);
  const { holder: reader } = await holderOf(actor, id, []);
  expect(await keep(reader, id, "job", { deckArea: "300" })).toEqual({ ok: false, error: "stale" });
  expect((await submit(reader, id)).ok).toBe(false);
  await revokeLink(trust, actor, holder.link);
  expect(await keep(holder, id, "job", { deckArea: "300" })).toEqual({ ok: false, error: "gone" });
  expect(await submit(holder, id)).toEqual({ ok: false, error: "gone" });
  expect((await rowOf(id))?.answers.deckArea).toBe("200");
});

test("a photo is an answer once, is taken away again, and none comes after it is sent", async () => {
  const { id, holder } = await answered(await member());
  const store = { db, now, bucket: memoryBucket().pictures };
  const photo = { id, question: "photos", idem: key(), name: "yard.png", bytes: png() };
  expect(await addIntakeFile(store, holder, photo)).toEqual({ ok: true });
  expect(await addIntakeFile(store, holder, photo)).toEqual({ ok: true });
  expect((await rowOf(id))?.answers.photos).toBe(photo.idem);
  const elsewhere = { ...photo, question: "note", idem: key() };
  expect(await addIntakeFile(store, holder, elsewhere)).toEqual({ ok: false, error: "gone" });
  await dropIntakeFile(store, holder, { id, question: "photos", file: photo.idem });
  expect((await rowOf(id))?.answers).not.toHaveProperty("photos");
  expect(await db.select().from(files).where(eq(files.subjectId, id))).toEqual([]);
  await addIntakeFile(store, holder, { ...photo, idem: key() });
  await submit(holder, id);
  expect(await addIntakeFile(store, holder, { ...photo, idem: key() })).toEqual({
    ok: false,
    error: "stale",
  });
  const [kept] = (await rowOf(id))?.answers.photos?.split(",") ?? [];
  const drop = { id, question: "photos", file: kept ?? "" };
  expect(await dropIntakeFile(store, holder, drop)).toEqual({ ok: false, error: "stale" });
  expect(await db.select().from(files).where(eq(files.subjectId, id))).toHaveLength(1);
});

test("a question has room for twelve files, and no more", async () => {
  const { id, holder } = await answered(await member());
  const store = { db, now, bucket: memoryBucket().pictures };
  const photo = () => ({ id, question: "photos", idem: key(), name: "yard.png", bytes: png() });
  for (let n = 0; n < 12; n += 1) expect((await addIntakeFile(store, holder, photo())).ok).toBe(true);
  expect(await addIntakeFile(store, holder, photo())).toEqual({ ok: false, error: "tooMany" });
});

test("files go with answers that are kept no longer", async () => {
  const { id, holder } = await answered(await member());
  const bucket = memoryBucket().pictures;
  const photo = { id, question: "photos", idem: key(), name: "yard.png", bytes: png() };
  await addIntakeFile({ db, now, bucket }, holder, photo);
  const [task] = contribution.tasks;
  const run = () => task?.({ db, now, pictures: bucket, contributions: joinedContributions });
  await run();
  expect(await db.select().from(files).where(eq(files.subjectId, id))).toHaveLength(1);
  await db.delete(intakes).where(eq(intakes.id, id));
  await run();
  expect(await db.select().from(files).where(eq(files.subjectId, id))).toEqual([]);
});

test("an own questionnaire changes by versions, and what was begun before stays as it was", async () => {
  const actor = await member();
  const copied = await copyForm(deps, actor, { idem: key(), form: "deck", title: "Our decks" });
  if (!copied.ok) throw new Error(copied.error);
  const { id } = copied;
  const before = await begun(actor, id);
  const added = {
    section: "job",
    wording: "Any dogs?",
    kind: "text",
    importance: "must",
    options: "",
  } as const;
  const racing = await Promise.all([
    addQuestion(deps, actor, { id, version: 1, added }),
    addQuestion(deps, actor, { id, version: 1, added }),
  ]);
  expect(racing.filter(({ ok }) => ok)).toHaveLength(1);
  const boards = { wording: "Wood or plastic?", importance: "should", order: 1, isDropped: false } as const;
  expect(await editForm(deps, actor, { id, version: 2, changes: { boards } })).toEqual({ ok: true });
  expect(await editForm(deps, actor, { id, version: 2, changes: { boards } })).toEqual({
    ok: false,
    error: "stale",
  });
  const after = await begun(actor, id);
  expect(await rowOf(before)).toMatchObject({ formVersion: 1, words: {} });
  expect(await rowOf(after)).toMatchObject({
    formVersion: 3,
    words: { own2: "Any dogs?", boards: "Wood or plastic?" },
  });
});

test("a stranger finds no questionnaire, no answers and no file of them, and cannot begin by another's", async () => {
  const actor = await member();
  const { id, holder } = await answered(actor);
  await submit(holder, id);
  const copied = await copyForm(deps, actor, { idem: key(), form: "deck", title: "Ours" });
  if (!copied.ok) throw new Error(copied.error);
  const stranger = await member();
  const query = new URLSearchParams({ form: copied.id, template: "deck" });
  expect(await intakeView(given, stranger, id, query)).toBeUndefined();
  expect((await questionnairesView(given, stranger, query)).unknown).toBe(true);
  expect((await comparedView(given, stranger, query)).intakes).toEqual([]);
  expect((await intakesCsv(given, stranger, "deck"))?.trim().split("\n")).toHaveLength(1);
  const other = await beginIntake(deps, stranger, { idem: key(), form: copied.id, from: "", ...CLIENT });
  expect(other).toEqual({ ok: false, error: "gone" });
  const moved = await moveIntake(deps, stranger, {
    ...{ record: id, transition: "review", version: 2, idem: key(), note: "" },
  });
  expect(moved).toEqual({ ok: false, error: "gone" });
});

test("answers are judged, compared and exported, with the budget against the range", async () => {
  const actor = await member();
  const first = await answered(actor);
  await submit(first.holder, first.id);
  const second = await answered(actor);
  await keep(second.holder, second.id, "money", { budget: "900000" });
  await submit(second.holder, second.id);
  const view = await intakeView(given, actor, first.id, new URLSearchParams());
  expect(view?.judged.budget?.verdict).toBe("far");
  expect(view?.judged.tasks.steps).toContain("budget");
  expect(view?.judged.score).toBeGreaterThan(0);
  const compared = await comparedView(given, actor, new URLSearchParams({ template: "deck" }));
  expect(compared.intakes).toHaveLength(2);
  const budget = compared.questions.find(({ question }) => question.id === "budget");
  expect(budget?.values.toSorted()).toEqual(["900", "900000"]);
  const csv = await intakesCsv(given, actor, "deck");
  const { headings, rows } = openCsv(csv ?? "");
  expect(rows.map(({ length }) => length)).toEqual([headings.length, headings.length]);
  expect(csv).toContain("homeowner@example.com");
});

test("it is reviewed and converted, or given back with a word and sent again", async () => {
  const actor = await member();
  const { id, holder } = await answered(actor);
  await submit(holder, id);
  const step = async (transition: string, note = "") =>
    moveIntake(deps, actor, {
      ...{ record: id, transition, version: (await rowOf(id))?.version ?? 0, idem: key(), note },
    });
  expect(await step("submit")).toEqual({ ok: false, error: "blocked" });
  expect((await step("reopen")).ok).toBe(false);
  const sent = async () => (await readSent(db, actor, "deck", 20)).map((row) => row.id);
  expect(await sent()).toContain(id);
  expect((await step("reopen", "The height is missing")).ok).toBe(true);
  expect(await sent()).not.toContain(id);
  await keep(holder, id, "job", { height: "3" });
  expect((await submit(holder, id)).ok).toBe(true);
  expect((await step("review")).ok).toBe(true);
  expect((await step("convert")).ok).toBe(true);
  expect(await rowOf(id)).toMatchObject({ state: "converted", answers: { height: "3" } });
});

test("one that is begun from a record is linked to it, both ways", async () => {
  const actor = await member();
  const project = key();
  const at = now().toISOString();
  await db.insert(projects).values({
    ...{ id: project, name: "Sample house", workspace: actor.workspace, siteZone: "UTC", state: "planning" },
    ...{ stateSince: at, createdAt: at },
  });
  const from = { kind: "project", id: project } as const;
  const made = await beginIntake(deps, actor, {
    idem: key(),
    form: "deck",
    from: "",
    after: from,
    ...CLIENT,
  });
  if (!made.ok) throw new Error(made.error);
  const names = (await readChain(given, actor, from)).map(({ kind, name }) => [kind, name]);
  expect(names).toEqual([
    ["intake", "Homeowner 1, Deck"],
    ["project", "Sample house"],
  ]);
});

test("a guest sees the templates and nothing that could be sent", async () => {
  const guest = inOwn(freshGuest());
  const view = await questionnairesView(given, guest, new URLSearchParams({ form: "roof" }));
  expect(view).toMatchObject({ isMember: false, mayWrite: false, unknown: false });
  expect(view.chosen?.sections.length).toBeGreaterThan(3);
  expect(await db.select().from(intakeForms).where(eq(intakeForms.workspace, guest.workspace))).toEqual([]);
});
