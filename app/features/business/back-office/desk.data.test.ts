import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Person } from "~/engines/trust/trust.server.ts";
import { deskItems, lienClocks, lienWaivers } from "~db/schema/back-office.ts";
import { costLines } from "~db/schema/costs.ts";
import { projects } from "~db/schema/projects.ts";
import { workspaceMembers, workspaces } from "~db/schema/trust.ts";
import { memoryBucket } from "../../../../tests/bucket.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { desk } from "../../../../tests/desk.ts";
import { createClock, createMember } from "../../../../tests/factories.ts";
import { png } from "../../../../tests/pictures.ts";
import { costPosting } from "../../projects/costs/posting.commands.server.ts";
import contribution from "./back-office.contributes.server.ts";
import { addItem, codeItem, keepTwin, moveItem, postItem } from "./desk.commands.server.ts";
import { readDeskSheet } from "./desk.queries.server.ts";
import { askedOf, deskView, itemView } from "./desk.view.server.ts";
import { deskCsv } from "./desk-csv.server.ts";

const db = testDatabase();
const clock = createClock();
const { now } = clock;
const store = { db, now, bucket: memoryBucket().pictures };
const key = () => crypto.randomUUID() as string;
const given = { db, now, language: "en" as const, formKey: key };
const present = (actor: Person, role: "owner" | "viewer" = "owner") => ({ ...actor, role });

const { fresh, jobOf } = desk(db, now);

const PAPER = {
  ...{ kind: "receipt" as const, vendor: "Sample Lumber", spentOn: "2026-03-02" as string | null },
  ...{ amount: 12_550, project: "", code: "", note: "" },
};

async function adding(actor: Person, more: object = {}) {
  const added = await addItem(store, actor, { idem: key(), ...PAPER, ...more });
  if (!added.ok) throw new Error(added.error);
  clock.advance(1_000);
  return added.id;
}

const rowOf = async (id: string) => {
  const [row] = await db.select().from(deskItems).where(eq(deskItems.id, id));
  if (!row) throw new Error("it is there");
  return row;
};

async function coding(actor: Person, id: string, more: object = {}) {
  const { version } = await rowOf(id);
  const form = { ...PAPER, spentOn: "2026-03-02", code: "06 10 00", ...more };
  const coded = await codeItem({ db, now }, actor, { id, idem: key(), version, ...form });
  return coded.ok ? coded.state : coded.error;
}

async function moving(actor: Person, record: string, transition: string, note = "") {
  const { version } = await rowOf(record);
  const moved = await moveItem({ db, now }, actor, { record, transition, version, note, idem: key() });
  return moved.ok ? moved.state : moved.error;
}

test("a paper goes from the inbox to the costs of its job, once however often the button is pressed", async () => {
  const actor = await fresh();
  const project = await jobOf(actor);
  const form = { idem: key(), ...PAPER };
  const all = await Promise.all([1, 2, 3].map(() => addItem(store, actor, form)));
  const [first] = all;
  if (!first?.ok) throw new Error("it is added");
  expect(all).toEqual([1, 2, 3].map(() => first));
  expect(await coding(actor, first.id, { project })).toBe("coded");
  expect(await moving(actor, first.id, "approve")).toBe("approved");
  const { version } = await rowOf(first.id);
  const post = { record: first.id, version, idem: key() };
  const posted = await Promise.all(
    [1, 2, 3].map(() => postItem({ db, now, costs: costPosting }, actor, post)),
  );
  expect(posted).toContainEqual({ ok: true });
  expect((await rowOf(first.id)).state).toBe("posted");
  const other = await adding(actor, { amount: 1_000 });
  await coding(actor, other, { project, amount: 1_000 });
  await moving(actor, other, "approve");
  const next = { record: other, version: (await rowOf(other)).version, idem: key() };
  expect(await postItem({ db, now, costs: costPosting }, actor, next)).toEqual({ ok: true });
  const lines = await db.select().from(costLines).where(eq(costLines.projectId, project));
  expect(lines.map(({ code, actualCents }) => [code, actualCents])).toEqual([["06 10 00", 13_550]]);
});

test("where a job has no room for another code the paper waits, and a code that is there takes it", async () => {
  const actor = await fresh();
  const project = await jobOf(actor);
  const at = now().toISOString();
  for (let n = 0; n < 300; n += 5)
    await db.insert(costLines).values(
      Array.from({ length: 5 }, (_, m) => ({
        ...{ id: key(), workspace: actor.workspace, projectId: project, code: `C${n + m}`, createdAt: at },
      })),
    );
  const id = await adding(actor);
  await coding(actor, id, { project });
  await moving(actor, id, "approve");
  const press = async () =>
    postItem({ db, now, costs: costPosting }, actor, {
      record: id,
      version: (await rowOf(id)).version,
      idem: key(),
    });
  expect(await press()).toEqual({ ok: false, error: "costsFull" });
  expect((await rowOf(id)).state).toBe("approved");
  await moving(actor, id, "back", "Another code");
  await coding(actor, id, { project, code: "C7" });
  await moving(actor, id, "approve");
  expect(await press()).toEqual({ ok: true });
});

