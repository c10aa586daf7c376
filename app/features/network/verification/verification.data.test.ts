import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Administrator } from "~/engines/process/process.server.ts";
import { type Holder, makeLink, type Present } from "~/engines/trust/trust.server.ts";
import { notifications } from "~db/schema/account.ts";
import { files } from "~db/schema/file.ts";
import { verificationCases, verificationItems, verificationReferences } from "~db/schema/verification.ts";
import { memoryBucket } from "../../../../tests/bucket.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, DAY } from "../../../../tests/factories.ts";
import { png } from "../../../../tests/pictures.ts";
import { lookAt, reviewCase } from "./review.commands.server.ts";
import {
  answerReference,
  createCase,
  editCase,
  keepEvidence,
  moveOwnCase,
  saveItem,
  saveReference,
} from "./verification.commands.server.ts";
import contribution from "./verification.contributes.server.ts";
import { type ItemKind, REFERENCE } from "./verification.limits.ts";
import { openEvidence, readCase } from "./verification.queries.server.ts";
import { badgeView, casesView, queueView } from "./verification.view.server.ts";

const db = testDatabase();
const AT = "2026-03-02T10:00:00.000Z";
const key = () => crypto.randomUUID() as string;

function world() {
  const clock = createClock(AT);
  const { now } = clock;
  const { pictures: bucket } = memoryBucket();
  const context = { db, now, language: "en" as const, origin: "https://example.com", formKey: key };
  return { clock, now, deps: { db, now }, store: { db, bucket, now }, context };
}
type World = ReturnType<typeof world>;

const reviewer = async (): Promise<Administrator> => ({
  kind: "administrator",
  owner: (await createMember(db, { emailConfirmedAt: AT })).owner,
});
const firm = async () => (await createMember(db, { emailConfirmedAt: AT })).actor;

const rowOf = async (id: string) => {
  const [row] = await db.select().from(verificationCases).where(eq(verificationCases.id, id));
  if (!row) throw new Error("it is there");
  return row;
};

async function begun({ deps }: World, actor: Present) {
  const made = await createCase(deps, actor, {
    idem: key(),
    firm: "Sample Ridge LLC",
    address: "1 Sample Street",
  });
  if (!made.ok) throw new Error(made.error);
  return made.id;
}

const SAID = { region: "TX", number: "SAMPLE-1", issuer: "Sample Ridge", classes: "", note: "" };
async function said(
  { deps }: World,
  actor: Present,
  id: string,
  kind: ItemKind,
  untilOn: string | null = null,
) {
  const { version } = await rowOf(id);
  return saveItem(deps, actor, { id, version, idem: key(), kind, ...SAID, untilOn });
}

async function moved({ deps }: World, actor: Present, record: string, transition: string, note = "") {
  const { version } = await rowOf(record);
  const result = await moveOwnCase(deps, actor, { record, transition, version, note, idem: key() });
  return result.ok ? (await rowOf(record)).state : result.error;
}

async function decided(
  { deps }: World,
  who: Administrator,
  record: string,
  transition: string,
  more: object = {},
) {
  const { version } = await rowOf(record);
  const step = { record, transition, version, note: "Looked at it", idem: key(), ...more };
  const result = await reviewCase(deps, who, step);
  return result.ok ? (await rowOf(record)).state : result.error;
}

async function looked({ deps }: World, who: Administrator, id: string, kind: ItemKind, more: object = {}) {
  const { version } = await rowOf(id);
  const found = {
    result: "confirmed" as const,
    lookedAt: "board.example",
    lookedOn: "2026-03-02",
    reviewNote: "",
  };
  const result = await lookAt(deps, who, { id, version, idem: key(), kind, ...found, ...more });
  return result.ok || result.error;
}

/** A case that a reviewer has begun to look at, with a registration. */
async function inReview(at: World, actor: Present, who: Administrator) {
  const id = await begun(at, actor);
  await said(at, actor, id, "registration");
  await moved(at, actor, id, "submit");
  expect(await decided(at, who, id, "take")).toBe("inReview");
  return id;
}

async function verified(at: World, actor: Present, who: Administrator) {
  const id = await inReview(at, actor, who);
  await looked(at, who, id, "registration");
  expect(await decided(at, who, id, "verify")).toBe("verified");
  return id;
}

