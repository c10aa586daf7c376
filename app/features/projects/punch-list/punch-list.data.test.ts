import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Holder, inOwn, makeLink, type Person, revokeLink } from "~/engines/trust/trust.server.ts";
import { projects } from "~db/schema/projects.ts";
import { punchItems } from "~db/schema/punch-list.ts";
import { memoryBucket } from "../../../../tests/bucket.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, DAY, freshGuest, MINUTE } from "../../../../tests/factories.ts";
import { pdf, png } from "../../../../tests/pictures.ts";
import { addDocument, addVersion } from "../projects/documents.commands.server.ts";
import { keepPage } from "../projects/sheet-pages.commands.server.ts";
import {
  acceptItem,
  addPicture,
  editItem,
  moveItem,
  type NewItem,
  pinItem,
  raiseItems,
} from "./punch-list.commands.server.ts";
import contribution from "./punch-list.contributes.server.ts";
import { PUNCH } from "./punch-list.limits.ts";
import { type Asked, readItem, readItems, readSheet } from "./punch-list.queries.server.ts";
import { askedOf, itemView, listView } from "./punch-list.view.server.ts";

const db = testDatabase();
const clock = createClock();
const { now } = clock;
const deps = { db, now };
const store = { db, now, bucket: memoryBucket().pictures };
const OK = { ok: true };
const key = () => crypto.randomUUID();
const fresh = (): Person => inOwn(freshGuest());
const given = { db, now, language: "en" as const, formKey: key };
const present = (actor: Person, role: "owner" | "viewer" = "owner") => ({ ...actor, role });

async function jobOf(actor: Person, name = "Sample house", zone = "America/Chicago") {
  const id = key();
  await db.insert(projects).values({
    ...{ id, name, workspace: actor.workspace, siteZone: zone, state: "planning" },
    ...{ stateSince: now().toISOString(), createdAt: now().toISOString() },
  });
  return id;
}

const DEFECT = { room: "Bath 2", trade: "tile" as const, words: "Grout missing at the tub" };

async function raised(actor: Person, project: string, items: readonly NewItem[] = [DEFECT]) {
  const made = await raiseItems(deps, actor, { idem: key(), project, items });
  if (!made.ok) throw new Error(made.error);
  return made.ids;
}

async function one(actor: Person) {
  const project = await jobOf(actor);
  const [id = ""] = await raised(actor, project);
  return { project, id };
}

const rowOf = async (id: string) => {
  const [row] = await db.select().from(punchItems).where(eq(punchItems.id, id));
  if (!row) throw new Error("it is there");
  return row;
};

async function moved(actor: Person | Holder, record: string, transition: string, note = "") {
  const { version } = await rowOf(record);
  const result = await moveItem(deps, actor, { record, transition, version, note, idem: key() });
  return result.ok ? result.state : result.error;
}

const edit = (more: object = {}) => ({
  ...{ ...DEFECT, version: 1, priority: "normal" as const, assignee: "SAMPLE Tile Co", dueOn: null },
  ...{ backCharge: 0, own: undefined, photoNeeded: "on" as const, ...more },
});

const asked = (query = ""): Asked => askedOf(new URLSearchParams(query));

const picture = (item: string, as: "before" | "after" | "plan", id = key()) => ({
  ...{ item, as, id, name: "grout.png", bytes: png() },
});

async function holderOf(actor: Person, id: string, verbs: ("answer" | "upload")[] = ["answer", "upload"]) {
  const passwords = { hash: async (text: string) => text, verify: async () => true };
  const trust = { ...deps, secret: "s".repeat(32), passwords, contributions: { links: contribution.links } };
  const made = await makeLink(trust, actor, {
    ...{ idem: key(), workspace: actor.workspace, subject: { type: PUNCH, id } },
    ...{ name: "SAMPLE Tile Co", verbs, kind: "person" as const, days: 7, asksName: true },
  });
  if (!made.ok) throw new Error(made.error);
  return { trust, holder: { kind: "holder" as const, link: made.id, now: now() } };
}

