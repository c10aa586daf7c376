import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { joinContributions } from "~/composition/join-contributions.server.ts";
import { drawings } from "~db/schema/assistant.ts";
import { capabilityLinks, keptLinks, linkEvents, workspaceMembers } from "~db/schema/trust.ts";
import { testDatabase } from "../../../tests/database.ts";
import {
  createClock,
  createMember,
  DAY,
  fakePasswords,
  freshGuest,
  MINUTE,
  SECRET,
} from "../../../tests/factories.ts";
import {
  type Actor,
  act,
  checkPin,
  dropKept,
  type Holder,
  inOwn,
  keepLink,
  listKept,
  listLinks,
  makeLink,
  makeWorkspace,
  mayAct,
  mayManage,
  mayRead,
  mayWrite,
  openKept,
  openLink,
  revokeLink,
  showLink,
} from "./trust.server.ts";
import { TRUST_LIMITS, type Verb } from "./trust.ts";

const db = testDatabase();

/** A kind of record for these tests, kept in the table of drawings. */
const contributions = joinContributions([
  {
    links: {
      sheet: {
        verbs: ["answer", "sign"],
        page: "sheet",
        title: (id) => sql`(select ${drawings.name} from ${drawings} where ${drawings.id} = ${id})`,
        isIn: (workspace, id) =>
          sql`exists (select 1 from ${drawings} where ${drawings.id} = ${id} and ${drawings.workspace} = ${workspace})`,
        href: (id) => `/sheets/${id}`,
      },
    },
  },
]);

async function record(workspace: string) {
  const id = crypto.randomUUID();
  await db.insert(drawings).values({
    id,
    workspace,
    name: "Sheet A",
    type: "image/png",
    width: 1,
    height: 1,
    confidence: 0,
    lines: [],
    createdAt: "2026-03-02T10:00:00.000Z",
  });
  return id;
}

async function shared(more: Partial<Parameters<typeof makeLink>[2]> = {}) {
  const clock = createClock();
  const deps = { db, now: clock.now, secret: SECRET, passwords: fakePasswords, contributions };
  const member = await createMember(db);
  const id = await record(member.owner);
  const subject = { type: "sheet", id };
  const form = {
    idem: crypto.randomUUID(),
    workspace: member.actor.workspace,
    subject,
    name: "The architect",
    verbs: ["read", "answer"] as Verb[],
    kind: "person" as const,
    days: 7,
    asksName: true,
    ...more,
  };
  const make = (actor = member.actor, change: Partial<typeof form> = {}) =>
    makeLink(deps, actor, { ...form, ...change });
  const made = await make();
  const token = (await showLink(deps, member.actor, form.idem))?.token ?? "";
  const holder = (): Holder => ({ kind: "holder", link: form.idem, now: clock.now() });
  const say = (change: Partial<Parameters<typeof act>[2]> = {}) =>
    act(deps, holder(), {
      idem: crypto.randomUUID(),
      verb: "answer",
      printedName: "Sample Architect",
      content: { text: "Fine" },
      ...change,
    });
  const events = () => db.select().from(linkEvents).where(eq(linkEvents.linkId, form.idem));
  return { clock, deps, member, subject, form, make, made, token, holder, say, events };
}

const allows = async (actor: Actor, id: string) => {
  const subject = { type: "sheet", id: drawings.id };
  const [row] = await db
    .select({
      read: sql<number>`${mayRead(actor, drawings.workspace, subject)}`,
      answer: sql<number>`${mayAct(actor, "answer", drawings.workspace, subject)}`,
      write: sql<number>`${mayWrite(actor, drawings.workspace)}`,
      manage: sql<number>`${mayManage(actor, drawings.workspace)}`,
    })
    .from(drawings)
    .where(eq(drawings.id, id));
  return Object.entries(row ?? {})
    .filter(([, yes]) => yes)
    .map(([verb]) => verb);
};

test("the guard: what each may do with a record of a workspace", async () => {
  const clock = createClock();
  const owner = await createMember(db);
  const made = await makeWorkspace({ db, now: clock.now }, owner.actor, {
    idem: crypto.randomUUID(),
    name: "Ridge",
  });
  if (!made.ok) throw new Error(made.error);
  const join = async (role: "owner" | "member" | "viewer") => {
    const { id, actor } = await createMember(db);
    await db.insert(workspaceMembers).values({ workspace: made.id, userId: id, role, joinedAt: "" });
    return actor;
  };
  const id = await record(made.id);
  expect(await allows(owner.actor, id)).toEqual(["read", "answer", "write", "manage"]);
  expect(await allows(await join("owner"), id)).toEqual(["read", "answer", "write", "manage"]);
  expect(await allows(await join("member"), id)).toEqual(["read", "answer", "write"]);
  expect(await allows(await join("viewer"), id)).toEqual(["read"]);
  expect(await allows((await createMember(db)).actor, id)).toEqual([]);
  expect(await allows(inOwn(freshGuest()), id)).toEqual([]);
  const guest = freshGuest();
  expect(await allows(inOwn(guest), await record(guest))).toEqual(["read", "answer", "write", "manage"]);
});

