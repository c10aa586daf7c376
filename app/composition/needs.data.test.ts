import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { inOwn, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { readNeeds } from "~/services/needs.ts";
import { quoteRequests } from "~db/schema/business.ts";
import { complianceEvidence, complianceItems, complianceSubjects } from "~db/schema/compliance.ts";
import { documents } from "~db/schema/lines.ts";
import { permitInspections, permits } from "~db/schema/permits.ts";
import { projects } from "~db/schema/projects.ts";
import { punchItems } from "~db/schema/punch-list.ts";
import { rfis } from "~db/schema/rfis.ts";
import { checklistActions, checklistPlans, checklistRuns, tailgateRecords } from "~db/schema/safety.ts";
import { workforceCrews, workforceWeeks } from "~db/schema/workforce.ts";
import { testDatabase } from "../../tests/database.ts";
import { freshGuest } from "../../tests/factories.ts";
import { joinedContributions } from "./contributions.server.ts";

const db = testDatabase();
const DAY = "2026-03-02";
const AT = `${DAY}T08:00:00.000Z`;
const key = () => crypto.randomUUID() as string;

const waiting = (actor: Person, language: Language = "en") =>
  readNeeds(db, joinedContributions.needsMe, {
    ...{ day: DAY, language },
    of: (workspace, isSample) =>
      sql`(${and(eq(workspace as never, actor.workspace), mayWrite(actor, workspace), sql`not ${isSample}`)})`,
  });

const content = JSON.stringify({ name: { en: "Ladder", es: "Escalera", he: "סולם" } });

async function filled(actor: Person, sample = false) {
  const { workspace } = actor;
  const shared = { workspace, sample, createdAt: AT };
  const [run, crew, subject, item] = [key(), key(), key(), key()];
  const started = { templateKey: "ladder", templateVersion: 1, content, language: "en", runOn: "2026-03-01" };
  await db.insert(checklistRuns).values([
    { ...shared, ...started, id: run, signedAt: AT },
    { ...shared, ...started, id: key(), place: "Shed" },
  ]);
  const action = { ...shared, runId: run, assignedTo: "Foreman 1", stateSince: AT };
  await db.insert(checklistActions).values([
    { ...action, id: key(), what: "Late", dueOn: "2026-02-20" },
    { ...action, id: key(), what: "Far", dueOn: "2026-06-20" },
    { ...action, id: key(), what: "Closed", dueOn: "2026-02-20", state: "verified" },
    { ...action, id: key(), what: "Done", dueOn: "2026-06-20", state: "done" },
  ]);
  await db.insert(complianceSubjects).values({
    ...{
      ...shared,
      id: subject,
      called: "Roofers",
      legalName: "Sample LLC",
      kind: "company" as const,
      siteZone: "UTC",
    },
  });
  await db.insert(complianceItems).values({ ...shared, id: item, subjectId: subject, kind: "auto" });
  const paper = {
    ...shared,
    namedInsured: "Sample LLC",
    itemId: item,
    subjectId: subject,
    state: "accepted",
    stateSince: AT,
  } as const;
  await db.insert(complianceEvidence).values([
    { ...paper, id: key(), effectiveOn: "2025-03-01", expiresOn: "2026-03-10" },
    { ...paper, id: key(), effectiveOn: "2024-03-01", expiresOn: "2025-02-28" },
  ]);
  await db.insert(workforceCrews).values({
    ...{ ...shared, id: crew, name: "Framing", siteZone: "UTC", ruleSet: "flsa" as const, weekStart: 1 },
  });
  await db.insert(workforceWeeks).values({
    ...{
      ...shared,
      id: key(),
      crewId: crew,
      weekOn: "2026-02-23",
      endsAt: AT,
      state: "submitted",
      stateSince: AT,
    },
  });
  return item;
}

test("what waits is listed with the late first: actions, lists, papers that run out, hours to approve", async () => {
  const actor = inOwn(freshGuest());
  await filled(actor);
  const found = (await waiting(actor)).map(({ name, dueOn }) => [name, dueOn ?? ""].join(" "));
  expect(found.slice(0, 3)).toEqual(["Late 2026-02-20", "Ladder · Shed 2026-03-01", "Roofers 2026-03-10"]);
  expect(found.slice(3).sort()).toEqual(["Done ", "Framing "]);
});

test("examples wait for nobody, and another workspace's work is not shown", async () => {
  const actor = inOwn(freshGuest());
  await filled(actor, true);
  await filled(inOwn(freshGuest()));
  expect(await waiting(actor)).toEqual([]);
});

test("a paper that was renewed, or is waived, waits no more, and one under review does", async () => {
  const actor = inOwn(freshGuest());
  const item = await filled(actor);
  const roofers = async () => (await waiting(actor)).filter(({ name }) => name === "Roofers").length;
  const [known] = await db.select().from(complianceEvidence).where(eq(complianceEvidence.itemId, item));
  if (!known) throw new Error("no evidence");
  expect(await roofers()).toBe(1);
  await db.update(complianceItems).set({ waivedUntil: "2026-04-01" }).where(eq(complianceItems.id, item));
  expect(await roofers()).toBe(0);
  await db.update(complianceItems).set({ waivedUntil: null }).where(eq(complianceItems.id, item));
  const next = { ...known, id: key(), effectiveOn: "2026-03-10", expiresOn: "2027-03-10" };
  await db.insert(complianceEvidence).values({ ...next, state: "received" });
  expect(await roofers()).toBe(2);
  await db.update(complianceEvidence).set({ state: "accepted" }).where(eq(complianceEvidence.id, next.id));
  expect(await roofers()).toBe(0);
});

test("a checklist waits from the day that its plan has, and no longer once it is signed", async () => {
  const actor = inOwn(freshGuest());
  const planned = { templateKey: "ladder", name: JSON.stringify({ en: "Ladder", es: "", he: "" }) };
  const shared = { workspace: actor.workspace, createdAt: AT, language: "en", place: "Shed" };
  await db.insert(checklistPlans).values([
    { ...shared, ...planned, id: key(), rhythm: "days", every: 7, startsOn: DAY },
    { ...shared, ...planned, id: key(), rhythm: "days", every: 7, startsOn: "2026-03-03" },
    { ...shared, ...planned, id: key(), rhythm: "days", every: 7, startsOn: DAY, sample: true },
  ]);
  expect(await waiting(actor)).toMatchObject([
    { label: "Checklist due", name: "Ladder · Shed", dueOn: DAY, href: "/checklist/ladder?place=Shed" },
  ]);
  const run = { templateKey: "ladder", templateVersion: 1, content, language: "en", runOn: DAY };
  await db.insert(checklistRuns).values({ ...shared, ...run, id: key(), signedAt: AT });
  expect(await waiting(actor)).toEqual([]);
});

test("inspections by tomorrow, answers and late answers, and change orders that the client moved or left wait", async () => {
  const actor = inOwn(freshGuest());
  const shared = { workspace: actor.workspace, createdAt: AT };
  const [permit, project] = [key(), key()];
  await db.insert(permits).values({
    ...{ ...shared, id: permit, name: "Deck", jurisdiction: "Sample City", recordType: "deck" as const },
    ...{ siteZone: "UTC", state: "issued", stateSince: AT },
  });
  const inspection = { ...shared, permitId: permit, type: "footing" as const };
  await db.insert(permitInspections).values([
    { ...inspection, id: key(), requestedFor: "2026-03-01" },
    { ...inspection, id: key(), requestedFor: "2026-03-03" },
    { ...inspection, id: key(), requestedFor: "2026-03-04" },
    { ...inspection, id: key(), requestedFor: "2026-03-01", result: "pass" as const },
  ]);
  await db
    .insert(projects)
    .values({ ...shared, id: project, name: "House", siteZone: "UTC", stateSince: AT });
  const rfi = { ...shared, projectId: project, question: "?", trade: "carpenter", stateSince: AT };
  await db.insert(rfis).values([
    { ...rfi, id: key(), number: 1, topic: "Joist", state: "open", neededBy: DAY },
    { ...rfi, id: key(), number: 2, topic: "Stair", state: "open", neededBy: "2026-03-03" },
    { ...rfi, id: key(), number: 3, topic: "Roof", state: "answered", neededBy: "2026-02-01" },
  ]);
  const order = { ...shared, kind: "changeOrder", series: actor.workspace, content: {}, totalCents: 0 };
  await db.insert(documents).values([
    {
      ...order,
      id: key(),
      title: "Lights",
      state: "sent",
      stateSince: "2026-02-23T08:00:00.000Z",
      updatedAt: AT,
    },
    { ...order, id: key(), title: "Doors", state: "sent", stateSince: AT, updatedAt: AT },
    { ...order, id: key(), title: "Floor", state: "rejected", stateSince: AT, updatedAt: AT },
  ]);
  const found = (await waiting(actor)).map(({ label, name, dueOn }) =>
    [label, name, dueOn ?? ""].join(" | "),
  );
  expect(found.slice(0, 3)).toEqual([
    "Enter the inspection’s result | Deck | 2026-03-01",
    "Ask again: no answer yet | Joist | 2026-03-02",
    "Be ready for the inspection | Deck | 2026-03-03",
  ]);
  expect(found.slice(3).sort()).toEqual([
    "Ask the client: no answer for a week | Lights | ",
    "Read the answer and close | Roof | ",
    "Rejected: revise or drop it | Floor | ",
  ]);
});

test("what came back from others waits: punch items, offers, clients who asked, requests taken and talks begun", async () => {
  const actor = inOwn(freshGuest());
  const shared = { workspace: actor.workspace, createdAt: AT, stateSince: AT };
  const project = key();
  await db.insert(projects).values({ ...shared, id: project, name: "House", siteZone: "UTC" });
  const item = { ...shared, projectId: project, room: "101", trade: "tile" };
  await db.insert(punchItems).values([
    { ...item, id: key(), number: 1, words: "Chip", state: "ready_for_review" },
    { ...item, id: key(), number: 2, words: "Grout", state: "work_required" },
    { ...item, id: key(), number: 3, words: "Seal", state: "ready_to_close" },
    { ...item, id: key(), number: 4, words: "Tub", state: "closed" },
  ]);
  const offer = {
    ...shared,
    kind: "proposal",
    series: actor.workspace,
    content: {},
    totalCents: 0,
    updatedAt: AT,
  };
  await db.insert(documents).values([
    { ...offer, id: key(), title: "Deck", state: "declined" },
    { ...offer, id: key(), title: "Roof", state: "sent" },
  ]);
  const asked = {
    pageId: key(),
    job: "deck",
    form: "deck",
    formVersion: 1,
    answers: {},
    language: "en" as const,
  };
  const range = {
    lowCents: 1,
    likelyCents: 2,
    highCents: 3,
    validUntil: DAY,
    email: "homeowner@example.com",
  };
  await db.insert(quoteRequests).values([
    { ...shared, ...asked, ...range, id: key(), client: "Homeowner 1", state: "received" },
    { ...shared, ...asked, ...range, id: key(), client: "Homeowner 2", state: "answered" },
  ]);
  const talk = {
    ...{ workspace: actor.workspace, createdAt: AT, talkKey: "talk-ladders", language: "en" },
    content: JSON.stringify({ title: { en: "Ladders", es: "", he: "" } }),
  };
  await db.insert(tailgateRecords).values([
    { ...talk, id: key(), heldOn: "2026-03-01" },
    { ...talk, id: key(), heldOn: "2026-03-03" },
    { ...talk, id: key(), heldOn: "2026-02-01", signedAt: AT },
  ]);
  const found = (await waiting(actor)).map(({ label, name, dueOn }) =>
    [label, name, dueOn ?? ""].join(" | "),
  );
  expect(found.sort()).toEqual([
    "A client asks: answer | Homeowner 1 | ",
    "Accepted: close it | Seal | ",
    "Declined: revise it | Deck | ",
    "Done: look at it | Chip | ",
    "Talk begun: have it signed | Ladders | 2026-03-01",
  ]);
});
