import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { verifyDocument } from "~/engines/lines/lines.server.ts";
import { answerTalk } from "~/engines/talk/talk.server.ts";
import { type Holder, inOwn, makeLink, type Person, revokeLink } from "~/engines/trust/trust.server.ts";
import { documentAcceptances, documents, documentVersions } from "~db/schema/lines.ts";
import { projects } from "~db/schema/projects.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, freshGuest } from "../../../../tests/factories.ts";
import { removeProject } from "../projects/projects.commands.server.ts";
import { projectView } from "../projects/projects.view.server.ts";
import {
  approveChangeOrder,
  changeStands,
  changeSubject,
  createChangeOrder,
  dropLine,
  editHead,
  moveChangeOrder,
  putLine,
  rejectChangeOrder,
  sendChangeOrder,
} from "./change-orders.commands.server.ts";
import contribution from "./change-orders.contributes.server.ts";
import { CHANGE_ORDER } from "./change-orders.limits.ts";
import { askedOf, changeOrdersView, changeOrderView, heldChangeView } from "./change-orders.view.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const key = () => crypto.randomUUID() as string;
const given = { db, now, language: "en" as const, formKey: key };
const present = (actor: Person) => ({ ...actor, role: "owner" as const });
const member = async () => inOwn((await createMember(db)).owner);

async function jobOf(actor: Person) {
  const id = key();
  await db.insert(projects).values({
    ...{
      id,
      name: "Sample house",
      workspace: actor.workspace,
      siteZone: "America/Chicago",
      state: "planning",
    },
    ...{ contractCents: 1_000_000, stateSince: now().toISOString(), createdAt: now().toISOString() },
  });
  return id;
}

const HEAD = {
  ...{ title: "Rock", reason: "hidden" as const, scope: "", days: 3 },
  ...{ overhead: "10", profit: "0", tax: "0" },
};
const LINE = {
  ...{ section: "Footings", text: "Break rock", qty: "4", unit: "yd³", unitCost: "180", markup: "0" },
  ...{ code: "31 20 00", taxable: undefined },
};
/** 4 × 180 and 10 % of it. */
const TOTAL = 79_200;

const rowOf = async (id: string) => {
  const [row] = await db.select().from(documents).where(eq(documents.id, id));
  if (!row) throw new Error("it is there");
  return row;
};
const at = async (id: string) => ({ id, version: (await rowOf(id)).version });

async function moved(actor: Person, record: string, transition: string, note = "") {
  const { version } = await rowOf(record);
  const moving = { record, transition, version, note, idem: key() };
  const result =
    transition === "send"
      ? await sendChangeOrder(deps, actor, moving)
      : await moveChangeOrder(deps, actor, moving);
  return result.ok ? (await rowOf(record)).state : result.error;
}

async function drafted(actor: Person, project: string) {
  const made = await createChangeOrder(deps, actor, { idem: key(), project, ...HEAD });
  if (!made.ok) throw new Error(made.error);
  await putLine(deps, actor, { ...(await at(made.id)), line: key(), ...LINE });
  return made.id;
}

async function sent(actor: Person, project?: string) {
  const id = await drafted(actor, project ?? (await jobOf(actor)));
  await moved(actor, id, "price");
  expect(await moved(actor, id, "send")).toBe("sent");
  return id;
}

async function holderOf(actor: Person, id: string, verbs: ("sign" | "answer")[] = ["sign"]) {
  const passwords = { hash: async (text: string) => text, verify: async () => true };
  const trust = { ...deps, secret: "s".repeat(32), passwords, contributions: { links: contribution.links } };
  const made = await makeLink(trust, actor, {
    ...{ idem: key(), workspace: actor.workspace, subject: { type: CHANGE_ORDER, id } },
    ...{ name: "The owner", verbs, kind: "person" as const, days: 30, asksName: true },
  });
  if (!made.ok) throw new Error(made.error);
  const holder: Holder = { kind: "holder", link: made.id, now: now() };
  const link = { id: made.id, subject: { type: CHANGE_ORDER, id }, verbs, asksName: true } as never;
  return { trust, holder, holding: { holder, link, name: "" } };
}

const decision = (id: string, version: number, more: object = {}) => ({
  ...{ id, version, idem: key(), printedName: "Owner 1", note: "Too dear", ...more },
});

