import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { inOwn, makeLink, type Present, revokeLink } from "~/engines/trust/trust.server.ts";
import { runTogether } from "~/services/contribution.ts";
import { adoptGuest } from "~/services/guest.server.ts";
import { addSamples, removeSamples } from "~/services/sample-data.server.ts";
import { briefMarks } from "~db/schema/morning-brief.ts";
import { punchItems } from "~db/schema/punch-list.ts";
import { checklistRuns, tailgateRecords } from "~db/schema/safety.ts";
import { sites } from "~db/schema/tools.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createMember, fakePasswords, freshGuest, SECRET } from "../../../../tests/factories.ts";
import {
  dropBriefLimits,
  markFinding,
  type NewMark,
  setBriefLimits,
  unmarkFinding,
} from "./morning-brief.commands.server.ts";
import { SITE_BRIEF } from "./morning-brief.limits.ts";
import { briefView, sharedBriefView } from "./morning-brief.view.server.ts";
import { sampleBriefSites } from "./samples.server.ts";

const db = testDatabase();
/** A Wednesday, nine in the morning at the sample sites. */
const NOW = new Date("2026-03-04T15:00:00.000Z");
const now = () => NOW;
const deps = { db, now };
const context = {
  ...{ db, now, language: "en" as const, formKey: () => crypto.randomUUID() as string },
  contributions: joinedContributions,
};
const fresh = () => inOwn(freshGuest());

async function withSamples(actor: Present) {
  await runTogether(db, await sampleBriefSites(db, { workspace: actor.workspace, language: "en", now: NOW }));
  const rows = await db
    .select({ id: sites.id, name: sites.name })
    .from(sites)
    .where(eq(sites.workspace, actor.workspace));
  const find = (word: string) => rows.find(({ name }) => name.includes(word))?.id ?? "";
  return { late: find("terrace"), calm: find("library") };
}

/** The brief of a site; fails where there is none. */
async function briefOf(actor: Present, site: string, query: Record<string, string> = {}) {
  const view = await briefView(context, actor, new URLSearchParams({ site, ...query }));
  if (!view || !("score" in view)) throw new Error("there is a brief");
  return view;
}

const mark = (site: string, change: Partial<NewMark> = {}): NewMark => ({
  ...{ site, rule: "punchOverdue", version: 0, kind: "snoozed", reason: "The sub comes on Friday" },
  ...{ until: "2026-03-06", severity: 3, rows: [] },
  ...change,
});

describe("the sample sites", () => {
  test("are judged right to the row: what waits on the one, and nothing on the other", async () => {
    const actor = fresh();
    const { late, calm } = await withSamples(actor);
    const brief = await briefOf(actor, late);
    expect(
      Object.fromEntries(brief.findings.map(({ rule, points, rows }) => [rule, [points, rows.length]])),
    ).toEqual({
      ...{ criticalLate: [16, 1], inspectionFailed: [16, 1], talkOfWeek: [16, 0], missedOut: [15, 1] },
      ...{ punchOverdue: [15, 1], punchCritical: [12, 1], weekUnapproved: [12, 2], logMissing: [10, 1] },
      ...{ talkToday: [10, 0], delaysOfWeek: [9, 2], notSignedOut: [9, 1], contractFinish: [8, 1] },
      ...{ permitExpiring: [8, 1], punchDisputed: [8, 1], inspectionNotBooked: [6, 1], noHospital: [6, 0] },
    });
    expect(brief.score).toBe(176);
    expect(brief.findings.map(({ points }) => points)).toEqual(
      brief.findings.map(({ points }) => points).sort((a, b) => b - a),
    );
    expect(brief.unknown.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining([
        "weatherStop",
        "heat",
        "outsideFence",
        "checklistDue",
        "oshaClock",
        "deadlineMissed",
      ]),
    );
    expect(await briefOf(actor, calm)).toMatchObject({ score: 0, findings: [], whole: [] });
  });

  test("go with one press, and what was said to their findings with them", async () => {
    const actor = fresh();
    const { late } = await withSamples(actor);
    expect(await markFinding(deps, actor, mark(late))).toEqual({ ok: true });
    await removeSamples(db, joinedContributions.owned, actor.workspace);
    expect(await briefView(context, actor, new URLSearchParams())).toMatchObject({
      sites: [],
      site: undefined,
    });
    expect(await db.select().from(briefMarks).where(eq(briefMarks.siteId, late))).toEqual([]);
  });
});

