import { and, eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Holder, inOwn, makeLink, type Person, revokeLink } from "~/engines/trust/trust.server.ts";
import { runTogether } from "~/services/contribution.ts";
import { removeSamples } from "~/services/sample-data.server.ts";
import { notifications } from "~db/schema/account.ts";
import type { RequirementKind } from "~db/schema/compliance.terms.ts";
import { complianceEvidence, complianceItems, complianceSubjects } from "~db/schema/compliance.ts";
import { files } from "~db/schema/file.ts";
import { workspaceMembers, workspaces } from "~db/schema/trust.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createMember, fakePasswords, freshGuest, SECRET } from "../../../../tests/factories.ts";
import { pdf, SVG } from "../../../../tests/pictures.ts";
import {
  addItem,
  createSubject,
  dropItem,
  editLimits,
  editSubject,
  endWaiver,
  makeGate,
  removeSubject,
  waive,
} from "./compliance.commands.server.ts";
import contribution from "./compliance.contributes.server.ts";
import { GATE, SUBJECT } from "./compliance.limits.ts";
import { readBoard, readGate, readSubject } from "./compliance.queries.server.ts";
import { linesOf, standingRows } from "./compliance.view.server.ts";
import { reviewEvidence, sendEvidence, withdrawEvidence } from "./evidence.commands.server.ts";
import { tellOfCompliance } from "./reminders.server.ts";

const db = testDatabase();
const TODAY = "2026-03-02";
const on = (day: string) => ({ db, bucket: undefined, now: () => new Date(`${day}T18:00:00.000Z`) });
const here = on(TODAY);
const key = () => crypto.randomUUID();
const OK = { ok: true };

async function firmOf(actor: Person, set: "subcontractor" | "supplier" = "supplier") {
  const made = await createSubject(here, actor, {
    ...{ idem: key(), set, zone: "America/Chicago", called: "Roofers", legalName: "Sample Roofing LLC" },
    ...{ project: "", onSiteSince: "2026-02-20" },
  });
  if (!made.ok) throw new Error(made.error);
  return made.id;
}

async function itemOf(actor: Person, firm: string, kind: RequirementKind) {
  const found = await readSubject(db, actor, firm);
  const item = found?.items.find((one) => one.kind === kind);
  if (!item) throw new Error(`${kind} is asked`);
  return item;
}

const CERTIFICATE = {
  ...{ insurer: "Sample Mutual", policyNumber: "GL-1", effectiveOn: "2026-01-01", expiresOn: "2026-12-31" },
  ...{ limitCents: 100_000_000, aggregateCents: 200_000_000, namedInsured: "Sample Roofing, L.L.C." },
  ...{ holder: "Sample Builder", cg2010: true, cg2037: true, sentBy: "Office 1" },
};
const FILE = { name: "coi.pdf", bytes: pdf() };
const ALL = ["file", "name", "firm", "insurer", "number", "days", "sums", "endorsed"];

const rowOf = async (id: string) =>
  (await db.select().from(complianceEvidence).where(eq(complianceEvidence.id, id)))[0];
const stateOf = async (id: string) => (await rowOf(id))?.state;

async function judged(
  actor: Person,
  evidence: string,
  verdict: "check" | "accept" | "reject",
  more: { ticked?: string[]; note?: string; idem?: string; version?: number } = {},
) {
  const version = (await rowOf(evidence))?.version ?? 0;
  return reviewEvidence(here, actor, {
    verdict,
    ...{ evidence, version, idem: key(), ticked: ALL, note: "" },
    ...more,
  });
}

async function sent(actor: Person, item: string, more: Partial<typeof CERTIFICATE> = {}, file = true) {
  const idem = key();
  const result = await sendEvidence(here, actor, {
    ...{ ...CERTIFICATE, ...more, item, idem },
    ...(file && { file: FILE }),
  });
  expect(result).toEqual({ ok: true, id: idem });
  return idem;
}