test("the same form three times begins one case, and nobody else reads it", async () => {
  const at = world();
  const [actor, other] = [await firm(), await firm()];
  const form = { idem: key(), firm: "Sample Ridge", address: "" };
  const made = await Promise.all([1, 2, 3].map(() => createCase(at.deps, actor, form)));
  const [first] = made;
  if (!first?.ok) throw new Error("it is begun");
  expect(made).toEqual([first, first, first]);
  expect((await casesView(at.context, actor)).cases).toHaveLength(1);
  expect(await readCase(db, other, first.id, at.now())).toBeUndefined();
  expect(await said(at, other, first.id, "registration")).toEqual({ ok: false, error: "gone" });
  expect(await moved(at, other, first.id, "withdraw")).toBe("gone");
});

test("a case is submitted with a registration and a confirmed address, and closed to changes then", async () => {
  const at = world();
  const { actor } = await createMember(db);
  const id = await begun(at, actor);
  expect(await moved(at, actor, id, "submit")).toBe("blocked");
  expect(await said(at, actor, id, "registration")).toEqual({ ok: true });
  expect(await moved(at, actor, id, "submit")).toBe("blocked");
  const other = await firm();
  const mine = await begun(at, other);
  await said(at, other, mine, "registration");
  expect(await moved(at, other, mine, "submit")).toBe("submitted");
  expect(await said(at, other, mine, "licence")).toEqual({ ok: false, error: "closed" });
});

test("of two who change a case at once the second is told, and what was found is taken back with other words", async () => {
  const at = world();
  const [actor, who] = [await firm(), await reviewer()];
  const id = await inReview(at, actor, who);
  await looked(at, who, id, "registration");
  await decided(at, who, id, "ask");
  const { version } = await rowOf(id);
  const change = (number: string) =>
    saveItem(at.deps, actor, {
      id,
      version,
      idem: key(),
      kind: "registration",
      ...SAID,
      number,
      untilOn: null,
    });
  const results = await Promise.all([change("A-1"), change("A-2")]);
  expect(results.map((one) => (one.ok ? "ok" : one.error)).sort()).toEqual(["ok", "stale"]);
  const [item] = await db.select().from(verificationItems).where(eq(verificationItems.caseId, id));
  expect([item?.result, item?.reviewer]).toEqual(["", ""]);
  expect(await moved(at, actor, id, "reply")).toBe("inReview");
});

test("nobody reviews a case of their own, nor one of a workspace to which they belong", async () => {
  const at = world();
  const [actor, who] = [await firm(), await reviewer()];
  const own: Administrator = { kind: "administrator", owner: actor.owner };
  const id = await begun(at, actor);
  await said(at, actor, id, "registration");
  await moved(at, actor, id, "submit");
  expect(await decided(at, own, id, "take")).toBe("not-allowed");
  expect((await queueView(at.context, own)).cases.map((one) => one.id)).not.toContain(id);
  expect(await readCase(db, own, id, at.now())).toBeUndefined();
  await decided(at, who, id, "take");
  expect(await looked(at, own, id, "registration")).toBe("not-allowed");
  expect(await decided(at, own, id, "reject")).toBe("not-allowed");
  expect((await rowOf(id)).state).toBe("inReview");
});

test("level and last day follow from what was looked at, and a case without the first level is not verified", async () => {
  const at = world();
  const [actor, who] = [await firm(), await reviewer()];
  const id = await begun(at, actor);
  await said(at, actor, id, "registration");
  await said(at, actor, id, "licence", "2026-10-01");
  await said(at, actor, id, "insurance", "2026-06-30");
  await moved(at, actor, id, "submit");
  await decided(at, who, id, "take");
  expect(await decided(at, who, id, "verify")).toBe("blocked");
  expect(await looked(at, who, id, "registration", { lookedOn: "2026-03-09" })).toBe("ahead");
  expect(await looked(at, who, id, "site")).toBe("stale");
  for (const kind of ["registration", "licence", "insurance"] as const)
    expect(await looked(at, who, id, kind)).toBe(true);
  expect(await decided(at, who, id, "verify", { note: " " })).toBe("note-missing");
  expect(await decided(at, who, id, "verify")).toBe("verified");
  expect(await rowOf(id)).toMatchObject({
    level: 2,
    untilOn: "2026-06-30",
    endsAt: "2026-07-01T00:00:00.000Z",
  });
});

