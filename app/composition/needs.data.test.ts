import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { inOwn, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { readNeeds } from "~/services/needs.ts";
import { complianceEvidence, complianceItems, complianceSubjects } from "~db/schema/compliance.ts";
import { checklistActions, checklistRuns } from "~db/schema/safety.ts";
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