async function linked(actor: Person, type: string, id: string, verbs: "upload"[] = ["upload"]) {
  const contributions = { links: contribution.links };
  const secrets = { ...here, passwords: fakePasswords, contributions, secret: SECRET };
  const made = await makeLink(secrets, actor, {
    ...{ idem: key(), workspace: actor.workspace, subject: { type, id } },
    ...{ name: "Office", verbs, kind: "person" as const, days: 7, asksName: true },
  });
  if (!made.ok) throw new Error(made.error);
  const holder: Holder = { kind: "holder", link: made.id, now: here.now() };
  return { holder, revoke: () => revokeLink(secrets, actor, made.id) };
}

test("a firm is written down once with what its set asks, and its own workspace alone has it", async () => {
  const actor = inOwn(freshGuest());
  const idem = key();
  const typed = { called: "A", legalName: "A LLC", project: "", onSiteSince: null };
  const make = () => createSubject(here, actor, { idem, set: "subcontractor", zone: "UTC", ...typed });
  expect([await make(), await make()]).toEqual([
    { ok: true, id: idem },
    { ok: true, id: idem },
  ]);
  const found = await readSubject(db, actor, idem);
  expect(found?.items.map(({ kind }) => kind).sort()).toEqual(
    ["auto", "generalLiability", "licence", "w9", "workersComp"].sort(),
  );
  const other = inOwn(freshGuest());
  expect(await readSubject(db, other, idem)).toBeUndefined();
  expect((await readBoard(db, other, "")).subjects).toEqual([]);
  expect(await editSubject(here, other, { id: idem, version: 1, ...typed })).toEqual({
    ok: false,
    error: "gone",
  });
  expect(await removeSubject(here, other, idem)).toEqual({ ok: false, error: "gone" });
  const item = await itemOf(actor, idem, "auto");
  expect(await sendEvidence(here, other, { ...CERTIFICATE, item: item.id, idem: key() })).toEqual({
    ok: false,
    error: "gone",
  });
  expect(
    await waive(here, other, { id: item.id, version: 1, reason: "x", waivedBy: "y", until: "2027-01-01" }),
  ).toEqual({ ok: false, error: "gone" });
});

test("each kind is asked once, and a change that somebody overtook is stale", async () => {
  const actor = inOwn(freshGuest());
  const firm = await firmOf(actor);
  const idem = key();
  expect(await addItem(here, actor, { subject: firm, idem, kind: "training" })).toEqual(OK);
  expect(await addItem(here, actor, { subject: firm, idem, kind: "training" })).toEqual(OK);
  expect(await addItem(here, actor, { subject: firm, idem: key(), kind: "training" })).toEqual({
    ok: false,
    error: "twice",
  });
  const { id } = await itemOf(actor, firm, "auto");
  const limits = { id, version: 1, limitCents: 5, aggregateCents: 0, additionalInsured: false };
  expect(await editLimits(here, actor, limits)).toEqual(OK);
  expect(await editLimits(here, actor, limits)).toEqual({ ok: false, error: "stale" });
});

test("evidence is accepted with its file and every tick, once however often the form comes", async () => {
  const actor = inOwn(freshGuest());
  const firm = await firmOf(actor);
  const item = await itemOf(actor, firm, "generalLiability");
  const bare = await sent(actor, item.id, {}, false);
  expect(await judged(actor, bare, "accept")).toMatchObject({ ok: false, error: "blocked", guard: "file" });
  const idem = key();
  const send = () => sendEvidence(here, actor, { ...CERTIFICATE, item: item.id, idem, file: FILE });
  expect([await send(), await send()]).toEqual([
    { ok: true, id: idem },
    { ok: true, id: idem },
  ]);
  expect(await db.$count(files, eq(files.id, idem))).toBe(1);
  expect(await judged(actor, idem, "accept", { ticked: ["file", "name", "insurer", "days"] })).toEqual({
    ok: false,
    error: "unticked",
    unticked: ["sums", "endorsed"],
  });
  expect(await judged(actor, idem, "check", { ticked: ["file", "unknown"] })).toMatchObject(OK);
  expect(await rowOf(idem)).toMatchObject({ state: "in_review", checks: '["file"]' });
  const { version } = (await rowOf(idem)) ?? { version: 0 };
  const form = { idem: key(), version };
  expect(await judged(actor, idem, "accept", form)).toMatchObject(OK);
  expect(await judged(actor, idem, "accept", form)).toMatchObject(OK);
  expect(await judged(actor, idem, "reject", { note: "late", version })).toMatchObject({
    ok: false,
    error: "stale",
  });
  expect(await stateOf(idem)).toBe("accepted");
});