test("a link opens its own record with its own verbs, and no other", async () => {
  const { holder, subject, member } = await shared({ verbs: ["read"] });
  expect(await allows(holder(), subject.id)).toEqual(["read"]);
  expect(await allows(holder(), await record(member.owner))).toEqual([]);
  const { holder: other, subject: its } = await shared();
  expect(await allows(other(), its.id)).toEqual(["read", "answer"]);
  expect(await allows(other(), subject.id)).toEqual([]);
});

test("the table holds no token, and the same form twice makes one link", async () => {
  const { made, make, form, token, deps, member } = await shared();
  expect(made).toEqual({ ok: true, id: form.idem });
  expect(await make()).toEqual(made);
  expect(token.length).toBe(43);
  const rows = await db.select().from(capabilityLinks).where(eq(capabilityLinks.id, form.idem));
  expect(JSON.stringify(rows)).not.toContain(token);
  const [listed] = await listLinks(deps, member.actor, { workspace: member.actor.workspace });
  expect(listed).toMatchObject({ id: form.idem, title: "Sheet A", uses: 0, lastUsedAt: null });
  expect(JSON.stringify(listed)).not.toMatch(/hash/i);
});

test("a verb that the record's feature does not offer is not given", async () => {
  const { form } = await shared({ verbs: ["read", "upload", "sign"] });
  const [row] = await db.select().from(capabilityLinks).where(eq(capabilityLinks.id, form.idem));
  expect(row?.verbs).toEqual(["read", "sign"]);
});

test("nobody shares what is not theirs, nor what is not there", async () => {
  const { make, subject, deps, form } = await shared();
  const stranger = await createMember(db);
  const refused = { ok: false, error: "not-allowed" };
  expect(await make(stranger.actor, { idem: crypto.randomUUID() })).toEqual(refused);
  expect(
    await make(stranger.actor, { idem: crypto.randomUUID(), workspace: stranger.actor.workspace }),
  ).toEqual(refused);
  const idem = crypto.randomUUID();
  expect(await make(undefined, { idem, subject: { ...subject, id: "none" } })).toEqual(refused);
  expect(await make(undefined, { idem, subject: { ...subject, type: "constructor" } })).toEqual(refused);
  expect(await revokeLink(deps, stranger.actor, form.idem)).toEqual(refused);
  expect(await showLink(deps, stranger.actor, form.idem)).toBeUndefined();
  expect(await listLinks(deps, stranger.actor, { workspace: form.workspace })).toEqual([]);
});

test("opening is counted and written down, guessing finds nothing", async () => {
  const { token, deps, member, events, form } = await shared();
  expect(await openLink(deps, token)).toMatchObject({ id: form.idem, over: undefined });
  await openLink(deps, token);
  expect(await openLink(deps, `${token.slice(0, -1)}x`)).toBeUndefined();
  const [listed] = await listLinks(deps, member.actor, { workspace: member.actor.workspace });
  expect(listed).toMatchObject({ uses: 2, lastUsedAt: deps.now().toISOString() });
  expect((await events()).map(({ act: done }) => done)).toEqual(["open", "open"]);
});

test("a link that is revoked does nothing more, with a page open or not", async () => {
  const { token, deps, member, form, say, holder, subject, events } = await shared();
  await openLink(deps, token);
  expect(await say()).toEqual({ ok: true });
  expect(await revokeLink(deps, member.actor, form.idem)).toEqual({ ok: true });
  expect(await say()).toEqual({ ok: false, error: "over" });
  expect(await allows(holder(), subject.id)).toEqual([]);
  expect(await openLink(deps, token)).toMatchObject({ over: "revoked" });
  expect(await showLink(deps, member.actor, form.idem)).toBeUndefined();
  expect(await events()).toHaveLength(2);
});

test("a link that is over does nothing more", async () => {
  const { clock, token, deps, say, holder, subject, events } = await shared({ days: 1 });
  clock.advance(DAY - 1);
  expect(await allows(holder(), subject.id)).toEqual(["read", "answer"]);
  clock.advance(1);
  expect(await allows(holder(), subject.id)).toEqual([]);
  expect(await say()).toEqual({ ok: false, error: "over" });
  expect(await openLink(deps, token)).toMatchObject({ over: "expired" });
  expect(await events()).toEqual([]);
});

test("what is said needs its verb and a printed name, and counts once per form", async () => {
  const { say, events } = await shared();
  expect(await say({ verb: "sign" })).toEqual({ ok: false, error: "not-allowed" });
  expect(await say({ printedName: "  " })).toEqual({ ok: false, error: "name" });
  const idem = crypto.randomUUID();
  const answers = [...(await Promise.all([say({ idem }), say({ idem })])), await say({ idem })];
  expect(answers).toEqual(Array(3).fill({ ok: true }));
  expect(await events()).toMatchObject([
    { act: "answer", printedName: "Sample Architect", content: { text: "Fine" } },
  ]);
});

