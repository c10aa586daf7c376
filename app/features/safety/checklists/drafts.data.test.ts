import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Item, itemsOf, type Template } from "~/engines/checklist/checklist.ts";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { checklistTemplates } from "~db/schema/safety.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import { builtIn } from "./built-in.ts";
import { findRun, readChecklists, readList } from "./checklists.queries.server.ts";
import type { DraftChange } from "./draft.ts";
import { beginDraft, changeDraft, discardDraft, publishDraft } from "./drafts.commands.server.ts";
import { readDraft } from "./drafts.queries.server.ts";
import { templateOf } from "./run-content.server.ts";
import { startRun } from "./runs.commands.server.ts";
import { dropTemplate, keepTemplate } from "./templates.commands.server.ts";

const db = testDatabase();
const deps = { db, now: createClock().now };
const key = () => crypto.randomUUID() as string;
const fresh = (): Person => inOwn(freshGuest());
const words = (en: string) => ({ en, es: "", he: "" });
const OK = { ok: true };
const item = (id: string, more: Partial<Item> = {}): Item => ({
  ...{ id, prompt: words(`Look at ${id}`), responses: "yesNo", weight: 1, critical: false, citation: "" },
  require: { note: ["fail"], photo: [], action: [] },
  ...more,
});

async function begun(actor: Person) {
  const idem = key();
  const made = await beginDraft(deps, actor, { idem, key: "", name: words("Site hut") });
  if (!made.ok) throw new Error(made.error);
  const version = async () => (await readDraft(db, actor, idem))?.version ?? 0;
  const write = async (...changes: DraftChange[]) => {
    for (const change of changes)
      expect(
        await changeDraft(deps, actor, { id: idem, version: await version(), idem: key(), change }),
      ).toEqual(OK);
  };
  const publish = async () => publishDraft(deps, actor, { id: idem, version: await version(), idem: key() });
  return { id: idem, version, write, publish };
}

const FIRST: DraftChange[] = [
  { kind: "section", section: { id: "door", title: words("At the door") } },
  { kind: "item", section: "door", item: item("i-lock", { critical: true }) },
];

test("a list is written, published as version 1 and changed, and a run that has begun keeps version 1", async () => {
  const actor = fresh();
  const { id, write, publish } = await begun(actor);
  expect(await publish()).toEqual({ ok: false, error: "gaps" });
  await write(...FIRST);
  expect(await publish()).toEqual({ ok: true, key: id });
  const { list } = await readList(db, actor, id);
  const first = JSON.parse(list?.content ?? "") as Template;
  expect([list?.number, first.version, first.id, itemsOf(first).length]).toEqual([1, 1, id, 1]);
  const run = await startRun(deps, actor, {
    ...{ idem: key(), template: first, site: "", project: "", place: "Hut 1" },
    ...{ day: "2026-03-01", paper: false, language: "en" },
  });
  if (!run.ok) throw new Error(run.error);
  await write({
    kind: "item",
    section: "door",
    item: item("i-light", { showIf: { item: "i-lock", is: "no" } }),
  });
  // What is written changes nothing that is used.
  expect((await readList(db, actor, id)).list?.number).toBe(1);
  expect(await publish()).toEqual({ ok: true, key: id });
  const second = (await readList(db, actor, id)).list;
  expect([second?.number, second?.items]).toEqual([2, 2]);
  const kept = await findRun(db, actor, run.id);
  expect(kept && [kept.templateVersion, itemsOf(templateOf(kept)).length]).toEqual([1, 1]);
});

test("a form that is sent twice changes once, and one of a page that is out of date changes nothing", async () => {
  const actor = fresh();
  const { id, version, write, publish } = await begun(actor);
  await write(...FIRST, { kind: "item", section: "door", item: item("i-two") });
  const seen = await version();
  const change: DraftChange = { kind: "move-item", item: "i-two", by: -1 };
  const sent = { id, version: seen, idem: key(), change };
  expect(await changeDraft(deps, actor, sent)).toEqual(OK);
  expect(await changeDraft(deps, actor, sent)).toEqual(OK);
  expect((await readDraft(db, actor, id))?.content.sections[0]?.items.map((one) => one.id)).toEqual([
    "i-two",
    "i-lock",
  ]);
  expect(await changeDraft(deps, actor, { ...sent, idem: key() })).toEqual({ ok: false, error: "stale" });
  const both = { id, version: await version(), idem: key() };
  const published = await Promise.all([publishDraft(deps, actor, both), publishDraft(deps, actor, both)]);
  expect(published).toEqual([
    { ok: true, key: id },
    { ok: true, key: id },
  ]);
  expect(await publish()).toEqual({ ok: true, key: id });
  const rows = await db.select().from(checklistTemplates).where(eq(checklistTemplates.key, id));
  expect(rows).toHaveLength(1);
});