test("what speaks against it stops it, whatever is ticked, and a requirement that grew meanwhile stops it too", async () => {
  const actor = inOwn(freshGuest());
  const firm = await firmOf(actor);
  const item = await itemOf(actor, firm, "generalLiability");
  const code = async (more: Partial<typeof CERTIFICATE>) => {
    const result = await judged(actor, await sent(actor, item.id, more), "accept");
    return !result.ok && result.error === "findings" ? result.findings?.map((one) => one.code) : result;
  };
  expect(await code({ cg2010: false, cg2037: false })).toEqual(["cg2010", "cg2037"]);
  expect(await code({ limitCents: 99_999_999 })).toEqual(["limit"]);
  expect(await code({ namedInsured: "Other Framing Inc" })).toEqual(["nameDifferent"]);
  expect(await code({ expiresOn: "2026-03-01" })).toEqual(["expired"]);
  const near = await sent(actor, item.id, { namedInsured: "Sample Roofing" });
  expect(await judged(actor, near, "accept", { ticked: ALL.filter((id) => id !== "firm") })).toMatchObject({
    error: "unticked",
    unticked: ["firm"],
  });
  expect(await judged(actor, near, "accept")).toMatchObject(OK);
});

test("it is handed back with a reason only", async () => {
  const actor = inOwn(freshGuest());
  const item = await itemOf(actor, await firmOf(actor), "auto");
  const evidence = await sent(actor, item.id);
  expect(await judged(actor, evidence, "reject")).toMatchObject({ ok: false, error: "note-missing" });
  expect(await judged(actor, evidence, "reject", { note: "Cannot be read" })).toMatchObject(OK);
  expect(await stateOf(evidence)).toBe("rejected");
});

test("what is missing in a form is named, and nothing of it is kept", async () => {
  const actor = inOwn(freshGuest());
  const item = await itemOf(actor, await firmOf(actor), "auto");
  const empty = { insurer: "", policyNumber: "", limitCents: 0, expiresOn: null };
  const refused = await sendEvidence(here, actor, { ...CERTIFICATE, ...empty, item: item.id, idem: key() });
  expect(refused).toMatchObject({
    error: "needed",
    fields: ["insurer", "policyNumber", "limit", "expiresOn"],
  });
  const picture = { name: "coi.svg", bytes: new TextEncoder().encode(SVG) };
  const idem = key();
  expect(await sendEvidence(here, actor, { ...CERTIFICATE, item: item.id, idem, file: picture })).toEqual({
    ok: false,
    error: "unknown",
  });
  expect(await rowOf(idem)).toBeUndefined();
});