test("a link says so much and no more", async () => {
  const { say, form, subject } = await shared();
  const row = (n: number) => ({
    id: `${form.idem}-${n}`,
    workspace: form.workspace,
    linkId: form.idem,
    subjectType: "sheet",
    subjectId: subject.id,
    act: "answer",
    createdAt: "",
  });
  for (let from = 0; from < TRUST_LIMITS.answers; from += 10)
    await db.insert(linkEvents).values(Array.from({ length: 10 }, (_, n) => row(from + n)));
  expect(await say()).toEqual({ ok: false, error: "too-many" });
});

test("a PIN is tried so often and no more, even at once, and the right one costs no try", async () => {
  const { clock, deps, form, events } = await shared({ kind: "crew", pin: "4711" });
  const [row] = await db.select().from(capabilityLinks).where(eq(capabilityLinks.id, form.idem));
  expect(row?.pinHash).not.toBe("4711");
  const check = (pin: string) => checkPin(deps, form.idem, pin);
  for (let n = 0; n < TRUST_LIMITS.pinFailures * 2; n++) expect(await check("4711")).toEqual({ ok: true });
  const tries = await Promise.all(Array.from({ length: 12 }, (_, n) => check(String(1000 + n))));
  expect(tries.filter((answer) => !answer.ok && answer.error === "wrong")).toHaveLength(
    TRUST_LIMITS.pinFailures,
  );
  const locked = await check("4711");
  expect(locked).toMatchObject({ ok: false, error: "locked", until: expect.stringMatching(/^2026/) });
  expect((await events()).filter(({ act: done }) => done === "pin")).toHaveLength(TRUST_LIMITS.pinFailures);
  clock.advance(TRUST_LIMITS.pinMinutes * MINUTE);
  expect(await check("4711")).toEqual({ ok: true });
});

test("a person's own link has no PIN", async () => {
  const { form } = await shared({ kind: "person", pin: "4711" });
  const [row] = await db.select().from(capabilityLinks).where(eq(capabilityLinks.id, form.idem));
  expect(row?.pinHash).toBeNull();
});

test("a link that an account keeps opens for it alone, and is counted as any opening", async () => {
  const { deps, member, form, events } = await shared();
  const [keeper, stranger] = [await createMember(db), await createMember(db)];
  const { idem: link } = form;
  expect(await openKept(deps, keeper.id, link)).toBeUndefined();
  for (const _ of [1, 2]) expect(await keepLink(deps, keeper.id, link)).toEqual({ ok: true });
  expect(await listKept(deps, keeper.id)).toMatchObject([
    { id: link, title: "Sheet A", type: "sheet", isOpen: 1 },
  ]);
  expect((await openKept(deps, keeper.id, link))?.subject).toEqual(form.subject);
  expect((await events()).map((event) => event.act)).toEqual(["open"]);
  expect(await openKept(deps, stranger.id, link)).toBeUndefined();
  expect(await listKept(deps, stranger.id)).toEqual([]);
  await revokeLink(deps, member.actor, link);
  expect((await openKept(deps, keeper.id, link))?.over).toBe("revoked");
  expect(await listKept(deps, keeper.id)).toMatchObject([{ isOpen: 0 }]);
  expect(await events()).toHaveLength(1);
  await dropKept(deps, keeper.id, link);
  expect(await listKept(deps, keeper.id)).toEqual([]);
});

test("a crew's link, a device's and one that is over are kept by no account", async () => {
  const keeper = await createMember(db);
  for (const kind of ["crew", "kiosk"] as const) {
    const { deps, form } = await shared({ kind, pin: "4711" });
    expect(await keepLink(deps, keeper.id, form.idem)).toEqual({ ok: false, error: "over" });
  }
  const { deps, form, clock } = await shared();
  clock.advance(8 * DAY);
  expect(await keepLink(deps, keeper.id, form.idem)).toEqual({ ok: false, error: "over" });
  expect(await listKept(deps, keeper.id)).toEqual([]);
});

test("an account keeps so many links and no more, however many are kept at once", async () => {
  const { deps, form } = await shared();
  const { form: other } = await shared();
  const keeper = await createMember(db);
  const rows = Array.from({ length: TRUST_LIMITS.keptLinks - 1 }, () => crypto.randomUUID());
  const [row] = await db.select().from(capabilityLinks).where(eq(capabilityLinks.id, form.idem));
  if (!row) throw new Error("no link");
  for (const id of rows) {
    await db.insert(capabilityLinks).values({ ...row, id, tokenHash: id });
    await db.insert(keptLinks).values({ userId: keeper.id, linkId: id, keptAt: "2026-03-02T10:00:00.000Z" });
  }
  const both = await Promise.all([form, other].map(({ idem }) => keepLink(deps, keeper.id, idem)));
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.filter(({ ok }) => !ok)).toEqual([{ ok: false, error: "too-many" }]);
});