test("a badge past its date says that it has expired before anybody has written that down", async () => {
  const at = world();
  const [actor, who] = [await firm(), await reviewer()];
  const id = await verified(at, actor, who);
  const { badge } = await rowOf(id);
  expect((await badgeView(at.context, badge))?.facts).toMatchObject({ status: "valid", level: 1 });
  // The firm is told of the decision, and of nothing that it did itself.
  const told = await db
    .select({ code: notifications.code, subject: notifications.subject })
    .from(notifications)
    .where(eq(notifications.href, `/verification-case/${id}`));
  expect(told).toEqual([{ code: "verificationMoved", subject: "Sample Ridge LLC" }]);
  at.clock.advance(366 * DAY);
  expect((await badgeView(at.context, badge))?.facts.status).toBe("expired");
  expect((await rowOf(id)).state).toBe("verified");
  expect((await casesView(at.context, actor)).cases[0]?.standing.state).toBe("expired");
  // Whoever opens the case has it written down, and it can be renewed.
  expect((await readCase(db, actor, id, at.now()))?.found.state).toBe("expired");
  expect(await moved(at, actor, id, "renew")).toBe("draft");
  expect(await badgeView(at.context, badge)).toBeUndefined();
});

test("a badge that is taken back says so with the day and a reason, and hides what its holder hides", async () => {
  const at = world();
  const [actor, who] = [await firm(), await reviewer()];
  const id = await verified(at, actor, who);
  const { badge, version } = await rowOf(id);
  expect(JSON.stringify((await badgeView(at.context, badge))?.facts)).toContain("SAMPLE-1");
  expect(await editCase(at.deps, actor, { id, version, hidden: ["registration", "address"] })).toEqual({
    ok: true,
  });
  const hidden = (await badgeView(at.context, badge))?.facts;
  expect(JSON.stringify(hidden)).not.toContain("SAMPLE-1");
  expect(JSON.stringify(hidden)).not.toContain("Sample Street");
  expect(hidden?.checks.find(({ kind }) => kind === "registration")).toMatchObject({
    checked: true,
    hidden: true,
  });
  expect(await decided(at, who, id, "revoke")).toBe("blocked");
  expect(await moved(at, actor, id, "revoke")).toBe("blocked");
  expect(await decided(at, who, id, "revoke", { revokedFor: "untrue" })).toBe("revoked");
  expect((await badgeView(at.context, badge))?.facts).toMatchObject({
    status: "revoked",
    revoked: { on: "2026-03-02", because: "untrue" },
  });
});

test.each(["verify", "reject"])(
  "the picture of an ID goes in the batch of the decision (%s)",
  async (decision) => {
    const at = world();
    const [actor, who] = [await firm(), await reviewer()];
    const id = await begun(at, actor);
    await said(at, actor, id, "registration");
    const { version } = await rowOf(id);
    const sent = {
      id,
      kind: "identity" as const,
      version,
      idem: key(),
      name: "passport.png",
      bytes: png(),
    };
    expect(await keepEvidence(at.store, actor, sent)).toEqual({ ok: true });
    await moved(at, actor, id, "submit");
    await decided(at, who, id, "take");
    const [file] = await db.select().from(files).where(eq(files.subjectId, id));
    // It lies in nobody's workspace, so that no list, archive or address of its firm has it.
    expect([file?.workspace, file?.name]).toEqual([`identity:${id}`, "id"]);
    const open = () => openEvidence(at.store, who, { id, file: file?.id ?? "" });
    expect(await open()).toBeDefined();
    const own: Administrator = { kind: "administrator", owner: actor.owner };
    expect(await openEvidence(at.store, own, { id, file: file?.id ?? "" })).toBeUndefined();
    await looked(at, who, id, "registration");
    await decided(at, who, id, decision);
    expect(await open()).toBeUndefined();
    expect(await db.select().from(files).where(eq(files.subjectId, id))).toEqual([]);
  },
);

test("pictures of IDs of cases that are gone are deleted by the scheduled run", async () => {
  const at = world();
  const actor = await firm();
  const id = await begun(at, actor);
  const sent = { id, kind: "identity" as const, version: 1, idem: key(), name: "id.png", bytes: png() };
  await keepEvidence(at.store, actor, sent);
  await db.delete(verificationCases).where(eq(verificationCases.id, id));
  const contributions = {} as never;
  for (const task of contribution.tasks) await task({ ...at.deps, pictures: at.store.bucket, contributions });
  expect(await db.select().from(files).where(eq(files.subjectId, id))).toEqual([]);
});