test("a change is begun once, priced by its lines, and numbered within its job when it is sent", async () => {
  const actor = await member();
  const [one, other] = [await jobOf(actor), await jobOf(actor)];
  const form = { idem: key(), project: one, ...HEAD };
  const all = await Promise.all([1, 2, 3].map(() => createChangeOrder(deps, actor, form)));
  const [first] = all;
  if (!first?.ok) throw new Error("it is begun");
  expect(all).toEqual([1, 2, 3].map(() => first));
  const changed = await createChangeOrder(deps, actor, { ...form, title: "Roots" });
  if (!changed.ok) throw new Error(changed.error);
  expect([await rowOf(first.id), await rowOf(changed.id)].map(({ title }) => title)).toEqual([
    "Rock",
    "Roots",
  ]);
  expect(await moved(actor, first.id, "price")).toBe("blocked");
  const ids = [await sent(actor, one), await sent(actor, one), await sent(actor, other)];
  const rows = await Promise.all(ids.map(rowOf));
  expect(rows.map(({ number, totalCents }) => [number, totalCents])).toEqual([
    [1, TOTAL],
    [2, TOTAL],
    [1, TOTAL],
  ]);
  expect((await rowOf(first.id)).number).toBeNull();
});

test("a line is changed in its place, moved to another section, and taken out with its section", async () => {
  const actor = await member();
  const id = await drafted(actor, await jobOf(actor));
  const line = key();
  await putLine(deps, actor, { ...(await at(id)), line, ...LINE, section: "Roof", text: "Shingles" });
  await putLine(deps, actor, { ...(await at(id)), line, ...LINE, text: "Shingles", qty: "2" });
  const view = await changeOrderView(given, present(actor), id);
  expect(
    view?.content.sections.map(({ title, lines }) => [title, lines.map(({ text, qty }) => text + qty)]),
  ).toEqual([["Footings", ["Break rock4", "Shingles2"]]]);
  await dropLine(deps, actor, { ...(await at(id)), line });
  expect((await rowOf(id)).totalCents).toBe(TOTAL);
  const wrong = await putLine(deps, actor, { ...(await at(id)), line, ...LINE, markup: "2000" });
  expect(wrong).toMatchObject({ ok: false, error: "invalid" });
  expect(await editHead(deps, actor, { id, version: 1, ...HEAD })).toEqual({ ok: false, error: "stale" });
});

test("what was sent is not edited; taken back with a reason it is, and is sent as another version", async () => {
  const actor = await member();
  const id = await sent(actor);
  expect(await editHead(deps, actor, { ...(await at(id)), ...HEAD })).toEqual({ ok: false, error: "sent" });
  expect(await moved(actor, id, "takeBack")).toBe("note-missing");
  expect(await moved(actor, id, "takeBack", "A line is missing")).toBe("draft");
  expect(await editHead(deps, actor, { ...(await at(id)), ...HEAD, days: 5 })).toEqual({ ok: true });
  await moved(actor, id, "price");
  expect(await moved(actor, id, "send")).toBe("sent");
  expect(await rowOf(id)).toMatchObject({ number: 1 });
  expect((await changeOrderView(given, present(actor), id))?.sent?.number).toBe(2);
});

test("of two approvals at once one counts, with its name and a hash that holds; then nobody changes it", async () => {
  const actor = await member();
  const project = await jobOf(actor);
  const id = await sent(actor, project);
  const [one, other] = [await holderOf(actor, id), await holderOf(actor, id)];
  const { version } = await rowOf(id);
  const form = decision(id, version);
  const all = await Promise.all([
    approveChangeOrder(deps, one.holder, form),
    approveChangeOrder(deps, one.holder, form),
    approveChangeOrder(deps, other.holder, decision(id, version, { printedName: "Owner 2" })),
    rejectChangeOrder(deps, other.holder, decision(id, version)),
  ]);
  const state = (await rowOf(id)).state;
  expect(["approved", "rejected"]).toContain(state);
  expect(all.filter(({ ok }) => ok).length).toBeLessThanOrEqual(2);
  if (state === "approved") {
    expect(await verifyDocument(db, id)).toEqual({ whole: true, checked: 2 });
    expect(await editHead(deps, actor, { ...(await at(id)), ...HEAD })).toEqual({ ok: false, error: "sent" });
    expect(await moved(actor, id, "void", "No")).not.toBe("void");
  }
});

