import { and, eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { type Holding, inOwn, makeLink, type Person, revokeLink } from "~/engines/trust/trust.server.ts";
import { projects } from "~db/schema/projects.ts";
import { capabilityLinks } from "~db/schema/trust.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { TODAY } from "../../../../tests/factories/metric-rows.ts";
import { createMember, freshGuest } from "../../../../tests/factories.ts";
import { formOf } from "../../../../tests/forms.ts";
import { dropBoard, makeBoard } from "./boards.commands.server.ts";
import { answerBoards } from "./boards.form.server.ts";
import { sharedBoardView } from "./boards.view.server.ts";
import { FIGURE_BOARD, INTELLIGENCE_LIMITS, OWN } from "./intelligence.limits.ts";
import type { BoardMade } from "./intelligence.schemas.ts";
import { mineView } from "./mine.view.server.ts";
import { keepQuestion } from "./questions.commands.server.ts";

const db = testDatabase();
const now = () => new Date(`${TODAY}T12:00:00.000Z`);
const { metrics } = joinedContributions;
const deps = { db, now, metrics };
const formKey = () => crypto.randomUUID();
const context = { db, now, language: "en" as const, contributions: joinedContributions, formKey };
const boardOf = (more: Partial<BoardMade> = {}): BoardMade => ({
  ...{ idem: crypto.randomUUID(), name: "For the bank", figures: "winning", span: "year", site: "" },
  ...more,
});
const mine = (actor: Person, wanted = "") =>
  mineView(
    context as never,
    { ...actor, role: "owner" },
    { day: TODAY, wanted: new URLSearchParams(wanted) },
  );
const member = async () => inOwn((await createMember(db)).owner);

async function jobOf(actor: Person, name = "Tower", isSample = false) {
  const id = crypto.randomUUID();
  await db.insert(projects).values({
    ...{ id, workspace: actor.workspace, name, siteZone: "UTC", stateSince: now().toISOString() },
    ...{ createdAt: now().toISOString(), sample: isSample },
  });
  return id;
}

/** A link to a board, as its holder has it. */
async function heldBy(actor: Person, board: string): Promise<Holding> {
  const passwords = { hash: async (text: string) => text, verify: async () => true };
  const trust = { ...deps, secret: "s".repeat(32), passwords, contributions: joinedContributions };
  const made = await makeLink(trust, actor, {
    ...{ idem: crypto.randomUUID(), workspace: actor.workspace, subject: { type: FIGURE_BOARD, id: board } },
    ...{ name: "Bank 1", verbs: [], kind: "person" as const, days: 30, asksName: false },
  });
  if (!made.ok) throw new Error(made.error);
  return {
    holder: { kind: "holder", link: made.id, now: now() },
    link: {
      id: made.id,
      workspace: actor.workspace,
      subject: { type: FIGURE_BOARD, id: board },
      askedFrom: "",
    },
    name: "",
  } as unknown as Holding;
}

const seen = (holding: Holding) => sharedBoardView(context as never, holding, TODAY);

test("whoever holds a link reads the figures of the board's own workspace, until the link is revoked or the board is off", async () => {
  const [actor, other] = [await member(), await member()];
  const [tower] = [await jobOf(actor), await jobOf(actor, "Sample", true), await jobOf(other, "Not ours")];
  await keepQuestion(deps, actor, { metric: "punchOpen", split: "trade", period: "twelve", project: tower });
  await keepQuestion(deps, actor, { metric: "dealsBegun", split: "", period: "year", project: "" });
  const board = boardOf({ figures: OWN });
  expect(await makeBoard(deps, actor, board)).toEqual({ ok: true });
  const holding = await heldBy(actor, board.idem);
  const view = await seen(holding);
  expect(view?.name).toBe("For the bank");
  expect(view?.tiles.map(({ tile, split, project }) => [tile.id, split, project]).sort()).toEqual([
    ["dealsBegun", undefined, ""],
    ["punchOpen", "trade", "Tower"],
  ]);
  // The board is what was kept then: a question that is kept later is not on it.
  await keepQuestion(deps, actor, { metric: "winRate", split: "", period: "year", project: "" });
  expect((await seen(holding))?.tiles.length).toBe(2);
  await revokeLink(deps, actor, holding.holder.link);
  expect(await seen(holding)).toBeUndefined();
  const again = await heldBy(actor, board.idem);
  expect((await seen(again))?.tiles.length).toBe(2);
  expect(await dropBoard(deps, other, board.idem)).toEqual({ ok: false, error: "gone" });
  expect((await seen(again))?.tiles.length).toBe(2);
  const gone = await Promise.all([1, 2].map(() => dropBoard(deps, actor, board.idem)));
  expect(gone.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(await seen(again)).toBeUndefined();
  const standing = await db.$count(
    capabilityLinks,
    and(eq(capabilityLinks.subjectId, board.idem), like(capabilityLinks.revokedAt, "%")),
  );
  expect(standing).toBe(2);
});

test("every figure of every goal is counted for a holder as its own workspace counts it, and another's link counts nothing", async () => {
  const actor = await member();
  const board = boardOf({ figures: "records", span: "twelve" });
  await jobOf(actor, "Tower");
  await makeBoard(deps, actor, board);
  const own = await mine(actor, `board=${board.idem}`);
  const shared = await seen(await heldBy(actor, board.idem));
  expect(own?.board?.name).toBe("For the bank");
  expect(shared?.tiles.map(({ tile }) => tile)).toEqual(own?.tiles.map(({ tile }) => tile));
  expect(shared?.tiles.length).toBe(metrics.filter(({ goal }) => goal === "records").length);
  // A link that is written onto another workspace's board opens nothing of it.
  const thief = await member();
  const theirs = boardOf();
  await makeBoard(deps, thief, theirs);
  const forged = await heldBy(thief, theirs.idem);
  forged.link.subject.id = board.idem;
  forged.link.workspace = actor.workspace;
  expect(await seen(forged)).toBeUndefined();
});

test.each([
  "winning",
  "cash",
  "progress",
  "schedule",
  "safety",
  "quality",
  "utilisation",
  "records",
] as const)(
  "the board %s is asked in statements that both databases take, for a holder too",
  async (figures) => {
    const actor = await member();
    const board = boardOf({ figures, span: "twelve" });
    await makeBoard(deps, actor, board);
    expect((await seen(await heldBy(actor, board.idem)))?.tiles.length).toBe(
      metrics.filter(({ goal }) => goal === figures).length,
    );
  },
);

test("a board that is sent five times at once is made once; the team sees it, and nobody else", async () => {
  const actor = await member();
  const board = boardOf();
  const made = await Promise.all([1, 2, 3, 4, 5].map(() => makeBoard(deps, actor, board)));
  expect(made).toEqual(Array.from({ length: 5 }, () => ({ ok: true })));
  expect((await mine(actor))?.boards.map(({ name }) => name)).toEqual(["For the bank"]);
  const other = await member();
  expect((await mine(other))?.boards).toEqual([]);
  expect(await mine(other, `board=${board.idem}`)).toBeUndefined();
});

test("what cannot be shown is refused: no question kept, another's project, figures that know no project, and more boards than there is room for", async () => {
  const actor = inOwn(freshGuest());
  const errorOf = async (more: Partial<BoardMade>) => {
    const made = await makeBoard(deps, actor, boardOf(more));
    return made.ok || made.error;
  };
  expect(await errorOf({ figures: OWN })).toBe("empty");
  expect(await errorOf({ figures: "winning", site: crypto.randomUUID() })).toMatch(/empty|no-project/);
  expect(await errorOf({ figures: "quality", site: await jobOf(inOwn(freshGuest())) })).toBe("no-project");
  expect(await errorOf({ figures: "quality", site: await jobOf(actor) })).toBe(true);
  const all = await Promise.all(Array.from({ length: 24 }, () => errorOf({})));
  expect(all.filter((one) => one === true).length).toBe(INTELLIGENCE_LIMITS.boards - 1);
  expect(new Set(all.filter((one) => one !== true))).toEqual(new Set(["full"]));
});

test("the form says what is wrong beside its field", async () => {
  const actor = await member();
  const send = (more: Record<string, string>) => {
    const { idem, name, figures, span, site } = boardOf();
    const typed = { intent: "makeBoard", idem, name, figures, span, site, ...more };
    return answerBoards(context as never, { ...actor, role: "owner" }, formOf(typed));
  };
  expect(await send({})).toMatchObject({ ok: true, toast: "figureBoardMade" });
  expect(await send({ name: " ", figures: "profit", span: "own" })).toMatchObject({
    status: 400,
    sent: {
      errors: { name: "errors.boardName", figures: "errors.boardFigures", span: "errors.period" },
    },
  });
  expect(await send({ figures: OWN })).toMatchObject({
    status: 422,
    sent: { errors: { figures: "errors.boardEmpty" } },
  });
  expect(await send({ intent: "dropBoard", board: crypto.randomUUID() })).toMatchObject({ status: 404 });
});