test("whoever holds a link sends with file and name, takes it back, and after it is revoked does nothing", async () => {
  const member = await createMember(db);
  const actor = inOwn(member.owner);
  const firm = await firmOf(actor);
  const item = await itemOf(actor, firm, "auto");
  const { holder, revoke } = await linked(actor, SUBJECT, firm);
  const send = (more: object = {}, idem = key()) =>
    sendEvidence(here, holder, { ...CERTIFICATE, item: item.id, idem, file: FILE, ...more });
  expect(await send({ file: undefined, sentBy: "" })).toMatchObject({
    error: "needed",
    fields: ["file", "sentBy"],
  });
  const idem = key();
  expect(await send({}, idem)).toEqual({ ok: true, id: idem });
  expect(await rowOf(idem)).toMatchObject({ byLink: true, sentBy: "Office 1", state: "received" });
  expect(await withdrawEvidence(here, holder, { evidence: idem, version: 1, idem: key() })).toMatchObject(OK);
  expect(await stateOf(idem)).toBe("withdrawn");
  const other = await itemOf(actor, await firmOf(actor), "auto");
  expect(await send({ item: other.id })).toEqual({ ok: false, error: "gone" });
  const reader = await linked(actor, SUBJECT, firm, []);
  expect(
    await sendEvidence(here, reader.holder, { ...CERTIFICATE, item: item.id, idem: key(), file: FILE }),
  ).toEqual({
    ok: false,
    error: "not-allowed",
  });
  await revoke();
  expect(await send()).toEqual({ ok: false, error: "gone" });
  expect(await readSubject(db, holder, firm)).toBeUndefined();
});

test("a waiver begins today, ends with its last day and can be ended at once", async () => {
  const actor = inOwn(freshGuest());
  const firm = await firmOf(actor);
  const { id } = await itemOf(actor, firm, "w9");
  const typed = { id, reason: "One delivery", waivedBy: "Foreman 1" };
  expect(await waive(here, actor, { ...typed, version: 1, until: "2026-03-01" })).toEqual({
    ok: false,
    error: "past",
  });
  expect(await waive(here, actor, { ...typed, version: 1, until: "2026-03-10" })).toEqual(OK);
  expect(await waive(here, actor, { ...typed, version: 1, until: "2026-03-12" })).toEqual({
    ok: false,
    error: "stale",
  });
  const state = async (day: string) => {
    const found = await readSubject(db, actor, firm);
    if (!found) throw new Error("it is there");
    return linesOf(found.subject, found.items, found.evidence, day).find(({ kind }) => kind === "w9")?.state;
  };
  expect([await state("2026-03-10"), await state("2026-03-11")]).toEqual(["waived", "missing"]);
  expect(await endWaiver(on("2026-03-05"), actor, { id, version: 2 })).toEqual(OK);
  expect([await state("2026-03-04"), await state("2026-03-05")]).toEqual(["waived", "missing"]);
});

test("a gate shows its guard the subjects of its workspace, and nothing after its link is revoked", async () => {
  const member = await createMember(db);
  const actor = inOwn(member.owner);
  const firm = await firmOf(actor);
  await firmOf(inOwn(freshGuest()));
  const idem = key();
  const gate = () => makeGate(here, actor, { idem, called: "North", project: "", zone: "America/Chicago" });
  expect([await gate(), await gate()]).toEqual([
    { ok: true, id: idem },
    { ok: true, id: idem },
  ]);
  const { holder, revoke } = await linked(actor, GATE, idem, []);
  const seen = await readGate(db, holder, idem);
  expect(seen?.subjects.map(({ id }) => id)).toEqual([firm]);
  expect(standingRows(seen ?? { subjects: [], items: [], evidence: [] }, here.now())[0]).toMatchObject({
    cleared: false,
    lacking: [{ kind: "generalLiability" }, { kind: "auto" }, { kind: "w9" }],
  });
  expect(await readSubject(db, holder, firm)).toBeUndefined();
  await revoke();
  expect(await readGate(db, holder, idem)).toBeUndefined();
});