test("what is raised three times at once is raised once, with the next numbers of the job", async () => {
  const actor = fresh();
  const project = await jobOf(actor);
  const form = { idem: key(), project, items: [DEFECT, { ...DEFECT, words: "Tile lips" }] };
  const all = await Promise.all([1, 2, 3].map(() => raiseItems(deps, actor, form)));
  expect(all).toEqual([all[0], all[0], all[0]]);
  const list = (await readItems(db, actor, asked(), now()))?.list;
  expect(list?.map(({ number, words }) => [number, words])).toEqual([
    [1, "Grout missing at the tub"],
    [2, "Tile lips"],
  ]);
});

test("from a page that was gone back to another defect is raised, not the first one again", async () => {
  const actor = fresh();
  const project = await jobOf(actor);
  const idem = key();
  for (const words of ["Grout missing", "Tap drips"])
    expect((await raiseItems(deps, actor, { idem, project, items: [{ ...DEFECT, words }] })).ok).toBe(true);
  expect((await readItems(db, actor, asked(), now()))?.total).toBe(2);
});

test("on a job of another workspace nothing is raised, and nobody raises in one that is not theirs", async () => {
  const [actor, other] = [fresh(), fresh()];
  const project = await jobOf(other);
  const form = { idem: key(), project, items: [DEFECT] };
  expect(await raiseItems(deps, actor, form)).toEqual({ ok: false, error: "gone" });
  const member = await createMember(db);
  const stranger = { ...inOwn(member.owner), workspace: other.workspace };
  expect(await raiseItems(deps, stranger, { ...form, idem: key() })).toEqual({
    ok: false,
    error: "not-allowed",
  });
});

test("of two who change an item at once one is told so; others see nothing of it", async () => {
  const actor = fresh();
  const { id } = await one(actor);
  const results = await Promise.all(
    ["Tub", "Shower"].map((room) => editItem(deps, actor, { id, ...edit({ room }) })),
  );
  expect(results.map((result) => (result.ok ? "saved" : result.error)).sort()).toEqual(["saved", "stale"]);
  expect(await editItem(deps, fresh(), { id, ...edit({ version: 2 }) })).toEqual({
    ok: false,
    error: "gone",
  });
  expect(await readItem(db, fresh(), id, now())).toBeUndefined();
});

test("a sub proves by link that it is done; a photo of the defect is no proof, nor is one from before", async () => {
  const actor = fresh();
  const { id } = await one(actor);
  const { holder } = await holderOf(actor, id);
  await addPicture(store, actor, picture(id, "after"));
  clock.advance(MINUTE);
  expect(await moved(actor, id, "order")).toBe("work_required");
  clock.advance(MINUTE);
  expect(await addPicture(store, actor, picture(id, "before"))).toEqual(OK);
  expect(await moved(holder, id, "ready")).toBe("blocked");
  const proof = picture(id, "after");
  expect(await addPicture(store, holder, proof)).toEqual(OK);
  expect(await addPicture(store, holder, proof)).toEqual(OK);
  expect(JSON.parse((await rowOf(id)).afterPhotos)).toHaveLength(2);
  expect(await moved(holder, id, "ready")).toBe("ready_for_review");
  expect(await moved(holder, id, "accept")).toBe("not-allowed");
  expect(await moved(actor, id, "reject", "Joint still open")).toBe("not_accepted");
  expect((await rowOf(id)).rejections).toBe(1);
  clock.advance(MINUTE);
  expect(await moved(holder, id, "rework")).toBe("work_required");
  // The proof of the first time proves nothing of the second.
  expect(await moved(holder, id, "ready")).toBe("blocked");
});

test("a photo that was sent for one item is no proof of another", async () => {
  const actor = fresh();
  const { id, project } = await one(actor);
  const [other = ""] = await raised(actor, project, [{ ...DEFECT, words: "Tap drips" }]);
  await moved(actor, id, "order");
  await moved(actor, other, "order");
  clock.advance(MINUTE);
  const proof = picture(other, "after");
  await addPicture(store, actor, proof);
  await db
    .update(punchItems)
    .set({ afterPhotos: JSON.stringify([proof.id]) })
    .where(eq(punchItems.id, id));
  const { holder } = await holderOf(actor, id);
  expect(await moved(holder, id, "ready")).toBe("blocked");
});

