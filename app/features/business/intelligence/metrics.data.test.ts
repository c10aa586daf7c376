import { expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import {
  type Asked,
  figureOf,
  grainOf,
  readable,
  readTile,
  rowsStatement,
  type Span,
  type Sums,
  spansOf,
  splitStatement,
  splitsOf,
  tileStatement,
} from "~/engines/metric/metric.server.ts";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { dayAfter } from "~/lib/local-day.ts";
import type { Metric, MetricId } from "~/services/metrics.ts";
import { testDatabase } from "../../../../tests/database.ts";
import {
  certified,
  type Fact,
  issued,
  lateBy,
  MONEY,
  total,
} from "../../../../tests/factories/metric-money.ts";
import { type Kept, TODAY, writeRows } from "../../../../tests/factories/metric-rows.ts";
import { freshGuest } from "../../../../tests/factories.ts";

const db = testDatabase();
const DAY_MS = 86_400_000;

const dayOf = (at: string | null) => (at ?? "").slice(0, 10);
const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;
const ALIVE = ["new", "qualified", "visit", "estimating", "sent", "negotiation"];
const NORMS: Record<string, number> = {
  ...{ new: 10, qualified: 20, visit: 35, estimating: 45, sent: 60, negotiation: 80 },
};
const RECORDABLE = ["other", "restricted", "away", "death"];

const openJobs = ({ jobs }: Kept) => jobs.filter(({ state }) => state !== "closed");
const jobOf = (kept: Kept, id: string) => openJobs(kept).find((job) => job.id === id);
const proposal = (kept: Kept, id: string) =>
  kept.documents.find((one) => one.id === id && one.kind === "proposal");
const change = (kept: Kept, id: string) =>
  kept.documents.find((one) => one.id === id && one.kind === "changeOrder");
const stepsOf = (kept: Kept, process: string, transitions: readonly string[]) =>
  kept.events.filter((one) => one.process === process && transitions.includes(one.transition));
const hoursOf = (shift: Kept["shifts"][number]) =>
  Math.max(0, (Date.parse(shift.outAt ?? "") - Date.parse(shift.inAt)) / 60_000 - shift.breakMinutes) / 60;
const over = ({ shifts }: Kept) => shifts.filter(({ outAt, void: gone }) => outAt !== null && !gone);
const loans = ({ bookings }: Kept) =>
  bookings.filter(
    ({ state }) => !["requested", "declined", "expired", "cancelled", "noShow"].includes(state),
  );
const hours = ({ hours: all }: Kept): Fact[] =>
  all.map((one) => ({ day: `${one.month}-01`, top: 0, bottom: one.hours }));
const cases = ({ reports }: Kept, outcomes: readonly string[]): Fact[] =>
  reports.filter(({ outcome }) => outcomes.includes(outcome)).map(({ happenedOn }) => ({ day: happenedOn }));
const promised = (kept: Kept, states: readonly string[]): Fact[] =>
  kept.promises
    .filter(({ state }) => states.includes(state))
    .map(({ week, state, scheduleId }) => ({
      ...{ day: week, top: state === "kept" || states.length === 1 ? 1 : 0, bottom: 1 },
      project: kept.schedules.find(({ id }) => id === scheduleId)?.projectId,
    }));
const punch = (kept: Kept, states?: readonly string[]) =>
  kept.punch.filter(({ state }) => !states || states.includes(state));
const OPEN = ["draft", "work_required", "ready_for_review", "not_accepted"];

/** Each figure once more, from the rows as they were written: slow, and so that anybody sees what it counts. */
const SLOW: Record<MetricId, (kept: Kept) => Fact[]> = {
  winRate: ({ deals }) =>
    deals
      .filter(({ state }) => state === "won" || state === "lost")
      .map((one) => ({ day: dayOf(one.closedAt), top: one.state === "won" ? 1 : 0, bottom: 1 })),
  dealsWon: ({ deals }) =>
    deals.filter(({ state }) => state === "won").map((one) => ({ day: dayOf(one.closedAt) })),
  wonValue: ({ deals }) =>
    deals
      .filter(({ state }) => state === "won")
      .map((one) => ({ day: dayOf(one.closedAt), top: one.valueCents })),
  dealsBegun: ({ deals }) => deals.map((one) => ({ day: dayOf(one.createdAt) })),
  pipeline: ({ deals }) =>
    deals
      .filter(({ state }) => ALIVE.includes(state))
      .map((one) => ({ day: dayOf(one.createdAt), top: one.valueCents })),
  forecast: ({ deals }) =>
    deals
      .filter(({ state }) => ALIVE.includes(state))
      .map((one) => ({
        day: dayOf(one.createdAt),
        top: (one.valueCents * (one.chance ?? NORMS[one.state] ?? 0)) / 100,
      })),
  proposalRate: (kept) =>
    stepsOf(kept, "proposal", ["accept", "decline", "expire"])
      .filter(({ recordId }) => proposal(kept, recordId))
      .map((one) => ({ day: dayOf(one.at), top: one.transition === "accept" ? 1 : 0, bottom: 1 })),
  proposalsSent: (kept) => stepsOf(kept, "proposal", ["send"]).map((one) => ({ day: dayOf(one.at) })),
  acceptedValue: (kept) =>
    kept.acceptances
      .filter((one) => proposal(kept, one.documentId)?.state === "accepted")
      .map((one) => ({ day: dayOf(one.acceptedAt), top: one.totalCents })),
  bidCoverage: (kept) =>
    kept.invites.flatMap((one) => {
      const asked = kept.packages.find(({ id }) => id === one.packageId);
      return asked && !["draft", "open", "cancelled"].includes(asked.state)
        ? [
            {
              ...{ day: dayOf(asked.dueAt), project: asked.projectId },
              ...{ top: one.state === "submitted" ? 1 : 0, bottom: 1 },
            },
          ]
        : [];
    }),
  ...MONEY,
  budget: (kept) =>
    kept.lines
      .filter((one) => jobOf(kept, one.projectId))
      .map((one) => ({ day: "", project: one.projectId, top: one.budgetCents })),
  committedShare: (kept) =>
    kept.lines
      .filter((one) => jobOf(kept, one.projectId))
      .map((one) => ({ day: "", project: one.projectId, top: one.committedCents, bottom: one.budgetCents })),
  openContracts: (kept) =>
    openJobs(kept).map((one) => ({ day: "", project: one.id, top: one.contractCents })),
  changesPending: ({ documents }) =>
    documents
      .filter(({ kind, state }) => kind === "changeOrder" && (state === "priced" || state === "sent"))
      .map((one) => ({ day: "", project: one.subjectId, top: one.totalCents })),
  changesApproved: (kept) =>
    kept.acceptances.flatMap((one) => {
      const order = change(kept, one.documentId);
      return order ? [{ day: dayOf(one.acceptedAt), project: order.subjectId, top: one.totalCents }] : [];
    }),
  changeDays: (kept) =>
    stepsOf(kept, "change_order", ["approve", "reject"]).map((one) => {
      const sent = stepsOf(kept, "change_order", ["send"])
        .filter(({ recordId, at }) => recordId === one.recordId && at <= one.at)
        .map(({ at }) => at)
        .sort()
        .at(-1);
      return {
        ...{ day: dayOf(one.at), project: change(kept, one.recordId)?.subjectId },
        ...{ top: days(sent ?? "", one.at), bottom: 1 },
      };
    }),
  promisesKept: (kept) => promised(kept, ["kept", "missed"]),
  promisesMissed: (kept) => promised(kept, ["missed"]),
  tasksFinished: (kept) =>
    kept.tasks
      .filter(({ finished }) => finished !== null)
      .map((one) => ({
        day: one.finished ?? "",
        project: kept.schedules.find(({ id }) => id === one.scheduleId)?.projectId,
      })),
  onPlan: (kept) =>
    kept.schedules.flatMap(({ id, projectId }) => {
      const base = kept.baselines
        .filter(({ scheduleId }) => scheduleId === id)
        .sort((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
      const planned = JSON.parse(base?.days ?? "{}") as Record<string, [string, string]>;
      return kept.tasks
        .filter((task) => task.scheduleId === id && (planned[task.id]?.[1] ?? "9999") < TODAY)
        .map((task) => {
          const day = planned[task.id]?.[1] ?? "";
          return { day, project: projectId, top: task.finished && task.finished <= day ? 1 : 0, bottom: 1 };
        });
    }),
  trir: (kept) => [...cases(kept, RECORDABLE), ...hours(kept)],
  dart: (kept) => [...cases(kept, ["restricted", "away"]), ...hours(kept)],
  recordableCases: (kept) => cases(kept, RECORDABLE),
  nearMisses: ({ reports }) =>
    reports.filter(({ kind }) => kind === "near-miss").map(({ happenedOn }) => ({ day: happenedOn })),
  seenSafe: ({ seen }) => seen.map((one) => ({ day: one.seenOn, top: one.isSafe ? 1 : 0, bottom: 1 })),
  punchOpen: (kept) => punch(kept, OPEN).map((one) => ({ day: "", project: one.projectId })),
  punchAge: (kept) =>
    punch(kept, OPEN).map((one) => ({
      ...{ day: "", project: one.projectId },
      ...{ top: Math.max(0, days(dayOf(one.createdAt), TODAY)), bottom: 1 },
    })),
  punchRaised: (kept) => punch(kept).map((one) => ({ day: dayOf(one.createdAt), project: one.projectId })),
  punchClosed: (kept) =>
    punch(kept, ["closed"]).map((one) => ({ day: dayOf(one.stateSince), project: one.projectId })),
  firstPass: (kept) =>
    punch(kept, ["closed"]).map((one) => ({
      ...{ day: dayOf(one.stateSince), project: one.projectId },
      ...{ top: one.rejections === 0 ? 1 : 0, bottom: 1 },
    })),
  reworkCost: (kept) =>
    punch(kept)
      .filter(({ state, backChargeCents }) => state !== "void" && backChargeCents > 0)
      .map((one) => ({
        ...{ day: dayOf(one.createdAt), project: one.projectId, top: one.backChargeCents },
      })),
  punchRework: (kept) =>
    stepsOf(kept, "punch_item", ["reject", "sendBack", "reopen"]).map((one) => ({
      day: dayOf(one.at),
      project: kept.punch.find(({ id }) => id === one.recordId)?.projectId,
    })),
  hoursWorked: (kept) => over(kept).map((one) => ({ day: dayOf(one.inAt), top: hoursOf(one) })),
  hoursOnCode: (kept) =>
    over(kept).map((one) => ({
      ...{ day: dayOf(one.inAt), top: one.code === "" ? 0 : hoursOf(one), bottom: hoursOf(one) },
    })),
  shiftLength: (kept) => over(kept).map((one) => ({ day: dayOf(one.inAt), top: hoursOf(one), bottom: 1 })),
  daysUnlogged: ({ jobs }) =>
    jobs
      .filter(({ state }) => state === "active")
      .flatMap((job) =>
        Array.from({ length: 14 }, (_, n) => dayAfter(TODAY, -1 - n))
          .filter((day) => ![0, 6].includes(new Date(day).getUTCDay()) && day >= dayOf(job.createdAt))
          .map((day) => ({ day, project: job.id })),
      ),
  shiftsOpen: ({ shifts }) =>
    shifts
      .filter((one) => one.outAt === null && !one.void && one.inAt < TODAY)
      .map(({ inAt }) => ({ day: dayOf(inAt) })),
  shiftsUncoded: (kept) =>
    over(kept)
      .filter(({ code }) => code === "")
      .map(({ inAt }) => ({ day: dayOf(inAt) })),
  dealsOverdue: ({ deals }) =>
    deals
      .filter(({ state, nextOn }) => ALIVE.includes(state) && nextOn < TODAY)
      .map((one) => ({ day: dayOf(one.createdAt) })),
  wonUnpriced: ({ deals }) =>
    deals
      .filter(({ state, valueCents }) => state === "won" && valueCents === 0)
      .map((one) => ({ day: dayOf(one.closedAt) })),
  rentalIncome: (kept) => loans(kept).map((one) => ({ day: one.fromDay, top: one.totalCents })),
  rentalDays: (kept) =>
    loans(kept).map((one) => ({ day: one.fromDay, top: days(one.fromDay, one.toDay) + 1 })),
};

/** What is owed by how late it is, once more. */
const AGES = [
  ["current", Number.NEGATIVE_INFINITY, 0],
  ["to30", 0, 30],
  ["to60", 30, 60],
  ["to90", 60, 90],
  ["over90", 90, Number.POSITIVE_INFINITY],
] as const;

const METRICS = joinedContributions.metrics;
const sum = (facts: readonly Fact[]): Sums => ({
  top: facts.reduce((all, { top = 1 }) => all + top, 0),
  bottom: facts.reduce((all, { bottom = 0 }) => all + bottom, 0),
  rows: facts.length,
});
const within = ({ from, to }: Span, { day }: Fact) => day >= from && day <= to;

function expectSame(metric: Metric, found: Sums, facts: readonly Fact[], where: string) {
  const slow = sum(facts);
  expect([metric.id, where, found.rows]).toEqual([metric.id, where, slow.rows]);
  const [one, other] = [figureOf(metric, found), figureOf(metric, slow)];
  if (other === undefined) expect([metric.id, where, one]).toEqual([metric.id, where, undefined]);
  else expect(Math.abs((one ?? Number.NaN) - other), `${metric.id} ${where}`).toBeLessThan(1e-4);
}

const person = inOwn(freshGuest());
const other = inOwn(freshGuest());
const kept = await writeRows(db, person.workspace, 1);
await writeRows(db, other.workspace, 2);
await writeRows(db, person.workspace, 3, true);

const SPANS = [
  spansOf("month", TODAY),
  spansOf("quarter", TODAY),
  spansOf("twelve", TODAY),
  spansOf("own", TODAY, { from: dayAfter(TODAY, -9), to: dayAfter(TODAY, -2) }),
];
const asked = (more: Partial<Asked> = {}): Asked => ({
  ...{ of: readable(person, false), day: TODAY, project: "", ...spansOf("year", TODAY) },
  ...more,
});

test("the catalogue has all figures of the namespace, and this test counts each of them once more", () => {
  expect(METRICS.map(({ id }) => id).sort()).toEqual(Object.keys(SLOW).sort());
});

test.each(METRICS)(
  "$id is what a slow count of the rows says, in every span, before it and for one project",
  async (metric) => {
    const facts = SLOW[metric.id](kept);
    expect(facts.length).toBeGreaterThan(0);
    for (const spans of SPANS)
      for (const project of metric.hasProject ? ["", kept.jobs[0]?.id ?? ""] : [""]) {
        const grain = grainOf(spans.now);
        // As the board asks: in a batch, which on D1 reads columns by their names.
        const [rows] = await db.batch([tileStatement(db, metric, asked({ ...spans, project }), grain)]);
        const tile = readTile(metric, rows, spans, grain);
        const own = facts.filter((fact) => project === "" || fact.project === project);
        const of = (span: Span) => (metric.when === "now" ? own : own.filter((fact) => within(span, fact)));
        const where = `${spans.now.from}…${spans.now.to} ${project}`;
        expectSame(metric, tile.now, of(spans.now), where);
        if (tile.before) expectSame(metric, tile.before, of(spans.before), `before ${where}`);
        const inBuckets = tile.buckets.reduce((all, { sums }) => all + sums.rows, 0);
        if (metric.when === "period") expect(inBuckets).toBe(tile.now.rows);
      }
  },
);

test.each(METRICS)("every way of splitting $id adds up to the whole, and so do its rows", async (metric) => {
  const one = asked(spansOf("twelve", TODAY));
  const facts = SLOW[metric.id](kept).filter((fact) => metric.when === "now" || within(one.now, fact));
  const whole = sum(facts);
  for (const split of splitsOf(metric)) {
    const parts = await splitStatement(db, metric, one, split);
    expect([split, parts.reduce((all, { rows }) => all + Number(rows), 0)]).toEqual([split, whole.rows]);
    expect(parts.reduce((all, { top }) => all + Number(top), 0)).toBeCloseTo(whole.top, 4);
  }
  const rows = await rowsStatement(db, metric, one, { from: 0, count: 1_000 });
  expect(rows.length).toBe(whole.rows);
  for (const { link } of rows) expect(metric.href(link)).toMatch(/^\/[a-z]/);
  const page = await rowsStatement(db, metric, one, { from: 1, count: 2 });
  expect(page.map(({ id }) => id)).toEqual(rows.slice(1, 3).map(({ id }) => id));
});

test("examples count only where they are asked for, and nobody counts another workspace's rows", async () => {
  const nobody = inOwn(freshGuest());
  for (const metric of METRICS) {
    const count = async (of: Asked["of"]) => {
      const spans = spansOf("own", TODAY, { from: "2020-01-01", to: "2029-12-31" });
      const rows = await tileStatement(db, metric, asked({ ...spans, of }), "month");
      return readTile(metric, rows, spans, "month").now.rows;
    };
    const own = await count(readable(person, false));
    expect([metric.id, own]).toEqual([metric.id, SLOW[metric.id](kept).length]);
    expect([metric.id, await count(readable(person, true))]).not.toEqual([metric.id, own]);
    expect([metric.id, await count(readable(nobody, true))]).toEqual([metric.id, 0]);
    expect([metric.id, await count(readable({ ...nobody, workspace: person.workspace }, true))]).toEqual([
      metric.id,
      0,
    ]);
  }
});

test("what is owed stands under the age that a count of the days gives it", async () => {
  const owed = METRICS.find(({ id }) => id === "owed");
  if (!owed) throw new Error("there is no such figure");
  const parts = await splitStatement(db, owed, asked(), "age");
  for (const [age, over, upTo] of AGES) {
    const isIn = (dueOn: string | null) => lateBy(dueOn) > over && lateBy(dueOn) <= upTo;
    const slow =
      total(
        certified(kept)
          .filter(({ state, dueOn }) => state === "certified" && isIn(dueOn))
          .map(({ certifiedCents, paid }) => (certifiedCents ?? 0) - paid),
      ) +
      total(
        issued(kept)
          .filter(({ state, dueOn }) => ["sent", "questioned", "accepted"].includes(state) && isIn(dueOn))
          .map(({ left, paid }) => left - paid),
      );
    expect([age, Number(parts.find(({ key }) => key === age)?.top ?? 0)]).toEqual([age, slow]);
  }
});