test("the end of what was accepted is told 60, 30 and 7 days before, once each, to whoever may write", async () => {
  const [boss, viewer] = [await createMember(db), await createMember(db)];
  const workspace = `workspace:${key()}` as const;
  const at = here.now().toISOString();
  await db.insert(workspaces).values({ id: workspace, name: "Crew", createdAt: at });
  await db.insert(workspaceMembers).values([
    { workspace, userId: boss.id, role: "owner", joinedAt: at },
    { workspace, userId: viewer.id, role: "viewer", joinedAt: at },
  ]);
  const actor: Person = { kind: "person", owner: boss.owner, workspace };
  const item = await itemOf(actor, await firmOf(actor), "auto");
  const evidence = await sent(actor, item.id);
  const told = async (day: string, user: string) => {
    await tellOfCompliance(on(day));
    await tellOfCompliance(on(day));
    return db.$count(
      notifications,
      and(eq(notifications.userId, user), like(notifications.href, `%${item.id}`)),
    );
  };
  expect(await told("2026-11-10", boss.id)).toBe(0);
  await judged(actor, evidence, "accept");
  expect(await told("2026-10-31", boss.id)).toBe(0);
  expect(await told("2026-11-01", boss.id)).toBe(1);
  expect(await told("2026-11-30", boss.id)).toBe(1);
  expect(await told("2026-12-01", boss.id)).toBe(2);
  expect(await told("2026-12-24", boss.id)).toBe(3);
  expect(await told("2027-01-01", boss.id)).toBe(3);
  expect(await told("2026-12-24", viewer.id)).toBe(0);
});

test("a requirement and a firm that go take their evidence and its files along", async () => {
  const actor = inOwn(freshGuest());
  const firm = await firmOf(actor);
  const [auto, liability] = [
    await itemOf(actor, firm, "auto"),
    await itemOf(actor, firm, "generalLiability"),
  ];
  const [one, two] = [await sent(actor, auto.id), await sent(actor, liability.id)];
  expect(await dropItem(here, actor, auto.id)).toEqual({ ok: true, subject: firm });
  expect([await rowOf(one), await db.$count(files, eq(files.id, one))]).toEqual([undefined, 0]);
  expect(await db.$count(files, eq(files.id, two))).toBe(1);
  expect(await removeSubject(here, actor, firm)).toEqual(OK);
  expect([await rowOf(two), await db.$count(files, eq(files.id, two))]).toEqual([undefined, 0]);
});

test("the samples are twelve firms with nine requirements each and planted gaps, and go with one press", async () => {
  const actor = inOwn(freshGuest());
  const { workspace } = actor;
  await runTogether(db, contribution.samples(db, { workspace, language: "en", now: here.now() }));
  const rows = standingRows(await readBoard(db, actor, ""), here.now());
  expect(rows).toHaveLength(12);
  expect(rows.every(({ subject, lines }) => subject.sample && lines.length === 9)).toBe(true);
  const lacking = rows.flatMap((row) => row.lacking.map(({ kind, state }) => `${kind} ${state}`)).sort();
  expect(lacking).toEqual(
    [
      "generalLiability expired",
      "generalLiability rejected",
      "generalLiability in_review",
      "generalLiability later",
      "workersComp received",
      "workersComp requested",
      "licence rejected",
      "training missing",
      "medical missing",
      "w9 requested",
    ].sort(),
  );
  expect(rows.flatMap(({ lines }) => lines).filter(({ state }) => state === "waived")).toHaveLength(1);
  const taken = rows[0]?.lines.find(({ kind }) => kind === "auto")?.item.id ?? "";
  await sent(actor, taken);
  await removeSamples(db, contribution.owned, workspace);
  // Whatever somebody worked with is theirs.
  expect((await readBoard(db, actor, "")).subjects).toMatchObject([
    { id: rows[0]?.subject.id, sample: false },
  ]);
  await removeSubject(here, actor, rows[0]?.subject.id ?? "");
  expect(await db.$count(complianceSubjects, eq(complianceSubjects.workspace, workspace))).toBe(0);
  expect(await db.$count(complianceItems, eq(complianceItems.workspace, workspace))).toBe(0);
  expect(await db.$count(complianceEvidence, eq(complianceEvidence.workspace, workspace))).toBe(0);
});