test("in a workspace of several, whoever coded a paper does not approve it", async () => {
  const [{ owner: one }, { owner: two }] = [await createMember(db), await createMember(db)];
  const workspace = `workspace:${key()}` as Person["workspace"];
  const at = now().toISOString();
  await db.insert(workspaces).values({ id: workspace, name: "Sample firm", createdAt: at });
  await db.insert(workspaceMembers).values(
    [one, two].map((owner) => ({
      ...{ workspace, userId: owner.slice("user:".length), role: "member" as const, joinedAt: at },
    })),
  );
  const [coder, other] = [one, two].map((owner): Person => ({ kind: "person", owner, workspace }));
  if (!coder || !other) throw new Error("there are two");
  const id = await adding(coder);
  await coding(coder, id);
  expect(await moving(coder, id, "approve")).toBe("not-allowed");
  expect((await itemView(given, present(coder), id))?.standing.choices.map(({ name }) => name)).not.toContain(
    "approve",
  );
  expect(await moving(other, id, "approve")).toBe("approved");
});

test("a paper that looks like another one is named and not approved before somebody keeps both", async () => {
  const actor = await fresh();
  const first = await adding(actor, { vendor: "Maderería Núñez" });
  const second = await adding(actor, { vendor: "MADERERIA  nunez" });
  const [early, late] = [
    await itemView(given, present(actor), first),
    await itemView(given, present(actor), second),
  ];
  expect([early?.twins.length, late?.twins.map(({ id }) => id)]).toEqual([0, [first]]);
  await coding(actor, second, { vendor: "Maderería Núñez" });
  expect(await moving(actor, second, "approve")).toBe("blocked");
  const { version } = await rowOf(second);
  expect(await keepTwin({ db }, actor, { id: second, version: version + 1 })).toEqual({
    ok: false,
    error: "stale",
  });
  expect(await keepTwin({ db }, actor, { id: second, version })).toEqual({ ok: true });
  expect(await moving(actor, second, "approve")).toBe("approved");
  // Now the other way round: what is approved was first.
  await coding(actor, first, { vendor: "Maderería Núñez" });
  expect(await moving(actor, first, "approve")).toBe("blocked");
});

test("the same picture twice is named although nothing was typed, and with another one it is not", async () => {
  const actor = await fresh();
  const picture = { name: "receipt.png", bytes: png() };
  const blank = { vendor: "", spentOn: null, amount: 0 };
  const first = await adding(actor, { ...blank, file: picture });
  const same = await adding(actor, { ...blank, file: { ...picture, name: "again.png" } });
  const other = await adding(actor, { ...blank, file: { name: "other.png", bytes: png({ width: 7 }) } });
  const twins = async (id: string) =>
    (await itemView(given, present(actor), id))?.twins.map((twin) => twin.id);
  expect([await twins(same), await twins(other)]).toEqual([[first], []]);
  expect(
    await addItem(store, actor, {
      idem: key(),
      ...PAPER,
      file: { name: "x.png", bytes: new Uint8Array([1]) },
    }),
  ).toMatchObject({
    ok: false,
    error: "file",
  });
});

test("a code is suggested from the vendor's last papers, with how many of how many", async () => {
  const actor = await fresh();
  for (const [n, code] of ["06 10 00", "06 10 00", "09 29 00"].entries())
    await coding(actor, await adding(actor, { amount: 100 + n }), { code, amount: 100 + n });
  const fresh1 = await adding(actor, { amount: 999, vendor: "sample lumber" });
  expect((await itemView(given, present(actor), fresh1))?.suggestion).toEqual({
    code: "06 10 00",
    n: 2,
    of: 3,
  });
});

test("nobody else reads, codes or exports a paper, and a viewer only reads", async () => {
  const [actor, stranger] = [await fresh(), await fresh()];
  const id = await adding(actor);
  expect(await itemView(given, present(stranger), id)).toBeUndefined();
  expect(await coding(stranger, id)).toBe("gone");
  expect(await addItem(store, stranger, { idem: key(), ...PAPER, project: await jobOf(actor) })).toEqual({
    ok: false,
    error: "gone",
  });
  const asked = askedOf(new URLSearchParams());
  expect((await deskView(given, present(stranger), asked)).items).toEqual([]);
  const mine = deskCsv("en", await readDeskSheet(db, actor, asked));
  expect(mine).toContain("125.5");
  expect(mine).toContain("Sample Lumber");
});

test("thirty receipts, three waivers and one clock are examples of the first job, marked, and counted nowhere", async () => {
  const actor = await fresh();
  const project = await jobOf(actor);
  await db.update(projects).set({ sample: true }).where(eq(projects.id, project));
  const given1 = { workspace: actor.workspace, language: "he" as const, now: now() };
  for (const statement of contribution.hangingSamples(db, given1 as never)) await statement;
  const view = await deskView(given, present(actor), askedOf(new URLSearchParams("view=all")));
  expect([view.total, view.items.every(({ sample }) => sample), view.figures.waitingCents]).toEqual([
    30,
    true,
    0,
  ]);
  expect(view.items.every(({ project: name }) => name === "Sample house")).toBe(true);
  const rows = async (table: typeof lienWaivers | typeof lienClocks) =>
    (await db.select({ sample: table.sample }).from(table).where(eq(table.projectId, project))).map(
      ({ sample }) => sample,
    );
  expect([await rows(lienWaivers), await rows(lienClocks)]).toEqual([[true, true, true], [true]]);
});