test("with a link that was revoked, or to another item, nothing is read, taken on or sent", async () => {
  const actor = fresh();
  const { id, project } = await one(actor);
  const [other = ""] = await raised(actor, project, [{ ...DEFECT, words: "Tap drips" }]);
  await moved(actor, id, "order");
  const { holder, trust } = await holderOf(actor, id);
  expect(await acceptItem(deps, holder, other)).toEqual({ ok: false, error: "not-allowed" });
  expect(await addPicture(store, holder, picture(other, "after"))).toEqual({ ok: false, error: "gone" });
  expect(await readItem(db, holder, other, now())).toBeUndefined();
  expect(await acceptItem(deps, holder, id)).toEqual(OK);
  expect((await readItem(db, holder, id, now()))?.item.acceptedAt).toBe(now().toISOString());
  await revokeLink(trust, actor, holder.link);
  expect(await readItem(db, holder, id, now())).toBeUndefined();
  expect(await addPicture(store, holder, picture(id, "after"))).toEqual({ ok: false, error: "gone" });
});

test("a link without the verb to upload brings no photo, and members alone bring plan sheets", async () => {
  const actor = fresh();
  const { id } = await one(actor);
  const { holder } = await holderOf(actor, id, ["answer"]);
  expect(await addPicture(store, holder, picture(id, "after"))).toEqual({ ok: false, error: "not-allowed" });
  const whole = (await holderOf(actor, id)).holder;
  expect(await addPicture(store, whole, picture(id, "plan"))).toEqual({ ok: false, error: "not-allowed" });
  expect(await addPicture(store, actor, picture(id, "plan"))).toEqual(OK);
});

test("a pin stands on a sheet of its own job only", async () => {
  const actor = fresh();
  const { id } = await one(actor);
  const sheet = picture(id, "plan");
  await addPicture(store, actor, sheet);
  const photo = picture(id, "before");
  await addPicture(store, actor, photo);
  const pin = { id, version: 1, x: 500, y: 250 };
  expect(await pinItem(deps, actor, { ...pin, plan: photo.id })).toEqual({ ok: false, error: "stale" });
  expect(await pinItem(deps, actor, { ...pin, plan: sheet.id })).toEqual(OK);
  expect(await rowOf(id)).toMatchObject({ planId: sheet.id, pinX: 500, pinY: 250, version: 2 });
});

test("a pin stands on a drawing among the documents of its own job, by page and grid where that is no picture", async () => {
  const actor = fresh();
  const { id, project } = await one(actor);
  const paper = (job: string, bytes = pdf()) => ({
    ...{ project: job, idem: key(), name: "Floor plan", folder: "architectural", sheet: "A-101" },
    ...{ note: "", sentBy: "", file: { name: "plan", bytes } },
  });
  const added = await addDocument(store, actor, paper(project));
  const elsewhere = await addDocument(store, actor, paper(await jobOf(actor, "Another")));
  if (!added.ok || !elsewhere.ok) throw new Error("they are kept");
  const spot = { id, version: 1, page: 3, grid: "C-4" };
  expect(await pinItem(deps, actor, { ...spot, plan: elsewhere.id })).toEqual({ ok: false, error: "stale" });
  expect(await pinItem(deps, actor, { ...spot, plan: added.id })).toEqual(OK);
  expect(await rowOf(id)).toMatchObject({ pinPage: 3, pinGrid: "C-4", pinX: null, pinY: null });
  const shown = async () =>
    (await readItem(db, actor, id, now()))?.plans.map((sheet) => [
      sheet.name,
      sheet.width,
      Boolean(sheet.isOld),
    ]);
  expect(await shown()).toEqual([["A-101 Floor plan", null, false]]);
  const next = { document: added.id, idem: key(), note: "", sentBy: "" };
  await addVersion(store, actor, { ...next, file: { name: "plan", bytes: png({ width: 40, height: 30 }) } });
  clock.advance(MINUTE);
  expect((await shown())?.sort((one) => (one[2] ? -1 : 1))).toEqual([
    ["A-101 Floor plan", null, true],
    ["A-101 Floor plan", 40, false],
  ]);
  const newer = (await readItem(db, actor, id, now()))?.plans.find(({ width }) => width === 40)?.id ?? "";
  expect(await pinItem(deps, actor, { id, version: 2, plan: newer, x: 10, y: 20 })).toEqual(OK);
  expect(await rowOf(id)).toMatchObject({ pinPage: null, pinGrid: "", pinX: 10, pinY: 20 });
});