async function askedByLink(at: World, actor: Present, id: string, place: "1" | "2") {
  const { version } = await rowOf(id);
  await saveReference(at.deps, actor, {
    id,
    version,
    idem: key(),
    place,
    asked: `Owner ${place}`,
    job: "Porch",
  });
  const rows = await db.select().from(verificationReferences).where(eq(verificationReferences.caseId, id));
  const record = rows.find((one) => one.place === Number(place))?.id ?? "";
  const passwords = { hash: async (text: string) => text, verify: async () => true };
  const trust = {
    ...at.deps,
    secret: "s".repeat(32),
    passwords,
    contributions: { links: contribution.links },
  };
  const link = async (): Promise<Holder> => {
    const made = await makeLink(trust, actor, {
      ...{ idem: key(), workspace: actor.workspace, subject: { type: REFERENCE, id: record } },
      ...{ name: `Owner ${place}`, verbs: ["answer"], kind: "person", days: 30, asksName: true },
    });
    if (!made.ok) throw new Error(made.error);
    return { kind: "holder", link: made.id, now: at.now() };
  };
  return { record, link };
}
const ANSWER = {
  worked: "yes",
  finished: "yes",
  price: "yes",
  again: "yes",
  words: "",
  printedName: "Owner 1",
} as const;

test("a reference answers once, also by two links at the same time, and no other reference by its link", async () => {
  const at = world();
  const actor = await firm();
  const id = await begun(at, actor);
  const one = await askedByLink(at, actor, id, "1");
  const two = await askedByLink(at, actor, id, "2");
  const title = contribution.links[REFERENCE].title(sql`${one.record}`);
  const [named] = await db.select({ title }).from(sql`(select 1)`);
  expect(named?.title).toBe("Sample Ridge LLC");
  const [first, second] = [await one.link(), await one.link()];
  const before = (await rowOf(id)).version;
  const answers = await Promise.all(
    [first, second].map((holder, n) =>
      answerReference(at.deps, holder, { id: one.record, idem: key(), ...ANSWER, printedName: `Owner ${n}` }),
    ),
  );
  expect(answers.map((given) => (given.ok ? "ok" : given.error)).sort()).toEqual(["answered", "ok"]);
  expect((await rowOf(id)).version).toBe(before + 1);
  expect(await answerReference(at.deps, first, { id: two.record, idem: key(), ...ANSWER })).toEqual({
    ok: false,
    error: "gone",
  });
  const saved = { id, version: before + 1, idem: key(), place: "1", asked: "Somebody else", job: "" };
  expect(await saveReference(at.deps, actor, saved)).toEqual({ ok: false, error: "answered" });
});

test("an appeal is read by another reviewer where there is one, once", async () => {
  const at = world();
  const [actor, first, second] = [await firm(), await reviewer(), await reviewer()];
  // The second one has reviewed here before.
  await verified(at, await firm(), second);
  const id = await inReview(at, actor, first);
  await decided(at, first, id, "reject");
  expect(await moved(at, actor, id, "appeal")).toBe("note-missing");
  expect(await moved(at, actor, id, "appeal", "The register was wrong")).toBe("appealed");
  expect(await decided(at, first, id, "uphold")).toBe("not-allowed");
  expect(await decided(at, second, id, "uphold")).toBe("rejected");
  expect(await moved(at, actor, id, "appeal", "Again")).toBe("blocked");
});

test("times of decisions are counted over all of them without examples, and examples reach no reviewer", async () => {
  const at = world();
  const [actor, who] = [await firm(), await reviewer()];
  const statements = contribution.samples(db, { workspace: actor.workspace, language: "en", now: at.now() });
  for (const statement of statements) await statement;
  const before = (await queueView(at.context, who)).took.n;
  const samples = (await casesView(at.context, actor)).cases;
  expect(new Set(samples.map(({ standing }) => standing.state)).size).toBe(9);
  const queue = (await queueView(at.context, who)).cases.map(({ id }) => id);
  expect(samples.filter(({ id }) => queue.includes(id))).toEqual([]);
  const draft = samples.find(({ standing }) => standing.state === "draft")?.id ?? "";
  expect(await moved(at, actor, draft, "submit")).toBe("blocked");
  await verified(at, await firm(), who);
  expect((await queueView(at.context, who)).took.n).toBe(before + 1);
});
