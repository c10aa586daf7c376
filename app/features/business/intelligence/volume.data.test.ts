import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { readable, rowsStatement, spansOf, tileStatement } from "~/engines/metric/metric.server.ts";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { GOALS } from "~/services/metrics.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { manyFacts } from "../../../../tests/factories/many-facts.ts";
import { TODAY } from "../../../../tests/factories/metric-rows.ts";
import { freshGuest } from "../../../../tests/factories.ts";
import { times, tookAtMost } from "../../../../tests/prove.ts";
import { readAsked } from "./asked.ts";
import { boardView, metricView } from "./intelligence.view.server.ts";

const db = testDatabase();
const actor = inOwn(freshGuest());
const { workspace } = actor;
/** A quarter each of deals, punch items, their steps and shifts: 200,000 rows where speed is proved. */
const COUNT = times(10_000);
const PART = COUNT / 4;

async function fill() {
  for (const one of manyFacts({ workspace, today: TODAY, count: COUNT })) await db.run(sql.raw(one));
}

/** How often the database is asked. */
function counted() {
  let trips = 0;
  const asked = new Proxy(db, {
    get: (target, key) => {
      if (key === "batch") trips++;
      return Reflect.get(target, key);
    },
  });
  return { asked, trips: () => trips };
}

test(`a board and a figure over ${COUNT} rows answer in one round trip, with the right figures`, async () => {
  await fill();
  const present = { ...actor, role: "owner" as const };
  const asked = readAsked(new URLSearchParams("period=twelve"));
  // The days of the last twelve months, however many of them a number falls on.
  const inSpan = Array.from({ length: PART }, (_, n) => (n + 1) % 730).filter((back) => back < 365).length;
  for (const goal of GOALS) {
    const { asked: watched, trips } = counted();
    const started = performance.now();
    const context = { db: watched, language: "en", contributions: joinedContributions } as never;
    const view = await boardView(context, present, { ...asked, goal }, TODAY);
    tookAtMost(`the board ${goal} over ${COUNT} rows`, 2_000, performance.now() - started);
    expect([goal, trips()]).toEqual([goal, 1]);
    const rows = Object.fromEntries(view.tiles.map((tile) => [tile.id, tile.rows]));
    if (goal === "winning") expect(rows).toMatchObject({ winRate: inSpan, dealsBegun: inSpan });
    if (goal === "quality") expect(rows).toMatchObject({ punchRaised: inSpan, punchRework: inSpan });
    if (goal === "utilisation") expect(rows).toMatchObject({ hoursWorked: inSpan });
  }
  const { asked: watched, trips } = counted();
  const context = {
    db: watched,
    language: "en",
    contributions: joinedContributions,
    formKey: () => crypto.randomUUID(),
  } as never;
  const one = { id: "punchRaised", day: TODAY, split: "trade", page: 3 };
  const view = await metricView(context, present, asked, one);
  expect([trips(), view?.rows.length, view?.hasMore, view?.parts]).toMatchObject([
    1,
    20,
    true,
    [{ rows: inSpan }],
  ]);
});

test("no figure of a span reads a whole table that grows: each finds its rows by workspace, most of them by day", async () => {
  const spans = spansOf("month", TODAY);
  const asked = { of: readable(actor, false), day: TODAY, project: "", ...spans };
  const grows =
    /SCAN (deals|documents|process_events|punch_items|workforce_punches|schedule_promises|safety_reports|safety_observations|bookings|document_acceptances)\b(?!.*USING)/;
  for (const metric of joinedContributions.metrics)
    for (const statement of [
      tileStatement(db, metric, asked, "day"),
      rowsStatement(db, metric, asked, { from: 0, count: 20 }),
    ]) {
      const plan = await db.all<{ detail: string }>(sql`explain query plan ${statement.getSQL()}`);
      const details = plan.map((step) => step.detail ?? Object.values(step)[3]);
      expect([metric.id, details.filter((detail) => grows.test(detail))]).toEqual([metric.id, []]);
    }
});

test("a figure whose rows an index has by day reads them as stretches of it, and sorts nothing", async () => {
  const asked = { of: readable(actor, false), day: TODAY, project: "", ...spansOf("twelve", TODAY) };
  const byDay = joinedContributions.metrics.filter((metric) => metric.byDay && metric.when === "period");
  expect(byDay.length).toBeGreaterThan(20);
  for (const metric of byDay) {
    const statement = tileStatement(db, metric, asked, "month");
    const plan = await db.all<{ detail: string }>(sql`explain query plan ${statement.getSQL()}`);
    const details = plan.map((step) => step.detail ?? String(Object.values(step)[3])).join("\n");
    expect([metric.id, /\((\w+=\? AND )+(\w+)>\? AND \2<\?\)/.test(details)]).toEqual([metric.id, true]);
    expect([metric.id, /TEMP B-TREE/.test(details)]).toEqual([metric.id, false]);
  }
});

test("the shifts and punch items of a board are added up in the index alone", async () => {
  const asked = { of: readable(actor, false), day: TODAY, project: "", ...spansOf("twelve", TODAY) };
  const alone = ["punchOpen", "punchAge", "punchRaised", "punchClosed", "firstPass", "reworkCost"];
  const shifts = ["hoursWorked", "hoursOnCode", "shiftLength", "shiftsUncoded", "shiftsOpen"];
  for (const metric of joinedContributions.metrics.filter(({ id }) => [...alone, ...shifts].includes(id))) {
    const statement = tileStatement(db, metric, asked, "month");
    const plan = await db.all<{ detail: string }>(sql`explain query plan ${statement.getSQL()}`);
    const details = plan.map((step) => step.detail ?? String(Object.values(step)[3])).join("\n");
    expect([metric.id, /USING COVERING INDEX (punch_items|workforce_punches)/.test(details)]).toEqual([
      metric.id,
      true,
    ]);
  }
});