test("a page of a drawing that is kept as a picture is tapped, and the pin stands on that page", async () => {
  const actor = fresh();
  const { id, project } = await one(actor);
  const added = await addDocument(store, actor, {
    ...{ project, idem: key(), name: "Floor plan", folder: "architectural", sheet: "A-101" },
    ...{ note: "", sentBy: "", file: { name: "plan.pdf", bytes: pdf() } },
  });
  if (!added.ok) throw new Error(added.error);
  const shown = async (page?: number) => {
    const view = await itemView(given, present(actor), { id, plan: "", page });
    return [view?.pages, view?.page?.page];
  };
  expect(await shown()).toEqual([[], undefined]);
  for (const page of [1, 3])
    await keepPage(store, actor, { file: added.id, page, bytes: png({ noise: page }) });
  expect(await shown()).toEqual([[1, 3], 1]);
  expect(await shown(3)).toEqual([[1, 3], 3]);
  expect(await shown(2)).toEqual([[1, 3], undefined]);
  expect(await pinItem(deps, actor, { id, version: 1, plan: added.id, page: 3, x: 700, y: 40 })).toEqual(OK);
  expect(await rowOf(id)).toMatchObject({ planId: added.id, pinPage: 3, pinX: 700, pinY: 40, pinGrid: "" });
  expect(await shown()).toEqual([[1, 3], 3]);
});

test("the list shows the small picture of the first photo, or without one the photo itself unless it is large", async () => {
  const actor = fresh();
  const { id } = await one(actor);
  const line = async () => (await readItems(db, actor, asked(), now()))?.list[0]?.shows;
  expect(await line()).toBeNull();
  const first = picture(id, "before");
  await addPicture(store, actor, { ...first, bytes: png({ noise: 1_100_000 }) });
  expect(await line()).toBeNull();
  clock.advance(MINUTE);
  await addPicture(store, actor, { ...picture(id, "before"), thumb: png({ width: 9 }) });
  // The first one is what the item was raised with.
  expect(await line()).toBeNull();
  const { id: second } = await one(actor);
  const sent = picture(second, "before");
  await addPicture(store, actor, { ...sent, thumb: png({ width: 9 }) });
  const photos = (await readItem(db, actor, second, now()))?.photos;
  expect(photos?.map((photo) => photo.id)).toEqual([sent.id]);
  expect(photos?.[0]?.thumb).toMatch(/^[0-9a-f-]{36}$/);
  expect(photos?.[0]?.thumb).not.toBe(sent.id);
  const shows = (await readItems(db, actor, asked(), now()))?.list.map((item) => item.shows);
  expect(shows).toContain(photos?.[0]?.thumb);
});

test("who did the work does not close it, where somebody else found the defect; alone on the job one may", async () => {
  const actor = fresh();
  const { id } = await one(actor);
  await editItem(deps, actor, { id, ...edit({ own: "on", photoNeeded: undefined }) });
  await moved(actor, id, "order");
  expect(await moved(actor, id, "ready")).toBe("ready_for_review");
  expect(await moved(actor, id, "accept")).toBe("ready_to_close");
  await db.update(punchItems).set({ approver: "user:somebody-else" }).where(eq(punchItems.id, id));
  expect(await moved(actor, id, "close")).toBe("blocked");
  await db.update(punchItems).set({ approver: actor.owner }).where(eq(punchItems.id, id));
  expect(await moved(actor, id, "close")).toBe("closed");
});