test("of two who change one list at once, one is told", async () => {
  const actor = fresh();
  const { id, version, write } = await begun(actor);
  await write(...FIRST);
  const seen = await version();
  const results = await Promise.all(
    ["i-a", "i-b"].map((one) =>
      changeDraft(deps, actor, {
        ...{ id, version: seen, idem: key() },
        change: { kind: "item", section: "door", item: item(one) },
      }),
    ),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await readDraft(db, actor, id))?.content.sections[0]?.items).toHaveLength(2);
});

test("the next version of a list begins with the newest, once, and one that came as a file meanwhile is not passed over", async () => {
  const actor = fresh();
  const ladder = builtIn("ladder") as Template;
  const kept = await keepTemplate(deps, actor, { idem: key(), key: "", template: ladder });
  if (!kept.ok) throw new Error(kept.error);
  const list = kept.key;
  const next = () => beginDraft(deps, actor, { idem: key(), key: list, name: ladder.name, from: ladder });
  const [first, again] = [await next(), await next()];
  expect(first.ok && first).toEqual(again);
  const id = first.ok ? first.id : "";
  expect(await readDraft(db, actor, id)).toMatchObject({ key: list, base: 1, newest: 1 });
  await keepTemplate(deps, actor, { idem: key(), key: list, template: ladder });
  const change: DraftChange = { kind: "name", name: words("Our ladders") };
  expect(await changeDraft(deps, actor, { id, version: 1, idem: key(), change })).toEqual(OK);
  const newer = { ok: false, error: "newer" };
  expect(await publishDraft(deps, actor, { id, version: 2, idem: key() })).toEqual(newer);
  expect(await discardDraft(deps, actor, id)).toEqual(OK);
  const fromNow = await next();
  if (!fromNow.ok) throw new Error(fromNow.error);
  expect((await readDraft(db, actor, fromNow.id))?.base).toBe(2);
  await changeDraft(deps, actor, { id: fromNow.id, version: 1, idem: key(), change });
  expect(await publishDraft(deps, actor, { id: fromNow.id, version: 2, idem: key() })).toMatchObject(OK);
  const [third] = await db
    .select({ name: checklistTemplates.name })
    .from(checklistTemplates)
    .where(and(eq(checklistTemplates.key, list), eq(checklistTemplates.number, 3)));
  expect(JSON.parse(third?.name ?? "{}")).toMatchObject({ en: "Our ladders" });
  // A list that is taken away takes along what is written on it.
  await dropTemplate(deps, actor, list);
  expect(await readDraft(db, actor, fromNow.id)).toBeUndefined();
});

test("nobody else sees a draft, changes it, publishes it, or begins one of a list that is not theirs", async () => {
  const [actor, stranger] = [fresh(), fresh()];
  const { id, version, write } = await begun(actor);
  await write(...FIRST);
  const which = { id, version: await version(), idem: key() };
  const gone = { ok: false, error: "gone" };
  const change: DraftChange = { kind: "drop-section", section: "door" };
  expect(await readDraft(db, stranger, id)).toBeUndefined();
  expect(await changeDraft(deps, stranger, { ...which, change })).toEqual(gone);
  expect(await publishDraft(deps, stranger, which)).toEqual(gone);
  expect(await discardDraft(deps, stranger, id)).toEqual(OK);
  expect((await readDraft(db, actor, id))?.content.sections).toHaveLength(1);
  const theirs = { idem: key(), key: id, name: words("Mine") };
  expect(await beginDraft(deps, stranger, theirs)).toEqual(gone);
  const read = async (who: Person) =>
    (await readChecklists(db, who, { page: 1, since: "2026-01-01", today: "2026-03-01" }))?.drafts;
  expect(await read(actor)).toMatchObject([{ id, base: 0 }]);
  expect(await read(stranger)).toEqual([]);
});