test("an approval raises the contract on the project's page, and a pending change is shown as that", async () => {
  const actor = await member();
  const project = await jobOf(actor);
  const id = await sent(actor, project);
  const shown = () => projectView(given, present(actor), { id: project, page: 0 });
  expect((await shown())?.changes).toEqual({ pendingCents: TOTAL, approvedCents: 0, approvedDays: 0 });
  const { holder, holding } = await holderOf(actor, id);
  const { version } = await rowOf(id);
  expect(await heldChangeView(given, holding)).toMatchObject({ mayDecide: true, total: TOTAL });
  expect(JSON.stringify(await heldChangeView(given, holding))).not.toMatch(/unitCost|overhead|markup/);
  expect(await approveChangeOrder(deps, holder, decision(id, version))).toEqual({ ok: true });
  expect((await shown())?.changes).toEqual({ pendingCents: 0, approvedCents: TOTAL, approvedDays: 3 });
  const list = await changeOrdersView(given, present(actor), askedOf(new URLSearchParams("view=approved")));
  expect(list.figures).toEqual({ pendingCents: 0, approvedCents: TOTAL, approvedDays: 3, waiting: 0 });
  expect(list.orders.map((order) => order.id)).toEqual([id]);
  expect((await heldChangeView(given, holding))?.approved?.name).toBe("Owner 1");
  expect(await moved(actor, id, "execute")).toBe("executed");
});

test("a rejection says why and is revised; no link without the right to sign, or a revoked one, decides", async () => {
  const actor = await member();
  const id = await sent(actor);
  const { version } = await rowOf(id);
  const reading = await holderOf(actor, id, ["answer"]);
  expect((await approveChangeOrder(deps, reading.holder, decision(id, version))).ok).toBe(false);
  const { trust, holder } = await holderOf(actor, id);
  expect(await rejectChangeOrder(deps, holder, decision(id, version, { note: " " }))).toEqual({
    ok: false,
    error: "note-missing",
  });
  expect(await rejectChangeOrder(deps, holder, decision(id, version))).toEqual({ ok: true });
  expect(await moved(actor, id, "revise")).toBe("draft");
  await revokeLink(trust, actor, holder.link);
  await moved(actor, id, "price");
  await moved(actor, id, "send");
  const again = decision(id, (await rowOf(id)).version);
  expect((await approveChangeOrder(deps, holder, again)).ok).toBe(false);
  expect((await rowOf(id)).state).toBe("sent");
});

test("nobody else reads, edits or sends a change, and none is begun on a job of others", async () => {
  const [actor, stranger] = [await member(), inOwn(freshGuest())];
  const project = await jobOf(actor);
  const id = await drafted(actor, project);
  expect(await changeOrderView(given, present(stranger), id)).toBeUndefined();
  expect(await editHead(deps, stranger, { ...(await at(id)), ...HEAD })).toEqual({
    ok: false,
    error: "gone",
  });
  await moved(actor, id, "price");
  expect(await moved(stranger, id, "send")).toBe("gone");
  expect(await createChangeOrder(deps, stranger, { idem: key(), project, ...HEAD })).toEqual({
    ok: false,
    error: "gone",
  });
});

test("a project that is removed takes its changes with it, also what was sent and approved, and no others", async () => {
  const actor = await member();
  const [project, stays] = [await jobOf(actor), await jobOf(actor)];
  const draft = await drafted(actor, project);
  const approved = await sent(actor, project);
  const { holder } = await holderOf(actor, approved, ["sign", "answer"]);
  expect(
    (await approveChangeOrder(deps, holder, decision(approved, (await rowOf(approved)).version))).ok,
  ).toBe(true);
  const other = await sent(actor, stays);
  const stranger = await member();
  expect(await removeProject(deps, stranger, project)).toEqual({ ok: false, error: "gone" });
  expect((await rowOf(approved)).state).toBe("approved");
  expect(await removeProject(deps, actor, project)).toEqual({ ok: true });
  const left = async (id: string) => [
    await db.$count(documents, eq(documents.id, id)),
    await db.$count(documentVersions, eq(documentVersions.documentId, id)),
    await db.$count(documentAcceptances, eq(documentAcceptances.documentId, id)),
  ];
  expect(await left(draft)).toEqual([0, 0, 0]);
  expect(await left(approved)).toEqual([0, 0, 0]);
  expect(await left(other)).toEqual([1, 1, 0]);
});

test("nobody decides or speaks about a change of a project that was removed", async () => {
  const actor = await member();
  const project = await jobOf(actor);
  const id = await sent(actor, project);
  const { holder } = await holderOf(actor, id, ["sign", "answer"]);
  const { version } = await rowOf(id);
  expect(await removeProject(deps, actor, project)).toEqual({ ok: true });
  expect((await approveChangeOrder(deps, holder, decision(id, version))).ok).toBe(false);
  expect((await rejectChangeOrder(deps, holder, decision(id, version))).ok).toBe(false);
  const form = new FormData();
  for (const [name, value] of Object.entries({
    intent: "post",
    idem: key(),
    body: "Yes",
    printedName: "Owner 1",
  }))
    form.set(name, value);
  const talk = { subject: changeSubject(id), stands: changeStands(id, holder), form };
  expect(await answerTalk(deps, holder, talk)).toMatchObject({ ok: false, status: 404 });
});