test("when an open item will be closed is told from three closed ones of its trade and workspace, and to nobody by link", async () => {
  const actor = fresh();
  const project = await jobOf(actor);
  const ids = await raised(
    actor,
    project,
    ["A", "B", "C", "D"].map((words) => ({ ...DEFECT, words })),
  );
  const [open = "", ...others] = ids;
  const began = "2026-02-01T12:00:00.000Z";
  await db.update(punchItems).set({ createdAt: began }).where(eq(punchItems.workspace, actor.workspace));
  const expected = async () => (await itemView(given, present(actor), { id: open, plan: "" }))?.item.expected;
  const close = (id: string, day: string) =>
    db
      .update(punchItems)
      .set({ state: "closed", stateSince: `2026-02-${day}T12:00:00.000Z` })
      .where(eq(punchItems.id, id));
  await close(others[0] ?? "", "03");
  await close(others[1] ?? "", "09");
  expect(await expected()).toBeUndefined();
  await close(others[2] ?? "", "05");
  const { holder } = await holderOf(actor, open);
  expect((await readItem(db, holder, open, now()))?.closed).toEqual([]);
  expect(await expected()).toEqual({ days: 4, of: 3, on: "2026-02-05" });
  // Another trade tells nothing of it.
  await db
    .update(punchItems)
    .set({ trade: "paint" })
    .where(eq(punchItems.id, others[2] ?? ""));
  expect(await expected()).toBeUndefined();
});

test("an item is overdue once its last day is over at the job, wherever its reader is", async () => {
  const actor = fresh();
  const hawaii = await jobOf(actor, "Sample hut", "Pacific/Honolulu");
  const [id = ""] = await raised(actor, hawaii);
  await editItem(deps, actor, { id, ...edit({ dueOn: "2030-03-02" }) });
  const late = async (at: string) => {
    const then = { ...given, now: () => new Date(at) };
    const listed = await listView(then, present(actor), asked("view=overdue"));
    const shown = await itemView(then, present(actor), { id, plan: "" });
    expect((await readSheet(db, actor, asked("view=overdue"), new Date(at))).length).toBe(listed.total);
    return [listed.total, shown?.item.overdue];
  };
  expect(await late("2030-03-03T09:59:00Z")).toEqual([0, false]);
  expect(await late("2030-03-03T10:00:00Z")).toEqual([1, true]);
  await moved(actor, id, "void", "Not ours");
  expect(await late("2030-03-03T10:00:00Z")).toEqual([0, false]);
});

test("the list is narrowed and put together by what its address says, and counts no sample", async () => {
  const actor = fresh();
  const project = await jobOf(actor);
  const [grout = "", , paint = ""] = await raised(actor, project, [
    DEFECT,
    { room: "Bath 2", trade: "plumbing", words: "Tap drips" },
    { room: "Attic", trade: "paint", words: "Second coat missing" },
  ]);
  await editItem(deps, actor, { id: grout, ...edit({ dueOn: "2030-03-02" }) });
  await moved(actor, paint, "void", "Done by the owner");
  const words = async (query: string) =>
    (await readItems(db, actor, asked(query), now()))?.list.map((item) => item.words);
  expect(await words("room=Bath+2&trade=tile")).toEqual(["Grout missing at the tub"]);
  expect(await words("company=SAMPLE+Tile+Co")).toEqual(["Grout missing at the tub"]);
  expect(await words("by=trade&view=all")).toEqual([
    "Second coat missing",
    "Tap drips",
    "Grout missing at the tub",
  ]);
  expect(await words("view=ended")).toEqual(["Second coat missing"]);
  await db.update(punchItems).set({ sample: true }).where(eq(punchItems.id, grout));
  const view = await listView(given, present(actor), asked(`project=${project}`));
  expect(view.trades.map(({ trade, open }) => [trade, open])).toEqual([["plumbing", 1]]);
  expect(view.companies).toEqual([]);
});

test("examples stand on the first example of the projects, forty of them, and belong to nobody else", async () => {
  const actor = fresh();
  const at = now();
  const samples = { workspace: actor.workspace, owner: actor.owner, language: "he" as const, now: at };
  await db.batch(contribution.samples(db, samples) as never);
  expect((await readItems(db, actor, asked("view=all"), at))?.total).toBe(0);
  const project = await jobOf(actor);
  await db.update(projects).set({ sample: true }).where(eq(projects.id, project));
  await db.batch(contribution.samples(db, samples) as never);
  const view = await listView(
    { ...given, now: () => new Date(at.getTime() + 2 * DAY) },
    present(actor),
    asked("view=all"),
  );
  expect([view.total, view.items.length, view.pages]).toEqual([40, 30, 2]);
  expect(view.figures).toMatchObject({ open: 0, closed: 0 });
});
