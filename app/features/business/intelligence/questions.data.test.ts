import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { metricNotes, metricQuestions } from "~db/schema/intelligence.ts";
import { projects } from "~db/schema/projects.ts";
import { workspaceMembers, workspaces } from "~db/schema/trust.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { TODAY } from "../../../../tests/factories/metric-rows.ts";
import { createMember, freshGuest } from "../../../../tests/factories.ts";
import { INTELLIGENCE_LIMITS } from "./intelligence.limits.ts";
import { mineView } from "./mine.view.server.ts";
import { addNote, dropNote } from "./notes.commands.server.ts";
import { dropQuestion, keepQuestion } from "./questions.commands.server.ts";

const db = testDatabase();
const now = () => new Date(`${TODAY}T12:00:00.000Z`);
const { metrics } = joinedContributions;
const deps = { db, now, metrics };
const KEEP = { metric: "winRate", split: "source", period: "twelve" as const, project: "" };
const present = (actor: Person, role: "owner" | "viewer" = "owner") => ({ ...actor, role });
const formKey = () => crypto.randomUUID();
const context = { db, now, language: "en" as const, contributions: joinedContributions, formKey };
async function mine(actor: Person) {
  const view = await mineView(context as never, present(actor), {
    day: TODAY,
    wanted: new URLSearchParams(),
  });
  if (!view) throw new Error("there is no such board");
  return view;
}

async function jobOf(actor: Person) {
  const id = crypto.randomUUID();
  await db.insert(projects).values({
    ...{ id, workspace: actor.workspace, name: "Tower", siteZone: "UTC", stateSince: now().toISOString() },
    createdAt: now().toISOString(),
  });
  return id;
}

test("a question that is kept five times at once is on the board once, and comes off it once", async () => {
  const actor = inOwn(freshGuest());
  const kept = await Promise.all([1, 2, 3, 4, 5].map(() => keepQuestion(deps, actor, KEEP)));
  expect(kept).toEqual(Array.from({ length: 5 }, () => ({ ok: true })));
  const { tiles } = await mine(actor);
  expect(tiles.map(({ tile, split }) => [tile.id, split, tile.value])).toEqual([
    ["winRate", "source", undefined],
  ]);
  const id = tiles[0]?.id ?? "";
  expect(await dropQuestion(deps, inOwn(freshGuest()), id)).toEqual({ ok: false, error: "gone" });
  const gone = await Promise.all([1, 2].map(() => dropQuestion(deps, actor, id)));
  expect(gone.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect((await mine(actor)).tiles).toEqual([]);
});

test("what a figure does not know is refused: another figure, a split that it has not, a project that is nobody's or another's", async () => {
  const actor = inOwn(freshGuest());
  const errorOf = async (more: Partial<typeof KEEP>) => {
    const kept = await keepQuestion(deps, actor, { ...KEEP, ...more });
    return kept.ok || kept.error;
  };
  const other = await jobOf(inOwn(freshGuest()));
  const own = await jobOf(actor);
  expect(await errorOf({ metric: "profit" })).toBe("unknown");
  expect(await errorOf({ split: "machine" })).toBe("no-split");
  expect(await errorOf({ project: own })).toBe("no-project");
  expect(await errorOf({ metric: "punchOpen", split: "trade", project: other })).toBe("no-project");
  expect(await errorOf({ metric: "punchOpen", split: "trade", project: own })).toBe(true);
  expect((await mine(actor)).tiles.map(({ project }) => project)).toEqual(["Tower"]);
});

test("a board takes twelve questions, however many are sent at once", async () => {
  const actor = inOwn(freshGuest());
  const kept = await Promise.all(
    metrics.slice(0, 20).map(({ id }) => keepQuestion(deps, actor, { ...KEEP, metric: id, split: "" })),
  );
  expect(kept.filter(({ ok }) => ok).length).toBe(INTELLIGENCE_LIMITS.questions);
  expect(kept.filter((one) => !one.ok).map((one) => !one.ok && one.error)).toEqual(Array(8).fill("full"));
  expect((await mine(actor)).isFull).toBe(true);
});

test("a board is one member's own: a colleague has another one, and whoever only reads keeps nothing", async () => {
  const [boss, viewer] = [await createMember(db), await createMember(db)];
  const workspace = `workspace:${crypto.randomUUID()}` as Person["workspace"];
  const at = now().toISOString();
  await db.insert(workspaces).values({ id: workspace, name: "Ridge", createdAt: at } as never);
  for (const [{ id }, role] of [
    [boss, "owner"],
    [viewer, "viewer"],
  ] as const)
    await db.insert(workspaceMembers).values({ workspace, userId: id, role, joinedAt: at });
  const keeps: Person = { ...boss.actor, workspace };
  const reads: Person = { ...viewer.actor, workspace };
  expect(await keepQuestion(deps, keeps, KEEP)).toEqual({ ok: true });
  expect(await keepQuestion(deps, reads, { ...KEEP, metric: "dealsWon" })).toEqual({
    ok: false,
    error: "not-allowed",
  });
  expect((await mine(reads)).tiles).toEqual([]);
  const rows = await db.select().from(metricQuestions).where(eq(metricQuestions.workspace, workspace));
  expect(rows.map(({ keeper }) => keeper)).toEqual([boss.actor.owner]);
});

test("a note on a day is kept once, read by the team and taken off by whoever may write", async () => {
  const [actor, other] = [inOwn(freshGuest()), inOwn(freshGuest())];
  const said = { idem: crypto.randomUUID(), metric: "winRate", day: "2026-02-03", words: "New crew" };
  for (const _ of [1, 2]) expect(await addNote(deps, actor, said)).toEqual({ ok: true });
  expect(await addNote(deps, actor, { ...said, metric: "nothing" })).toEqual({ ok: false, error: "unknown" });
  const kept = () => db.select().from(metricNotes).where(eq(metricNotes.workspace, actor.workspace));
  expect(await kept()).toMatchObject([{ metric: "winRate", words: "New crew", author: actor.owner }]);
  const note = { metric: "winRate", note: said.idem };
  expect(await dropNote(deps, other, note)).toEqual({ ok: false, error: "gone" });
  expect(await addNote(deps, other, said)).toEqual({ ok: false, error: "full" });
  expect(await dropNote(deps, actor, note)).toEqual({ ok: true });
  expect(await kept()).toEqual([]);
});