test("a brief is read in two round trips, whatever the number of rules", async () => {
  const actor = fresh();
  const { late } = await withSamples(actor);
  let trips = 0;
  const counting = new Proxy(db, {
    get(target, name) {
      if (name === "batch") trips++;
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  await briefView({ ...context, db: counting }, actor, new URLSearchParams({ site: late }));
  expect(trips).toBe(2);
});

test("the examples of every feature are read as what they are, once they hang on the site", async () => {
  const actor = fresh();
  await addSamples(deps, joinedContributions, {
    workspace: actor.workspace,
    language: "en",
    idem: crypto.randomUUID(),
  });
  const mine = { workspace: actor.workspace };
  const rows = await db
    .select({ id: sites.id, name: sites.name })
    .from(sites)
    .where(eq(sites.workspace, mine.workspace));
  const late = rows.find(({ name }) => name.includes("terrace"))?.id ?? "";
  const hung = { siteId: late };
  await db.update(checklistRuns).set(hung).where(eq(checklistRuns.workspace, mine.workspace));
  await db.update(tailgateRecords).set(hung).where(eq(tailgateRecords.workspace, mine.workspace));
  const { answer, whole, findings } = await briefOf(actor, late, { q: "talk" });
  const kinds = answer?.searched.map(({ kind }) => kind) ?? [];
  expect(kinds).toEqual(expect.arrayContaining(["Toolbox talk", "Checklist"]));
  for (const { says } of [...whole, ...findings]) expect(says).not.toMatch(/\{\{|undefined|NaN/);
  expect(findings.length).toBeGreaterThan(10);
});

test("examples are judged for no other site than an example", async () => {
  const actor = fresh();
  const { late } = await withSamples(actor);
  await db.update(sites).set({ sample: false }).where(eq(sites.id, late));
  const { findings } = await briefOf(actor, late);
  expect(findings.map(({ rule }) => rule)).toEqual(["noHospital"]);
});

test("a site of another workspace is none, and its findings are marked by nobody else", async () => {
  const actor = fresh();
  const { late } = await withSamples(actor);
  expect(await briefView(context, fresh(), new URLSearchParams({ site: late }))).toBeUndefined();
  expect(await markFinding(deps, fresh(), mark(late))).toEqual({ ok: false, error: "gone" });
});

test("a finding that waits is in neither list nor score, and comes back when a record joins it", async () => {
  const actor = fresh();
  const { late } = await withSamples(actor);
  const before = await briefOf(actor, late);
  const overdue = before.findings.find(({ rule }) => rule === "punchOverdue");
  const rows = overdue?.rows.map(({ href }) => href) ?? [];
  expect(await markFinding(deps, actor, mark(late, { rows }))).toEqual({ ok: true });
  const waits = await briefOf(actor, late);
  expect([waits.score, waits.snoozed.map(({ mark }) => mark?.reason)]).toEqual([
    161,
    ["The sub comes on Friday"],
  ]);
  await db.update(punchItems).set({ dueOn: "2026-03-01" }).where(eq(punchItems.workspace, actor.workspace));
  const back = await briefOf(actor, late);
  expect(back.snoozed).toEqual([]);
  expect(back.findings.find(({ rule }) => rule === "punchOverdue")?.rows).toHaveLength(3);
});

test("the same mark sent three times at once stands once; one of an old page changes nothing", async () => {
  const actor = fresh();
  const { late } = await withSamples(actor);
  const sent = await Promise.all([1, 2, 3].map(() => markFinding(deps, actor, mark(late))));
  expect(sent).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
  const seen = mark(late, { kind: "seen", reason: "", until: null });
  expect(await markFinding(deps, actor, seen)).toEqual({ ok: false, error: "stale" });
  expect(await markFinding(deps, actor, { ...seen, version: 1 })).toEqual({ ok: true });
  expect(await unmarkFinding(deps, actor, { site: late, rule: "punchOverdue", version: 1 })).toEqual({
    ok: false,
    error: "stale",
  });
  const back = { site: late, rule: "punchOverdue", version: 2 };
  expect([await unmarkFinding(deps, actor, back), await unmarkFinding(deps, actor, back)]).toEqual([
    { ok: true },
    { ok: true },
  ]);
});

test("thresholds of a workspace count for its rules, are set once, and are taken back", async () => {
  const actor = fresh();
  const { late } = await withSamples(actor);
  const set = { version: 0, limits: { permitDays: 5 } };
  const both = await Promise.all([setBriefLimits(deps, actor, set), setBriefLimits(deps, actor, set)]);
  expect(both).toEqual([{ ok: true }, { ok: true }]);
  const rules = async () => (await briefOf(actor, late)).findings.map(({ rule }) => rule);
  expect(await rules()).not.toContain("permitExpiring");
  expect(await setBriefLimits(deps, actor, { version: 0, limits: { permitDays: 9 } })).toEqual({
    ok: false,
    error: "stale",
  });
  expect(await dropBriefLimits(deps, actor, { version: 1 })).toEqual({ ok: true });
  expect(await rules()).toContain("permitExpiring");
});

test("what a guest marked and set is the member's after signing in, and the member's own thresholds stay", async () => {
  const guest = fresh();
  const { late } = await withSamples(guest);
  await markFinding(deps, guest, mark(late));
  await setBriefLimits(deps, guest, { version: 0, limits: { talkDays: 1 } });
  const { id, owner } = await createMember(db);
  const member = inOwn(owner);
  await setBriefLimits(deps, member, { version: 0, limits: { talkDays: 14 } });
  await adoptGuest(db, joinedContributions.owned, guest.owner, id);
  const view = await briefOf(member, late);
  expect(view.limits.find(({ name }) => name === "talkDays")?.value).toBe(14);
  const rows = await db.select().from(briefMarks).where(eq(briefMarks.workspace, member.workspace));
  expect(rows.map(({ rule }) => rule)).toEqual(["punchOverdue"]);
});

test("a question finds words in the site's own records and says what was searched", async () => {
  const actor = fresh();
  const { late, calm } = await withSamples(actor);
  const { answer } = await briefOf(actor, late, { q: "crack by the stair?" });
  expect(answer?.words).toEqual(["crack", "the", "stair"]);
  expect(answer?.found[0]).toMatchObject({ kind: "Punch item", text: "1 · Hall · Crack beside the stair" });
  expect(Object.fromEntries(answer?.searched.map(({ kind, n }) => [kind, n]) ?? [])).toMatchObject({
    ...{ "Punch item": 3, Permit: 1, Task: 3 },
  });
  expect((await briefOf(actor, calm, { q: "crack" })).answer?.found).toEqual([]);
});

test("a day that is past is judged at its end, and one in 30 years is today with a word about it", async () => {
  const actor = fresh();
  const { late } = await withSamples(actor);
  const past = await briefOf(actor, late, { day: "2026-02-25" });
  expect([past.day, past.isToday, past.dayError]).toEqual(["2026-02-25", false, undefined]);
  expect(past.findings.map(({ rule }) => rule)).not.toContain("punchOverdue");
  const far = await briefOf(actor, late, { day: "2056-03-04" });
  expect([far.day, far.dayError]).toEqual(["2026-03-04", "errors.far"]);
});

test("whoever holds a link reads the sheet of the site, without a name and without the workspace's own; revoked it is shut", async () => {
  const { owner } = await createMember(db);
  const actor = inOwn(owner);
  const { late } = await withSamples(actor);
  const secrets = { ...deps, secret: SECRET, passwords: fakePasswords, contributions: joinedContributions };
  const made = await makeLink(secrets, actor, {
    ...{ idem: crypto.randomUUID(), workspace: actor.workspace, subject: { type: SITE_BRIEF, id: late } },
    ...{ name: "Owner's office", verbs: ["read"], kind: "person", days: 7, asksName: false },
  });
  if (!made.ok) throw new Error(made.error);
  const holding = {
    holder: { kind: "holder" as const, link: made.id, now: NOW },
    ...{ link: { subject: { type: SITE_BRIEF, id: late } }, name: "" },
  };
  const sheet = await sharedBriefView(context, holding, new URLSearchParams({ in: "es" }));
  expect([sheet?.language, sheet?.score]).toEqual(["es", "Puntaje 176 de 16 hallazgos"]);
  expect(JSON.stringify(sheet)).not.toMatch(/Carpenter 3|Laborer|Plumber 1|OSHA/);
  await revokeLink(deps, actor, made.id);
  expect(await sharedBriefView(context, holding, new URLSearchParams())).toBeUndefined();
});
